/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-entry.h"

G_BEGIN_DECLS

/* “Side A” or “Side B”, translated, for the two sides of the box's board; NULL for all others. */
const char *tc_board_facts_get_side   (TcBoardEntry *entry);

/* Whether a bubble is positive, so that checking networks wins prestige. */
gboolean    tc_board_facts_pays       (TcBoardEntry *entry);

/* “12 × 8”; NULL for a board that cannot be read. */
char       *tc_board_facts_say_size   (TcBoardEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

/* “medium, about 10 rounds”; NULL while it is unknown. */
char       *tc_board_facts_say_length (TcBoardEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

/* In words, for those who do not see its card: “Old Harbour, Side A, 12 by 8, medium, about 10 rounds, chosen”. */
char       *tc_board_facts_describe   (TcBoardEntry *entry,
                                       gboolean      chosen) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
