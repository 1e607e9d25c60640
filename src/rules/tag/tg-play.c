/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-state-parts.h"

/* T7: whoever comes back to a Freeze of their own has a return turn. */
static void
begin_turn (TgState *state)
{
  state->phase = TG_PHASE_TURN;
  state->turn = state->freezer == state->seat + 1u ? TG_TURN_RETURN : 0;
  state->n_drawn = 0;
}

/* T9: the deck is empty, and everyone in turn only discarded or was skipped. */
static void
end_turn (unsigned n_seats,
          TgState *state)
{
  if (state->n_turns < UINT16_MAX)
    state->n_turns++;
  if ((state->turn & TG_TURN_PLAYED) != 0)
    state->quiet = 0;
  else if (state->quiet < n_seats)
    state->quiet++;
  if (tg_is_return (state))
    state->freezer = 0;

  state->seat = (uint8_t) (state->seat + 1u == n_seats ? 0 : state->seat + 1);
  begin_turn (state);
  if (state->n_deck == 0 && state->quiet >= n_seats)
    state->phase = TG_PHASE_OVER;
}

/* One card is a turn; who returns goes down to three (T3, T7). */
static void
end_action (unsigned n_seats,
            TgState *state)
{
  state->phase = TG_PHASE_TURN;
  state->turn |= TG_TURN_ACTED;
  if (!tg_is_return (state) || tg_hand_size (state->hands[state->seat]) <= TG_RETURN_SIZE)
    end_turn (n_seats, state);
}

static void
draw_from_deck (TgState *state)
{
  uint8_t *top = &state->cards[--state->n_deck];

  state->hands[state->seat] += tg_hand_of (*top);
  state->n_drawn++;
  *top = 0;
}

static void
draw_from_discards (TgState *state)
{
  uint8_t *top = &state->cards[TG_N_CARDS - state->n_discards--];

  state->hands[state->seat] += tg_hand_of (*top);
  state->known[state->seat] += tg_hand_of (*top);
  state->n_drawn++;
  *top = 0;
}

static void
discard (unsigned n_seats,
         TgState *state,
         unsigned card)
{
  tg_take_from_hand (state, state->seat, card);
  state->cards[TG_N_CARDS - ++state->n_discards] = (uint8_t) card;
  end_action (n_seats, state);
}

/* T4: true when the set is complete and goes aside. */
static bool
lay_in_front (TgState *state,
              unsigned card)
{
  const unsigned seat = state->seat;

  state->fronts[seat] = (uint8_t) (state->fronts[seat] | 1u << card);
  if (state->fronts[seat] != (1u << TG_T | 1u << TG_A | 1u << TG_G))
    return false;

  state->fronts[seat] = 0;
  state->sets[seat]++;

  return true;
}

static void
play_card (unsigned n_seats,
           TgState *state,
           unsigned card)
{
  bool has_scored = false;

  tg_take_from_hand (state, state->seat, card);
  state->turn |= TG_TURN_PLAYED;
  if (card == TG_FREEZE)
    {
      state->freezer = (uint8_t) (state->seat + 1);
    }
  else if (card == TG_TAG)
    {
      state->tags[state->seat]++;
      has_scored = true;
    }
  else
    {
      has_scored = lay_in_front (state, card);
    }

  if (has_scored)
    state->phase = TG_PHASE_IT;
  else
    end_action (n_seats, state);
}

static void
accept_it (unsigned n_seats,
           TgState *state)
{
  state->asked = 0;
  state->giver = 0;
  end_action (n_seats, state);
}

/* T6: whoever holds no Gool has nothing to answer with. */
static void
give_it (unsigned n_seats,
         TgState *state,
         unsigned from,
         unsigned to)
{
  state->it = (uint8_t) (to + 1);
  if (tg_hand_count (state->hands[to], TG_GOOL) == 0)
    {
      accept_it (n_seats, state);
      return;
    }

  state->phase = TG_PHASE_ANSWER;
  state->asked = (uint8_t) to;
  state->giver = (uint8_t) from;
}

static void
answer_with_gool (unsigned n_seats,
                  TgState *state)
{
  tg_take_from_hand (state, state->asked, TG_GOOL);
  give_it (n_seats, state, state->asked, state->giver);
}

void
tg_state_apply (unsigned n_seats,
                TgState *state,
                TgMove   move)
{
  switch (move.kind)
    {
    case TG_MOVE_DRAW_DECK:
      draw_from_deck (state);
      break;

    case TG_MOVE_DRAW_DISCARD:
      draw_from_discards (state);
      break;

    case TG_MOVE_PLAY:
      play_card (n_seats, state, move.what);
      break;

    case TG_MOVE_DISCARD:
      discard (n_seats, state, move.what);
      break;

    case TG_MOVE_IT:
      if (move.what == TG_LEAVE_IT)
        end_action (n_seats, state);
      else
        give_it (n_seats, state, state->seat, move.what);
      break;

    case TG_MOVE_GOOL:
      answer_with_gool (n_seats, state);
      break;

    case TG_MOVE_ACCEPT:
      accept_it (n_seats, state);
      break;

    default:
      end_turn (n_seats, state);
    }
}

/* T2, T7: why no card may be drawn. */
static TgVerdict
check_draw (const TgState *state,
            unsigned       n_there)
{
  if (tg_is_frozen (state))
    return TG_FROZEN;
  if (!tg_has_room (state))
    return tg_is_return (state) ? TG_DRAWING_OVER : TG_HAND_FULL;

  return n_there == 0 ? TG_PILE_EMPTY : TG_LEGAL;
}

static TgVerdict
check_play (const TgState *state,
            unsigned       card)
{
  if (tg_is_frozen (state))
    return TG_FROZEN;
  if (tg_can_play (state, card))
    return TG_LEGAL;

  return card == TG_GOOL ? TG_GOOL_IS_NO_PLAY : card == TG_FREEZE ? TG_SECOND_FREEZE : TG_LETTER_TWICE;
}

static TgVerdict
check_card (const TgState *state,
            TgMove         move)
{
  if (tg_must_draw (state))
    return TG_MUST_DRAW;
  if (tg_hand_count (state->hands[state->seat], move.what) == 0)
    return TG_NOT_IN_HAND;

  return move.kind == TG_MOVE_PLAY ? check_play (state, move.what) : TG_LEGAL;
}

static TgVerdict
check_skip (const TgState *state)
{
  if (tg_must_draw (state))
    return TG_MUST_DRAW;

  return tg_has_cards (state) ? TG_NO_SKIP : TG_LEGAL;
}

static TgVerdict
check_turn (const TgState *state,
            TgMove         move)
{
  switch (move.kind)
    {
    case TG_MOVE_DRAW_DECK:
      return check_draw (state, state->n_deck);

    case TG_MOVE_DRAW_DISCARD:
      return check_draw (state, state->n_discards);

    case TG_MOVE_PLAY:
    case TG_MOVE_DISCARD:
      return check_card (state, move);

    case TG_MOVE_SKIP:
      return check_skip (state);

    case TG_MOVE_IT:
      return TG_IT_IS_NOT_DUE;

    default:
      return TG_NOBODY_ASKED;
    }
}

static TgVerdict
check_answer (const TgState *state,
              TgMove         move)
{
  if (move.kind == TG_MOVE_ACCEPT)
    return TG_LEGAL;
  if (move.kind != TG_MOVE_GOOL)
    return TG_ANSWER_IS_DUE;

  return tg_hand_count (state->hands[state->asked], TG_GOOL) == 0 ? TG_NO_GOOL : TG_LEGAL;
}

static TgVerdict
check_it (const TgState *state,
          TgMove         move)
{
  if (move.kind != TG_MOVE_IT)
    return TG_IT_IS_DUE;

  return move.what == state->seat ? TG_NOT_TO_ONESELF : TG_LEGAL;
}

/* Whether the bytes mean anything at this table. */
static bool
is_move (const TgGame *game,
         TgMove        move)
{
  switch (move.kind)
    {
    case TG_MOVE_PLAY:
    case TG_MOVE_DISCARD:
      return move.what >= TG_T && move.what <= TG_N_KINDS;

    case TG_MOVE_IT:
      return move.what < game->n_seats || move.what == TG_LEAVE_IT;

    default:
      return move.kind < TG_N_MOVE_KINDS && move.what == 0;
    }
}

static TgVerdict
check (const TgGame  *game,
       const TgState *state,
       TgMove         move)
{
  if (!is_move (game, move))
    return TG_NO_SUCH_MOVE;

  switch (state->phase)
    {
    case TG_PHASE_TURN:
      return check_turn (state, move);

    case TG_PHASE_IT:
      return check_it (state, move);

    case TG_PHASE_ANSWER:
      return check_answer (state, move);

    default:
      return TG_GAME_OVER;
    }
}

TgVerdict
tg_state_play (const TgGame  *game,
               const TgState *before,
               TgMove         move,
               TgState       *after)
{
  const TgVerdict verdict = check (game, before, move);

  if (verdict != TG_LEGAL)
    return verdict;

  if (after != before)
    *after = *before;
  tg_state_apply (game->n_seats, after, move);

  return TG_LEGAL;
}

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
    tg_state_apply (n_seats, state, random_move (n_seats, state, &local));
  *random = local;
}
