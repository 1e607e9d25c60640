/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/* A polyomino: a set of cells in an 8×8 window, pushed to its top-left corner,
 * so that two shapes are the same exactly when their bits are. Bit 8·row + column. */
typedef struct
{
  uint64_t cells;
} TcShape;

/* The most squares a token of an author's own may have, and the largest window of it. */
#define TC_SHAPE_MAX_CELLS 9
#define TC_SHAPE_MAX_SIDE 5

/* From rows such as "##./.##"; any character but '#' and '/' is empty. */
TcShape  tc_shape_from_text    (const char *rows);

TcShape  tc_shape_turned       (TcShape self);   /* a quarter clockwise */
TcShape  tc_shape_flipped      (TcShape self);   /* left becomes right */
bool     tc_shape_equal        (TcShape a,
                                TcShape b);
bool     tc_shape_has          (TcShape  self,
                                unsigned row,
                                unsigned column);
unsigned tc_shape_n_cells      (TcShape self);
unsigned tc_shape_n_rows       (TcShape self);
unsigned tc_shape_n_columns    (TcShape self);
bool     tc_shape_is_connected (TcShape self);

/* The least of its turned and flipped forms: the same for all of them. */
TcShape  tc_shape_canonical    (TcShape self);

/* Writes the different turned and flipped forms, at most eight, the shape itself first, then its quarter turns clockwise, then the
 * flipped ones; returns how many. */
unsigned tc_shape_orientations (TcShape self,
                                TcShape orientations[8]);
