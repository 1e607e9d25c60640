/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board.h"

/* What makes a board odd rather than wrong; for tc-check.c. */

/* In how many parts the city lies; marks all but the largest. */
unsigned tc_lint_count_parts     (const TcBoard *board,
                                  bool           cells[TC_MAX_SIDE][TC_MAX_SIDE]);

/* Nobody who comes second gets less: there is no race. */
bool     tc_lint_is_flat         (const TcBoard *board);
bool     tc_lint_is_all_negative (const TcBoard *board);

/* Whether a district is worth as much as one of at least four times its squares; writes the largest of those. */
bool     tc_lint_is_dear         (const TcBoard *board,
                                  unsigned       district,
                                  unsigned      *other);
