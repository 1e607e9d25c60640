/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board.h>
#include <turn-palette.h>

G_BEGIN_DECLS

/* Boards are drawn with squares of this side; callers that want another size scale the context. */
#define TCE_BOARD_SIDE 57

/* The room that a board takes with its letters, numbers and values. */
void tce_board_measure (const TcBoard *board,
                        double        *width,
                        double        *height);

/* The empty board with all its values, as a player will see it, but on any cairo surface. */
void tce_board_draw    (cairo_t       *cr,
                        const TcBoard *board,
                        TurnTheme      theme);

/* The same without the districts' values on the squares: a small mark says which district it is. */
void tce_board_draw_free (cairo_t       *cr,
                          const TcBoard *board,
                          TurnTheme      theme);

G_END_DECLS
