/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-game.h>

/* Boards for tests, made in C. */

/* Rows as in the board format, one after the other with '/' between them: "aab/a.b". Districts are numbered in the order in which
 * their letters first stand there. Columns and rows are worth 4 and 2, districts 8 and 3, drones −1, −2, −3, bubbles −1, −2; the HQ
 * is that of side A. Every value may be changed afterwards. */
TcBoard board_fixture           (const char *grid);

/* The same text back: "aab/a.b". */
char   *board_fixture_grid      (const TcBoard *board) G_GNUC_WARN_UNUSED_RESULT;

/* Equal boards are equal bytes. */
void    board_fixture_assert_same (const TcBoard *board,
                                   const TcBoard *other);

/* The grid of data/boards/side-a.city.json with an HQ and values of its own, so that tuning that board does not move the tests. */
TcBoard board_fixture_side_a    (void);

/* Such a board with a whole HQ, six sections and three small ones: "T4 L4 … I1 I2 V3", or, for freestyle, three small ones alone. */
TcBoard board_fixture_with_hq   (const char *grid,
                                 const char *ids);

void    board_fixture_set_drones   (TcBoard    *board,
                                    const char *values);      /* "-1 -2" */
void    board_fixture_set_bubbles  (TcBoard    *board,
                                    const char *values);
void    board_fixture_set_sections (TcBoard    *board,
                                    const char *ids);         /* "T4 L4 …" */
void    board_fixture_set_small    (TcBoard    *board,
                                    const char *ids);
void    board_fixture_add_token    (TcBoard    *board,
                                    const char *id,
                                    const char *shape);       /* "##/#." */

/* A battle with the printed HQ, seat 0 the first leader and drones in order; freed with g_free. */
TcGame *game_fixture            (const TcBoard *board,
                                 guint          n_seats) G_GNUC_WARN_UNUSED_RESULT;

/* "B3" on that board, as everywhere in the product. */
guint   square_fixture          (const TcGame *game,
                                 const char   *name);

/* The placement of the token at that place on the HQ on exactly these squares, "A1 A2 B2"; fails the test when they are not that token. */
void    placement_fixture       (const TcGame *game,
                                 guint         token,
                                 const char   *squares,
                                 guint8       *orientation,
                                 guint8       *anchor);
