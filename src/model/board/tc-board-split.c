/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-split.h"

#include <string.h>

#include "tc-board-suggest.h"

/* How far the line reaches beyond the district at first. */
#define REACH .5

static gboolean
belongs (const TcBoardSplit *self,
         const TcBoard      *board,
         guint               row,
         guint               column)
{
  return tc_board_is_city (board, row, column) && board->squares[row][column] == self->district;
}

/* More than 0 to the right of somebody who walks along the line. */
static double
find_side (const TcBoardSplit *self,
           guint               row,
           guint               column)
{
  const double x = column + .5 - self->from.x, y = row + .5 - self->from.y;

  return (self->to.x - self->from.x) * y - (self->to.y - self->from.y) * x;
}

static void
count_halves (TcBoardSplit  *self,
              const TcBoard *board)
{
  self->n_stay = self->n_leave = 0;
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        if (!belongs (self, board, row, column))
          continue;
        if (self->leaves[row][column])
          self->n_leave++;
        else
          self->n_stay++;
      }
}

static void
turn_round (TcBoardSplit  *self,
            const TcBoard *board)
{
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      if (belongs (self, board, row, column))
        self->leaves[row][column] = !self->leaves[row][column];
  count_halves (self, board);
}

void
tc_board_split_cut (TcBoardSplit  *self,
                    const TcBoard *board,
                    TcGridPoint    from,
                    TcGridPoint    to,
                    gboolean       other_half)
{
  self->from = from;
  self->to = to;
  self->other_half = other_half;
  memset (self->leaves, 0, sizeof self->leaves);
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      self->leaves[row][column] = belongs (self, board, row, column) && find_side (self, row, column) < 0;
  count_halves (self, board);

  if (self->n_leave > self->n_stay)
    turn_round (self, board);
  if (other_half)
    turn_round (self, board);
}

TcBoardSplit
tc_board_split_new (const TcBoard *board,
                    guint          district)
{
  TcBoardSplit self = { .district = district };
  guint top = TC_MAX_SIDE, left = TC_MAX_SIDE, bottom = 0, right = 0;

  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      if (belongs (&self, board, row, column))
        {
          top = MIN (top, row);
          left = MIN (left, column);
          bottom = MAX (bottom, row + 1);
          right = MAX (right, column + 1);
        }
  if (bottom == 0)
    return self;

  if (right - left >= bottom - top)
    tc_board_split_cut (&self, board, (TcGridPoint) { (left + right) / 2., top - REACH }, (TcGridPoint) { (left + right) / 2., bottom + REACH }, FALSE);
  else
    tc_board_split_cut (&self, board, (TcGridPoint) { left - REACH, (top + bottom) / 2. }, (TcGridPoint) { right + REACH, (top + bottom) / 2. }, FALSE);

  return self;
}

gboolean
tc_board_split_possible (const TcBoardSplit *self,
                         const TcBoard      *board)
{
  return self->district < board->n_districts && self->n_stay > 0 && self->n_leave > 0 && board->n_districts < TC_MAX_DISTRICTS;
}

static gboolean
is_name_taken (TcBoardFile *file,
               const char  *language,
               const char  *name)
{
  for (guint i = 0; i < tc_board_file_get_board (file)->n_districts; i++)
    if (g_str_equal (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, i, language), name))
      return TRUE;

  return FALSE;
}

/* "Customs House 2", or the next number that is free; a language without a name stays without one. */
static TcBoardFile *
with_name (TcBoardFile *file,
           guint        district,
           guint        from,
           const char  *language)
{
  const char *name = tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, from, language);

  for (guint number = 2; name[0] != '\0'; number++)
    {
      g_autofree char *numbered = g_strdup_printf ("%s %u", name, number);

      if (!is_name_taken (file, language, numbered))
        return tc_board_file_new_with_text (file, TC_BOARD_TEXT_DISTRICT_NAME, district, language, numbered);
    }

  return tc_board_file_ref (file);
}

TcBoardFile *
tc_board_split_apply (const TcBoardSplit *self,
                      TcBoardFile        *file)
{
  const TcBoard *before = tc_board_file_get_board (file);
  TcBoard board = tc_board_with_district (before);
  const guint added = board.n_districts - 1u;
  g_autoptr (TcBoardFile) split = NULL, english = NULL;

  if (!tc_board_split_possible (self, before))
    return tc_board_file_ref (file);

  for (guint row = 0; row < board.n_rows; row++)
    for (guint column = 0; column < board.n_columns; column++)
      if (self->leaves[row][column])
        board.squares[row][column] = (guint8) added;
  board.districts[added].value = tc_board_suggest_value (&board, TC_FEATURE_DISTRICT, added);
  split = tc_board_file_new_with_board (file, &board);
  english = with_name (split, added, self->district, "en");

  return with_name (english, added, self->district, "fr");
}
