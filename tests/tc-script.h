/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-score.h>

#include "board-fixtures.h"

/* A battle told move by move, in the words of the record format. Whoever is to move makes the move; every function answers with the
 * verdict, and a refused move leaves the battle as it was. */
typedef struct
{
  TcGame  game;
  TcState state;
} Script;

/* The printed HQ of the board, seat 0 the first leader, drones in order; freed with g_free. */
Script   *script_new         (const TcBoard *board,
                              guint          n_seats) G_GNUC_WARN_UNUSED_RESULT;

TcVerdict script_roll        (Script     *self,
                              const char *faces);           /* "3 5 1" */
TcVerdict script_place       (Script     *self,
                              const char *sections);        /* "2 4 0" */

/* Rolls these faces and places every die at the section below its face: face 1 at section 0. */
void      script_begin_round (Script     *self,
                              const char *faces);

/* In the draft and for the final die alike. */
TcVerdict script_tag         (Script     *self,
                              guint       die,
                              const char *squares);         /* "A1 B1"; in an order of no importance */
TcVerdict script_drone       (Script     *self,
                              guint       die,
                              guint       token,
                              const char *squares,
                              guint       drone);
TcVerdict script_social      (Script *self,
                              guint   die,
                              guint   bubble);
TcVerdict script_play        (Script  *self,
                              TcAction action);

/* The feature's place in the game: 'c' column, 'r' row, 'd' district, with its number from 0 on the board. */
guint     script_feature     (Script *self,
                              char    kind,
                              guint   index);
TcRank    script_rank        (Script *self,
                              guint   seat,
                              char    kind,
                              guint   index);

#define assert_legal(verdict) g_assert_cmpint ((verdict), ==, TC_LEGAL)

/* Sixteen squares in four districts, two by two each, with the straight and simple tokens on the ring:
 * face 1 or section 0 is I1, then I2, I3, V3, I4, O4. Small ones: I1, I2, V3. */
TcBoard   script_board       (void);

/* A row of squares "aa…", one by one: every token is a single square. */
TcBoard   script_street      (const char *grid);
