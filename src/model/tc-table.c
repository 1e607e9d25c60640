/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table.h"

#include <tc-record.h>

struct _TcTable
{
  GObject     parent_instance;

  TurnMatch  *match;
  TcPieces   *pieces;
  TcDraft    *draft;
  TcDicePlan *plan;

  TcTableMode mode;
  guint       viewer;
  int         looked_at;        /* a seat, or -1 */
  int         shutter_seat;     /* the person who raised the shutter last in this final, or -1 */
  guint       position;         /* of the match when the turn was begun */
  TcTalk      talk;
  gboolean    following;        /* FALSE while the table itself changes draft or plan */
};

enum
{
  CHANGED,
  TURN_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcTable, tc_table, G_TYPE_OBJECT)

static void
emit_changed (TcTable *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
turn_changed (TcTable *self)
{
  if (self->following)
    g_signal_emit (self, signals[TURN_CHANGED], 0);
}

static gboolean
is_person (TcTable *self,
           int      seat)
{
  return seat >= 0 && turn_match_is_human (self->match, (guint) seat);
}

static guint
first_person (TcTable *self)
{
  for (guint seat = 0; seat < turn_match_get_n_seats (self->match); seat++)
    if (turn_match_is_human (self->match, seat))
      return seat;

  return 0;
}

/* Choices for the final die are secret between people at one screen. */
static gboolean
needs_shutter (TcTable *self,
               int      seat)
{
  return tc_state_phase (tc_table_get_game (self), tc_table_get_state (self)) == TC_PHASE_FINAL
         && turn_match_get_n_humans (self->match) > 1
         && self->shutter_seat != seat;
}

static TcTableMode
find_mode (TcTable *self)
{
  const int seat = turn_match_get_to_move (self->match);

  if (seat == TURN_OVER)
    return TC_TABLE_OVER;
  if (!turn_match_is_waiting (self->match) || !is_person (self, seat))
    return TC_TABLE_WATCHING;
  if (needs_shutter (self, seat))
    return TC_TABLE_HANDING_OVER;

  return tc_state_phase (tc_table_get_game (self), tc_table_get_state (self)) == TC_PHASE_PLACE
         ? TC_TABLE_LEADING : TC_TABLE_CHOOSING;
}

/* The screen is for the person to move; while bots and chance move it stays with the last person, and when nobody plays it follows the bots. */
static void
follow_viewer (TcTable *self)
{
  const int seat = turn_match_get_to_move (self->match);

  if (is_person (self, seat) || (seat >= 0 && turn_match_get_n_humans (self->match) == 0))
    self->viewer = (guint) seat;
}

/* Draft and plan begin anew when another turn has come, and are left alone while it is the same one. */
static void
begin_turn (TcTable *self)
{
  const guint position = turn_match_get_position (self->match);
  const gboolean same = self->position == position;

  self->position = position;
  if (self->mode != TC_TABLE_CHOOSING)
    tc_draft_clear (self->draft);
  else if (!same || !tc_draft_is_active (self->draft))
    tc_draft_begin (self->draft, tc_table_get_state (self), self->viewer);

  if (self->mode != TC_TABLE_LEADING)
    tc_dice_plan_clear (self->plan);
  else if (!same || !tc_dice_plan_is_active (self->plan))
    tc_dice_plan_begin (self->plan, tc_table_get_state (self));
}

static void
follow_match (TcTable *self)
{
  self->following = FALSE;
  tc_pieces_set_position (self->pieces, turn_match_get_position (self->match));
  if (tc_state_phase (tc_table_get_game (self), tc_table_get_state (self)) != TC_PHASE_FINAL)
    self->shutter_seat = -1;
  if (self->position != turn_match_get_position (self->match))
    self->looked_at = -1;
  follow_viewer (self);
  self->mode = find_mode (self);
  begin_turn (self);
  self->following = TRUE;
  emit_changed (self);
}

static void
tc_table_dispose (GObject *object)
{
  TcTable *self = TC_TABLE (object);

  g_clear_object (&self->draft);
  g_clear_object (&self->plan);
  g_clear_object (&self->pieces);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tc_table_parent_class)->dispose (object);
}

static void
tc_table_class_init (TcTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_table_dispose;

  signals[CHANGED] = g_signal_new ("changed", TC_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TURN_CHANGED] = g_signal_new ("turn-changed", TC_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_table_init (TcTable *self)
{
  self->looked_at = -1;
  self->shutter_seat = -1;
  self->position = G_MAXUINT;
}

TcTable *
tc_table_new (TurnMatch *match)
{
  TcTable *self = g_object_new (TC_TYPE_TABLE, NULL);

  self->match = g_object_ref (match);
  self->pieces = tc_pieces_new (turn_match_get_record (match));
  self->draft = tc_draft_new (tc_table_get_game (self));
  self->plan = tc_dice_plan_new (tc_table_get_game (self));
  self->viewer = first_person (self);
  g_signal_connect_object (match, "state-changed", G_CALLBACK (follow_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (turn_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "changed", G_CALLBACK (turn_changed), self, G_CONNECT_SWAPPED);
  follow_match (self);

  return self;
}

TurnMatch *
tc_table_get_match (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return self->match;
}

TcBoardFile *
tc_table_get_board_file (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return tc_record_get_board_file (turn_match_get_record (self->match));
}

const TcGame *
tc_table_get_game (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return turn_match_get_game (self->match);
}

const TcState *
tc_table_get_state (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return turn_match_get_state (self->match);
}

TcPieces *
tc_table_get_pieces (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return self->pieces;
}

TcDraft *
tc_table_get_draft (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return self->draft;
}

TcDicePlan *
tc_table_get_plan (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return self->plan;
}

/* Whether the board that is shown is the viewer's own. */
static gboolean
is_at_home (TcTable *self)
{
  return tc_table_get_shown (self) == self->viewer;
}

TcDraft *
tc_table_get_own_draft (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return self->mode == TC_TABLE_CHOOSING && is_at_home (self) ? self->draft : NULL;
}

TcDicePlan *
tc_table_get_own_plan (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return self->mode == TC_TABLE_LEADING ? self->plan : NULL;
}

TcTableMode
tc_table_get_mode (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), TC_TABLE_WATCHING);

  return self->mode;
}

guint
tc_table_get_viewer (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), 0);

  return self->viewer;
}

guint
tc_table_get_shown (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), 0);

  return self->looked_at >= 0 ? (guint) self->looked_at : self->viewer;
}

void
tc_table_look_at (TcTable *self,
                  guint    seat)
{
  g_return_if_fail (TC_IS_TABLE (self));

  self->looked_at = (int) seat;
  emit_changed (self);
}

void
tc_table_look_back (TcTable *self)
{
  g_return_if_fail (TC_IS_TABLE (self));

  if (self->looked_at < 0)
    return;
  self->looked_at = -1;
  emit_changed (self);
}

TcTalk
tc_table_get_talk (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), TC_TALK_NOTHING);

  return self->talk;
}

void
tc_table_set_talk (TcTable *self,
                   TcTalk   talk)
{
  g_return_if_fail (TC_IS_TABLE (self));

  if (self->talk == talk)
    return;
  self->talk = talk;
  emit_changed (self);
}

void
tc_table_raise_shutter (TcTable *self)
{
  g_return_if_fail (TC_IS_TABLE (self));

  if (self->mode != TC_TABLE_HANDING_OVER)
    return;
  self->shutter_seat = turn_match_get_to_move (self->match);
  follow_match (self);
}

/* Confirming is offered beside one's own board alone. */
static gboolean
find_move (TcTable  *self,
           TurnMove *move)
{
  if (!is_at_home (self))
    return FALSE;
  if (self->mode == TC_TABLE_LEADING)
    return tc_dice_plan_get_move (self->plan, move);

  return self->mode == TC_TABLE_CHOOSING && tc_draft_get_move (self->draft, move);
}

gboolean
tc_table_can_confirm (TcTable *self)
{
  TurnMove move;

  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  return find_move (self, &move);
}

gboolean
tc_table_confirm (TcTable *self)
{
  TurnMove move;

  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  return find_move (self, &move) && turn_match_play (self->match, move) == TURN_LEGAL;
}

/* Whether something has been put together that can be dropped before the match itself is asked to take a move back. */
static gboolean
has_begun (TcTable *self)
{
  if (self->mode == TC_TABLE_LEADING)
    return tc_dice_plan_get_n_placed (self->plan) > 0;
  if (self->mode != TC_TABLE_CHOOSING)
    return FALSE;

  return tc_draft_get_use (self->draft) != TC_USE_TAG
         || (!tc_draft_is_final (self->draft) && tc_draft_get_die (self->draft) >= 0);
}

gboolean
tc_table_get_can_undo (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  return is_at_home (self) && (has_begun (self) || turn_match_get_can_undo (self->match));
}

void
tc_table_undo (TcTable *self)
{
  g_return_if_fail (TC_IS_TABLE (self));

  if (!tc_table_get_can_undo (self))
    return;
  if (!has_begun (self))
    turn_match_undo (self->match);
  else if (self->mode == TC_TABLE_LEADING)
    tc_dice_plan_begin (self->plan, tc_table_get_state (self));
  else
    tc_draft_reset (self->draft);
}

void
tc_table_revise (TcTable *self,
                 guint    seat)
{
  g_return_if_fail (TC_IS_TABLE (self));

  if (turn_match_get_can_revise (self->match, seat))
    turn_match_revise (self->match, seat);
}

guint
tc_table_get_seat_in_order (TcTable *self,
                            guint    index)
{
  g_return_val_if_fail (TC_IS_TABLE (self), 0);

  return (tc_state_leader (tc_table_get_state (self)) + 1 + index) % turn_match_get_n_seats (self->match);
}
