/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-advice.h"

#include "tc-advice-private.h"
#include "tc-position.h"
#include "tc-search.h"
#include "tc-standing.h"

static TcSet
without (const TcSet *set,
         const TcSet *other)
{
  TcSet result;

  for (unsigned w = 0; w < TC_SET_WORDS; w++)
    result.words[w] = set->words[w] & ~other->words[w];

  return result;
}

static void
remove_covered (TcSet               *squares,
                const TcOrientation *orientation,
                const TcSet         *anchors,
                unsigned             n_words)
{
  for (unsigned w = 0; w < n_words; w++)
    for (uint64_t word = anchors->words[w]; word != 0; word &= word - 1)
      for (unsigned i = 0; i < orientation->n_cells; i++)
        {
          const unsigned square = 64 * w + (unsigned) __builtin_ctzll (word) + orientation->cells[i];

          squares->words[square / 64] &= ~(UINT64_C (1) << (square % 64));
        }
}

TcSet
tc_squares_out_of_reach (const TcGame *game,
                         const TcSet  *free_squares)
{
  TcSet squares = *free_squares;
  TcAnchors anchors;

  tc_anchors_find (game, free_squares, &anchors);
  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    for (unsigned i = 0; i < game->n_orientations[token]; i++)
      remove_covered (&squares, &game->orientations[token][i], &anchors.sets[token][i], game->n_words);

  return squares;
}

/* How many squares of a feature a drawing fills. */
static unsigned
n_common (const TcGame *game,
          unsigned      feature,
          const TcSet  *squares)
{
  TcSet common = { { 0 } };

  for (unsigned w = 0; w < game->n_words; w++)
    common.words[w] = game->features[feature].squares.words[w] & squares->words[w];

  return tc_set_count (&common, game->n_words);
}

/* What @n more squares in a feature are worth, as the standing has it. */
static int32_t
gain_of_feature (const TcStanding *standing,
                 const TcFeature  *feature,
                 unsigned          n)
{
  switch (feature->kind)
    {
    case TC_FEATURE_COLUMN:
      return standing->column_gains[n][feature->index];

    case TC_FEATURE_ROW:
      return standing->row_gains[n][feature->index];

    case TC_FEATURE_DISTRICT:
    default:
      return standing->district_gains[feature->index][n];
    }
}

static void
explain_filled (TcReason         *self,
                const TcPosition *position,
                unsigned          feature,
                int32_t           gain)
{
  const TcValue value = position->game->features[feature].value;
  const bool is_first = (position->census.open >> feature & 1) != 0;
  const int32_t circled = (is_first ? value.high : value.low) * TC_PRESTIGE;
  const TcEvaluation *evaluation = &position->evaluation;
  const unsigned missing = position->standings[position->seat].missing[feature];
  const unsigned n_filled = position->game->features[feature].n_squares - missing;
  const int32_t expected = evaluation->expected[is_first][evaluation->offsets[feature] + n_filled];

  self->filled |= UINT64_C (1) << feature;
  self->first |= is_first ? UINT64_C (1) << feature : 0;
  self->circled += circled;
  /* What had been expected of it comes true, and is no progress besides. */
  self->progress -= expected;
  self->denial += gain - (circled - expected);
}

static void
explain_feature (TcReason         *self,
                 const TcPosition *position,
                 unsigned          feature,
                 const TcSet      *squares)
{
  const TcStanding *standing = &position->standings[position->seat];
  const unsigned n = n_common (position->game, feature, squares), missing = standing->missing[feature];
  int32_t gain;

  if (n == 0)
    return;

  gain = gain_of_feature (standing, &position->game->features[feature], n);
  if (n == missing)
    {
      explain_filled (self, position, feature, gain);
      return;
    }

  self->progress += gain;
  if (self->n_to_go == 0 || missing - n < self->n_to_go)
    {
      self->nearest = (uint8_t) feature;
      self->n_to_go = (uint8_t) (missing - n);
    }
}

/* Price of all that is wrong with the free squares. */
static int32_t
price_of_room (const TcEvaluation *evaluation,
               const TcStanding   *standing,
               const TcSet        *free_squares)
{
  return tc_room_narrow (evaluation, standing, free_squares) + tc_room_uncovered (evaluation, standing, free_squares);
}

static void
explain_placement (TcReason         *self,
                   const TcPosition *position,
                   const TcAction   *action)
{
  const TcSet squares = tc_game_placement (position->game, action->token, action->orientation, action->anchor);
  const TcStanding *standing = &position->standings[position->seat];
  const TcSet left = without (&standing->free, &squares);
  const TcSet before = tc_squares_out_of_reach (position->game, &standing->free);
  const TcSet after = tc_squares_out_of_reach (position->game, &left);

  for (unsigned feature = 0; feature < position->game->n_features; feature++)
    explain_feature (self, position, feature, &squares);
  self->room = price_of_room (&position->evaluation, standing, &left) -
               price_of_room (&position->evaluation, standing, &standing->free);
  self->holes = without (&after, &before);
}

static void
explain_action (TcReason         *self,
                const TcPosition *position,
                const TcAction   *action)
{
  const TcBoard *board = &position->game->board;

  if (action->use == TC_USE_SOCIAL)
    {
      self->circled += action->mark == TC_NO_BUBBLE ? 0 : board->bubbles[action->mark] * TC_PRESTIGE;
      return;
    }
  if (action->use == TC_USE_DRONE)
    self->circled += board->drones[action->mark] * TC_PRESTIGE;
  explain_placement (self, position, action);
}

/* Whether a condition of the end holds after a move that did not before it. Of a sealed choice nothing shows until all are in, so that it is
 * looked at as if it were a turn. */
static bool
brings_end (const TcPosition *position,
            const TcReason   *reason,
            const TcAction   *action)
{
  const TcGame *game = position->game;
  unsigned n_bubbles = 0;

  if (position->outlook.horizon != TC_HORIZON_OPEN)
    return false;
  if ((position->census.open & ~reason->filled) == 0)
    return true;
  for (unsigned i = 0; i < game->board.n_bubbles; i++)
    n_bubbles += tc_state_bubble_owners (position->state, i) == 0;
  if (action->use == TC_USE_SOCIAL)
    return n_bubbles == 1;
  if (action->use != TC_USE_DRONE)
    return false;
  for (unsigned i = 0; i < game->board.n_drones; i++)
    if (i != action->mark && !tc_state_drone_used (position->state, position->seat, i))
      return false;

  return true;
}

static void
explain_turn (TcReason   *self,
              TcPosition *position,
              TcMove      move)
{
  explain_action (self, position, &move.action);
  self->ends_battle = brings_end (position, self, &move.action);
  if (move.kind != TC_MOVE_TURN)
    return;

  tc_position_find_places (position, tc_sections_with_dice (position->game, position->state), 1);
  for (unsigned seat = 0; seat < position->game->setup.n_seats; seat++)
    if (seat != position->seat)
      tc_position_appraise (position, seat, tc_sections_with_dice (position->game, position->state));
  self->rest = tc_position_foresee_draft (position, move.action.die);
}

void
tc_explain (const TcGame    *game,
            const TcState   *seen,
            const TcWeights *weights,
            TcMove           move,
            TcReason        *reason)
{
  TcPosition position;

  *reason = (TcReason) { 0 };
  tc_position_init (&position, game, seen, weights);
  if (move.kind != TC_MOVE_PLACE)
    {
      explain_turn (reason, &position, move);
      return;
    }

  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    tc_position_appraise (&position, seat, (1u << TC_N_SECTIONS) - 1);
  reason->rest = tc_position_foresee_round (&position, move.sections);
}

/* A hint has to come within a second on any machine; more curiosity than a player has makes the alternatives comparable. */
const TurnSearchEffort tc_effort_hint = {
  .n_trees = 4,
  .n_iterations = 1000,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE,
  .max_nanoseconds = UINT64_C (800000000),
};

static TurnSearchTask
task_of (const TcGame           *game,
         const TcState          *seen,
         const TurnSearchEffort *effort,
         unsigned                n_threads,
         const atomic_bool      *cancelled)
{
  return (TurnSearchTask) {
           .table = &tc_search_far,
           .game = game,
           .seen = seen,
           .viewer = tc_state_to_move (game, seen),
           .effort = effort,
           .n_threads = n_threads,
           .cancelled = cancelled,
  };
}

static bool
is_cancelled (const atomic_bool *cancelled)
{
  return cancelled != NULL && atomic_load_explicit (cancelled, memory_order_relaxed);
}

static void
copy_shares (uint32_t               *shares,
             const TurnSearchResult *result)
{
  for (unsigned seat = 0; seat < TC_MAX_SEATS; seat++)
    shares[seat] = result->shares[seat];
}

bool
tc_advise (const TcGame           *game,
           const TcState          *seen,
           const TurnSearchEffort *effort,
           unsigned                n_threads,
           TurnRandom             *random,
           const atomic_bool      *cancelled,
           TcAdvice               *advice)
{
  const TurnSearchTask task = task_of (game, seen, effort, n_threads, cancelled);
  TurnSearchResult result;

  *advice = (TcAdvice) { .n = 0 };
  if (!turn_search (&task, random, &result) || is_cancelled (cancelled))
    return false;

  copy_shares (advice->shares, &result);
  for (unsigned i = 0; i < result.n_options && i < TC_MAX_ADVISED && result.options[i].n_visits > 0; i++)
    {
      TcAdvised *advised = &advice->moves[advice->n++];

      advised->move = tc_move_from_turn (result.options[i].move);
      advised->share = result.options[i].share;
      advised->n_visits = result.options[i].n_visits;
      tc_explain (game, seen, &tc_weights_greedy, advised->move, &advised->reason);
    }

  return true;
}
