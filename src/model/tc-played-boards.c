/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-played-boards.h"

#define KEY "played-boards"

/* Files come and go: without a limit the list would only grow. */
#define MAX_BOARDS 500

char **
tc_played_boards_list (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_settings_get_strv (settings, KEY);
}

void
tc_played_boards_add (GSettings  *settings,
                      const char *id)
{
  g_auto (GStrv) before = tc_played_boards_list (settings);
  g_autoptr (GPtrArray) after = g_ptr_array_new ();

  g_return_if_fail (id != NULL);

  g_ptr_array_add (after, (gpointer) id);
  for (guint i = 0; before[i] != NULL && after->len < MAX_BOARDS; i++)
    if (!g_str_equal (before[i], id))
      g_ptr_array_add (after, before[i]);
  g_ptr_array_add (after, NULL);
  g_settings_set_strv (settings, KEY, (const char *const *) after->pdata);
}
