/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-token-name.h"

#include <string.h>

#include <glib/gi18n.h>

typedef struct
{
  const char *id;
  const char *name;
  const char *with_article;
} TokenName;

/* Translators: the shapes of the game. The first is said alone (“Section 4, S shape”), the second with its article
 * within a sentence (“Place the S anywhere free”); the letters are pictures of the shapes and stay as they are. */
static const TokenName names[] = {
  { "I1", NC_("shape", "single square"), NC_("shape", "the single square") },
  { "I2", NC_("shape", "domino"), NC_("shape", "the domino") },
  { "I3", NC_("shape", "bar of three"), NC_("shape", "the bar of three") },
  { "V3", NC_("shape", "corner"), NC_("shape", "the corner") },
  { "I4", NC_("shape", "bar of four"), NC_("shape", "the bar of four") },
  { "O4", NC_("shape", "square"), NC_("shape", "the square") },
  { "T4", NC_("shape", "T shape"), NC_("shape", "the T") },
  { "S4", NC_("shape", "S shape"), NC_("shape", "the S") },
  { "L4", NC_("shape", "L shape"), NC_("shape", "the L") },
  { "F5", NC_("shape", "F shape"), NC_("shape", "the F") },
  { "I5", NC_("shape", "bar of five"), NC_("shape", "the bar of five") },
  { "L5", NC_("shape", "long L shape"), NC_("shape", "the long L") },
  { "N5", NC_("shape", "N shape"), NC_("shape", "the N") },
  { "P5", NC_("shape", "P shape"), NC_("shape", "the P") },
  { "T5", NC_("shape", "long T shape"), NC_("shape", "the long T") },
  { "U5", NC_("shape", "U shape"), NC_("shape", "the U") },
  { "V5", NC_("shape", "V shape"), NC_("shape", "the V") },
  { "W5", NC_("shape", "W shape"), NC_("shape", "the W") },
  { "X5", NC_("shape", "plus"), NC_("shape", "the plus") },
  { "Y5", NC_("shape", "Y shape"), NC_("shape", "the Y") },
  { "Z5", NC_("shape", "Z shape"), NC_("shape", "the Z") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (names) == TC_N_BUILT_IN_TOKENS);

static const TokenName *
find (const TcToken *token)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i].id, token->id) == 0)
      return &names[i];

  return NULL;
}

const char *
tc_token_get_name (const TcToken *self)
{
  const TokenName *known = find (self);

  return known != NULL ? g_dpgettext2 (NULL, "shape", known->name) : self->id;
}

char *
tc_token_dup_the (const TcToken *self)
{
  const TokenName *known = find (self);

  if (known != NULL)
    return g_strdup (g_dpgettext2 (NULL, "shape", known->with_article));

  /* Translators: %s is the short name that the author of a board gave to a shape, such as K4. */
  return g_strdup_printf (C_("shape", "the %s"), self->id);
}
