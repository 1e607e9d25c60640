/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-length.h"

G_BEGIN_DECLS

/* What is looked at when boards are searched for. Texts are borrowed from the board. */
typedef struct
{
  const char *name;
  const char *author;           /* empty when nobody is named */
  guint       n_squares;        /* 0 for a file that cannot be played */
  gboolean    has_water;        /* some squares within the edges belong to no district */
  gboolean    is_played;
  double      rounds;           /* 0 while nobody knows how long a battle lasts */
} TcBoardTraits;

typedef enum
{
  TC_BOARD_ORDER_USUAL,         /* as they stand */
  TC_BOARD_ORDER_SHORTEST,
  TC_BOARD_ORDER_LARGEST,
  TC_BOARD_ORDER_NAME,
} TcBoardOrder;

#define TC_N_BOARD_ORDERS (TC_BOARD_ORDER_NAME + 1)

/* Which boards somebody wants to see, and how they are sorted. Zero means all of them. */
typedef struct
{
  const char   *search;         /* words, each somewhere in the name or the author; NULL: any; borrowed */
  TcBoardLength length;         /* TC_BOARD_LENGTH_UNKNOWN: any */
  gboolean      with_water;
  gboolean      unplayed;
  TcBoardOrder  order;
} TcBoardQuery;

TcBoardTraits tc_board_traits_of            (TcBoardEntry *entry,
                                             gboolean      is_played);

gboolean      tc_board_query_matches        (const TcBoardQuery  *self,
                                             const TcBoardTraits *traits);

/* As strcmp (); 0 for two that stay as they stand. */
int           tc_board_query_compare        (const TcBoardQuery  *self,
                                             const TcBoardTraits *a,
                                             const TcBoardTraits *b);

/* Whether it keeps any board out, whatever the boards are. */
gboolean      tc_board_query_excludes       (const TcBoardQuery *self);

/* Whether it can be answered only when the length of every board is known. */
gboolean      tc_board_query_needs_lengths  (const TcBoardQuery *self);

G_END_DECLS
