/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-new-district.h"

#include "tc-board-tools.h"

/* The first free number: districts may have been removed, and two of one name could not be told apart. */
static guint
find_free_number (TcBoardFile *file)
{
  const guint n_districts = tc_board_file_get_board (file)->n_districts;

  for (guint number = 1;; number++)
    {
      g_autofree char *name = g_strdup_printf ("District %u", number);
      gboolean taken = FALSE;

      for (guint i = 0; i < n_districts && !taken; i++)
        taken = g_str_equal (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, i, "en"), name);
      if (!taken)
        return number;
    }
}

/* The names stand in the file, in its languages, whatever that of the program is. */
static TcBoardFile *
with_new_name (TcBoardFile *file,
               guint        district,
               guint        number)
{
  g_autofree char *english = g_strdup_printf ("District %u", number);
  g_autofree char *french = g_strdup_printf ("Quartier %u", number);
  g_autoptr (TcBoardFile) named = tc_board_file_new_with_text (file, TC_BOARD_TEXT_DISTRICT_NAME, district, "en", english);

  return tc_board_file_new_with_text (named, TC_BOARD_TEXT_DISTRICT_NAME, district, "fr", french);
}

TcBoardFile *
tc_board_file_new_with_district (TcBoardFile *self)
{
  const TcBoard board = tc_board_with_district (tc_board_file_get_board (self));
  g_autoptr (TcBoardFile) added = NULL;

  if (board.n_districts == tc_board_file_get_board (self)->n_districts)
    return tc_board_file_ref (self);

  added = tc_board_file_new_with_board (self, &board);

  return with_new_name (added, board.n_districts - 1u, find_free_number (self));
}
