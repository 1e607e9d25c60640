/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-view.h"

static void
collect_hand (RtView *self,
              int     viewer)
{
  self->n_in_hand = 0;
  for (RtCard card = 0; viewer >= 0 && card < RT_N_CARDS; card++)
    if (rt_state_has_card (&self->state, (guint) viewer, card) && self->n_in_hand < RT_N_IN_HAND)
      self->hand[self->n_in_hand++] = card;
}

void
rt_view_follow (RtView     *self,
                TurnScreen *screen)
{
  const int viewer = turn_screen_get_viewer (screen);

  self->match = turn_screen_get_match (screen);
  self->state = *(const RtState *) turn_match_get_state (self->match);
  self->near = (guint) MAX (viewer, 0);
  self->is_active = turn_screen_can_act (screen);
  collect_hand (self, viewer);
  if (!self->is_active)
    rt_view_forget (self);
}

gboolean
rt_view_has_card (const RtView *self)
{
  return self->card < self->n_in_hand;
}

gboolean
rt_view_can_claim (const RtView *self,
                   guint         pile)
{
  return self->is_active && !rt_view_has_card (self) && rt_state_can_claim (&self->state, pile, self->dice);
}

gboolean
rt_view_can_confirm (const RtView *self)
{
  if (rt_view_has_card (self))
    return self->is_active && rt_state_owner (&self->state, self->pile) < 0;

  return rt_view_can_claim (self, self->pile);
}

void
rt_view_choose_card (RtView *self,
                     guint   index)
{
  self->card = index < self->n_in_hand && self->card != index && self->is_active ? index : RT_VIEW_NO_CARD;
  self->dice = 0;
}

/* If the chosen dice make just one pile, that is the one. */
static void
follow_dice (RtView *self)
{
  for (guint pile = 0; pile < RT_N_PILES && !rt_view_can_claim (self, self->pile); pile++)
    if (rt_view_can_claim (self, pile))
      self->pile = pile;
}

void
rt_view_choose_die (RtView *self,
                    guint   die)
{
  if (!self->is_active || die >= RT_N_DICE || rt_state_die_used (&self->state, self->near, die))
    return;

  self->card = RT_VIEW_NO_CARD;
  self->dice ^= 1u << die;
  follow_dice (self);
}

void
rt_view_forget (RtView *self)
{
  self->card = RT_VIEW_NO_CARD;
  self->dice = 0;
}

guint
rt_view_n_given (const RtView *self)
{
  guint n_given = 0;

  if ((rt_state_free_dice (&self->state, self->near) & ~self->dice) != 0)
    return 0;

  for (guint other = 0; other < RT_N_PILES; other++)
    if (other != self->pile && rt_state_owner (&self->state, other) < 0)
      n_given += self->state.n_cards[other];

  return n_given;
}
