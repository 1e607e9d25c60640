/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-game.h"

/* Whether the board's numbers keep within what the rules have room for; whether it makes sense is for tc-check.h to say. */
bool           tc_setup_board_is_sound (const TcBoard *board);

/* Whether the table may play so on that board (C3, C5, C6). */
TcSetupVerdict tc_setup_check          (const TcSetup *self,
                                        const TcBoard *board);
