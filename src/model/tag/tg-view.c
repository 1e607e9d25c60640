/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-view.h"

static void
collect_hand (TgView *self)
{
  self->n_in_hand = 0;
  for (TgCard card = TG_T; self->viewer >= 0 && card <= TG_FREEZE; card++)
    for (guint i = 0; i < tg_state_count (&self->state, (guint) self->viewer, card) && self->n_in_hand < TG_VIEW_MOST_IN_HAND; i++)
      self->hand[self->n_in_hand++] = card;
  if (!self->is_active || self->chosen >= self->n_in_hand)
    self->chosen = TG_VIEW_NO_CARD;
}

static const char *const numbers[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9" };

static void
offer (TgView     *self,
       TgMoveKind  kind,
       guint       what,
       const char *key)
{
  self->choices[self->n_choices++] = (TgChoice) { kind, what, TRUE, key };
}

static void
offer_if_possible (TgView     *self,
                   TgMoveKind  kind,
                   guint       what,
                   const char *key)
{
  if (tg_view_can (self, kind, what))
    offer (self, kind, what, key);
}

/* Whoever is given IT is asked the same way, with a Gool or without. */
static void
offer_answers (TgView *self)
{
  offer (self, TG_MOVE_GOOL, 0, numbers[0]);
  self->choices[0].is_possible = tg_view_can (self, TG_MOVE_GOOL, 0);
  offer (self, TG_MOVE_ACCEPT, 0, numbers[1]);
}

static void
offer_receivers (TgView *self)
{
  for (guint seat = 0; seat < turn_match_get_n_seats (self->match); seat++)
    offer_if_possible (self, TG_MOVE_IT, seat, numbers[self->n_choices]);
  offer_if_possible (self, TG_MOVE_IT, TG_LEAVE_IT, "↵");
}

/* The last two numbers are never cards: they draw where cards can be played as well. */
static void
offer_draws (TgView *self)
{
  const guint first = tg_view_counts_cards (self) ? TG_VIEW_MOST_IN_HAND : 0;

  offer_if_possible (self, TG_MOVE_DRAW_DECK, 0, numbers[first]);
  offer_if_possible (self, TG_MOVE_DRAW_DISCARD, 0, numbers[first + 1]);
}

static void
collect_choices (TgView *self)
{
  self->n_choices = 0;
  if (self->is_asked || (self->is_active && self->state.phase == TG_PHASE_ANSWER))
    {
      offer_answers (self);
      return;
    }
  if (!self->is_active)
    return;

  if (self->state.phase == TG_PHASE_IT)
    {
      offer_receivers (self);
    }
  else if (tg_view_has_chosen (self))
    {
      offer_if_possible (self, TG_MOVE_PLAY, self->hand[self->chosen], "↵");
      offer_if_possible (self, TG_MOVE_DISCARD, self->hand[self->chosen], "D");
    }
  else
    {
      offer_draws (self);
    }
  offer_if_possible (self, TG_MOVE_SKIP, 0, "↵");
}

void
tg_view_follow (TgView     *self,
                TurnScreen *screen)
{
  const TurnScreenMode mode = turn_screen_get_mode (screen);

  self->match = turn_screen_get_match (screen);
  self->state = *(const TgState *) turn_match_get_state (self->match);
  self->to_move = turn_screen_get_to_move (screen);
  self->viewer = turn_screen_get_viewer (screen);
  self->is_asked = mode == TURN_SCREEN_ANSWERING && self->state.phase != TG_PHASE_ANSWER;
  self->is_active = turn_screen_can_act (screen) && !self->is_asked;
  collect_hand (self);
  collect_choices (self);
}

gboolean
tg_view_can (const TgView *self,
             TgMoveKind    kind,
             guint         what)
{
  TgState after;

  return self->is_active
         && tg_state_play (turn_match_get_game (self->match), &self->state, tg_move_new (kind, what), &after) == TG_LEGAL;
}

gboolean
tg_view_can_draw (const TgView *self)
{
  return tg_view_can (self, TG_MOVE_DRAW_DECK, 0) || tg_view_can (self, TG_MOVE_DRAW_DISCARD, 0);
}

gboolean
tg_view_has_chosen (const TgView *self)
{
  return self->chosen < self->n_in_hand;
}

void
tg_view_choose_card (TgView *self,
                     guint   index)
{
  self->chosen = index < self->n_in_hand && tg_view_can (self, TG_MOVE_DISCARD, self->hand[index]) ? index : TG_VIEW_NO_CARD;
  collect_choices (self);
}

gboolean
tg_view_counts_cards (const TgView *self)
{
  return self->state.phase == TG_PHASE_TURN && self->n_in_hand > 0 && tg_view_can (self, TG_MOVE_DISCARD, self->hand[0]);
}

const TgChoice *
tg_view_find_choice (const TgView *self,
                     guint         number)
{
  for (guint i = 0; i < self->n_choices && number >= 1 && number <= G_N_ELEMENTS (numbers); i++)
    if (self->choices[i].key == numbers[number - 1])
      return &self->choices[i];

  return NULL;
}
