/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-words.h"

#include <glib/gi18n.h>

#include <string.h>
#include <tc-score.h>
#include <turn-words.h>

char *
tc_words_square (const TcGame *game,
                 guint         square)
{
  /* Translators: a square of the board: the letter of its column and the number of its row. */
  return g_strdup_printf (C_("square", "%c %u"), 'A' + (char) (square % game->board.n_columns),
                          square / game->board.n_columns + 1);
}

char *
tc_words_squares (const TcGame *game,
                  TcSet         squares)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (8, g_free, TRUE);

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&squares, square))
      g_ptr_array_add (names, tc_words_square (game, square));

  return turn_words_list ((const char *const *) names->pdata);
}

char *
tc_words_feature (const TcGame *game,
                  TcBoardFile  *file,
                  guint         feature)
{
  const TcFeature *self = &game->features[feature];

  switch (self->kind)
    {
    case TC_FEATURE_COLUMN:
      /* Translators: a column of the board in the middle of a sentence; %c is its letter. */
      return g_strdup_printf (_("column %c"), 'A' + self->index);

    case TC_FEATURE_ROW:
      /* Translators: a row of the board in the middle of a sentence. */
      return g_strdup_printf (_("row %u"), self->index + 1u);

    case TC_FEATURE_DISTRICT:
    default:
      if (file != NULL)
        return turn_words_inside (tc_board_file_get_district_name (file, self->index, NULL));
      return g_strdup_printf ("%c", game->board.districts[self->index].key);
    }
}

char *
tc_words_end (guint ends)
{
  static const struct { TcEnd end; const char *reason; } reasons[] = {
    { TC_END_FEATURES, N_("every high value is taken") },
    { TC_END_BUBBLES, N_("every bubble is circled") },
    { TC_END_DRONES, N_("a remote has no drone left") },
  };
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (3, NULL, TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    if ((ends & reasons[i].end) != 0)
      g_ptr_array_add (words, (gpointer) _(reasons[i].reason));

  return turn_words_list ((const char *const *) words->pdata);
}

typedef struct
{
  const char *id;
  const char *name;
  const char *with_article;
} TokenName;

/* Translators: the shapes of the game. The first is said alone (“Section 4, S shape”), the second with its article
 * within a sentence (“Place the S”); the letters are pictures of the shapes and stay as they are. */
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

static gboolean
looks_like (const TcToken *token,
            const char    *id)
{
  return tc_shape_equal (tc_shape_canonical (token->shape), tc_shape_canonical (tc_token_find (id)->shape));
}

static const TokenName *
find (const TcToken *token)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i].id, token->id) == 0)
      return &names[i];
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (looks_like (token, names[i].id))
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
