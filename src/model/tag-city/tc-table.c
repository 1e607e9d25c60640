/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table.h"

#include <glib/gi18n.h>
#include <tc-record.h>

#include "tc-words.h"

struct _TcTable
{
  TurnScreen parent_instance;

  TcPieces  *pieces;
  TcDraft    draft;             /* of this turn */
  TcDicePlan plan;

  guint      viewer;
  int        looked_at;         /* a seat, or -1 */
  guint      position;          /* of the match when the turn was begun */
  TcTalk     talk;
  gboolean   touched;
  gboolean   seals_at_once;
  gint64     pinned_at;         /* in microseconds */
};

G_DEFINE_FINAL_TYPE (TcTable, tc_table, TURN_TYPE_SCREEN)

static void
emit_changed (TcTable *self)
{
  turn_screen_emit_changed (TURN_SCREEN (self), TURN_CHANGED_STATE);
}

static TcPhase
get_phase (TcTable *self)
{
  return tc_state_phase (tc_table_get_game (self), tc_table_get_state (self));
}

/* The table is laid for the person to move; while bots and chance move it stays with the last person, and when nobody plays it follows the bots. */
static void
follow_viewer (TcTable *self)
{
  const int seat = turn_match_get_to_move (tc_table_get_match (self));

  if (seat >= 0 && (turn_screen_is_mine (TURN_SCREEN (self), (guint) seat) || turn_screen_get_n_mine (TURN_SCREEN (self)) == 0))
    self->viewer = (guint) seat;
}

/* Draft and plan begin anew when another turn has come, and are left alone while it is the same one. */
static void
begin_turn (TcTable *self,
            guint    position)
{
  const TcTableMode mode = tc_table_get_mode (self);
  const gboolean same = self->position == position;

  self->position = position;
  if (mode != TC_TABLE_CHOOSING)
    self->draft = tc_draft_cleared (self->draft);
  else if (!same || !self->draft.active)
    self->draft = tc_draft_begun (self->draft, tc_table_get_state (self), self->viewer);

  if (mode != TC_TABLE_LEADING)
    self->plan = tc_dice_plan_cleared (self->plan);
  else if (!same || !self->plan.active)
    self->plan = tc_dice_plan_begun (self->plan, tc_table_get_state (self));
}

static void
tc_table_changed (TurnScreen *screen,
                  TurnChange  change)
{
  TcTable *self = TC_TABLE (screen);
  const guint position = turn_screen_get_position (screen);

  if (change == TURN_CHANGED_CHOICE)
    return;
  tc_pieces_set_position (self->pieces, position);
  if (self->position != position)
    self->looked_at = -1;
  follow_viewer (self);
  begin_turn (self, position);
}

/* Choices for the final die are secret between people at one screen. */
static gboolean
tc_table_is_private (TurnScreen *screen)
{
  return get_phase (TC_TABLE (screen)) == TC_PHASE_FINAL;
}

/* The leader's dice lie in the HQ, whatever board is shown; all other turns are about the viewer's own. */
static gboolean
tc_table_sees_turn (TurnScreen *screen)
{
  TcTable *self = TC_TABLE (screen);

  return get_phase (self) == TC_PHASE_PLACE || tc_table_get_shown (self) == self->viewer;
}

static gboolean
has_begun (TcTable *self)
{
  if (tc_table_get_mode (self) == TC_TABLE_LEADING)
    return tc_dice_plan_get_n_placed (&self->plan) > 0;

  return self->draft.pinned || tc_draft_get_use (&self->draft) != TC_USE_TAG || (!tc_draft_is_final (&self->draft) && tc_draft_get_die (&self->draft) >= 0);
}

static TurnUndo
tc_table_find_undo (TurnScreen *screen)
{
  return tc_table_can_put_back (TC_TABLE (screen)) ? TURN_UNDO_CHOICE
                                                   : TURN_SCREEN_CLASS (tc_table_parent_class)->find_undo (screen);
}

static void
tc_table_undo (TurnScreen *screen)
{
  TcTable *self = TC_TABLE (screen);

  if (tc_table_can_put_back (self))
    tc_table_put_back (self);
  else
    TURN_SCREEN_CLASS (tc_table_parent_class)->undo (screen);
}

/* A turn that was made, in the words for what is taken back. */
static char *
name_turn (const TcGame *game,
           TcMove        move)
{
  if (move.kind == TC_MOVE_PLACE)
    return g_strdup (_("the dice"));
  if (move.action.use == TC_USE_SOCIAL)
    /* Translators: what undo takes back. */
    return g_strdup (_("the networks"));

  return tc_token_dup_the (&game->hq[move.action.token]);
}

static char *
name_choice (TcTable *self)
{
  if (tc_table_get_mode (self) == TC_TABLE_LEADING)
    return g_strdup (_("the dice"));
  if (self->draft.pinned)
    return NULL;
  if (tc_draft_has_piece (&self->draft))
    return tc_token_dup_the (&tc_table_get_game (self)->hq[tc_draft_get_token (&self->draft)]);
  if (tc_draft_get_use (&self->draft) == TC_USE_SOCIAL)
    return g_strdup (_("the networks"));

  /* Translators: what undo takes back. */
  return g_strdup (tc_draft_get_use (&self->draft) == TC_USE_DRONE ? _("the drone") : _("the die"));
}

static char *
tc_table_dup_taken (TurnScreen *screen)
{
  TcTable *self = TC_TABLE (screen);
  TurnMatch *match = tc_table_get_match (self);
  TcMove move;
  guint index;

  if (tc_table_can_put_back (self))
    return name_choice (self);
  turn_match_find_undo (match, &index);
  move = tc_move_from_turn (turn_record_get_moves (turn_match_get_record (match), NULL)[index]);
  /* Another one is at the screen already, who may not know what was sealed. */
  if (move.kind == TC_MOVE_SEAL && turn_screen_is_covered (screen))
    return TURN_SCREEN_CLASS (tc_table_parent_class)->dup_taken (screen);

  return name_turn (tc_table_get_game (self), move);
}

static void
tc_table_dispose (GObject *object)
{
  TcTable *self = TC_TABLE (object);

  g_clear_object (&self->pieces);

  G_OBJECT_CLASS (tc_table_parent_class)->dispose (object);
}

static void
tc_table_class_init (TcTableClass *klass)
{
  TurnScreenClass *screen_class = TURN_SCREEN_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_table_dispose;
  screen_class->changed = tc_table_changed;
  screen_class->is_private = tc_table_is_private;
  screen_class->sees_turn = tc_table_sees_turn;
  screen_class->find_undo = tc_table_find_undo;
  screen_class->undo = tc_table_undo;
  screen_class->dup_taken = tc_table_dup_taken;
}

static void
tc_table_init (TcTable *self)
{
  self->looked_at = -1;
  self->position = G_MAXUINT;
}

/* The first person, before anybody is to move. */
static guint
find_first_viewer (TurnMatch *match)
{
  for (guint seat = 0; seat < turn_match_get_n_seats (match); seat++)
    if (turn_match_is_human (match, seat))
      return seat;

  return 0;
}

TcTable *
tc_table_new (TurnMatch *match)
{
  TcTable *self = g_object_new (TC_TYPE_TABLE, NULL);

  self->pieces = tc_pieces_new (turn_match_get_record (match));
  self->draft = tc_draft_new (turn_match_get_game (match));
  self->plan = tc_dice_plan_new (turn_match_get_game (match));
  self->viewer = find_first_viewer (match);
  turn_screen_follow (TURN_SCREEN (self), match);

  return self;
}

TurnMatch *
tc_table_get_match (TcTable *self)
{
  return turn_screen_get_match (TURN_SCREEN (self));
}

TcBoardFile *
tc_table_get_board_file (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return tc_record_get_board_file (turn_match_get_record (tc_table_get_match (self)));
}

const TcGame *
tc_table_get_game (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return turn_match_get_game (tc_table_get_match (self));
}

const TcState *
tc_table_get_state (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return turn_match_get_state (tc_table_get_match (self));
}

TcPieces *
tc_table_get_pieces (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return self->pieces;
}

const TcDraft *
tc_table_get_draft (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return &self->draft;
}

const TcDicePlan *
tc_table_get_plan (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return &self->plan;
}

const TcDraft *
tc_table_get_own_draft (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return tc_table_get_mode (self) == TC_TABLE_CHOOSING && turn_screen_can_act (TURN_SCREEN (self)) ? &self->draft : NULL;
}

const TcDicePlan *
tc_table_get_own_plan (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), NULL);

  return tc_table_get_mode (self) == TC_TABLE_LEADING ? &self->plan : NULL;
}

gboolean
tc_table_set_own_draft (TcTable *self,
                        TcDraft  draft)
{
  if (tc_table_get_own_draft (self) == NULL || tc_draft_equal (&self->draft, &draft))
    return FALSE;
  self->draft = draft;
  turn_screen_emit_changed (TURN_SCREEN (self), TURN_CHANGED_CHOICE);

  return TRUE;
}

gboolean
tc_table_set_own_plan (TcTable   *self,
                       TcDicePlan plan)
{
  if (tc_table_get_own_plan (self) == NULL || (self->plan.current == plan.current && memcmp (self->plan.sides, plan.sides, sizeof plan.sides) == 0))
    return FALSE;
  self->plan = plan;
  turn_screen_emit_changed (TURN_SCREEN (self), TURN_CHANGED_CHOICE);

  return TRUE;
}

TcTableMode
tc_table_get_mode (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), TC_TABLE_WATCHING);

  switch (turn_screen_get_mode (TURN_SCREEN (self)))
    {
    case TURN_SCREEN_COVERED:
      return TC_TABLE_HANDING_OVER;
    case TURN_SCREEN_ACTING:
      return get_phase (self) == TC_PHASE_PLACE ? TC_TABLE_LEADING : TC_TABLE_CHOOSING;
    case TURN_SCREEN_OVER:
      return TC_TABLE_OVER;
    case TURN_SCREEN_WATCHING:
    case TURN_SCREEN_ANSWERING:
    default:
      return TC_TABLE_WATCHING;
    }
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

gboolean
tc_table_is_touched (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  return self->touched;
}

void
tc_table_set_touched (TcTable *self,
                      gboolean touched)
{
  g_return_if_fail (TC_IS_TABLE (self));

  if (self->touched == touched)
    return;
  self->touched = touched;
  emit_changed (self);
}

/* Confirming is offered beside one's own board alone. */
static gboolean
find_move (TcTable  *self,
           TurnMove *move)
{
  if (!turn_screen_can_act (TURN_SCREEN (self)))
    return FALSE;

  return tc_table_get_mode (self) == TC_TABLE_LEADING ? tc_dice_plan_get_move (&self->plan, move) : tc_draft_get_move (&self->draft, move);
}

gboolean
tc_table_can_confirm (TcTable *self)
{
  TurnMove move;

  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  return find_move (self, &move);
}

static gboolean
needs_pin (TcTable *self)
{
  const TcDraft *draft = tc_table_get_own_draft (self);

  return draft != NULL && tc_draft_is_final (draft) && !draft->pinned && !self->seals_at_once;
}

static gboolean
pin (TcTable *self)
{
  self->pinned_at = g_get_monotonic_time ();

  return tc_table_set_own_draft (self, tc_draft_pinned (self->draft));
}

/* A double click pins, and does not seal. */
static gboolean
is_too_soon (TcTable *self)
{
  return self->draft.pinned && g_get_monotonic_time () - self->pinned_at < TC_PIN_MILLISECONDS * G_TIME_SPAN_MILLISECOND;
}

gboolean
tc_table_get_seals_at_once (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  return self->seals_at_once;
}

void
tc_table_set_seals_at_once (TcTable *self,
                            gboolean seals_at_once)
{
  g_return_if_fail (TC_IS_TABLE (self));

  self->seals_at_once = seals_at_once;
}

gboolean
tc_table_confirm (TcTable *self)
{
  TurnMove move;

  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  if (needs_pin (self))
    return pin (self);
  if (is_too_soon (self))
    return TRUE;

  return find_move (self, &move) && turn_screen_play (TURN_SCREEN (self), move) == TURN_LEGAL;
}

gboolean
tc_table_can_put_back (TcTable *self)
{
  g_return_val_if_fail (TC_IS_TABLE (self), FALSE);

  return turn_screen_can_act (TURN_SCREEN (self)) && has_begun (self);
}

void
tc_table_put_back (TcTable *self)
{
  if (!tc_table_can_put_back (self))
    return;
  if (tc_table_get_mode (self) == TC_TABLE_LEADING)
    tc_table_set_own_plan (self, tc_dice_plan_begun (self->plan, tc_table_get_state (self)));
  else if (self->draft.pinned)
    tc_table_set_own_draft (self, tc_draft_lifted (self->draft));
  else
    tc_table_set_own_draft (self, tc_draft_restarted (self->draft));
}

void
tc_table_revise (TcTable *self,
                 guint    seat)
{
  g_return_if_fail (TC_IS_TABLE (self));

  if (turn_match_get_can_revise (tc_table_get_match (self), seat))
    turn_match_revise (tc_table_get_match (self), seat);
}

guint
tc_table_get_seat_in_order (TcTable *self,
                            guint    index)
{
  g_return_val_if_fail (TC_IS_TABLE (self), 0);

  return (tc_state_leader (tc_table_get_state (self)) + 1 + index) % turn_match_get_n_seats (tc_table_get_match (self));
}
