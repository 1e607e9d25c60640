/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-greedy.h"

#include <tc-score.h>

#include "tc-foresight.h"

/* How many places of a token are looked at closely: by holes and dead ends, then by what remains reachable. */
#define N_NARROW 12
#define N_UNCOVERED 3

/* What better room can make of a placement beyond what look-ups tell, when drones are sifted. */
#define ROOM_MARGIN (3 * TC_PRESTIGE)

/* Everything a decision needs to know; lives on the stack. */
typedef struct
{
  const TcGame  *game;
  const TcState *state;
  unsigned       seat;
  TcHorizon      horizon;
  TcCensus       census;
  TcEvaluation   evaluation;
  TcStanding     standings[TC_MAX_SEATS];
  TcAppraisal    appraisal;

  /* Of the seat to move. */
  TcAnchors      anchors;
  TcCandidate    places[TC_N_SECTIONS];       /* the best of each section's token */
  bool           fits[TC_N_SECTIONS];
} Position;

typedef struct
{
  TcAction action;
  int32_t  value;
  bool     is_found;
} Choice;

static void
look_at_state (Position        *self,
               const TcGame    *game,
               const TcState   *state,
               const TcWeights *weights)
{
  self->game = game;
  self->state = state;
  self->seat = (unsigned) tc_state_to_move (game, state);
  self->horizon = tc_horizon_of (game, state);
  tc_evaluation_init (&self->evaluation, game, weights, self->horizon);
  tc_census_take (&self->census, game, state);
  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    tc_standing_init (&self->standings[seat], &self->evaluation, state, &self->census, seat);
}

static bool
find_best_place (const Position *self,
                 unsigned        first_token,
                 unsigned        n_tokens,
                 int32_t         floor,
                 TcCandidate    *best)
{
  const TcStanding *standing = &self->standings[self->seat];
  TcCandidates candidates = { .capacity = N_NARROW, .floor = floor };

  for (unsigned i = 0; i < n_tokens; i++)
    tc_candidates_add_token (&candidates, &self->evaluation, standing, &self->anchors, first_token + i);
  tc_candidates_refine (&candidates, &self->evaluation, standing, N_UNCOVERED);
  *best = candidates.best[0];

  return candidates.n > 0;
}

/* Finds out what the tokens of @sections are worth to whoever is to move. */
static void
appraise (Position *self,
          unsigned  sections)
{
  tc_anchors_find (self->game, &self->standings[self->seat].free, &self->anchors);
  tc_standing_price_room (&self->standings[self->seat], &self->evaluation);
  for (unsigned section = 0; section < TC_N_SECTIONS; section++)
    if ((sections >> section & 1) != 0)
      {
        self->fits[section] = find_best_place (self, section, 1, INT32_MIN, &self->places[section]);
        tc_appraisal_set (&self->appraisal, &self->evaluation, self->seat, section,
                          self->fits[section] ? self->places[section].value : INT32_MIN);
      }
}

static void
appraise_for (Position *self,
              unsigned  seat,
              unsigned  sections)
{
  tc_appraisal_add_seat (&self->appraisal, &self->evaluation, &self->standings[seat], seat, sections);
}

/* Those who draft from @first on; the leader is the last. */
static void
add_drafters (TcRest         *rest,
              const Position *position,
              unsigned        first)
{
  const unsigned n_seats = position->game->setup.n_seats;
  const unsigned leader = tc_state_leader (position->state);

  rest->n_drafters = 0;
  for (unsigned seat = first;; seat = (seat + 1) % n_seats)
    {
      rest->drafters[rest->n_drafters++] = (uint8_t) seat;
      if (seat == leader)
        break;
    }
}

/* What may follow when @taken is drafted now. */
static int32_t
foresee_without (const Position *self,
                 unsigned        taken)
{
  TcRest rest = { 0 };

  for (unsigned die = 0; die < tc_state_n_dice (self->game); die++)
    if (die != taken && !tc_state_die_taken (self->state, die))
      rest.sections[rest.n_dice++] = (uint8_t) tc_state_die_section (self->state, die);
  if (self->seat != tc_state_leader (self->state))
    add_drafters (&rest, self, (self->seat + 1) % self->game->setup.n_seats);

  return tc_foresee (&self->evaluation, &self->appraisal, rest, self->seat);
}

static void
consider (Choice  *best,
          TcAction action,
          int32_t  value)
{
  if (!best->is_found || value > best->value)
    *best = (Choice) { .action = action, .value = value, .is_found = true }
  ;
}

/* The features a placement fills, one bit each. */
static uint64_t
filled_by (const Position    *self,
           const TcCandidate *candidate)
{
  const TcSet squares = tc_game_placement (self->game, candidate->token, candidate->orientation, candidate->anchor);
  const TcSet *free = &self->standings[self->seat].free;
  uint64_t filled = 0;

  for (unsigned i = 0; i < self->game->n_features; i++)
    {
      uint64_t left = 0;

      for (unsigned w = 0; w < self->game->n_words; w++)
        left |= self->game->features[i].squares.words[w] & free->words[w] & ~squares.words[w];
      if (left == 0 && self->standings[self->seat].missing[i] > 0)
        filled |= UINT64_C (1) << i;
    }

  return filled;
}

static int32_t
prestige_of (const Position *self,
             uint64_t        filled)
{
  int32_t prestige = 0;

  for (unsigned i = 0; i < self->game->n_features; i++)
    if ((filled >> i & 1) != 0)
      prestige += (self->census.open >> i & 1) != 0 ? self->game->features[i].value.high
                                                    : self->game->features[i].value.low;

  return prestige * TC_PRESTIGE;
}

static int32_t
best_score_of_others (const Position *self)
{
  int32_t best = INT32_MIN;

  for (unsigned seat = 0; seat < self->game->setup.n_seats; seat++)
    if (seat != self->seat && self->standings[seat].score > best)
      best = self->standings[seat].score;

  return best;
}

/* What an action is worth that ends the battle with this round: nothing that is merely expected comes true any more, for nobody. */
static int32_t
value_of_ending (const Position *self,
                 int32_t         prestige)
{
  const unsigned n_seats = self->game->setup.n_seats;
  const int32_t lead = self->standings[self->seat].score + prestige - best_score_of_others (self);
  const int32_t last_chance = self->evaluation.weights->last_chance;
  int32_t others = 0;

  for (unsigned seat = 0; seat < n_seats; seat++)
    others += seat == self->seat ? 0 : self->standings[seat].expected;

  return prestige - self->standings[self->seat].expected + others / (int32_t) (n_seats - 1) +
         (lead > 0 ? last_chance : lead < 0 ? -last_chance : 0);
}

static int32_t
value_of_placement (const Position    *self,
                    const TcCandidate *candidate)
{
  uint64_t filled;

  if (self->horizon != TC_HORIZON_OPEN)
    return candidate->value;

  filled = filled_by (self, candidate);
  if ((self->census.open & ~filled) != 0)
    return candidate->value;

  return value_of_ending (self, prestige_of (self, filled));
}

static TcAction
action_of_place (unsigned           die,
                 TcUse              use,
                 const TcCandidate *place,
                 unsigned           mark)
{
  return (TcAction) {
           .die = (uint8_t) die,
           .use = (uint8_t) use,
           .token = place->token,
           .orientation = place->orientation,
           .anchor = place->anchor,
           .mark = (uint8_t) mark,
  };
}

static void
consider_tag (const Position *self,
              Choice         *best,
              unsigned        die,
              int32_t         rest)
{
  const int section = tc_state_die_section (self->state, die);
  const TcCandidate *place = &self->places[section];

  if (self->fits[section])
    consider (best, action_of_place (die, TC_USE_TAG, place, 0), value_of_placement (self, place) + rest);
}

/* The drone square to circle: the first free one, or with free drones the cheapest; -1 when none is left. */
static int
best_drone_square (const Position *self,
                   unsigned       *n_left)
{
  const TcBoard *board = &self->game->board;
  int best = -1;

  *n_left = 0;
  for (unsigned i = 0; i < board->n_drones; i++)
    if (!tc_state_drone_used (self->state, self->seat, i))
      {
        ++*n_left;
        if (best < 0 || (self->game->setup.free_drones && board->drones[i] > board->drones[best]))
          best = (int) i;
      }

  return best;
}

/* A placement must be worth more than this for a drone to beat what was found so far. The last drone is another matter: it is
 * about the end, not about the place. */
static int32_t
floor_for_drone (const Choice *best,
                 int32_t       price,
                 int32_t       rest,
                 unsigned      n_left)
{
  return best->is_found && n_left > 1 ? best->value - rest + price - ROOM_MARGIN : INT32_MIN;
}

static void
consider_drone (const Position *self,
                Choice         *best,
                unsigned        die,
                int32_t         rest)
{
  unsigned n_left;
  const int square = best_drone_square (self, &n_left);
  const bool goes_on = self->horizon == TC_HORIZON_OPEN;
  TcCandidate place;
  int32_t price, value;

  if (square < 0)
    return;

  price = (goes_on ? self->evaluation.weights->drone : 0) - self->game->board.drones[square] * TC_PRESTIGE;
  if (!find_best_place (self, 0, TC_N_HQ_TOKENS, floor_for_drone (best, price, rest, n_left), &place))
    return;

  value = value_of_placement (self, &place) - price;
  if (goes_on && n_left == 1)
    value = value_of_ending (self, prestige_of (self, filled_by (self, &place)) +
                             self->game->board.drones[square] * TC_PRESTIGE);

  consider (best, action_of_place (die, TC_USE_DRONE, &place, (unsigned) square), value + rest);
}

static unsigned
best_bubble (const Position *self,
             unsigned       *n_left)
{
  const TcBoard *board = &self->game->board;
  unsigned best = TC_NO_BUBBLE;

  *n_left = 0;
  for (unsigned i = 0; i < board->n_bubbles; i++)
    if (tc_state_bubble_owners (self->state, i) == 0)
      {
        ++*n_left;
        if (best == TC_NO_BUBBLE || board->bubbles[i] > board->bubbles[best])
          best = i;
      }

  return best;
}

static void
consider_social (const Position *self,
                 Choice         *best,
                 unsigned        die,
                 int32_t         rest)
{
  unsigned n_left;
  const unsigned bubble = best_bubble (self, &n_left);
  int32_t value = bubble == TC_NO_BUBBLE ? 0 : self->game->board.bubbles[bubble] * TC_PRESTIGE;

  if (self->horizon == TC_HORIZON_OPEN)
    value = n_left == 1 ? value_of_ending (self, value) : value - self->evaluation.weights->social;

  consider (best, (TcAction) { .die = (uint8_t) die, .use = TC_USE_SOCIAL, .mark = (uint8_t) bubble }, value + rest);
}

/* The sections in which dice lie, one bit each. */
static unsigned
sections_in_play (const Position *self)
{
  unsigned sections = 0;

  for (unsigned die = 0; die < tc_state_n_dice (self->game); die++)
    if (!tc_state_die_taken (self->state, die))
      sections |= 1u << tc_state_die_section (self->state, die);

  return sections;
}

/* One die of each section is enough to consider. */
static TcAction
choose_draft (Position *self)
{
  Choice best = { .is_found = false };
  int32_t best_rest = INT32_MIN;
  unsigned sections = sections_in_play (self), die_to_drop = 0;

  appraise (self, sections);
  for (unsigned seat = 0; seat < self->game->setup.n_seats; seat++)
    if (seat != self->seat)
      appraise_for (self, seat, sections);

  for (unsigned die = 0; die < tc_state_n_dice (self->game); die++)
    {
      const unsigned section = 1u << tc_state_die_section (self->state, die);
      int32_t rest;

      if (tc_state_die_taken (self->state, die) || (sections & section) == 0)
        continue;

      sections &= ~section;
      rest = foresee_without (self, die);
      consider_tag (self, &best, die, rest);
      if (rest > best_rest)
        {
          best_rest = rest;
          die_to_drop = die;
        }
    }
  consider_drone (self, &best, die_to_drop, best_rest);
  consider_social (self, &best, die_to_drop, best_rest);

  return best.action;
}

static TcAction
choose_final (Position *self)
{
  Choice best = { .is_found = false };
  unsigned die = 0;

  appraise (self, sections_in_play (self));

  while (tc_state_die_taken (self->state, die))
    die++;
  consider_tag (self, &best, die, 0);
  consider_drone (self, &best, die, 0);
  consider_social (self, &best, die, 0);

  return best.action;
}

/* The leader looks at every way to put the dice, each bit a side, with all taggers in mind. */
static TcMove
choose_sections (Position *self)
{
  const unsigned n_dice = tc_state_n_dice (self->game);
  TcMove move = { .kind = TC_MOVE_PLACE };
  TcRest rest = { .n_dice = (uint8_t) n_dice };
  unsigned best_sides = 0;
  int32_t best = INT32_MIN;

  for (unsigned seat = 0; seat < self->game->setup.n_seats; seat++)
    appraise_for (self, seat, (1u << TC_N_SECTIONS) - 1);
  add_drafters (&rest, self, (self->seat + 1) % self->game->setup.n_seats);
  for (unsigned sides = 0; sides < 1u << n_dice; sides++)
    {
      int32_t value;

      for (unsigned die = 0; die < n_dice; die++)
        rest.sections[die] = (uint8_t) tc_face_section (tc_state_die_face (self->state, die), sides >> die & 1);
      value = tc_foresee (&self->evaluation, &self->appraisal, rest, self->seat);
      if (value > best)
        {
          best = value;
          best_sides = sides;
        }
    }

  for (unsigned die = 0; die < n_dice; die++)
    move.sections[die] = (uint8_t) tc_face_section (tc_state_die_face (self->state, die), best_sides >> die & 1);

  return move;
}

TcMove
tc_greedy_move (const TcGame    *game,
                const TcState   *seen,
                const TcWeights *weights)
{
  TcMove move = { 0 };
  Position position;

  look_at_state (&position, game, seen, weights);
  switch (tc_state_phase (game, seen))
    {
    case TC_PHASE_PLACE:
      return choose_sections (&position);

    case TC_PHASE_DRAFT:
      move.kind = TC_MOVE_TURN;
      move.action = choose_draft (&position);
      break;

    case TC_PHASE_ROLL:
    case TC_PHASE_FINAL:
    case TC_PHASE_OVER:
    default:
      move.kind = TC_MOVE_SEAL;
      move.action = choose_final (&position);
      break;
    }

  return move;
}

TurnMove
tc_greedy_choose (const TurnQuestion *question)
{
  return tc_move_to_turn (tc_greedy_move (question->game, question->seen, &tc_weights_greedy));
}
