/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-query.h"

#include <string.h>

#include <turn-language.h>

TcBoardTraits
tc_board_traits_of (TcBoardEntry *entry,
                    gboolean      is_played)
{
  TcBoardFile *file = tc_board_entry_get_board (entry);
  TcBoardTraits traits = {
    .name = tc_board_entry_get_name (entry),
    .author = "",
    .is_played = is_played,
    .rounds = tc_board_length_get_rounds (entry),
  };
  const TcBoard *board;

  if (file == NULL)
    return traits;

  board = tc_board_file_get_board (file);
  traits.author = tc_board_file_get_author (file);
  traits.n_squares = tc_board_n_squares (board);
  traits.has_water = traits.n_squares < (guint) board->n_rows * board->n_columns;

  return traits;
}

/* Letters without case and accents, so that nobody has to know how a name is spelt. */
static char *
fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *lower = g_utf8_casefold (apart, -1);
  g_autoptr (GString) bare = g_string_new (NULL);

  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (bare, g_utf8_get_char (at));

  return g_string_free (g_steal_pointer (&bare), FALSE);
}

static gboolean
has_words (const TcBoardTraits *traits,
           const char          *search)
{
  g_autofree char *name = fold (traits->name);
  g_autofree char *author = fold (traits->author);
  g_autofree char *folded = fold (search);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\n", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (name, words[i]) == NULL && strstr (author, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

gboolean
tc_board_query_matches (const TcBoardQuery  *self,
                        const TcBoardTraits *traits)
{
  if (self->length != TC_BOARD_LENGTH_UNKNOWN && tc_board_length_of_rounds (traits->rounds) != self->length)
    return FALSE;
  if (self->with_water && !traits->has_water)
    return FALSE;
  if (self->unplayed && (traits->is_played || traits->n_squares == 0))
    return FALSE;

  return self->search == NULL || *self->search == '\0' || has_words (traits, self->search);
}

static int
compare_numbers (double a,
                 double b)
{
  return (a > b) - (a < b);
}

/* What is not known comes last. */
static int
compare_rounds (double a,
                double b)
{
  return compare_numbers (a > 0 ? a : G_MAXDOUBLE, b > 0 ? b : G_MAXDOUBLE);
}

int
tc_board_query_compare (const TcBoardQuery  *self,
                        const TcBoardTraits *a,
                        const TcBoardTraits *b)
{
  switch (self->order)
    {
    case TC_BOARD_ORDER_SHORTEST:
      return compare_rounds (a->rounds, b->rounds);
    case TC_BOARD_ORDER_LARGEST:
      return compare_numbers (b->n_squares, a->n_squares);
    case TC_BOARD_ORDER_NAME:
      return turn_language_collate (a->name, b->name);
    case TC_BOARD_ORDER_USUAL:
    default:
      return 0;
    }
}

gboolean
tc_board_query_excludes (const TcBoardQuery *self)
{
  return (self->search != NULL && *self->search != '\0') || self->length != TC_BOARD_LENGTH_UNKNOWN || self->with_water || self->unplayed;
}

gboolean
tc_board_query_needs_lengths (const TcBoardQuery *self)
{
  return self->length != TC_BOARD_LENGTH_UNKNOWN || self->order == TC_BOARD_ORDER_SHORTEST;
}
