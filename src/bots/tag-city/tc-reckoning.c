/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-reckoning.h"

#include <tc-moves.h>
#include <tc-score.h>

#include "tc-race.h"
#include "turn-search.h"

/* Doubling the odds takes a larger lead while much of the battle is still to come. */
#define HALVING_AT_END (5 * TC_PRESTIGE / 2)
#define HALVING_AT_START (5 * TC_PRESTIGE)

void
tc_reckoning_init (TcReckoning     *self,
                   const TcGame    *game,
                   const TcState   *root,
                   const TcWeights *weights,
                   unsigned         n_rounds)
{
  const TcOutlook outlook = tc_outlook_of (game, root);

  self->game = game;
  self->round = tc_state_round (root);
  self->n_rounds = n_rounds;
  self->progress = outlook.progress;
  self->halving = HALVING_AT_START - (HALVING_AT_START - HALVING_AT_END) * (int32_t) outlook.progress / TC_WHOLE_BATTLE;
  for (TcHorizon horizon = TC_HORIZON_OPEN; horizon <= TC_HORIZON_LAST_DIE; horizon++)
    tc_evaluation_init (&self->evaluations[horizon], game, weights, (TcOutlook) { horizon, outlook.progress });
  tc_recall_init (&self->recall, self->evaluations, root);
}

/* A tagger's decision in the making. */
typedef struct
{
  TcReckoning   *reckoning;
  const TcState *state;
  TcKnownBoard  *board;
  TcHorizon      horizon;
  unsigned       seat;
  int32_t        best;            /* value of the move so far */
  TcMove         move;
} Glance;

static void
take_up (Glance            *self,
         const TcCandidate *place,
         TcUse              use,
         unsigned           die,
         unsigned           mark,
         int32_t            value)
{
  self->best = value;
  self->move.action = tc_candidate_action (place, use, die, mark);
}

static void
look_at_tags (Glance *self)
{
  for (unsigned die = 0; die < tc_state_n_dice (self->reckoning->game); die++)
    if (!tc_state_die_taken (self->state, die))
      {
        const TcCandidate *place = &self->board->best[tc_state_die_section (self->state, die)];

        if (place->value > self->best)
          take_up (self, place, TC_USE_TAG, die, 0, place->value);
      }
}

static unsigned
first_die (const Glance *self)
{
  unsigned die = 0;

  while (tc_state_die_taken (self->state, die))
    die++;

  return die;
}

/* By what C20 compares: prestige, then bubbles. */
static int
rank_of (const TcScore *score)
{
  return score->total * (TC_MAX_BUBBLES + 1) + score->n_bubbles;
}

/* Whether this seat is before every other, even if it spends so much and circles so many bubbles. */
static bool
is_ahead (const Glance *self,
          int           cost,
          unsigned      n_bubbles)
{
  const TcGame *game = self->reckoning->game;
  TcScore mine = tc_state_score (game, self->state, self->seat);

  mine.total -= cost;
  mine.n_bubbles = (uint8_t) (mine.n_bubbles + n_bubbles);
  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    {
      const TcScore other = tc_state_score (game, self->state, seat);

      if (seat != self->seat && rank_of (&other) >= rank_of (&mine))
        return false;
    }

  return true;
}

/* A drone has to gain more than its price. The last one ends the battle, which is for those who lead. */
static void
look_at_drones (Glance *self)
{
  const TcGame *game = self->reckoning->game;
  const int square = tc_state_next_drone (game, self->state, self->seat);
  const TcCandidate *place;
  int32_t price;

  if (square < 0 || (square + 1 == game->board.n_drones && self->horizon == TC_HORIZON_OPEN && !is_ahead (self, 0, 0)))
    return;

  price = self->horizon == TC_HORIZON_OPEN ? self->reckoning->evaluations->weights->drone : 0;
  price -= game->board.drones[square] * TC_PRESTIGE;
  place = tc_recall_any (&self->reckoning->recall, self->board, self->state, self->best + price);
  if (place->value > self->best + price)
    take_up (self, place, TC_USE_DRONE, first_die (self), (unsigned) square, place->value - price);
}

static int
cost_of_bubbles (const Glance *self)
{
  const TcBoard *board = &self->reckoning->game->board;
  int cost = 0;

  for (unsigned i = 0; i < board->n_bubbles; i++)
    if (tc_state_bubble_owners (self->state, i) == 0)
      cost -= board->bubbles[i];

  return cost;
}

/* Whoever is ahead while nobody has filled much wins by circling the last bubbles before the round is over. True when that is what to do; to circle the very
 * last one behind is what nobody does. */
static bool
begin_with_social (Glance *self,
                   TcPhase phase)
{
  static const TcCandidate no_place;
  unsigned n_left;
  const unsigned bubble = tc_best_bubble (self->reckoning->game, self->state, &n_left);
  const bool may_end = self->horizon == TC_HORIZON_OPEN && n_left <= (phase == TC_PHASE_FINAL ? 1 : 2);
  const bool ends_ahead = may_end && is_ahead (self, cost_of_bubbles (self), n_left);
  const bool ends_behind = may_end && n_left == 1 && !ends_ahead;

  take_up (self, &no_place, TC_USE_SOCIAL, first_die (self), bubble,
           ends_behind ? INT32_MIN / 2 : tc_social_value (self->reckoning->evaluations, self->board->price_of_social, bubble));

  return ends_ahead;
}

static TcHorizon
horizon_of (const TcGame  *game,
            const TcState *state,
            TcPhase        phase)
{
  if (tc_state_ended_by (game, state) == 0)
    return TC_HORIZON_OPEN;

  return phase == TC_PHASE_FINAL ? TC_HORIZON_LAST_DIE : TC_HORIZON_LAST_DRAFT;
}

static TcMove
act (TcReckoning   *self,
     const TcState *state,
     TcPhase        phase)
{
  const TcHorizon horizon = horizon_of (self->game, state, phase);
  const unsigned seat = (unsigned) tc_state_to_move (self->game, state);
  Glance glance = {
    .reckoning = self,
    .state = state,
    .board = tc_recall_board (&self->recall, state, seat, horizon, tc_sections_with_dice (self->game, state)),
    .horizon = horizon,
    .seat = seat,
    .move.kind = phase == TC_PHASE_FINAL ? TC_MOVE_SEAL : TC_MOVE_TURN,
  };

  if (begin_with_social (&glance, phase))
    return glance.move;
  look_at_tags (&glance);
  /* While there is still a die to choose, drones are rarely the best, and they take as much time as all the rest. */
  if (phase == TC_PHASE_FINAL || horizon != TC_HORIZON_OPEN)
    look_at_drones (&glance);

  return glance.move;
}

static TcMove
place_dice (const TcReckoning *self,
            const TcState     *state,
            TurnRandom        *random)
{
  const uint64_t sides = turn_random_next (random) >> 32;
  TcMove move = { .kind = TC_MOVE_PLACE };

  for (unsigned die = 0; die < tc_state_n_dice (self->game); die++)
    move.sections[die] = (uint8_t) tc_face_section (tc_state_die_face (state, die), sides >> die & 1);

  return move;
}

void
tc_reckoning_play_out (TcReckoning *self,
                       TcState     *state,
                       TurnRandom  *random)
{
  TcPhase phase;

  while ((phase = tc_state_phase (self->game, state)) != TC_PHASE_OVER && tc_state_round (state) <= self->round + self->n_rounds)
    {
      TcMove move;

      if (phase == TC_PHASE_ROLL)
        move = tc_state_draw (self->game, random);
      else if (phase == TC_PHASE_PLACE)
        move = place_dice (self, state, random);
      else
        move = act (self, state, phase);
      tc_state_play (self->game, state, move, state);
    }
}

/* Holes and dead ends are not counted: they frighten a search more than they cost. */
void
tc_reckoning_evaluate (const TcReckoning *self,
                       const TcState     *state,
                       uint32_t          *shares)
{
  const TcEvaluation *evaluation = &self->evaluations[TC_HORIZON_OPEN];
  const unsigned n_seats = self->game->setup.n_seats;
  int32_t values[TC_MAX_SEATS];
  TcCensus census;

  if (tc_state_phase (self->game, state) == TC_PHASE_OVER)
    {
      const unsigned winners = tc_state_winners (self->game, state);

      for (unsigned seat = 0; seat < n_seats; seat++)
        shares[seat] = (winners >> seat & 1) != 0 ? TURN_ONE / (unsigned) __builtin_popcount (winners) : 0;
      return;
    }

  tc_census_take (&census, self->game, state);
  for (unsigned seat = 0; seat < n_seats; seat++)
    values[seat] = tc_standing_value_of (evaluation, state, &census, seat) + tc_race_value (evaluation, &census, seat);
  turn_softmax (values, n_seats, self->halving, shares);
}
