/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-state.h"

#include <string.h>

#include "tg-state-parts.h"

#include <turn-rules.h>

#define N_DEALT 3               /* cards a player (T1) */
#define IT_COSTS 3              /* T10 */

void
tg_state_start (const TgGame *game,
                TgState      *state)
{
  memset (state, 0, sizeof *state);
  state->seat = game->first;
  state->n_deck = TG_N_CARDS;
  for (unsigned i = 0; i < TG_N_CARDS; i++)
    state->cards[i] = game->deck[TG_N_CARDS - 1 - i];

  for (unsigned i = 0; i < N_DEALT * game->n_seats; i++)
    {
      uint8_t *top = &state->cards[--state->n_deck];

      state->hands[(game->first + i) % game->n_seats] += tg_hand_of (*top);
      *top = 0;
    }
}

int
tg_state_to_move (const TgState *self)
{
  switch (self->phase)
    {
    case TG_PHASE_TURN:
      return tg_has_cards (self) || tg_can_draw (self) ? self->seat : TURN_CHANCE;

    case TG_PHASE_IT:
      return self->seat;

    case TG_PHASE_ANSWER:
      return self->asked;

    default:
      return TURN_OVER;
    }
}

unsigned
tg_state_n_in_hand (const TgState *self,
                    unsigned       seat)
{
  return tg_hand_size (self->hands[seat]);
}

unsigned
tg_state_count (const TgState *self,
                unsigned       seat,
                TgCard         card)
{
  return tg_hand_count (self->hands[seat], card);
}

TgCard
tg_state_discard (const TgState *self,
                  unsigned       depth)
{
  return depth < self->n_discards ? (TgCard) self->cards[TG_N_CARDS - self->n_discards + depth] : TG_NO_CARD;
}

bool
tg_state_has_letter (const TgState *self,
                     unsigned       seat,
                     TgCard         letter)
{
  return (self->fronts[seat] >> letter & 1) != 0;
}

bool
tg_state_is_frozen (const TgState *self)
{
  return tg_is_frozen (self);
}

int
tg_state_it (const TgState *self)
{
  return self->it - 1;
}

int
tg_state_freezer (const TgState *self)
{
  return self->freezer - 1;
}

int
tg_state_score (const TgState *self,
                unsigned       seat)
{
  return self->sets[seat] + self->tags[seat] - (tg_state_it (self) == (int) seat ? IT_COSTS : 0);
}

unsigned
tg_state_round (const TgGame  *game,
                const TgState *self)
{
  const unsigned n_begun = self->n_turns + (self->phase == TG_PHASE_OVER ? 0u : 1u);

  return (n_begun + game->n_seats - 1) / game->n_seats;
}

const char *
tg_verdict_rule (TgVerdict verdict)
{
  static const char *const rules[] = {
    [TG_LEGAL] = "",
    [TG_NO_SUCH_MOVE] = "T3",
    [TG_GAME_OVER] = "T9",
    [TG_MUST_DRAW] = "T2",
    [TG_HAND_FULL] = "T2",
    [TG_DRAWING_OVER] = "T7",
    [TG_PILE_EMPTY] = "T2",
    [TG_NOT_IN_HAND] = "T3",
    [TG_LETTER_TWICE] = "T4",
    [TG_GOOL_IS_NO_PLAY] = "T6",
    [TG_SECOND_FREEZE] = "T7",
    [TG_FROZEN] = "T7",
    [TG_IT_IS_DUE] = "T6",
    [TG_IT_IS_NOT_DUE] = "T6",
    [TG_NOT_TO_ONESELF] = "T6",
    [TG_ANSWER_IS_DUE] = "T6",
    [TG_NOBODY_ASKED] = "T6",
    [TG_NO_GOOL] = "T6",
    [TG_NO_SKIP] = "T8",
  };

  return rules[verdict];
}

/* Writes @n cards of @hidden, which begin at @next, into a hand. */
static void
deal (uint32_t      *hand,
      unsigned       n,
      const uint8_t *hidden,
      unsigned      *next)
{
  for (unsigned i = 0; i < n; i++)
    *hand += tg_hand_of (hidden[(*next)++]);
}

/* What nobody but the owner can know, sorted, so that where it lay is forgotten; the hands keep what is known of them. */
static unsigned
collect_hidden (const TgGame *game,
                TgState      *state,
                int           viewer,
                uint8_t      *hidden)
{
  unsigned n[TG_N_KINDS + 1] = { 0 };
  unsigned n_hidden = 0;

  for (unsigned i = 0; i < state->n_deck; i++)
    n[state->cards[i]]++;
  for (unsigned seat = 0; seat < game->n_seats; seat++)
    for (unsigned card = TG_T; card <= TG_N_KINDS && (int) seat != viewer; card++)
      n[card] += tg_hand_count (state->hands[seat] - state->known[seat], card);

  for (unsigned card = TG_T; card <= TG_N_KINDS; card++)
    for (unsigned i = 0; i < n[card]; i++)
      hidden[n_hidden++] = (uint8_t) card;

  return n_hidden;
}

static void
shuffle (uint8_t    *cards,
         unsigned    n_cards,
         TurnRandom *random)
{
  for (; n_cards > 1; n_cards--)
    {
      const unsigned drawn = turn_random_below (random, n_cards);
      const uint8_t card = cards[drawn];

      cards[drawn] = cards[n_cards - 1];
      cards[n_cards - 1] = card;
    }
}

void
tg_state_conceal (const TgGame *game,
                  TgState      *state,
                  int           viewer,
                  TurnRandom   *random)
{
  uint8_t hidden[TG_N_CARDS];
  const unsigned n_hidden = collect_hidden (game, state, viewer, hidden);
  unsigned next = 0;

  shuffle (hidden, n_hidden, random);
  for (unsigned seat = 0; seat < game->n_seats; seat++)
    if ((int) seat != viewer)
      {
        const unsigned n_unknown = tg_hand_size (state->hands[seat] - state->known[seat]);

        state->hands[seat] = state->known[seat];
        deal (&state->hands[seat], n_unknown, hidden, &next);
      }
  memcpy (state->cards, hidden + next, n_hidden - next);
}
