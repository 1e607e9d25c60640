/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-pieces.h"

#include <tc-state.h>

struct _TcPieces
{
  GObject     parent_instance;

  TurnRecord *record;
  GArray     *moves;                    /* of TurnMove: those that led here */
  GArray     *pieces[TC_MAX_SEATS];     /* of TcPiece, oldest first */
};

G_DEFINE_FINAL_TYPE (TcPieces, tc_pieces, G_TYPE_OBJECT)

static const TcGame *
get_game (TcPieces * self)
{
  return turn_record_get_game (self->record);
}

static TcState
get_state (TcPieces *self,
           guint     n_moves)
{
  TurnState bytes = { 0 };
  TcState state;

  turn_record_get_state (self->record, n_moves, &bytes);
  memcpy (&state, &bytes, sizeof state);

  return state;
}

/* Adds what a move of @index paints once the move @painted_by is made. */
static void
add_piece (TcPieces *self,
           guint     index,
           guint     painted_by)
{
  const TcGame *game = get_game (self);
  const TcState before = get_state (self, index);
  const TcMove move = tc_move_from_turn (turn_record_get_moves (self->record, NULL)[index]);
  const TcAction action = move.action;
  TcPiece piece = {
    .move = painted_by,
    .round = (guint16) tc_state_round (&before),
    .token = action.token,
    .orientation = action.orientation,
    .anchor = action.anchor,
    .by_drone = action.use == TC_USE_DRONE,
    .by_final_die = move.kind == TC_MOVE_SEAL,
  };

  if (action.use == TC_USE_SOCIAL)
    return;

  piece.squares = tc_game_placement (game, action.token, action.orientation, action.anchor);
  g_array_append_val (self->pieces[tc_state_to_move (game, &before)], piece);
}

/* Sealed choices are painted together, when the last one is in. */
static void
add_final_pieces (TcPieces *self,
                  guint     last)
{
  const guint n_seats = get_game (self)->setup.n_seats;
  const TcState after = get_state (self, last + 1);

  if (tc_state_phase (get_game (self), &after) == TC_PHASE_FINAL)
    return;

  for (guint index = last + 1 - n_seats; index <= last; index++)
    add_piece (self, index, last);
}

static void
go_on (TcPieces *self)
{
  const guint index = self->moves->len;
  const TurnMove move = turn_record_get_moves (self->record, NULL)[index];

  if (tc_move_from_turn (move).kind == TC_MOVE_TURN)
    add_piece (self, index, index);
  else if (tc_move_from_turn (move).kind == TC_MOVE_SEAL)
    add_final_pieces (self, index);

  g_array_append_val (self->moves, move);
}

static void
go_back (TcPieces *self,
         guint     n_moves)
{
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      GArray *pieces = self->pieces[seat];

      while (pieces->len > 0 && g_array_index (pieces, TcPiece, pieces->len - 1).move >= n_moves)
        g_array_set_size (pieces, pieces->len - 1);
    }
  g_array_set_size (self->moves, n_moves);
}

/* How many of the moves that led here are still the record's. */
static guint
count_common_moves (TcPieces *self)
{
  guint n_moves, n_common = 0;
  const TurnMove *moves = turn_record_get_moves (self->record, &n_moves);

  while (n_common < MIN (n_moves, self->moves->len) &&
         turn_move_equal (moves[n_common], g_array_index (self->moves, TurnMove, n_common)))
    n_common++;

  return n_common;
}

static void
tc_pieces_finalize (GObject *object)
{
  TcPieces *self = TC_PIECES (object);

  g_clear_pointer (&self->record, turn_record_unref);
  g_clear_pointer (&self->moves, g_array_unref);
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    g_clear_pointer (&self->pieces[seat], g_array_unref);

  G_OBJECT_CLASS (tc_pieces_parent_class)->finalize (object);
}

static void
tc_pieces_class_init (TcPiecesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_pieces_finalize;
}

static void
tc_pieces_init (TcPieces *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (TurnMove));
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    self->pieces[seat] = g_array_new (FALSE, FALSE, sizeof (TcPiece));
}

TcPieces *
tc_pieces_new (TurnRecord *record)
{
  TcPieces *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_object_new (TC_TYPE_PIECES, NULL);
  self->record = turn_record_ref (record);

  return self;
}

void
tc_pieces_set_position (TcPieces *self,
                        guint     n_moves)
{
  guint n_all;

  g_return_if_fail (TC_IS_PIECES (self));

  turn_record_get_moves (self->record, &n_all);
  n_moves = MIN (n_moves, n_all);
  go_back (self, MIN (n_moves, count_common_moves (self)));
  while (self->moves->len < n_moves)
    go_on (self);
}

const TcPiece *
tc_pieces_get (TcPieces *self,
               guint     seat,
               guint    *n_pieces)
{
  g_return_val_if_fail (TC_IS_PIECES (self), NULL);
  g_return_val_if_fail (seat < TC_MAX_SEATS, NULL);

  *n_pieces = self->pieces[seat]->len;

  return (const TcPiece *) self->pieces[seat]->data;
}
