/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-token-name.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  const char *id;
  const char *name;
  const char *letter;
} TokenName;

/* Translators: the shapes of the game. The first word is said alone (“Section 4, S shape”), the second within a sentence (“Place the S anywhere free”);
 * the letters are pictures of the shapes and stay as they are. */
static const TokenName names[] = {
  { "I1", NC_("shape", "single square"), NC_("short shape", "single square") },
  { "I2", NC_("shape", "domino"), NC_("short shape", "domino") },
  { "I3", NC_("shape", "bar of three"), NC_("short shape", "bar of three") },
  { "V3", NC_("shape", "corner"), NC_("short shape", "corner") },
  { "I4", NC_("shape", "bar of four"), NC_("short shape", "bar of four") },
  { "O4", NC_("shape", "square"), NC_("short shape", "square") },
  { "T4", NC_("shape", "T shape"), NC_("short shape", "T") },
  { "S4", NC_("shape", "S shape"), NC_("short shape", "S") },
  { "L4", NC_("shape", "L shape"), NC_("short shape", "L") },
  { "F5", NC_("shape", "F shape"), NC_("short shape", "F") },
  { "I5", NC_("shape", "bar of five"), NC_("short shape", "bar of five") },
  { "L5", NC_("shape", "long L shape"), NC_("short shape", "long L") },
  { "N5", NC_("shape", "N shape"), NC_("short shape", "N") },
  { "P5", NC_("shape", "P shape"), NC_("short shape", "P") },
  { "T5", NC_("shape", "long T shape"), NC_("short shape", "long T") },
  { "U5", NC_("shape", "U shape"), NC_("short shape", "U") },
  { "V5", NC_("shape", "V shape"), NC_("short shape", "V") },
  { "W5", NC_("shape", "W shape"), NC_("short shape", "W") },
  { "X5", NC_("shape", "plus"), NC_("short shape", "plus") },
  { "Y5", NC_("shape", "Y shape"), NC_("short shape", "Y") },
  { "Z5", NC_("shape", "Z shape"), NC_("short shape", "Z") },
};

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

const char *
tc_token_get_letter (const TcToken *self)
{
  const TokenName *known = find (self);

  return known != NULL ? g_dpgettext2 (NULL, "short shape", known->letter) : self->id;
}
