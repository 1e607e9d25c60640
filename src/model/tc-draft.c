/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-draft.h"

#include "tc-options.h"

#define NONE (-1)

struct _TcDraft
{
  GObject       parent_instance;

  const TcGame *game;
  TcState       state;
  guint         seat;
  gboolean      active;

  /* What was chosen. */
  int           die;
  TcUse         use;
  int           drone_token;
  int           drone;
  int           bubble;
  TcHold        hold;         /* its centre lives on when there is no piece: the next one appears there */

  /* What follows from it. */
  TcDraftStatus status;
  TcOutcome     outcome;
};

G_DEFINE_FINAL_TYPE (TcDraft, tc_draft, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TcDraftStatus
find_status_of_piece (TcDraft *self)
{
  if (tc_state_n_places (self->game, &self->state, self->seat, self->hold.token) == 0)
    return TC_DRAFT_FITS_NOWHERE;
  if (self->outcome.is_legal)
    return TC_DRAFT_READY;

  return tc_set_is_empty (&self->outcome.occupied, TC_SET_WORDS) ? TC_DRAFT_OFF_THE_CITY : TC_DRAFT_NOT_FREE;
}

static TcDraftStatus
find_status (TcDraft *self)
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

/* Finds what follows from the choices, and tells. */
static void
refresh (TcDraft *self)
{
  self->outcome = tc_outcome_new (self->game, &self->state, self->seat, tc_draft_has_piece (self) ? &self->hold : NULL);
  self->status = find_status (self);
  g_signal_emit (self, signals[CHANGED], 0);
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
token_of_die (TcDraft *self,
              guint    die)
{
  return (guint) tc_state_die_section (&self->state, die);
}

static void
tc_draft_class_init (TcDraftClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tc_draft_init (TcDraft *self)
{
  self->die = NONE;
  self->use = TC_USE_TAG;
}

TcDraft *
tc_draft_new (const TcGame *game)
{
  TcDraft *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (TC_TYPE_DRAFT, NULL);
  self->game = game;
  self->hold.centre_x = game->board.n_columns;
  self->hold.centre_y = game->board.n_rows;

  return self;
}

void
tc_draft_begin (TcDraft       *self,
                const TcState *state,
                guint          seat)
{
  g_return_if_fail (TC_IS_DRAFT (self));
  g_return_if_fail (seat < self->game->setup.n_seats);

  self->state = *state;
  self->seat = seat;
  self->active = TRUE;
  tc_draft_reset (self);
}

void
tc_draft_clear (TcDraft *self)
{
  g_return_if_fail (TC_IS_DRAFT (self));

  if (!self->active)
    return;

  self->active = FALSE;
  refresh (self);
}

void
tc_draft_reset (TcDraft *self)
{
  g_return_if_fail (TC_IS_DRAFT (self));
  g_return_if_fail (self->active);

  self->die = tc_options_get_final_die (self->game, &self->state);
  self->use = TC_USE_TAG;
  self->drone_token = NONE;
  self->drone = tc_state_next_drone (self->game, &self->state, self->seat);
  self->bubble = (int) tc_options_get_cheapest_bubble (self->game, &self->state);
  arm (self);
  refresh (self);
}

gboolean
tc_draft_is_active (TcDraft *self)
{
  return self->active;
}

gboolean
tc_draft_is_final (TcDraft *self)
{
  return self->active && tc_state_phase (self->game, &self->state) == TC_PHASE_FINAL;
}

const TcGame *
tc_draft_get_game (TcDraft *self)
{
  return self->game;
}

const TcState *
tc_draft_get_state (TcDraft *self)
{
  return &self->state;
}

guint
tc_draft_get_seat (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), 0);

  return self->seat;
}

TcDraftStatus
tc_draft_get_status (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), TC_DRAFT_IDLE);

  return self->status;
}

/* Fields that a use does not need stay 0. */
static TcAction
get_action (TcDraft *self)
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
tc_draft_get_move (TcDraft  *self,
                   TurnMove *move)
{
  TcMove turn = { .kind = TC_MOVE_TURN, .sections = { 0 } };

  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  if (self->status != TC_DRAFT_READY)
    return FALSE;

  turn.kind = tc_draft_is_final (self) ? TC_MOVE_SEAL : TC_MOVE_TURN;
  turn.action = get_action (self);
  *move = tc_move_to_turn (turn);

  return TRUE;
}

int
tc_draft_get_die (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), NONE);

  return self->die;
}

gboolean
tc_draft_choose_die (TcDraft *self,
                     guint    die)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  if (!self->active || !tc_options_is_die_in_hq (self->game, &self->state, die))
    return FALSE;

  self->die = (int) die;
  if (self->use == TC_USE_TAG)
    arm (self);
  refresh (self);

  return TRUE;
}

gboolean
tc_draft_choose_face (TcDraft *self,
                      guint    face)
{
  const guint n_dice = tc_state_n_dice (self->game);

  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  for (guint i = 1; i <= n_dice && self->active; i++)
    {
      const guint die = (guint) (self->die + (int) i) % n_dice;

      if (tc_options_is_die_in_hq (self->game, &self->state, die) && tc_state_die_face (&self->state, die) == face)
        return tc_draft_choose_die (self, die);
    }

  return FALSE;
}

TcUse
tc_draft_get_use (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), TC_USE_TAG);

  return self->use;
}

void
tc_draft_set_use (TcDraft *self,
                  TcUse    use)
{
  g_return_if_fail (TC_IS_DRAFT (self));

  if (!self->active || use == self->use)
    return;

  self->use = use;
  self->bubble = (int) tc_options_get_cheapest_bubble (self->game, &self->state);
  arm (self);
  refresh (self);
}

gboolean
tc_draft_can_use (TcDraft *self,
                  TcUse    use)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

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
tc_draft_get_token (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), NONE);

  if (!self->active || self->use == TC_USE_SOCIAL)
    return NONE;
  if (self->use == TC_USE_DRONE)
    return self->drone_token;

  return self->die == NONE ? NONE : (int) token_of_die (self, (guint) self->die);
}

gboolean
tc_draft_choose_token (TcDraft *self,
                       guint    token)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  if (!self->active || self->use != TC_USE_DRONE || token >= TC_N_HQ_TOKENS)
    return FALSE;

  self->drone_token = (int) token;
  arm (self);
  refresh (self);

  return TRUE;
}

int
tc_draft_get_drone (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), NONE);

  return self->active ? self->drone : NONE;
}

gboolean
tc_draft_choose_drone (TcDraft *self,
                       guint    drone)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  if (!self->active || !tc_options_is_drone_open (self->game, &self->state, self->seat, drone))
    return FALSE;

  self->drone = (int) drone;
  refresh (self);

  return TRUE;
}

int
tc_draft_get_bubble (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), NONE);

  return self->active ? self->bubble : NONE;
}

gboolean
tc_draft_choose_bubble (TcDraft *self,
                        guint    bubble)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  if (!self->active || !tc_options_is_bubble_free (self->game, &self->state, bubble))
    return FALSE;

  self->bubble = (int) bubble;
  refresh (self);

  return TRUE;
}

gboolean
tc_draft_has_piece (TcDraft *self)
{
  return tc_draft_get_token (self) != NONE;
}

guint
tc_draft_get_orientation (TcDraft *self)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), 0);

  return self->hold.orientation;
}

TcShape
tc_draft_get_shape (TcDraft *self)
{
  const TcShape none = { 0 };

  return tc_draft_has_piece (self) ? tc_hold_get_orientation (&self->hold, self->game)->shape : none;
}

guint
tc_draft_get_row (TcDraft *self)
{
  guint row, column;

  tc_hold_get_corner (&self->hold, self->game, &row, &column);

  return row;
}

guint
tc_draft_get_column (TcDraft *self)
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

void
tc_draft_rotate (TcDraft *self,
                 gboolean clockwise)
{
  g_return_if_fail (TC_IS_DRAFT (self));

  set_hold (self, tc_hold_turned (self->hold, self->game, clockwise));
}

void
tc_draft_flip (TcDraft *self)
{
  g_return_if_fail (TC_IS_DRAFT (self));

  set_hold (self, tc_hold_flipped (self->hold, self->game));
}

void
tc_draft_step (TcDraft    *self,
               TcDirection direction)
{
  g_return_if_fail (TC_IS_DRAFT (self));

  set_hold (self, tc_hold_stepped (self->hold, self->game, direction));
}

gboolean
tc_draft_jump (TcDraft    *self,
               TcDirection direction)
{
  TcHold hold;

  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  hold = self->hold;
  if (!tc_draft_has_piece (self) || !tc_hold_jump (&hold, self->game, &self->state, self->seat, direction))
    return FALSE;

  set_hold (self, hold);

  return TRUE;
}

void
tc_draft_put_under (TcDraft *self,
                    double   x,
                    double   y)
{
  g_return_if_fail (TC_IS_DRAFT (self));

  if (tc_draft_has_piece (self))
    set_hold (self, tc_hold_put_under (self->hold, self->game, x, y));
  else
    set_centre (self, x, y);
}

gboolean
tc_draft_put_near (TcDraft *self,
                   guint    row,
                   guint    column)
{
  TcHold before = self->hold;
  gboolean fits;

  g_return_val_if_fail (TC_IS_DRAFT (self), FALSE);

  set_centre (self, column + 0.5, row + 0.5);
  if (!tc_draft_has_piece (self))
    return FALSE;

  fits = tc_hold_find_place (&self->hold, self->game, &self->state, self->seat);
  if (memcmp (&before, &self->hold, sizeof before) != 0)
    refresh (self);

  return fits;
}

TcSet
tc_draft_get_squares (TcDraft *self)
{
  return self->outcome.squares;
}

TcSet
tc_draft_get_outside (TcDraft *self)
{
  return self->outcome.outside;
}

TcSet
tc_draft_get_occupied (TcDraft *self)
{
  return self->outcome.occupied;
}

const TcDraftFeature *
tc_draft_get_features (TcDraft *self,
                       guint   *n_features)
{
  g_return_val_if_fail (TC_IS_DRAFT (self), NULL);

  *n_features = self->outcome.n_features;

  return self->outcome.features;
}

int
tc_draft_get_gain (TcDraft *self)
{
  int gain;

  g_return_val_if_fail (TC_IS_DRAFT (self), 0);

  gain = self->outcome.value;
  if (self->use == TC_USE_DRONE && self->drone != NONE)
    gain += self->game->board.drones[self->drone];
  if (self->use == TC_USE_SOCIAL && self->bubble != TC_NO_BUBBLE)
    gain += self->game->board.bubbles[self->bubble];

  return gain;
}
