/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-entry.h>

#include "tc-choice-card.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_CARD (tc_board_card_get_type ())

/* A board to choose: its picture and what it is. One that cannot be played says why. */
G_DECLARE_FINAL_TYPE (TcBoardCard, tc_board_card, TC, BOARD_CARD, TcChoiceCard)

GtkWidget    *tc_board_card_new       (TcBoardEntry * entry) G_GNUC_WARN_UNUSED_RESULT;
TcBoardEntry *tc_board_card_get_entry (TcBoardCard *self);

G_END_DECLS
