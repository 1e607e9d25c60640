/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-state-parts.h"

typedef struct
{
  TurnMove *moves;
  size_t    capacity;
  size_t    n;
} List;

static void
add (List    *list,
     unsigned kind,
     unsigned what)
{
  if (list->n < list->capacity)
    list->moves[list->n] = tg_move_to_turn (tg_move_new (kind, what));
  list->n++;
}

static void
list_draws (const TgState *state,
            List          *list)
{
  if (!tg_has_room (state))
    return;
  if (state->n_deck > 0)
    add (list, TG_MOVE_DRAW_DECK, 0);
  if (state->n_discards > 0)
    add (list, TG_MOVE_DRAW_DISCARD, 0);
}

static void
list_cards (const TgState *state,
            List          *list)
{
  const uint32_t hand = state->hands[state->seat];

  for (unsigned card = TG_T; card <= TG_N_KINDS && !tg_is_frozen (state); card++)
    if (tg_hand_count (hand, card) > 0 && tg_can_play (state, card))
      add (list, TG_MOVE_PLAY, card);
  for (unsigned card = TG_T; card <= TG_N_KINDS; card++)
    if (tg_hand_count (hand, card) > 0)
      add (list, TG_MOVE_DISCARD, card);
}

static void
list_turn (const TgState *state,
           List          *list)
{
  list_draws (state, list);
  if (tg_must_draw (state))
    return;
  list_cards (state, list);
  if (!tg_has_cards (state))
    add (list, TG_MOVE_SKIP, 0);
}

size_t
tg_state_list_moves (const TgGame  *game,
                     const TgState *self,
                     TurnMove      *moves,
                     size_t         capacity)
{
  List list = { moves, capacity, 0 };

  switch (self->phase)
    {
    case TG_PHASE_TURN:
      list_turn (self, &list);
      break;

    case TG_PHASE_IT:
      for (unsigned seat = 0; seat < game->n_seats; seat++)
        if (seat != self->seat)
          add (&list, TG_MOVE_IT, seat);
      add (&list, TG_MOVE_IT, TG_LEAVE_IT);
      break;

    case TG_PHASE_ANSWER:
      if (tg_hand_count (self->hands[self->asked], TG_GOOL) > 0)
        add (&list, TG_MOVE_GOOL, 0);
      add (&list, TG_MOVE_ACCEPT, 0);
      break;

    default:
      break;
    }

  return list.n;
}

/* Any card of the hand, each as likely as the others. */
static unsigned
random_card (uint32_t    hand,
             TurnRandom *random)
{
  unsigned left = turn_random_below (random, tg_hand_size (hand));
  unsigned card = TG_T;

  while (left >= tg_hand_count (hand, card))
    left -= tg_hand_count (hand, card++);

  return card;
}

/* Whatever can be played mostly is, and mostly cards come from the deck: so games come to their end. */
static TgMove
random_of_turn (const TgState *state,
                TurnRandom    *random)
{
  const uint64_t dice = turn_random_next (random);
  unsigned card;

  if (tg_can_draw (state) && (tg_must_draw (state) || (dice & 1) != 0))
    {
      if (state->n_deck > 0 && (state->n_discards == 0 || (dice & 6) != 0))
        return tg_move_new (TG_MOVE_DRAW_DECK, 0);
      return tg_move_new (TG_MOVE_DRAW_DISCARD, 0);
    }
  if (!tg_has_cards (state))
    return tg_move_new (TG_MOVE_SKIP, 0);

  card = random_card (state->hands[state->seat], random);
  if (tg_is_frozen (state) || !tg_can_play (state, card) || (dice & 24) == 0)
    return tg_move_new (TG_MOVE_DISCARD, card);

  return tg_move_new (TG_MOVE_PLAY, card);
}

static TgMove
random_of_it (unsigned       n_seats,
              const TgState *state,
              TurnRandom    *random)
{
  const unsigned to = turn_random_below (random, n_seats);

  return tg_move_new (TG_MOVE_IT, to == state->seat ? TG_LEAVE_IT : to);
}

static inline TgMove
random_move (unsigned       n_seats,
             const TgState *state,
             TurnRandom    *random)
{
  if (state->phase == TG_PHASE_TURN)
    return random_of_turn (state, random);
  if (state->phase == TG_PHASE_IT)
    return random_of_it (n_seats, state, random);
  if (tg_hand_count (state->hands[state->asked], TG_GOOL) == 0 || turn_random_below (random, 4) == 0)
    return tg_move_new (TG_MOVE_ACCEPT, 0);

  return tg_move_new (TG_MOVE_GOOL, 0);
}

TgMove
tg_state_random_move (const TgGame  *game,
                      const TgState *self,
                      TurnRandom    *random)
{
  return random_move (game->n_seats, self, random);
}

/* A skip that is chance's comes out of the same function: it is all that is left. */
void
tg_state_play_out (const TgGame *game,
                   TgState      *state,
                   TurnRandom   *random)
{
  const unsigned n_seats = game->n_seats;
  TurnRandom local = *random;

  while (state->phase != TG_PHASE_OVER)
    tg_apply (n_seats, state, random_move (n_seats, state, &local));
  *random = local;
}
