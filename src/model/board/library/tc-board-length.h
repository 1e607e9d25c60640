/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-entry.h"

G_BEGIN_DECLS

/* How long a battle on a board lasts. */
typedef enum
{
  TC_BOARD_LENGTH_UNKNOWN,
  TC_BOARD_SHORT,       /* under 8 rounds */
  TC_BOARD_MEDIUM,
  TC_BOARD_LONG,        /* over 11 rounds */
} TcBoardLength;

TcBoardLength tc_board_length_of_rounds  (double rounds);

/* “short”, “medium” or “long”, translated; NULL while it is unknown. */
const char   *tc_board_length_get_name   (TcBoardLength self);

/* The mean number of rounds over two, three and four taggers; 0 while it is unknown. Those of the box are known, others can be measured
 * (tc-board-lengths.h). */
double        tc_board_length_get_rounds (TcBoardEntry *entry);

/* Finds it out for any board that can be played, by quick battles; 0 of one that cannot. In any thread: it takes about a tenth of a second. */
double        tc_board_length_measure    (const TcBoard *board);

G_END_DECLS
