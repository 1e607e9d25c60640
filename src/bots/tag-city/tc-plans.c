/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-plans.h"

#include <tc-rules.h>
#include <tc-score.h>

#include "tc-greedy.h"
#include "tc-position.h"
#include "tc-search.h"

/* With so few places of each token every kind of move is among the choices; with so many they are the best 64 of all. */
#define FEW_PLACES 3
#define MANY_PLACES TC_MAX_CANDIDATES

/* A decision of a plan: what greed would do, best first. */
typedef struct
{
  const TcGame  *game;
  const TcState *state;
  unsigned       seat;
  TcChoices      choices;
  TcMove         move;          /* for a plan that makes a move of its own */
} Thought;

/* What a plan does in a position, or NULL to leave it to greed. */
typedef const TcMove *(*Find) (Thought *thought);

static TurnMove
choose (const TurnQuestion *question,
        unsigned            n_places,
        Find                find)
{
  Thought thought = {
    .game = question->game,
    .state = question->seen,
    .seat = (unsigned) question->seat,
    .choices.capacity = TC_MAX_CHOICES,
  };
  const TcMove *move;

  if (tc_state_phase (thought.game, thought.state) == TC_PHASE_PLACE)
    return tc_greedy_choose (question);

  tc_greedy_rank (&thought.choices, thought.game, thought.state, &tc_weights_greedy, n_places);
  move = find (&thought);

  return move != NULL ? tc_move_to_turn (*move) : tc_greedy_choose (question);
}

/* The best choice that uses a die so, or NULL. */
static const TcMove *
best_of_use (const Thought *self,
             TcUse          use)
{
  for (unsigned i = 0; i < self->choices.n; i++)
    if (self->choices.best[i].move.action.use == use)
      return &self->choices.best[i].move;

  return NULL;
}

/* By how much this seat is ahead of all others; 0 or less when it is not. */
static int
lead_of (const Thought *self)
{
  const int own = tc_state_score (self->game, self->state, self->seat).total;
  int lead = INT32_MAX;

  for (unsigned seat = 0; seat < self->game->setup.n_seats; seat++)
    if (seat != self->seat)
      {
        const int ahead = own - tc_state_score (self->game, self->state, seat).total;

        lead = ahead < lead ? ahead : lead;
      }

  return lead;
}

static int
cost_of_drones (const Thought *self)
{
  int cost = 0;

  for (unsigned i = 0; i < self->game->board.n_drones; i++)
    if (!tc_state_drone_used (self->state, self->seat, i))
      cost -= self->game->board.drones[i];

  return cost;
}

/* Of all that are free. Returns how many there are. */
static unsigned
count_bubbles (const Thought *self,
               int           *cost)
{
  unsigned n = 0;

  *cost = 0;
  for (unsigned i = 0; i < self->game->board.n_bubbles; i++)
    if (tc_state_bubble_owners (self->state, i) == 0)
      {
        *cost -= self->game->board.bubbles[i];
        n++;
      }

  return n;
}

/* What a tag or drone fills at once: how many features, and what they bring. */
static unsigned
count_filled (const Thought *self,
              TcAction       action,
              int           *prestige)
{
  const TcSet squares = tc_game_placement (self->game, action.token, action.orientation, action.anchor);
  const uint64_t open = tc_state_open_features (self->game, self->state);
  unsigned n = 0;

  *prestige = 0;
  for (unsigned i = 0; i < self->game->n_features; i++)
    {
      const TcFeature *feature = &self->game->features[i];
      TcSet covered;

      for (unsigned w = 0; w < self->game->n_words; w++)
        covered.words[w] = feature->squares.words[w] & squares.words[w];
      if (tc_set_is_empty (&covered, self->game->n_words) ||
          tc_set_count (&covered, self->game->n_words) < tc_state_feature_missing (self->game, self->state, self->seat, i))
        continue;

      n++;
      *prestige += (open >> i & 1) != 0 ? feature->value.high : feature->value.low;
    }

  return n;
}

static const TcMove *
find_networks (Thought *self)
{
  int cost;

  return count_bubbles (self, &cost) > 0 ? best_of_use (self, TC_USE_SOCIAL) : NULL;
}

static const TcMove *
find_drone_or_tag (Thought *self)
{
  const TcMove *drone = best_of_use (self, TC_USE_DRONE);

  return drone != NULL ? drone : best_of_use (self, TC_USE_TAG);
}

static const TcMove *
find_drone_when_ahead (Thought *self)
{
  return lead_of (self) > 0 ? best_of_use (self, TC_USE_DRONE) : NULL;
}

static const TcMove *
find_drone_when_paid (Thought *self)
{
  return lead_of (self) > cost_of_drones (self) ? best_of_use (self, TC_USE_DRONE) : NULL;
}

static const TcMove *
find_networks_when_paid (Thought *self)
{
  int cost;

  return count_bubbles (self, &cost) > 0 && lead_of (self) > cost ? best_of_use (self, TC_USE_SOCIAL) : NULL;
}

/* The best tag that fills exactly so many features, or NULL. */
static const TcMove *
find_tag_filling (const Thought *self,
                  unsigned       n_wanted)
{
  for (unsigned i = 0; i < self->choices.n; i++)
    {
      const TcMove *move = &self->choices.best[i].move;
      int prestige;

      if (move->action.use == TC_USE_TAG && count_filled (self, move->action, &prestige) == n_wanted)
        return move;
    }

  return NULL;
}

static const TcMove *
find_tag_filling_none (Thought *self)
{
  return find_tag_filling (self, 0);
}

static const TcMove *
find_tag_filling_most (Thought *self)
{
  unsigned most = 0;

  for (unsigned i = 0; i < self->choices.n; i++)
    if (self->choices.best[i].move.action.use == TC_USE_TAG)
      {
        int prestige;
        const unsigned n = count_filled (self, self->choices.best[i].move.action, &prestige);

        most = n > most ? n : most;
      }

  return find_tag_filling (self, most >= 2 ? most : 0);
}

/* The feature of the district to fill: the most valuable that is not full, or -1. */
static int
find_district (const Thought *self)
{
  const uint64_t open = tc_state_open_features (self->game, self->state);
  int best = -1, best_value = 0;

  for (unsigned i = 0; i < self->game->n_features; i++)
    {
      const TcFeature *feature = &self->game->features[i];
      const int value = (open >> i & 1) != 0 ? feature->value.high : feature->value.low;

      if (feature->kind == TC_FEATURE_DISTRICT && !tc_state_feature_filled (self->game, self->state, self->seat, i) &&
          (best < 0 || value > best_value))
        {
          best = (int) i;
          best_value = value;
        }
    }

  return best;
}

/* The best place of the token of a section on some of the free squares; its value is INT32_MIN when there is none. */
static TcCandidate
best_place_on (TcPosition  *position,
               unsigned     section,
               const TcSet *squares)
{
  const TcStanding *standing = &position->standings[position->seat];
  TcCandidates places = { .capacity = TC_MAX_CANDIDATES, .floor = INT32_MIN };
  TcAnchors anchors;

  tc_anchors_find_some (position->game, squares, 1u << section, &anchors);
  tc_candidates_add_token (&places, &position->evaluation, standing, &anchors, &position->lines, section);
  tc_candidates_refine (&places, &position->evaluation, standing, places.n);

  return places.n > 0 ? places.best[0] : (TcCandidate) { .value = INT32_MIN };
}

/* As greed values it: the place, and in a draft what the other dice bring to everybody. */
static void
take_better_tag (Thought     *self,
                 TcPosition  *position,
                 unsigned     die,
                 const TcSet *squares,
                 int64_t     *best)
{
  const TcCandidate place = best_place_on (position, (unsigned) tc_state_die_section (self->state, die), squares);
  const bool is_draft = tc_state_phase (self->game, self->state) == TC_PHASE_DRAFT;
  int64_t value;

  if (place.value == INT32_MIN)
    return;
  value = (int64_t) tc_position_value_of_place (position, &place) + (is_draft ? tc_position_foresee_draft (position, die) : 0);
  if (value <= *best)
    return;

  *best = value;
  self->move = (TcMove) {
    .kind = is_draft ? TC_MOVE_TURN : TC_MOVE_SEAL,
    .action = {
      .die = (uint8_t) die,
      .use = TC_USE_TAG,
      .token = place.token,
      .orientation = place.orientation,
      .anchor = place.anchor,
    },
  };
}

static const TcMove *
find_tag_in_district (Thought *self)
{
  const int district = find_district (self);
  int64_t best = INT64_MIN;
  TcPosition position;
  TcSet squares;

  if (district < 0)
    return NULL;

  tc_position_init (&position, self->game, self->state, &tc_weights_greedy);
  tc_position_find_places (&position, tc_sections_with_dice (position.game, position.state), FEW_PLACES);
  for (unsigned seat = 0; seat < self->game->setup.n_seats; seat++)
    if (seat != self->seat)
      tc_position_appraise (&position, seat, tc_sections_with_dice (position.game, position.state));

  squares = position.standings[self->seat].free;
  for (unsigned w = 0; w < TC_SET_WORDS; w++)
    squares.words[w] &= self->game->features[district].squares.words[w];
  for (unsigned die = 0; die < tc_state_n_dice (self->game); die++)
    if (!tc_state_die_taken (self->state, die))
      take_better_tag (self, &position, die, &squares, &best);

  return best == INT64_MIN ? NULL : &self->move;
}

static const TcMove *
find_final_pass (Thought *self)
{
  return tc_state_phase (self->game, self->state) == TC_PHASE_FINAL ? best_of_use (self, TC_USE_SOCIAL) : NULL;
}

/* What a choice brings this instant, and how large its token is. */
static int
prestige_of (const Thought *self,
             TcAction       action,
             unsigned      *n_cells)
{
  int prestige;

  *n_cells = 0;
  if (action.use == TC_USE_SOCIAL)
    return action.mark == TC_NO_BUBBLE ? 0 : self->game->board.bubbles[action.mark];

  *n_cells = self->game->orientations[action.token][action.orientation].n_cells;
  count_filled (self, action, &prestige);

  return action.use == TC_USE_DRONE ? prestige + self->game->board.drones[action.mark] : prestige;
}

static const TcMove *
find_most_prestige (Thought *self)
{
  const TcMove *best = NULL;
  int most = 0;
  unsigned largest = 0;

  for (unsigned i = 0; i < self->choices.n; i++)
    {
      const TcMove *move = &self->choices.best[i].move;
      unsigned n_cells;
      const int prestige = prestige_of (self, move->action, &n_cells);

      if (best == NULL || prestige > most || (prestige == most && n_cells > largest))
        {
          best = move;
          most = prestige;
          largest = n_cells;
        }
    }

  return best;
}

#define DEFINE_PLAN(name, n_places, find) \
  static TurnMove choose_ ## name (const TurnQuestion * question) \
  { \
    return choose (question, n_places, find); \
  }

DEFINE_PLAN (networks, FEW_PLACES, find_networks)
DEFINE_PLAN (drones, FEW_PLACES, find_drone_or_tag)
DEFINE_PLAN (rush_drones_small, FEW_PLACES, find_drone_when_ahead)
DEFINE_PLAN (rush_reckoned, FEW_PLACES, find_drone_when_paid)
DEFINE_PLAN (quit_ahead, FEW_PLACES, find_networks_when_paid)
DEFINE_PLAN (hoarder, MANY_PLACES, find_tag_filling_none)
DEFINE_PLAN (combo, MANY_PLACES, find_tag_filling_most)
DEFINE_PLAN (one_district, FEW_PLACES, find_tag_in_district)
DEFINE_PLAN (always_final_pass, FEW_PLACES, find_final_pass)
DEFINE_PLAN (points_now, MANY_PLACES, find_most_prestige)

const TurnBot tc_plans[] = {
  { "networks", &tc_rules, choose_networks },
  { "drones", &tc_rules, choose_drones },
  { "rush-drones-small", &tc_rules, choose_rush_drones_small },
  { "rush-reckoned", &tc_rules, choose_rush_reckoned },
  { "quit-ahead", &tc_rules, choose_quit_ahead },
  { "hoarder", &tc_rules, choose_hoarder },
  { "combo", &tc_rules, choose_combo },
  { "one-district", &tc_rules, choose_one_district },
  { "always-final-pass", &tc_rules, choose_always_final_pass },
  { "points-now", &tc_rules, choose_points_now },
  { NULL, NULL, NULL },
};

static TurnMove
choose_steady (const TurnQuestion *question)
{
  TurnSearchEffort effort = tc_effort (TC_EFFORT_MEDIUM, 2);
  const TurnSearchTask task = {
    .table = &tc_search_game,
    .game = question->game,
    .seen = question->seen,
    .viewer = question->seat,
    .effort = &effort,
    .n_threads = question->n_threads,
    .cancelled = question->cancelled,
  };
  TurnSearchResult result;

  /* The second best counts here, too. */
  effort.stops_when_sure = false;
  if (!turn_search (&task, question->random, &result) || result.n_options == 0)
    return tc_greedy_choose (question);

  for (unsigned i = 0; i < result.n_options; i++)
    {
      const TcMove move = tc_move_from_turn (result.options[i].move);

      if (move.kind == TC_MOVE_PLACE || move.action.use != TC_USE_SOCIAL)
        return result.options[i].move;
    }

  return result.options[0].move;
}

const TurnBot tc_steady = { "steady", &tc_rules, choose_steady };
