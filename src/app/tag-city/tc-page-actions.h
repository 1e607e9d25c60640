/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-page.h"

G_BEGIN_DECLS

/* Installs on TcPage whatever a person can do at the table, each with its keys. Buttons and menus only name these actions:
 *   turn.choose-face (i)   the die with that face
 *   turn.step (i)          a TcDirection: the shape one square on, the leader's die to that side, or the cursor
 *   turn.jump (i)          a TcDirection: the shape to the next place where it fits
 *   turn.rotate (b)        clockwise or not
 *   turn.flip
 *   turn.next-die (i)      the leader's next die, or the one before
 *   table.look-at (u)      enlarges a board
 *   table.focus-crew, table.skip */
void tc_page_actions_install (TurnPageClass *page_class);

G_END_DECLS
