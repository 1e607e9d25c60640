/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-greedy.h"

#include "tc-position.h"

/* How many places of a token the bot itself looks at most closely. */
#define N_PLACES 3

/* So few drone squares can be used up in one round. */
#define N_LAST_DRONES 2

/* Whoever wants fewer choices wants the best ones alone. */
#define MANY_CHOICES 8

/* What better room can make of a placement beyond what look-ups tell, when drones are sifted. */
#define ROOM_MARGIN (3 * TC_PRESTIGE)

static void
offer (TcChoices *self,
       TcMove     move,
       int32_t    value)
{
  unsigned i;

  if (self->n < self->capacity)
    self->n++;
  else if (self->best[self->n - 1].value >= value)
    return;

  for (i = self->n - 1; i > 0 && self->best[i - 1].value < value; i--)
    self->best[i] = self->best[i - 1];
  self->best[i] = (TcChoice) { move, value };
}

static void
offer_action (TcChoices        *self,
              const TcPosition *position,
              TcAction          action,
              int32_t           value)
{
  TcMove move = { 0 };

  move.kind = tc_state_phase (position->game, position->state) == TC_PHASE_DRAFT ? TC_MOVE_TURN : TC_MOVE_SEAL;
  move.action = action;
  offer (self, move, value);
}

static void
offer_tags (TcChoices        *self,
            const TcPosition *position,
            unsigned          die,
            int32_t           rest)
{
  const TcCandidates *places = &position->places[tc_state_die_section (position->state, die)];

  for (unsigned i = 0; i < places->n; i++)
    offer_action (self, position, tc_candidate_action (&places->best[i], TC_USE_TAG, die, 0),
                  tc_position_value_of_place (position, &places->best[i]) + rest);
}

/* The drone square to circle: the first free one, or with free drones the cheapest; -1 when none is left. */
static int
best_drone_square (const TcPosition *position,
                   unsigned         *n_left)
{
  const TcBoard *board = &position->game->board;
  int best = -1;

  *n_left = 0;
  for (unsigned i = 0; i < board->n_drones; i++)
    if (!tc_state_drone_used (position->state, position->seat, i))
      {
        ++*n_left;
        if (best < 0 || (position->game->setup.free_drones && board->drones[i] > board->drones[best]))
          best = (int) i;
      }

  return best;
}

/* A placement must be worth more than this for a drone to be among the best. The last two drones are another matter: they are about the
 * end, not about the place. */
static int32_t
floor_for_drone (const TcChoices *choices,
                 int32_t          price,
                 int32_t          rest,
                 unsigned         n_left)
{
  if (choices->n < choices->capacity || n_left <= N_LAST_DRONES)
    return INT32_MIN;

  return choices->best[choices->n - 1].value - rest + price - ROOM_MARGIN;
}

static int32_t
value_of_drone (const TcPosition  *position,
                const TcCandidate *place,
                int32_t            circled,
                bool               ends_battle)
{
  if (position->outlook.horizon != TC_HORIZON_OPEN)
    return place->value + circled;
  if (ends_battle)
    return tc_position_value_of_ending (position, tc_position_prestige (position, place) + circled);

  return tc_position_value_of_place (position, place) + circled - position->evaluation.weights->drone;
}

static void
offer_drones (TcChoices  *self,
              TcPosition *position,
              unsigned    die,
              int32_t     rest,
              unsigned    n_places)
{
  unsigned n_left;
  const int square = best_drone_square (position, &n_left);
  const int32_t circled = square < 0 ? 0 : position->game->board.drones[square] * TC_PRESTIGE;
  const int32_t price = position->outlook.horizon == TC_HORIZON_OPEN ? position->evaluation.weights->drone : 0;
  TcCandidates places;

  if (square < 0)
    return;

  tc_position_find_drone_places (position, n_places, floor_for_drone (self, price - circled, rest, n_left), &places);
  for (unsigned i = 0; i < places.n; i++)
    offer_action (self, position, tc_candidate_action (&places.best[i], TC_USE_DRONE, die, (unsigned) square),
                  value_of_drone (position, &places.best[i], circled, n_left == 1) + rest);
}

static void
offer_social (TcChoices        *self,
              const TcPosition *position,
              unsigned          die,
              int32_t           rest)
{
  unsigned n_left;
  const unsigned bubble = tc_best_bubble (position->game, position->state, &n_left);
  const int32_t circled = bubble == TC_NO_BUBBLE ? 0 : position->game->board.bubbles[bubble] * TC_PRESTIGE;
  int32_t value = circled;

  if (position->outlook.horizon == TC_HORIZON_OPEN)
    value = n_left == 1 ? tc_position_value_of_ending (position, circled) : position->standings[position->seat].social;

  offer_action (self, position, (TcAction) { .die = (uint8_t) die, .use = TC_USE_SOCIAL, .mark = (uint8_t) bubble }, value + rest);
}

/* Drones and networks can end the battle, so whoever compares many choices looks at them even where their place is not worth it: the last places are
 * theirs. Returns the capacity with these. */
static unsigned
reserve_places (TcChoices        *self,
                const TcPosition *position)
{
  const unsigned capacity = self->capacity;
  unsigned n_left;

  if (capacity >= MANY_CHOICES)
    self->capacity -= best_drone_square (position, &n_left) >= 0 && n_left <= N_LAST_DRONES ? 2 : 1;

  return capacity;
}

static void
offer_drones_and_social (TcChoices  *self,
                         TcPosition *position,
                         unsigned    die,
                         int32_t     rest,
                         unsigned    n_places,
                         unsigned    capacity)
{
  self->capacity = capacity >= MANY_CHOICES ? capacity - 1 : capacity;
  offer_drones (self, position, die, rest, n_places);
  self->capacity = capacity;
  offer_social (self, position, die, rest);
}

/* One die of each section is enough to consider. For drone and social it is the one that the others had better not get. */
static void
rank_draft (TcChoices  *self,
            TcPosition *position,
            unsigned    n_places)
{
  const unsigned capacity = reserve_places (self, position);
  unsigned sections = tc_sections_with_dice (position->game, position->state), die_to_drop = 0;
  int32_t best_rest = INT32_MIN;

  tc_position_find_places (position, sections, n_places);
  for (unsigned seat = 0; seat < position->game->setup.n_seats; seat++)
    if (seat != position->seat)
      tc_position_appraise (position, seat, sections);

  for (unsigned die = 0; die < tc_state_n_dice (position->game); die++)
    {
      const unsigned section = 1u << tc_state_die_section (position->state, die);
      int32_t rest;

      if (tc_state_die_taken (position->state, die) || (sections & section) == 0)
        continue;

      sections &= ~section;
      rest = tc_position_foresee_draft (position, die);
      offer_tags (self, position, die, rest);
      if (rest > best_rest)
        {
          best_rest = rest;
          die_to_drop = die;
        }
    }
  offer_drones_and_social (self, position, die_to_drop, best_rest, n_places, capacity);
}

static void
rank_final (TcChoices  *self,
            TcPosition *position,
            unsigned    n_places)
{
  const unsigned capacity = reserve_places (self, position);
  unsigned die = 0;

  while (tc_state_die_taken (position->state, die))
    die++;

  tc_position_find_places (position, tc_sections_with_dice (position->game, position->state), n_places);
  offer_tags (self, position, die, 0);
  offer_drones_and_social (self, position, die, 0, n_places, capacity);
}

/* The leader looks at every way to put the dice, each bit a side, with all taggers in mind. */
static void
rank_sections (TcChoices  *self,
               TcPosition *position)
{
  const unsigned n_dice = tc_state_n_dice (position->game);
  TcMove move = { 0 };

  for (unsigned seat = 0; seat < position->game->setup.n_seats; seat++)
    tc_position_appraise (position, seat, (1u << TC_N_SECTIONS) - 1);

  move.kind = TC_MOVE_PLACE;
  for (unsigned sides = 0; sides < 1u << n_dice; sides++)
    {
      for (unsigned die = 0; die < n_dice && die < TC_MAX_DICE; die++)
        move.sections[die] = (uint8_t) tc_face_section (tc_state_die_face (position->state, die), sides >> die & 1);
      offer (self, move, tc_position_foresee_round (position, move.sections));
    }
}

void
tc_greedy_rank (TcChoices       *choices,
                const TcGame    *game,
                const TcState   *seen,
                const TcWeights *weights,
                unsigned         n_places)
{
  TcPosition position;

  choices->n = 0;
  tc_position_init (&position, game, seen, weights);
  if (tc_state_phase (game, seen) == TC_PHASE_PLACE)
    rank_sections (choices, &position);
  else if (tc_state_phase (game, seen) == TC_PHASE_DRAFT)
    rank_draft (choices, &position, n_places);
  else
    rank_final (choices, &position, n_places);
}

TcMove
tc_greedy_move (const TcGame    *game,
                const TcState   *seen,
                const TcWeights *weights)
{
  TcChoices choices = { .capacity = 1 };

  tc_greedy_rank (&choices, game, seen, weights, N_PLACES);

  return choices.best[0].move;
}

TurnMove
tc_greedy_choose (const TurnQuestion *question)
{
  return tc_move_to_turn (tc_greedy_move (question->game, question->seen, &tc_weights_greedy));
}
