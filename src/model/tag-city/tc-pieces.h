/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include <tc-game.h>
#include <turn-record.h>

G_BEGIN_DECLS

/* A shape as it was painted. A state knows only which squares are painted: the table shows pieces. */
typedef struct
{
  TcSet    squares;
  guint    move;           /* its index in the record */
  guint16  round;
  guint8   token;          /* place on the HQ, 0 to 8 */
  guint8   orientation;    /* of TcGame.orientations[token] */
  guint8   anchor;         /* row · columns + column of the window's corner */
  gboolean by_drone;
  gboolean by_final_die;
} TcPiece;

#define TC_TYPE_PIECES (tc_pieces_get_type ())

/* The pieces on each tagger's board after some number of moves of a record. Going one move on or back costs one move;
 * moves that were taken back and replaced meanwhile are noticed. */
G_DECLARE_FINAL_TYPE (TcPieces, tc_pieces, TC, PIECES, GObject)

/* At the beginning of a Tag City record. */
TcPieces      *tc_pieces_new          (TurnRecord * record) G_GNUC_WARN_UNUSED_RESULT;

void           tc_pieces_set_position (TcPieces *self,
                                       guint     n_moves);

/* The pieces of a tagger, oldest first; borrowed until the position is set again. */
const TcPiece *tc_pieces_get          (TcPieces *self,
                                       guint     seat,
                                       guint    *n_pieces);

G_END_DECLS
