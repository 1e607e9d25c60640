/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-state-parts.h"

static void
end_turn (RtState *state)
{
  if (state->n_turns < UINT16_MAX)
    state->n_turns++;
  state->seat ^= 1;
}

static void
place (RtState *state,
       unsigned card,
       unsigned pile)
{
  uint8_t *top = &state->deck[--state->n_deck];

  state->hands[state->seat] ^= rt_bit (card);
  state->hands[state->seat] |= rt_bit (*top);
  *top = 0;
  state->tops[pile] = (RtCard) card;
  state->n_cards[pile]++;
  state->n_rerolls = 0;
  if (state->n_deck == 0)
    state->end = RT_ENDED_BY_DECK;
  end_turn (state);
}

static bool
all_piles_closed (const RtState *state)
{
  return state->owners[0] != 0 && state->owners[1] != 0 && state->owners[2] != 0 && state->owners[3] != 0;
}

/* R4: who has used all dice leaves the open piles to the other. */
static void
give_open_piles (RtState *state,
                 unsigned seat)
{
  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    if (state->owners[pile] == 0)
      state->owners[pile] = (uint8_t) (seat + 1);
}

static void
claim (RtState *state,
       unsigned pile,
       unsigned dice)
{
  const unsigned seat = state->seat;

  state->owners[pile] = (uint8_t) (seat + 1);
  for (unsigned die = 0; die < RT_N_DICE; die++)
    if ((dice >> die & 1) != 0)
      state->places[seat][die] = (uint8_t) (pile + 1);

  state->n_rerolls = 0;
  if (rt_free_dice (state, seat) == 0)
    {
      give_open_piles (state, 1 - seat);
      state->end = RT_ENDED_BY_DICE;
    }
  else if (all_piles_closed (state))
    {
      state->end = RT_ENDED_BY_PILES;
    }
  end_turn (state);
}

static void
roll (RtState       *state,
      const uint8_t *faces)
{
  for (unsigned die = 0; die < RT_N_DICE; die++)
    if ((state->rolling >> die & 1) != 0)
      state->faces[state->seat][die] = faces[die];

  state->rolling = 0;
  state->n_rerolls++;
  if (state->n_rerolls == RT_MAX_REROLLS)
    state->end = RT_ENDED_BY_REROLLS;
  end_turn (state);
}

void
rt_apply (RtState *state,
          RtMove   move)
{
  switch (move.kind)
    {
    case RT_MOVE_PLACE:
      place (state, move.card, move.pile);
      break;

    case RT_MOVE_REROLL:
      state->rolling = move.dice;
      break;

    case RT_MOVE_CLAIM:
      claim (state, move.pile, move.dice);
      break;

    default:
      roll (state, move.faces);
    }
}

static bool
has_faces (RtMove move)
{
  return (move.faces[0] | move.faces[1] | move.faces[2]) != 0;
}

/* Whether the bytes mean anything: each kind of move has its own, and the others are zero. */
static bool
is_move (RtMove move)
{
  switch (move.kind)
    {
    case RT_MOVE_PLACE:
      return move.pile < RT_N_PILES && move.card < RT_N_CARDS && move.dice == 0 && !has_faces (move);

    case RT_MOVE_REROLL:
      return move.pile == 0 && move.card == 0 && move.dice <= RT_ALL_DICE && !has_faces (move);

    case RT_MOVE_CLAIM:
      return move.pile < RT_N_PILES && move.card == 0 && move.dice <= RT_ALL_DICE && !has_faces (move);

    case RT_MOVE_ROLL:
      return move.pile == 0 && move.card == 0 && move.dice == 0;

    default:
      return false;
    }
}

static RtVerdict
check_dice (const RtState *state,
            unsigned       dice)
{
  if (dice == 0)
    return RT_NO_DIE;

  return (dice & ~rt_free_dice (state, state->seat)) != 0 ? RT_DIE_USED : RT_LEGAL;
}

static RtVerdict
check_claim (const RtState *state,
             RtMove         move)
{
  const RtVerdict verdict = check_dice (state, move.dice);

  if (verdict != RT_LEGAL)
    return verdict;
  if (state->owners[move.pile] != 0)
    return RT_PILE_CLOSED;

  return rt_sum (state, state->seat, move.dice) == rt_card_value (state->tops[move.pile]) ? RT_LEGAL : RT_WRONG_SUM;
}

static RtVerdict
check_place (const RtState *state,
             RtMove         move)
{
  if ((state->hands[state->seat] & rt_bit (move.card)) == 0)
    return RT_NOT_IN_HAND;

  return state->owners[move.pile] != 0 ? RT_PILE_CLOSED : RT_LEGAL;
}

static RtVerdict
check_roll (const RtState *state,
            RtMove         move)
{
  for (unsigned die = 0; die < RT_N_DICE; die++)
    if ((state->rolling >> die & 1) != 0 ? move.faces[die] < 1 || move.faces[die] > 6 : move.faces[die] != 0)
      return RT_WRONG_FACES;

  return RT_LEGAL;
}

static RtVerdict
check (const RtState *state,
       RtMove         move)
{
  if (!is_move (move))
    return RT_NO_SUCH_MOVE;
  if (state->end != RT_NOT_ENDED)
    return RT_GAME_OVER;
  if (state->rolling != 0)
    return move.kind == RT_MOVE_ROLL ? check_roll (state, move) : RT_ROLL_IS_DUE;

  switch (move.kind)
    {
    case RT_MOVE_PLACE:
      return check_place (state, move);

    case RT_MOVE_REROLL:
      return check_dice (state, move.dice);

    case RT_MOVE_CLAIM:
      return check_claim (state, move);

    default:
      return RT_NOTHING_TO_ROLL;
    }
}

RtVerdict
rt_state_play (const RtState *before,
               RtMove         move,
               RtState       *after)
{
  const RtVerdict verdict = check (before, move);

  if (verdict != RT_LEGAL)
    return verdict;

  if (after != before)
    *after = *before;
  rt_apply (after, move);

  return RT_LEGAL;
}
