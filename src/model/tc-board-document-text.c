/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-document.h"

#include <glib/gi18n.h>

#include "tc-new-district.h"

/* Words for one text are one step for as long as they are typed. */
static void
set_text (TcBoardDocument *self,
          TcBoardText      text,
          guint            district,
          const char      *language,
          const char      *words,
          const char      *label)
{
  TcBoardFile *before = tc_board_document_get_board_file (self);
  g_autoptr (TcBoardFile) after = NULL;
  g_autofree char *merge_key = g_strdup_printf ("text-%d-%u-%s", (int) text, district, language);

  if (g_str_equal (tc_board_file_get_text (before, text, district, language), words))
    return;

  after = tc_board_file_new_with_text (before, text, district, language, words);
  tc_board_document_apply_file (self, after, label, merge_key);
}

void
tc_board_document_set_name (TcBoardDocument *self,
                            const char      *language,
                            const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  /* Translators: this and the following say what a step was that can be undone: “Undo: rename the board”. */
  set_text (self, TC_BOARD_TEXT_NAME, 0, language, text, C_("undo", "rename the board"));
}

void
tc_board_document_set_description (TcBoardDocument *self,
                                   const char      *language,
                                   const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  set_text (self, TC_BOARD_TEXT_DESCRIPTION, 0, language, text, C_("undo", "describe the board"));
}

void
tc_board_document_set_author (TcBoardDocument *self,
                              const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  set_text (self, TC_BOARD_TEXT_AUTHOR, 0, "en", text, C_("undo", "name the author"));
}

void
tc_board_document_set_license (TcBoardDocument *self,
                               const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  set_text (self, TC_BOARD_TEXT_LICENSE, 0, "en", text, C_("undo", "choose the licence"));
}

void
tc_board_document_set_district_name (TcBoardDocument *self,
                                     guint            district,
                                     const char      *language,
                                     const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));
  g_return_if_fail (district < tc_board_document_get_board (self)->n_districts);

  set_text (self, TC_BOARD_TEXT_DISTRICT_NAME, district, language, text, C_("undo", "rename a district"));
}

int
tc_board_document_add_district (TcBoardDocument *self)
{
  g_autoptr (TcBoardFile) after = NULL;

  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), -1);

  if (tc_board_document_get_board (self)->n_districts >= TC_MAX_DISTRICTS)
    return -1;
  after = tc_board_file_new_with_district (tc_board_document_get_board_file (self));
  tc_board_document_apply_file (self, after, C_("undo", "add a district"), NULL);

  return tc_board_document_get_board (self)->n_districts - 1;
}

gboolean
tc_board_document_set_district_key (TcBoardDocument *self,
                                    guint            district,
                                    char             key)
{
  g_autoptr (TcBoardFile) after = NULL;
  const TcBoard *board;

  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);
  board = tc_board_document_get_board (self);
  g_return_val_if_fail (district < board->n_districts, FALSE);

  if (!g_ascii_isalnum (key))
    return FALSE;
  for (guint i = 0; i < board->n_districts; i++)
    if (i != district && board->districts[i].key == key)
      return FALSE;

  after = tc_board_file_new_with_key (tc_board_document_get_board_file (self), district, key);
  tc_board_document_apply_file (self, after, C_("undo", "change the key of a district"), NULL);

  return TRUE;
}
