/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-words.h"

#include <glib/gi18n.h>

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
