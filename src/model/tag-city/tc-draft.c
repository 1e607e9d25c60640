/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-draft.h"

#include "tc-options.h"

#define NONE (-1)

static TcDraftStatus
find_status_of_piece (const TcDraft *self)
{
  if (tc_state_n_places (self->game, &self->state, self->seat, self->hold.token) == 0)
    return TC_DRAFT_FITS_NOWHERE;
  if (self->outcome.is_legal)
    return TC_DRAFT_READY;

  return tc_set_is_empty (&self->outcome.occupied, TC_SET_WORDS) ? TC_DRAFT_OFF_THE_CITY : TC_DRAFT_NOT_FREE;
}

static TcDraftStatus
find_status (const TcDraft *self)
{
  if (!self->active)
    return TC_DRAFT_IDLE;
  if (self->use == TC_USE_DRONE && self->drone == NONE)
    return TC_DRAFT_NO_DRONE;
  if (self->die == NONE)
    return TC_DRAFT_NEEDS_DIE;
  if (self->use == TC_USE_SOCIAL)
    return TC_DRAFT_READY;
  if (tc_draft_get_token (self) == NONE)
    return TC_DRAFT_NEEDS_TOKEN;

  return find_status_of_piece (self);
}

/* Finds what follows from the choices. What has changed is not pinned any more. */
static void
refresh (TcDraft *self)
{
  self->pinned = FALSE;
  self->outcome = tc_outcome_new (self->game, &self->state, self->seat, tc_draft_has_piece (self) ? &self->hold : NULL);
  self->status = find_status (self);
}

/* Takes the token of what was chosen into the hand, near where the last one was; a token that fits nowhere is held
 * there too, to be seen. */
static void
arm (TcDraft *self)
{
  const int token = tc_draft_get_token (self);

  if (token == NONE)
    return;

  if (token != self->hold.token)
    self->hold.orientation = 0;
  self->hold.token = (guint8) token;
  tc_hold_find_place (&self->hold, self->game, &self->state, self->seat);
}

/* The place on the HQ of the token that a die gives. */
static guint
token_of_die (const TcDraft *self,
              guint          die)
{
  return (guint) tc_state_die_section (&self->state, die);
}

TcDraft
tc_draft_new (const TcGame *game)
{
  return (TcDraft) {
           .game = game,
           .die = NONE,
           .use = TC_USE_TAG,
           .hold = { .centre_x = game->board.n_columns, .centre_y = game->board.n_rows },
  };
}

gboolean
tc_draft_equal (const TcDraft *self,
                const TcDraft *other)
{
  return self->active == other->active && self->pinned == other->pinned && self->die == other->die && self->use == other->use && self->drone_token == other->drone_token
         && self->drone == other->drone && self->bubble == other->bubble && memcmp (&self->hold, &other->hold, sizeof self->hold) == 0;
}

TcDraft
tc_draft_begun (TcDraft        self,
                const TcState *state,
                guint          seat)
{
  self.state = *state;
  self.seat = seat;
  self.active = TRUE;

  return tc_draft_restarted (self);
}

TcDraft
tc_draft_cleared (TcDraft self)
{
  self.active = FALSE;
  refresh (&self);

  return self;
}

TcDraft
tc_draft_restarted (TcDraft self)
{
  self.die = tc_options_get_final_die (self.game, &self.state);
  self.use = TC_USE_TAG;
  self.drone_token = NONE;
  self.drone = tc_state_next_drone (self.game, &self.state, self.seat);
  self.bubble = (int) tc_options_get_cheapest_bubble (self.game, &self.state);
  arm (&self);
  refresh (&self);

  return self;
}

gboolean
tc_draft_is_final (const TcDraft *self)
{
  return self->active && tc_state_phase (self->game, &self->state) == TC_PHASE_FINAL;
}

TcDraft
tc_draft_pinned (TcDraft self)
{
  self.pinned = tc_draft_is_final (&self) && self.status == TC_DRAFT_READY;

  return self;
}

TcDraft
tc_draft_lifted (TcDraft self)
{
  self.pinned = FALSE;

  return self;
}

const TcGame *
tc_draft_get_game (const TcDraft *self)
{
  return self->game;
}

const TcState *
tc_draft_get_state (const TcDraft *self)
{
  return &self->state;
}

/* Fields that a use does not need stay 0. */
static TcAction
get_action (const TcDraft *self)
{
  TcAction action = { .die = (guint8) self->die, .use = (guint8) self->use };

  if (self->use == TC_USE_SOCIAL)
    {
      action.mark = (guint8) self->bubble;
    }
  else
    {
      action.token = self->hold.token;
      action.orientation = self->hold.orientation;
      action.anchor = (guint8) (tc_draft_get_row (self) * self->game->board.n_columns + tc_draft_get_column (self));
      action.mark = self->use == TC_USE_DRONE ? (guint8) self->drone : 0;
    }

  return action;
}

gboolean
tc_draft_get_move (const TcDraft *self,
                   TurnMove      *move)
{
  TcMove turn = { .kind = TC_MOVE_TURN, .sections = { 0 } };

  if (self->status != TC_DRAFT_READY)
    return FALSE;

  turn.kind = tc_draft_is_final (self) ? TC_MOVE_SEAL : TC_MOVE_TURN;
  turn.action = get_action (self);
  *move = tc_move_to_turn (turn);

  return TRUE;
}

TcDraft
tc_draft_with_move (TcDraft  self,
                    TurnMove move)
{
  const TcAction action = tc_move_from_turn (move).action;

  if (!self.active)
    return self;

  self.die = action.die;
  self.use = (TcUse) action.use;
  if (self.use == TC_USE_SOCIAL)
    self.bubble = action.mark;
  else
    self.hold = tc_hold_laid (self.game, action.token, action.orientation, action.anchor);
  if (self.use == TC_USE_DRONE)
    {
      self.drone_token = action.token;
      self.drone = action.mark;
    }
  refresh (&self);

  return self;
}

int
tc_draft_get_die (const TcDraft *self)
{
  return self->die;
}

TcDraft
tc_draft_with_die (TcDraft self,
                   guint   die)
{
  if (!self.active || !tc_options_is_die_in_hq (self.game, &self.state, die))
    return self;

  self.die = (int) die;
  if (self.use == TC_USE_TAG)
    arm (&self);
  refresh (&self);

  return self;
}

TcDraft
tc_draft_with_face (TcDraft self,
                    guint   face)
{
  const guint n_dice = tc_state_n_dice (self.game);

  for (guint i = 1; i <= n_dice && self.active; i++)
    {
      const guint die = (guint) (self.die + (int) i) % n_dice;

      if (tc_options_is_die_in_hq (self.game, &self.state, die) && tc_state_die_face (&self.state, die) == face)
        return tc_draft_with_die (self, die);
    }

  return self;
}

TcUse
tc_draft_get_use (const TcDraft *self)
{
  return self->use;
}

TcDraft
tc_draft_with_use (TcDraft self,
                   TcUse   use)
{
  if (!self.active || use == self.use)
    return self;

  self.use = use;
  self.bubble = (int) tc_options_get_cheapest_bubble (self.game, &self.state);
  arm (&self);
  refresh (&self);

  return self;
}

gboolean
tc_draft_can_use (const TcDraft *self,
                  TcUse          use)
{
  if (!self->active)
    return FALSE;

  switch (use)
    {
    case TC_USE_TAG:
      return tc_options_can_tag (self->game, &self->state, self->seat, self->die);
    case TC_USE_DRONE:
      return tc_options_can_drone (self->game, &self->state, self->seat);
    case TC_USE_SOCIAL:
    default:
      return TRUE;
    }
}

int
tc_draft_get_token (const TcDraft *self)
{
  if (!self->active || self->use == TC_USE_SOCIAL)
    return NONE;
  if (self->use == TC_USE_DRONE)
    return self->drone_token;

  return self->die == NONE ? NONE : (int) token_of_die (self, (guint) self->die);
}

TcDraft
tc_draft_with_token (TcDraft self,
                     guint   token)
{
  if (!self.active || self.use != TC_USE_DRONE || token >= TC_N_HQ_TOKENS)
    return self;

  self.drone_token = (int) token;
  arm (&self);
  refresh (&self);

  return self;
}

int
tc_draft_get_drone (const TcDraft *self)
{
  return self->active ? self->drone : NONE;
}

TcDraft
tc_draft_with_drone (TcDraft self,
                     guint   drone)
{
  if (!self.active || !tc_options_is_drone_open (self.game, &self.state, self.seat, drone))
    return self;

  self.drone = (int) drone;
  refresh (&self);

  return self;
}

int
tc_draft_get_bubble (const TcDraft *self)
{
  return self->active ? self->bubble : NONE;
}

TcDraft
tc_draft_with_bubble (TcDraft self,
                      guint   bubble)
{
  if (!self.active || !tc_options_is_bubble_free (self.game, &self.state, bubble))
    return self;

  self.bubble = (int) bubble;
  refresh (&self);

  return self;
}

gboolean
tc_draft_has_piece (const TcDraft *self)
{
  return tc_draft_get_token (self) != NONE;
}

guint
tc_draft_get_row (const TcDraft *self)
{
  guint row, column;

  tc_hold_get_corner (&self->hold, self->game, &row, &column);

  return row;
}

guint
tc_draft_get_column (const TcDraft *self)
{
  guint row, column;

  tc_hold_get_corner (&self->hold, self->game, &row, &column);

  return column;
}

/* Only a piece on the board can be moved; a pointer that stays in its square changes nothing. */
static void
set_hold (TcDraft *self,
          TcHold   hold)
{
  if (!tc_draft_has_piece (self) || memcmp (&self->hold, &hold, sizeof hold) == 0)
    return;

  self->hold = hold;
  refresh (self);
}

/* Where the next piece is to appear. */
static void
set_centre (TcDraft *self,
            double   x,
            double   y)
{
  self->hold.centre_x = (gint16) CLAMP (2 * x, 0, 2 * TC_MAX_SIDE);
  self->hold.centre_y = (gint16) CLAMP (2 * y, 0, 2 * TC_MAX_SIDE);
}

TcDraft
tc_draft_turned (TcDraft  self,
                 gboolean clockwise)
{
  self.pinned = FALSE;
  set_hold (&self, tc_hold_turned (self.hold, self.game, clockwise));

  return self;
}

TcDraft
tc_draft_flipped (TcDraft self)
{
  self.pinned = FALSE;
  set_hold (&self, tc_hold_flipped (self.hold, self.game));

  return self;
}

TcDraft
tc_draft_stepped (TcDraft     self,
                  TcDirection direction)
{
  self.pinned = FALSE;
  set_hold (&self, tc_hold_stepped (self.hold, self.game, direction));

  return self;
}

TcDraft
tc_draft_jumped (TcDraft     self,
                 TcDirection direction)
{
  TcHold hold;

  hold = self.hold;
  if (!tc_draft_has_piece (&self) || !tc_hold_jump (&hold, self.game, &self.state, self.seat, direction))
    return self;

  set_hold (&self, hold);

  return self;
}

TcDraft
tc_draft_put_under (TcDraft self,
                    double  x,
                    double  y)
{
  if (tc_draft_has_piece (&self))
    set_hold (&self, tc_hold_put_under (self.hold, self.game, x, y));
  else
    set_centre (&self, x, y);

  return self;
}

const TcDraftFeature *
tc_draft_get_features (const TcDraft *self,
                       guint         *n_features)
{
  *n_features = self->outcome.n_features;

  return self->outcome.features;
}

int
tc_draft_get_gain (const TcDraft *self)
{
  int gain;

  gain = self->outcome.value;
  if (self->use == TC_USE_DRONE && self->drone != NONE)
    gain += self->game->board.drones[self->drone];
  if (self->use == TC_USE_SOCIAL && self->bubble != TC_NO_BUBBLE)
    gain += self->game->board.bubbles[self->bubble];

  return gain;
}
