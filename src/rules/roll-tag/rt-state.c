/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-state.h"

#include <string.h>
#include <turn-rules.h>

#define RT_ALL_DICE 7u

static inline uint64_t
rt_bit (unsigned card)
{
  return UINT64_C (1) << card;
}

static inline unsigned
rt_free_dice (const RtState *state,
              unsigned       seat)
{
  const uint8_t *places = state->places[seat];

  return (places[0] == 0 ? 1u : 0) | (places[1] == 0 ? 2u : 0) | (places[2] == 0 ? 4u : 0);
}

static inline unsigned
rt_sum (const RtState *state,
        unsigned       seat,
        unsigned       dice)
{
  const uint8_t *faces = state->faces[seat];

  return (dice & 1 ? faces[0] : 0u) + (dice & 2 ? faces[1] : 0u) + (dice & 4 ? faces[2] : 0u);
}

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

static void
apply (RtState *state,
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
  apply (after, move);

  return RT_LEGAL;
}

typedef struct
{
  TurnMove *moves;
  size_t    capacity;
  size_t    n;
} List;

static void
add (List  *list,
     RtMove move)
{
  if (list->n < list->capacity)
    list->moves[list->n] = rt_move_to_turn (move);
  list->n++;
}

static void
list_places (const RtState *state,
             List          *list)
{
  for (uint64_t cards = state->hands[state->seat]; cards != 0; cards &= cards - 1)
    for (unsigned pile = 0; pile < RT_N_PILES; pile++)
      if (state->owners[pile] == 0)
        add (list, rt_move_place ((unsigned) __builtin_ctzll (cards), pile));
}

static void
list_with_dice (const RtState *state,
                List          *list)
{
  const unsigned all = rt_free_dice (state, state->seat);

  for (unsigned dice = 1; dice <= all; dice++)
    if ((dice & ~all) == 0)
      add (list, rt_move_reroll (dice));

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    for (unsigned dice = 1; dice <= all; dice++)
      if (rt_state_can_claim (state, pile, dice))
        add (list, rt_move_claim (pile, dice));
}

static void
list_rolls (const RtState *state,
            List          *list)
{
  const unsigned most[RT_N_DICE] = {
    state->rolling & 1 ? 6 : 1, state->rolling & 2 ? 6 : 1, state->rolling & 4 ? 6 : 1,
  };

  for (unsigned a = 0; a < most[0]; a++)
    for (unsigned b = 0; b < most[1]; b++)
      for (unsigned c = 0; c < most[2]; c++)
        add (list, rt_move_roll (most[0] > 1 ? a + 1 : 0, most[1] > 1 ? b + 1 : 0, most[2] > 1 ? c + 1 : 0));
}

size_t
rt_state_list_moves (const RtState *self,
                     TurnMove      *moves,
                     size_t         capacity)
{
  List list = { moves, capacity, 0 };

  if (self->end != RT_NOT_ENDED)
    return 0;

  if (self->rolling != 0)
    {
      list_rolls (self, &list);
    }
  else
    {
      list_places (self, &list);
      list_with_dice (self, &list);
    }

  return list.n;
}

RtMove
rt_state_draw (const RtState *self,
               TurnRandom    *random)
{
  RtMove move = { .kind = RT_MOVE_ROLL };

  for (unsigned die = 0; die < RT_N_DICE; die++)
    if ((self->rolling >> die & 1) != 0)
      move.faces[die] = (uint8_t) (1 + turn_random_below (random, 6));

  return move;
}

/* The piles that one's free dice can claim now, from a random one on; false if there are none. */
static bool
find_claim (const RtState *state,
            unsigned       from,
            RtMove        *move)
{
  const unsigned all = rt_free_dice (state, state->seat);
  uint8_t sums[RT_ALL_DICE + 1];

  for (unsigned dice = 1; dice <= RT_ALL_DICE; dice++)
    sums[dice] = (uint8_t) ((dice & ~all) == 0 ? rt_sum (state, state->seat, dice) : 0);

  for (unsigned i = 0; i < RT_N_PILES; i++)
    {
      const unsigned pile = (from + i) % RT_N_PILES;

      for (unsigned dice = 1; dice <= RT_ALL_DICE && state->owners[pile] == 0; dice++)
        if (sums[dice] == rt_card_value (state->tops[pile]))
          {
            *move = rt_move_claim (pile, dice);
            return true;
          }
    }

  return false;
}

static RtMove
random_place (const RtState *state,
              unsigned       pile,
              TurnRandom    *random)
{
  uint64_t cards = state->hands[state->seat];

  while (state->owners[pile] != 0)
    pile = (pile + 1) % RT_N_PILES;
  for (unsigned n = turn_random_below (random, RT_N_IN_HAND); n > 0; n--)
    cards &= cards - 1;

  return rt_move_place ((unsigned) __builtin_ctzll (cards), pile);
}

/* Every fourth move rolls, every other one claims where that can be, and the rest lays a card. */
RtMove
rt_state_random_move (const RtState *self,
                      TurnRandom    *random)
{
  const uint64_t bits = turn_random_next (random);
  const unsigned pile = bits >> 2 & 3;
  RtMove move;

  if ((bits & 3) == 0)
    {
      const unsigned all = rt_free_dice (self, self->seat);
      const unsigned dice = (unsigned) (bits >> 4) & all;

      return rt_move_reroll (dice != 0 ? dice : all);
    }
  if ((bits & 3) != 3 && find_claim (self, pile, &move))
    return move;

  return random_place (self, pile, random);
}

void
rt_state_play_out (RtState    *state,
                   TurnRandom *random)
{
  TurnRandom local = *random;

  while (state->end == RT_NOT_ENDED)
    apply (state, state->rolling != 0 ? rt_state_draw (state, &local) : rt_state_random_move (state, &local));
  *random = local;
}
