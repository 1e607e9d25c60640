/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-balance.h"

#include <stdlib.h>

#include <tc-rules.h>
#include <tc-search.h>

#include "lab-forecast.h"
#include "lab-play.h"

#define N_USUAL_QUICK_BATTLES 400

/* Turns of one attempt, together. */
#define MAX_TURNS 8

/* Attempts before the values are proven with other seeds, and after that if they fail. */
#define N_ATTEMPTS 5
#define N_PROOFS 3

/* Streams of seeds: search, then proofs, which must not have seen each other. */
#define SEED_OF_TRUTH 0
#define SEED_OF_PLANS 1
#define SEED_OF_PROOF 2
#define SEED_OF_QUICK 16

const char *const lab_balance_levels[] = { "medium", "hard", "expert", NULL };

typedef struct
{
  const TcBoard         *original;
  const LabWishes       *wishes;
  const LabBalanceWatch *watch;
  const atomic_bool     *cancelled;
  LabBalance            *balance;
  const TurnBot         *bot;             /* the truth */
  unsigned               n_battles;       /* of a true measure */
  unsigned               n_quick_battles;
  uint64_t               cost;            /* of a true battle, in quick ones */
  uint64_t               end;             /* when time is up, or 0 */
  bool                   is_impossible;
  LabBattles             battles;

  TcBoard                base;            /* what is turned */
  unsigned               n_problems;      /* of the base */
  LabTurning             turning;         /* of the best board so far */
  LabFigures             truth;           /* what is known about it */
  double                 distance;
  unsigned               n_attempts;

  LabFigures            *figures;         /* that are being measured */
  uint64_t               cost_of_battle;
  uint64_t               spent;
  uint64_t               expected;
} Run;

/* Among more than two taggers the medium level is greed, which tells nothing about the first leader; a small search does. */
static TurnMove
choose_as_scout (const TurnQuestion *question)
{
  const TurnSearchEffort effort = {
    .n_trees = 1,
    .n_iterations = 60,
    .width = 12,
    .patience = 2,
    .curiosity = TURN_ONE / 2,
    .max_nanoseconds = UINT64_C (3000000000),
    .stops_when_sure = true,
  };

  return turn_level_by_search (question, &tc_search_game, &effort, turn_bot_find ("greedy", &tc_rules)->choose);
}

static const TurnBot scout = { "scout", NULL, choose_as_scout };

LabWishes
lab_wishes_usual (unsigned n_seats)
{
  LabWishes wishes = { .n_seats = n_seats, .level = "medium", .seed = 1 };

  for (unsigned target = 0; target < LAB_N_TARGETS; target++)
    wishes.ranges[target] = lab_target_usual ((LabTarget) target, n_seats);

  return wishes;
}

static bool
is_out_of_time (const Run *self)
{
  return self->end != 0 && lab_now () > self->end;
}

static bool
is_stopped (const Run *self)
{
  return (self->cancelled != NULL && atomic_load_explicit (self->cancelled, memory_order_relaxed)) || is_out_of_time (self);
}

static unsigned
n_trials_expected (const Run *self)
{
  const unsigned usual = 1 + N_ATTEMPTS * (2 * LAB_N_TURNS + 3) + 1;

  return self->balance->n_trials > usual ? self->balance->n_trials : usual;
}

static void
tell (Run *self)
{
  const double done = (double) self->spent / (double) (self->expected > self->spent ? self->expected : self->spent + 1);
  const LabBalanceNews news = {
    .n_trials = self->balance->n_trials,
    .n_trials_expected = n_trials_expected (self),
    .n_battles = self->balance->n_battles,
    .done = done < 0.99 ? done : 0.99,
    .balance = self->balance,
  };

  if (self->watch != NULL && self->watch->tell != NULL)
    self->watch->tell (&news, self->watch->data);
}

static void *
battle_ended (const LabGame *game,
              void          *data)
{
  const Run *self = data;

  if (self->watch != NULL && self->watch->played != NULL)
    self->watch->played (self->watch->data);

  return NULL;
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  Run *self = data;

  lab_figures_add (self->figures, game);
  self->balance->n_battles++;
  self->spent += self->cost_of_battle;
  tell (self);

  return !is_out_of_time (self);
}

/* False when it was stopped, or the board cannot be played so. */
static bool
measure (Run           *self,
         const TcBoard *board,
         const TurnBot *bot,
         unsigned       n_battles,
         uint64_t       seed,
         LabFigures    *figures)
{
  const LabSink sink = { .digest = battle_ended, .take = take_game, .data = self };
  LabPlan plan = { .rules = &tc_rules, .n_games = n_battles, .seed = seed };

  if (is_stopped (self))
    return false;
  for (unsigned seat = 0; seat < self->wishes->n_seats; seat++)
    plan.bots[seat] = bot;
  self->battles = (LabBattles) {
    .n_seats = self->wishes->n_seats, .n_leaders = 1, .draws_hq = self->wishes->draws_hq
  };
  if (lab_battles_prepare (&self->battles, board, &plan) != LAB_BATTLES_FINE)
    {
      self->is_impossible = true;
      return false;
    }

  memset (figures, 0, sizeof *figures);
  self->figures = figures;
  self->cost_of_battle = bot == self->bot ? self->cost : 1;
  self->balance->n_trials++;

  return lab_play (&plan, self->wishes->n_threads, &sink, NULL, self->cancelled);
}

static bool
measure_truly (Run           *self,
               const TcBoard *board,
               uint64_t       stream,
               LabFigures    *figures)
{
  return measure (self, board, self->bot, self->n_battles, lab_game_seed (self->wishes->seed, stream), figures);
}

static bool
measure_quickly (Run        *self,
                 LabTurning  turning,
                 LabOutlook *outlook)
{
  const TcBoard board = lab_board_turned (&self->base, turning, self->wishes->keeps);
  LabFigures *figures = malloc (sizeof *figures);
  const bool is_measured = figures != NULL && measure (self, &board, turn_bot_find ("greedy", &tc_rules), self->n_quick_battles,
                                                       lab_game_seed (self->wishes->seed, SEED_OF_QUICK + self->n_attempts), figures);

  if (is_measured)
    *outlook = lab_outlook_of (figures);
  free (figures);

  return is_measured;
}

/* Fillings do not depend on values, so they are not looked for. */
static unsigned
count_problems (const TcBoard *board)
{
  TcProblem *problems = calloc (TC_MAX_PROBLEMS, sizeof *problems);
  const unsigned n = problems == NULL ? 0 : (unsigned) tc_check_board (board, 1, problems, TC_MAX_PROBLEMS);

  free (problems);

  return n;
}

/* Whether it changes something, and warns of nothing new. */
static bool
is_worth_trying (const Run *self,
                 LabTurning turning,
                 LabTurning from)
{
  const TcBoard before = lab_board_turned (&self->base, from, self->wishes->keeps);
  const TcBoard after = lab_board_turned (&self->base, turning, self->wishes->keeps);

  return lab_board_points_apart (&before, &after, NULL) > 0 && count_problems (&after) <= self->n_problems;
}

/* Tries every turn once in either direction. False when it was stopped. */
static bool
learn_responses (Run          *self,
                 LabOutlook   *outlook,
                 LabResponses *responses)
{
  memset (responses, 0, sizeof *responses);
  if (!measure_quickly (self, self->turning, outlook))
    return false;

  for (unsigned turn = 0; turn < LAB_N_TURNS; turn++)
    for (unsigned direction = 0; direction < 2; direction++)
      {
        LabTurning tried = self->turning;
        LabOutlook there;

        tried.n[turn] = (int8_t) (tried.n[turn] + (direction == 1 ? 1 : -1));
        if (abs (tried.n[turn]) > LAB_MAX_TURN || tried.n[LAB_TURN_LEVEL] < 0 || !is_worth_trying (self, tried, self->turning))
          continue;
        if (!measure_quickly (self, tried, &there))
          return false;
        responses->is_possible[turn][direction] = true;
        responses->changes[turn][direction] = lab_outlook_minus (there, *outlook);
      }

  return true;
}

static LabTurning
half_way (LabTurning from,
          LabTurning to)
{
  LabTurning half = from;

  for (unsigned turn = 0; turn < LAB_N_TURNS; turn++)
    half.n[turn] = (int8_t) (from.n[turn] + (to.n[turn] - from.n[turn]) / 2);

  return half;
}

static bool
is_same (LabTurning one,
         LabTurning other)
{
  return memcmp (&one, &other, sizeof one) == 0;
}

/* Greed does not see what a first leader gains. One district far above the others is what made leaders win, and levelling it helped. */
static void
level_for_leader (const Run  *self,
                  LabTurning *turning)
{
  const int n = self->turning.n[LAB_TURN_LEVEL] + 2;

  if (!lab_figures_reach (&self->truth, LAB_TARGET_LEADER, self->wishes->ranges[LAB_TARGET_LEADER]) && turning->n[LAB_TURN_LEVEL] < n)
    turning->n[LAB_TURN_LEVEL] = (int8_t) (n > LAB_MAX_TURN ? LAB_MAX_TURN : n);
}

/* The single turn that came nearest in quick battles: nothing had to be added up for it. */
static LabTurning
best_single (const Run          *self,
             const LabResponses *responses,
             double             *expected)
{
  const LabOutlook outlook = lab_outlook_of (&self->truth);
  LabTurning best = self->turning;

  *expected = lab_outlook_distance (outlook, self->wishes->ranges);
  for (unsigned turn = 0; turn < LAB_N_TURNS; turn++)
    for (unsigned direction = 0; direction < 2; direction++)
      {
        const double distance = lab_outlook_distance (lab_outlook_plus (outlook, responses->changes[turn][direction]), self->wishes->ranges);

        if (responses->is_possible[turn][direction] && distance < *expected)
          {
            *expected = distance;
            best = self->turning;
            best.n[turn] = (int8_t) (best.n[turn] + (direction == 1 ? 1 : -1));
          }
      }

  return best;
}

/* Values with which the targets should be reached, after quick battles have agreed; those of the best board so far where there are none. False when it was stopped. */
static bool
propose (Run        *self,
         unsigned    max_turns,
         LabTurning *proposed,
         double     *expected)
{
  const LabRange *ranges = self->wishes->ranges;
  LabResponses *responses = malloc (sizeof *responses);
  LabOutlook quick, there, correction;
  bool goes_on = responses != NULL && learn_responses (self, &quick, responses);

  *proposed = self->turning;
  if (!goes_on)
    {
      free (responses);
      return false;
    }
  correction = lab_outlook_minus (lab_outlook_of (&self->truth), quick);
  *proposed = lab_responses_solve (responses, lab_outlook_of (&self->truth), ranges, &self->base, self->wishes->keeps, self->turning,
                                   max_turns, expected);
  level_for_leader (self, proposed);

  /* Responses add up only roughly: what disappoints is halved. */
  while (goes_on && !is_same (*proposed, self->turning))
    {
      goes_on = measure_quickly (self, *proposed, &there);
      *expected = lab_outlook_distance (lab_outlook_plus (there, correction), ranges);
      if (goes_on && is_worth_trying (self, *proposed, self->turning) &&
          *expected <= lab_outlook_distance (lab_outlook_of (&self->truth), ranges) + 0.05)
        break;
      *proposed = half_way (self->turning, *proposed);
    }
  if (is_same (*proposed, self->turning))
    *proposed = best_single (self, responses, expected);
  free (responses);

  return goes_on;
}

static void
keep_best (Run              *self,
           LabTurning        turning,
           const LabFigures *truth,
           double            distance)
{
  self->turning = turning;
  self->truth = *truth;
  self->distance = distance;
  self->balance->board = lab_board_turned (&self->base, turning, self->wishes->keeps);
  self->balance->after = *truth;
}

static void
note_step (LabBalance       *balance,
           LabTurning        turning,
           double            expected,
           double            found,
           const LabFigures *truth)
{
  LabBalanceStep *step;

  if (balance->n_steps == LAB_MAX_BALANCE_STEPS)
    return;
  step = &balance->steps[balance->n_steps++];
  *step = (LabBalanceStep) { .turning = turning, .expected = expected, .found = found };
  for (unsigned target = 0; target < LAB_N_TARGETS; target++)
    step->figures[target] = lab_figures_get (truth, (LabTarget) target);
}

/* False when it was stopped. Where nothing looks better, other dice may tell more the next time. */
static bool
attempt (Run     *self,
         unsigned max_turns)
{
  LabFigures *truth = malloc (sizeof *truth);
  LabTurning proposed;
  double expected = 0;
  bool goes_on = truth != NULL && propose (self, max_turns, &proposed, &expected);
  const bool is_new = goes_on && !is_same (proposed, self->turning);

  self->n_attempts++;
  if (is_new)
    {
      const TcBoard board = lab_board_turned (&self->base, proposed, self->wishes->keeps);

      goes_on = measure_truly (self, &board, SEED_OF_TRUTH, truth);
    }
  if (goes_on && is_new)
    {
      const double distance = lab_figures_distance (truth, self->wishes->ranges);

      note_step (self->balance, proposed, expected, distance, truth);
      if (distance < self->distance)
        keep_best (self, proposed, truth, distance);
    }
  free (truth);

  return goes_on;
}

static void
search (Run *self)
{
  unsigned max_turns = MAX_TURNS;

  for (unsigned i = 0; i < N_ATTEMPTS && self->distance > 1e-6; i++)
    {
      const double before = self->distance;

      if (!attempt (self, max_turns))
        return;
      if (self->distance >= before)
        max_turns = max_turns > 3 ? max_turns / 2 : 2;
    }
}

/* Other seeds say what the values are worth. Where they do not agree, both measures together are the truth that the search goes on from. */
static void
search_and_prove (Run *self)
{
  for (unsigned proof = 0; proof < N_PROOFS; proof++)
    {
      LabFigures *fresh = malloc (sizeof *fresh);
      TcBoard board;

      search (self);
      board = self->balance->board;
      if (fresh == NULL || lab_board_points_apart (self->original, &board, NULL) == 0 ||
          !measure_truly (self, &board, SEED_OF_PROOF + proof, fresh))
        {
          free (fresh);
          return;
        }
      self->balance->after = *fresh;
      self->balance->is_proven = true;
      if (lab_figures_reach_all (fresh, self->wishes->ranges) || proof + 1 == N_PROOFS)
        {
          free (fresh);
          return;
        }
      lab_figures_merge (&self->truth, fresh);
      self->distance = lab_figures_distance (&self->truth, self->wishes->ranges);
      free (fresh);
    }
}

static LabRushTrial
trial_of_rushes (const Run *self)
{
  return (LabRushTrial) {
           .draws_hq = self->wishes->draws_hq,
           .seed = lab_game_seed (self->wishes->seed, SEED_OF_PLANS),
           .n_threads = self->wishes->n_threads,
           .cancelled = self->cancelled,
           .played = self->watch != NULL ? self->watch->played : NULL,
           .data = self->watch != NULL ? self->watch->data : NULL,
  };
}

/* Prices that stop the plans which win too often, where prices do; else it is the tokens that make them, and the values stay. */
static void
stop_rushes (Run *self)
{
  LabBalance *balance = self->balance;
  const LabRushTrial trial = trial_of_rushes (self);
  TcBoard stopped;

  balance->n_rushes_before = lab_rushes_find (self->original, &trial, balance->rushes_before);
  if (balance->n_rushes_before == 0 || self->wishes->keeps == LAB_KEEP_ALL)
    return;

  if (lab_rushes_stop (self->original, &trial, self->wishes->keeps, &stopped))
    self->base = stopped;
  else
    balance->tokens_make_rushes = !is_stopped (self);
}

/* Without time to look, plans that won are taken to win still. */
static void
look_at_rushes_again (Run *self)
{
  LabBalance *balance = self->balance;
  const LabRushTrial trial = trial_of_rushes (self);

  if (balance->n_rushes_before == 0)
    return;
  balance->n_rushes = is_stopped (self) ? 0 : lab_rushes_find (&balance->board, &trial, balance->rushes);
  if (is_stopped (self))
    {
      memcpy (balance->rushes, balance->rushes_before, sizeof balance->rushes);
      balance->n_rushes = balance->n_rushes_before;
    }
}

static bool
begin (Run *self)
{
  LabBalance *balance = self->balance;

  /* What breaks rule C4 is set right first. */
  self->base = lab_board_turned (self->original, (LabTurning) { { 0 } }, self->wishes->keeps);
  balance->board = *self->original;
  if (!measure_truly (self, self->original, SEED_OF_TRUTH, &balance->before))
    return false;

  balance->after = balance->before;
  stop_rushes (self);
  self->n_problems = count_problems (&self->base);
  self->truth = balance->before;
  if (lab_board_points_apart (self->original, &self->base, NULL) > 0 &&
      !measure_truly (self, &self->base, SEED_OF_TRUTH, &self->truth))
    return false;
  self->distance = lab_figures_distance (&self->truth, self->wishes->ranges);
  balance->board = self->base;
  balance->after = self->truth;

  return true;
}

static LabBalanceOutcome
judge (const Run *self)
{
  const LabBalance *balance = self->balance;
  const bool is_changed = lab_board_points_apart (self->original, &balance->board, NULL) > 0;

  if (self->is_impossible)
    return LAB_BALANCE_IMPOSSIBLE;
  if (self->cancelled != NULL && atomic_load (self->cancelled))
    return LAB_BALANCE_CANCELLED;
  if (!is_changed)
    return lab_figures_reach_all (&balance->before, self->wishes->ranges) ? LAB_BALANCE_ALREADY : LAB_BALANCE_NO_BETTER;
  if (lab_figures_reach_all (&balance->after, self->wishes->ranges))
    return LAB_BALANCE_REACHED;
  if (lab_figures_distance (&balance->after, self->wishes->ranges) >= lab_figures_distance (&balance->before, self->wishes->ranges) &&
      balance->n_rushes_before == 0)
    return LAB_BALANCE_NO_BETTER;

  return LAB_BALANCE_NEARER;
}

/* How many battles tell enough, and what one costs beside a quick one. */
static void
choose_truth (Run *self)
{
  const LabWishes *wishes = self->wishes;
  const bool is_medium = strcmp (wishes->level, "medium") == 0;

  self->bot = is_medium && wishes->n_seats > 2 ? &scout : turn_bot_find (wishes->level, &tc_rules);
  self->cost = is_medium ? (wishes->n_seats > 2 ? 150 : 24) : 300;
  self->n_battles = wishes->n_battles > 0 ? wishes->n_battles : is_medium && wishes->n_seats == 2 ? 400 : 200;
  self->n_quick_battles = wishes->n_quick_battles > 0 ? wishes->n_quick_battles : N_USUAL_QUICK_BATTLES;
  self->expected = self->cost * self->n_battles * (N_ATTEMPTS / 2 + 2) + (uint64_t) self->n_quick_battles * (N_ATTEMPTS / 2) * (2 * LAB_N_TURNS + 2);
  self->end = wishes->max_seconds > 0 ? lab_now () + (uint64_t) (wishes->max_seconds * 1e9) : 0;
}

bool
lab_balance_run (const TcBoard         *board,
                 const LabWishes       *wishes,
                 const LabBalanceWatch *watch,
                 const atomic_bool     *cancelled,
                 LabBalance            *balance)
{
  Run *run = calloc (1, sizeof *run);
  const TcBoard original = *board;

  if (run == NULL)
    abort ();

  memset (balance, 0, sizeof *balance);
  balance->board = original;
  run->original = &original;
  run->wishes = wishes;
  run->watch = watch;
  run->cancelled = cancelled;
  run->balance = balance;
  choose_truth (run);
  if (begin (run))
    {
      const bool is_fine = wishes->keeps == LAB_KEEP_ALL || lab_figures_reach_all (&run->truth, wishes->ranges);

      if (!is_fine || lab_board_points_apart (&original, &run->base, NULL) > 0)
        search_and_prove (run);
      look_at_rushes_again (run);
    }
  balance->is_out_of_time = is_out_of_time (run);
  balance->outcome = judge (run);
  if (balance->outcome == LAB_BALANCE_NO_BETTER)
    {
      balance->board = original;
      balance->after = balance->before;
    }
  free (run);

  return balance->outcome != LAB_BALANCE_IMPOSSIBLE && balance->outcome != LAB_BALANCE_CANCELLED;
}
