/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-token-name.h"

#include <string.h>

#include <glib/gi18n.h>

/* Translators: these are the shapes that are drawn on the board, named by what they look like; once alone and once with their article. */
static const struct { const char *id, *name, *with_article; } names[] = {
  { "I1", N_("dot"), N_("the dot") },
  { "I2", N_("bar of 2"), N_("the bar of 2") },
  { "I3", N_("bar of 3"), N_("the bar of 3") },
  { "V3", N_("small corner"), N_("the small corner") },
  { "I4", N_("bar of 4"), N_("the bar of 4") },
  { "O4", N_("square"), N_("the square") },
  { "T4", N_("T"), N_("the T") },
  { "S4", N_("S"), N_("the S") },
  { "L4", N_("L"), N_("the L") },
  { "F5", N_("F"), N_("the F") },
  { "I5", N_("bar of 5"), N_("the bar of 5") },
  { "L5", N_("long L"), N_("the long L") },
  { "N5", N_("N"), N_("the N") },
  { "P5", N_("P"), N_("the P") },
  { "T5", N_("long T"), N_("the long T") },
  { "U5", N_("U"), N_("the U") },
  { "V5", N_("large corner"), N_("the large corner") },
  { "W5", N_("stairs"), N_("the stairs") },
  { "X5", N_("cross"), N_("the cross") },
  { "Y5", N_("Y"), N_("the Y") },
  { "Z5", N_("Z"), N_("the Z") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (names) == TC_N_BUILT_IN_TOKENS);

const char *
tc_token_name (const TcToken *token)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i].id, token->id) == 0)
      return _(names[i].name);

  return token->id;
}

char *
tc_token_dup_the (const TcToken *token)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i].id, token->id) == 0)
      return g_strdup (_(names[i].with_article));

  /* Translators: %s is the short name that the author of a board gave to a shape, such as K4. */
  return g_strdup_printf (_("the %s"), token->id);
}
