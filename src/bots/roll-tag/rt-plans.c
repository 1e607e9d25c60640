/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-plans.h"

#include <rt-rules.h>

#define MAX_MOVES 64            /* 20 cards on piles, 7 ways to roll, at most 28 claims */

/* For one die and for two; the second row is for the end of the deck. */
static const unsigned least_cards[2][2] = { { 5, 8 }, { 3, 5 } };
#define END_OF_DECK 12

#define LEAST_OF_ONE_PILE 8

/* What plan "two" counts in: so many are a card. */
#define CARD 100
#define WIN 100000

static bool
makes (const RtState *state,
       unsigned       seat,
       unsigned       value)
{
  const unsigned all = rt_state_free_dice (state, seat);

  for (unsigned dice = 1; dice <= all; dice++)
    if ((dice & ~all) == 0 && rt_state_sum (state, seat, dice) == value)
      return true;

  return false;
}

static bool
is_open (const RtState *state,
         unsigned       pile)
{
  return rt_state_owner (state, pile) < 0;
}

/* The largest or smallest open pile, of equal ones the first. There is always one while the game lasts. */
static unsigned
find_pile (const RtState *state,
           bool           wants_largest)
{
  int best = -1;

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    if (is_open (state, pile) &&
        (best < 0 || (wants_largest ? state->n_cards[pile] > state->n_cards[best] : state->n_cards[pile] < state->n_cards[best])))
      best = (int) pile;

  return (unsigned) best;
}

/* The first card of the hand that the other's dice do not make and, if so wanted, one's own do; -1 if there is none. */
static int
find_card (const RtState *state,
           bool           own_make_it)
{
  for (uint64_t cards = state->hands[state->seat]; cards != 0; cards &= cards - 1)
    {
      const RtCard card = (RtCard) __builtin_ctzll (cards);
      const unsigned value = rt_card_value (card);

      if (!makes (state, 1u - state->seat, value) && (!own_make_it || makes (state, state->seat, value)))
        return card;
    }

  return -1;
}

/* How far ahead the seat is when the game is over; 0 while it goes on. */
static int
margin_of_end (const RtState *state,
               unsigned       seat)
{
  return state->end == RT_NOT_ENDED ? 0 : (int) rt_state_score (state, seat) - (int) rt_state_score (state, 1 - seat);
}

/* Whether the move ends the game at once, and whether that wins. */
static bool
ends (const RtState *state,
      RtMove         move,
      bool          *wins)
{
  RtState after;

  rt_state_play (state, move, &after);
  *wins = margin_of_end (&after, state->seat) > 0;

  return after.end != RT_NOT_ENDED;
}

static bool
find_win (const RtState *state,
          RtMove        *found)
{
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (state, moves, MAX_MOVES);

  for (size_t i = 0; i < n_moves; i++)
    {
      bool wins;

      *found = rt_move_from_turn (moves[i]);
      if (ends (state, *found, &wins) && wins)
        return true;
    }

  return false;
}

/* The claim of most cards that the plan is content with and that does not end the game. */
static bool
find_claim (const RtState *state,
            const unsigned least[2],
            RtMove        *found)
{
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (state, moves, MAX_MOVES);
  unsigned most = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      const RtMove move = rt_move_from_turn (moves[i]);
      const unsigned n_dice = (unsigned) __builtin_popcount (move.dice);
      bool wins;

      if (move.kind != RT_MOVE_CLAIM || n_dice > 2 || state->n_cards[move.pile] < least[n_dice - 1] ||
          state->n_cards[move.pile] <= most || ends (state, move, &wins))
        continue;

      *found = move;
      most = state->n_cards[move.pile];
    }

  return most > 0;
}

/* The largest pile that the other's dice make; -1 if there is none. */
static int
find_threat (const RtState *state)
{
  int worst = -1;

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    if (is_open (state, pile) && makes (state, 1u - state->seat, rt_card_value (state->tops[pile])) &&
        (worst < 0 || state->n_cards[pile] > state->n_cards[worst]))
      worst = (int) pile;

  return worst;
}

static TurnMove
choose_block (const TurnQuestion *question)
{
  const RtState *state = question->seen;
  const int threat = find_threat (state), safe = find_card (state, false), own = find_card (state, true);
  RtMove move;

  if (!find_win (state, &move) && !find_claim (state, least_cards[state->n_deck < END_OF_DECK], &move))
    {
      if (threat >= 0 && safe >= 0)
        move = rt_move_place ((unsigned) safe, (unsigned) threat);
      else if (own >= 0)
        move = rt_move_place ((unsigned) own, find_pile (state, true));
      else if (safe >= 0)
        move = rt_move_place ((unsigned) safe, find_pile (state, false));
      else
        move = rt_move_reroll (rt_state_free_dice (state, state->seat));
    }

  return rt_move_to_turn (move);
}

static TurnMove
choose_one_pile (const TurnQuestion *question)
{
  static const unsigned least[2] = { LEAST_OF_ONE_PILE, RT_N_CARDS + 1 };
  const RtState *state = question->seen;
  const int own = find_card (state, true), safe = find_card (state, false);
  RtMove move;

  if (!find_win (state, &move) && !find_claim (state, least, &move))
    {
      const int card = own >= 0 ? own : safe >= 0 ? safe : __builtin_ctzll (state->hands[state->seat]);

      move = rt_move_place ((unsigned) card, find_pile (state, true));
    }

  return rt_move_to_turn (move);
}

/* What lies before the seat: cards, and two for each free die. */
static int32_t
worth_of_table (const RtState *state,
                unsigned       seat)
{
  const int margin = margin_of_end (state, seat);
  const int dice = __builtin_popcount (rt_state_free_dice (state, seat)) - __builtin_popcount (rt_state_free_dice (state, 1 - seat));

  if (state->end != RT_NOT_ENDED)
    return margin > 0 ? WIN : margin < 0 ? -WIN : 0;

  return CARD * ((int) rt_state_score (state, seat) - (int) rt_state_score (state, 1 - seat) + 2 * dice);
}

/* The most that the seat to move can have by claiming a pile other than @covered, or @otherwise. */
static int32_t
best_claim (const RtState *state,
            int            covered,
            int32_t        otherwise)
{
  const unsigned all = rt_state_free_dice (state, state->seat);
  int32_t best = otherwise;

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    for (unsigned dice = 1; dice <= all; dice++)
      if ((int) pile != covered && rt_state_can_claim (state, pile, dice))
        {
          RtState after;
          int32_t worth;

          rt_state_play (state, rt_move_claim (pile, dice), &after);
          worth = worth_of_table (&after, state->seat);
          best = worth > best ? worth : best;
        }

  return best;
}

/* What is left to @seat when the other, who is to move, has claimed as well as it can or covered what @seat would claim. Which cards the other
 * holds is hidden, so it is taken to have one for each pile. */
static int32_t
worth_after_reply (const RtState *state,
                   unsigned       seat)
{
  RtState next = *state;
  int32_t worst;

  if (state->end != RT_NOT_ENDED)
    return worth_of_table (state, seat);

  worst = -best_claim (state, -1, -WIN);
  next.seat = (uint8_t) seat;
  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    if (is_open (state, pile))
      {
        const int32_t left = best_claim (&next, (int) pile, worth_of_table (&next, seat));

        worst = left < worst ? left : worst;
      }

  return worst;
}

/* The mean over everything the dice can show. */
static int32_t
worth_of_rolls (const RtState *rolling,
                unsigned       seat)
{
  TurnMove rolls[216];
  const size_t n_rolls = rt_state_list_moves (rolling, rolls, sizeof rolls / sizeof rolls[0]);
  int64_t sum = 0;

  for (size_t i = 0; i < n_rolls; i++)
    {
      RtState after;

      rt_state_play (rolling, rt_move_from_turn (rolls[i]), &after);
      sum += worth_after_reply (&after, seat);
    }

  return (int32_t) (sum / (int64_t) n_rolls);
}

static TurnMove
choose_two (const TurnQuestion *question)
{
  const RtState *state = question->seen;
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (state, moves, MAX_MOVES);
  int32_t best_worth = INT32_MIN;
  size_t best = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      RtState after;
      int32_t worth;

      rt_state_play (state, rt_move_from_turn (moves[i]), &after);
      worth = after.rolling != 0 ? worth_of_rolls (&after, state->seat) : worth_after_reply (&after, state->seat);
      if (worth > best_worth)
        {
          best_worth = worth;
          best = i;
        }
    }

  return moves[best];
}

const TurnBot rt_plans[] = {
  { "block", &rt_rules, choose_block },
  { "onepile", &rt_rules, choose_one_pile },
  { "two", &rt_rules, choose_two },
  { NULL, NULL, NULL },
};
