/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-state.h"

#include <string.h>

#include <turn-rules.h>

#include "rt-state-parts.h"

/* R1: five to each player, then the four piles. */
void
rt_state_start (const RtGame *game,
                RtState      *state)
{
  const RtCard *next = game->deck;

  memset (state, 0, sizeof *state);
  for (unsigned seat = 0; seat < RT_N_SEATS; seat++)
    for (unsigned i = 0; i < RT_N_IN_HAND; i++)
      state->hands[seat] |= rt_bit (*next++);
  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    {
      state->tops[pile] = *next++;
      state->n_cards[pile] = 1;
    }
  for (unsigned i = RT_N_DECK; i > 0; i--)
    state->deck[i - 1] = *next++;

  state->n_deck = RT_N_DECK;
  memcpy (state->faces, game->dice, sizeof state->faces);
  state->seat = game->first;
}

int
rt_state_to_move (const RtState *self)
{
  if (self->end != RT_NOT_ENDED)
    return TURN_OVER;

  return self->rolling != 0 ? TURN_CHANCE : self->seat;
}

bool
rt_state_has_card (const RtState *self,
                   unsigned       seat,
                   RtCard         card)
{
  return (self->hands[seat] & rt_bit (card)) != 0;
}

int
rt_state_owner (const RtState *self,
                unsigned       pile)
{
  return self->owners[pile] - 1;
}

bool
rt_state_die_used (const RtState *self,
                   unsigned       seat,
                   unsigned       die)
{
  return self->places[seat][die] != 0;
}

unsigned
rt_state_free_dice (const RtState *self,
                    unsigned       seat)
{
  return rt_free_dice (self, seat);
}

unsigned
rt_state_sum (const RtState *self,
              unsigned       seat,
              unsigned       dice)
{
  return rt_sum (self, seat, dice);
}

bool
rt_state_can_claim (const RtState *self,
                    unsigned       pile,
                    unsigned       dice)
{
  return self->owners[pile] == 0 && dice != 0 && (dice & ~rt_free_dice (self, self->seat)) == 0 &&
         rt_sum (self, self->seat, dice) == rt_card_value (self->tops[pile]);
}

unsigned
rt_state_score (const RtState *self,
                unsigned       seat)
{
  unsigned score = 0;

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    if (self->owners[pile] == seat + 1)
      score += self->n_cards[pile];

  return score;
}

unsigned
rt_state_round (const RtState *self)
{
  const unsigned n_begun = self->n_turns + (self->end == RT_NOT_ENDED ? 1u : 0u);

  return (n_begun + RT_N_SEATS - 1) / RT_N_SEATS;
}

const char *
rt_verdict_rule (RtVerdict verdict)
{
  static const char *const rules[] = {
    [RT_LEGAL] = "",
    [RT_NO_SUCH_MOVE] = "R2",
    [RT_GAME_OVER] = "R4",
    [RT_ROLL_IS_DUE] = "R2",
    [RT_NOTHING_TO_ROLL] = "R2",
    [RT_NOT_IN_HAND] = "R2",
    [RT_PILE_CLOSED] = "R3",
    [RT_DIE_USED] = "R3",
    [RT_NO_DIE] = "R2",
    [RT_WRONG_SUM] = "R2",
    [RT_WRONG_FACES] = "R2",
  };

  return rules[verdict];
}

/* What the viewer does not hold and has not seen, in order, so that where it lay is forgotten. */
static unsigned
collect_hidden (const RtState *state,
                int            viewer,
                RtCard        *hidden)
{
  uint64_t cards = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < state->n_deck; i++)
    cards |= rt_bit (state->deck[i]);
  for (unsigned seat = 0; seat < RT_N_SEATS; seat++)
    if ((int) seat != viewer)
      cards |= state->hands[seat];

  for (; cards != 0; cards &= cards - 1)
    hidden[n++] = (RtCard) __builtin_ctzll (cards);

  return n;
}

void
rt_state_conceal (RtState    *state,
                  int         viewer,
                  TurnRandom *random)
{
  RtCard hidden[RT_N_CARDS];
  unsigned n = collect_hidden (state, viewer, hidden);

  for (unsigned seat = 0; seat < RT_N_SEATS; seat++)
    if ((int) seat != viewer)
      state->hands[seat] = 0;

  /* Drawn one after the other: first the hands, then the deck. */
  for (unsigned i = 0; n > 0; i++)
    {
      const unsigned drawn = turn_random_below (random, n);
      const RtCard card = hidden[drawn];

      hidden[drawn] = hidden[--n];
      if (n < state->n_deck)
        state->deck[n] = card;
      else
        state->hands[viewer == 0 || (viewer != 1 && i >= RT_N_IN_HAND)] |= rt_bit (card);
    }
}
