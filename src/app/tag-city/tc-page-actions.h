/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-view.h>
#include <tc-hq-view.h>

#include "tc-page.h"

G_BEGIN_DECLS

/* Installs on TcPage whatever a person can do at the table, each with its keys. Buttons and menus only name these actions:
 *   turn.choose-face (i)   the die with that face
 *   turn.step (i)          a TcDirection: the shape one square on, the leader's die to that side, or the cursor
 *   turn.jump (i)          a TcDirection: the shape to the next place where it fits
 *   turn.rotate (b)        clockwise or not
 *   turn.flip
 *   turn.push (i)          a TcDirection: the leader's die to that side
 *   turn.put-back          what was chosen, or how the dice were pushed
 *   turn.next-die (i)      the leader's next die, or the one before
 *   table.look-at (u)      enlarges a board
 *   table.focus-crew, table.skip
 * The handlers of its template are here too: what is done to the things on the table, by mouse, finger or key, is given its meaning for the turn. */
void tc_page_actions_install (TurnPageClass *page_class);

/* The keyboard goes where the person to move has something to do: to the dice while leading, else to the board. */
void tc_page_actions_focus   (TcPage      *page,
                              TcBoardView *board,
                              TcHqView    *hq);

G_END_DECLS
