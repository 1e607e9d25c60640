/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-entry.h>

#include "turn-choice-card.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_CARD (tc_board_card_get_type ())

/* A board to choose: its picture, its name with a badge beside it, and a line about it. One that cannot be played says why. What is read
 * aloud of it tells all that is seen, and whether it is chosen. */
G_DECLARE_FINAL_TYPE (TcBoardCard, tc_board_card, TC, BOARD_CARD, TurnChoiceCard)

/* Beside the name is the side of the box's board, or a warning where networks pay; under it size, length and rounds. */
GtkWidget    *tc_board_card_new                (TcBoardEntry * entry) G_GNUC_WARN_UNUSED_RESULT;
TcBoardEntry *tc_board_card_get_entry          (TcBoardCard *self);

/* Other words under the name. */
void          tc_board_card_set_about          (TcBoardCard *self,
                                                const char  *about);

/* Something else beside the name, NULL: nothing. */
void          tc_board_card_set_end            (TcBoardCard *self,
                                                GtkWidget   *end);

/* Something under all that; NULL: nothing. */
void          tc_board_card_set_foot           (TcBoardCard *self,
                                                GtkWidget   *foot);

/* How high the picture is; 104 unless told. */
void          tc_board_card_set_picture_height (TcBoardCard *self,
                                                int          height);

/* Where there is little room: a smaller picture with the side stuck onto it, and the line without rounds. */
void          tc_board_card_set_compact        (TcBoardCard *self,
                                                gboolean     compact);

/* Lying on its side: the picture before the words, for a list in one column. */
void          tc_board_card_set_row            (TcBoardCard *self,
                                                gboolean     row);

/* Whether it is read aloud that nobody has played the board yet. */
void          tc_board_card_set_new            (TcBoardCard *self,
                                                gboolean     is_new);

/* “⚠ Pays”: the mark of a board on which checking networks wins prestige, with a tooltip that says so. */
GtkWidget    *tc_board_card_new_warning        (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
