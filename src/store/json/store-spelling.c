/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-spelling.h"

#include <string.h>

/* No member that we know is longer. */
#define MAX_LENGTH 24

/* How many letters of a name may be wrong for one slip, and from where on there may be two. */
#define LONG_NAME 6

/* The number of slips between two names, exchanged neighbours counted as one. */
static guint
count_slips (const char *a,
             gsize       n_a,
             const char *b,
             gsize       n_b)
{
  guint slips[MAX_LENGTH + 1][MAX_LENGTH + 1];

  for (gsize i = 0; i <= n_a; i++)
    for (gsize k = 0; k <= n_b; k++)
      {
        if (i == 0 || k == 0)
          {
            slips[i][k] = (guint) (i + k);
            continue;
          }
        slips[i][k] = MIN (MIN (slips[i - 1][k], slips[i][k - 1]) + 1, slips[i - 1][k - 1] + (a[i - 1] != b[k - 1] ? 1 : 0));
        if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
          slips[i][k] = MIN (slips[i][k], slips[i - 2][k - 2] + 1);
      }

  return slips[n_a][n_b];
}

gboolean
store_is_misspelt (const char *name,
                   const char *wanted)
{
  const gsize n_name = strlen (name), n_wanted = strlen (wanted);
  guint n_slips;

  if (n_name > MAX_LENGTH || n_wanted > MAX_LENGTH || n_name < 2)
    return FALSE;
  n_slips = count_slips (name, n_name, wanted, n_wanted);

  return n_slips > 0 && n_slips <= (n_wanted > LONG_NAME ? 2 : 1);
}

const char *
store_find_misspelt (JsonObject *object,
                     const char *wanted)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    if (store_is_misspelt (name, wanted))
      return name;

  return NULL;
}
