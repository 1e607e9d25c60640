/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-playtest.h"

#include <lab-play.h>
#include <tc-rules.h>

#include "tc-lab-gate.h"

#define N_NUMBERS (TC_MAX_SEATS - TC_MIN_SEATS + 1)

/* What is nearer to a fair share is no advantage; looked at after so many battles, and after twice as many each time. */
#define NEAR_FAIR .04
#define FEWEST_TO_BE_SURE 200

/* How often those who look on hear of it. */
#define NEWS_MILLISECONDS 200

/* What the threads share with the object, which may be gone before them. */
typedef struct
{
  TcPlaytestPlan  plan;
  LabPlan         lab[N_NUMBERS];       /* by number of taggers, from the least on */
  LabBattles      battles[N_NUMBERS];
  guint           playing;              /* in the thread that plays: which of them */
  TcLabGate       gate;

  /* Guarded by the gate's mutex. */
  gboolean        has_ended;
  LabTally        tallies[N_NUMBERS];
  GArray         *lines;                /* of TcPlaytestBattle */
  LabRush         rushes[LAB_MAX_RUSHES];
  guint           n_rushes;
  TcPlaytestPlans plans;
  TcBoard         stopped;
} Run;

struct _TcPlaytest
{
  GObject         parent_instance;

  TcPlaytestPlan  plan;
  TcBoardFile    *board_file;
  GDateTime      *time;
  Run            *run;
  guint           news_source;
  TcPlaytestStage stage;
  guint           n_seats;              /* whose figures are told */
  LabTally        tallies[N_NUMBERS];   /* as they were told last */
  LabRush         rushes[LAB_MAX_RUSHES];
  guint           n_rushes;
  TcPlaytestPlans plans;
  gint64          started;              /* when it began, or went on after a pause */
  double          seconds;              /* that it ran before that */
};

G_DEFINE_FINAL_TYPE (TcPlaytest, tc_playtest, G_TYPE_OBJECT)

static guint changed_signal;

static void
clear_run (gpointer data)
{
  Run *run = data;

  tc_lab_gate_clear (&run->gate);
  g_array_unref (run->lines);
}

static void
unref_run (Run *run)
{
  g_atomic_rc_box_release_full (run, clear_run);
}

static guint
most_seats (const TcPlaytestPlan *plan)
{
  return MAX (plan->n_seats, plan->most_seats);
}

/* In the threads */

/* Every thread comes by here after each battle, so a pause holds all of them. */
static void
battle_was_played (void *data)
{
  tc_lab_gate_pass (&((Run *) data)->gate);
}

static void *
battle_ended (const LabGame *game,
              void          *data)
{
  battle_was_played (data);

  return NULL;
}

/* A share that is certainly another than the fair one, or certainly near it. */
static gboolean
is_sure (const LabTally *tally,
         guint           n_seats)
{
  const double fair = 1.0 / n_seats;
  guint64 n = FEWEST_TO_BE_SURE;

  while (n < tally->statistics.n_games)
    n *= 2;
  if (n != tally->statistics.n_games)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      const LabShare share = lab_share_of_wins (tally->statistics.win_parts[seat], tally->statistics.n_games);

      if (share.from <= fair && share.to >= fair && (share.from < fair - NEAR_FAIR || share.to > fair + NEAR_FAIR))
        return FALSE;
    }

  return TRUE;
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  Run *run = data;
  LabTally *tally = &run->tallies[run->playing];
  TcPlaytestBattle line = {
    .n_seats = (guint8) game->n_seats,
    .n_rounds = (guint8) MIN (game->n_rounds, G_MAXUINT8),
    .winners = (guint8) game->winners,
    .ended_by = (guint8) game->ended_by,
  };
  bool goes_on;

  for (guint seat = 0; seat < game->n_seats; seat++)
    line.scores[seat] = (gint16) CLAMP (game->scores[seat], G_MININT16, G_MAXINT16);
  g_mutex_lock (&run->gate.mutex);
  lab_tally_add (tally, game);
  g_array_append_val (run->lines, line);
  goes_on = !run->plan.stops_when_sure || !is_sure (tally, game->n_seats);
  g_mutex_unlock (&run->gate.mutex);

  return goes_on;
}

/* Every playtest lets the plans play too that do not care for the city. */
static void
try_plans (Run *run)
{
  const TcBoard *board = &run->battles[0].games[0].board;
  const LabRushTrial trial = {
    .draws_hq = run->battles[0].draws_hq,
    .seed = run->plan.seed,
    .cancelled = &run->gate.cancelled,
    .played = battle_was_played,
    .data = run,
  };
  LabRush rushes[LAB_MAX_RUSHES];
  const guint n_rushes = lab_rushes_find (board, &trial, rushes);
  TcBoard stopped;
  const gboolean stops = n_rushes > 0 && lab_rushes_stop (board, &trial, 0, &stopped);

  if (n_rushes == 0 || atomic_load (&run->gate.cancelled))
    return;
  g_mutex_lock (&run->gate.mutex);
  memcpy (run->rushes, rushes, n_rushes * sizeof *rushes);
  run->n_rushes = n_rushes;
  run->plans = stops ? TC_PLAYTEST_PRICES_STOP : TC_PLAYTEST_TOKENS_MAKE;
  if (stops)
    run->stopped = stopped;
  g_mutex_unlock (&run->gate.mutex);
}

static gpointer
play_in_thread (gpointer data)
{
  Run *run = data;
  const LabSink sink = { .digest = battle_ended, .take = take_game, .data = run };

  tc_lab_gate_be_quiet ();
  for (run->playing = 0; run->playing <= most_seats (&run->plan) - run->plan.n_seats; run->playing++)
    lab_play (&run->lab[run->playing], 0, &sink, NULL, &run->gate.cancelled);
  try_plans (run);
  tc_lab_gate_pass (&run->gate);
  g_mutex_lock (&run->gate.mutex);
  run->has_ended = TRUE;
  g_mutex_unlock (&run->gate.mutex);
  unref_run (run);

  return NULL;
}

/* Where it is asked for */

static void
stop_clock (TcPlaytest *self)
{
  if (self->stage == TC_PLAYTEST_RUNNING)
    self->seconds += (double) (g_get_monotonic_time () - self->started) / G_USEC_PER_SEC;
}

static void
set_stage (TcPlaytest     *self,
           TcPlaytestStage stage)
{
  if (self->stage == stage)
    return;

  stop_clock (self);
  self->started = g_get_monotonic_time ();
  self->stage = stage;
  g_signal_emit (self, changed_signal, 0);
}

/* Whether there will be more. */
static gboolean
take_news (TcPlaytest *self)
{
  gboolean has_ended;

  g_mutex_lock (&self->run->gate.mutex);
  memcpy (self->tallies, self->run->tallies, sizeof self->tallies);
  memcpy (self->rushes, self->run->rushes, sizeof self->rushes);
  self->n_rushes = self->run->n_rushes;
  self->plans = self->run->plans;
  has_ended = self->run->has_ended;
  g_mutex_unlock (&self->run->gate.mutex);

  return !has_ended;
}

static gboolean
news_are_due (gpointer user_data)
{
  TcPlaytest *self = user_data;
  const guint64 n_before = tc_playtest_get_n_played (self);

  if (!take_news (self))
    {
      self->news_source = 0;
      set_stage (self, TC_PLAYTEST_ENDED);
      return G_SOURCE_REMOVE;
    }
  if (tc_playtest_get_n_played (self) != n_before)
    g_signal_emit (self, changed_signal, 0);

  return G_SOURCE_CONTINUE;
}

static void
cancel (TcPlaytest *self)
{
  tc_lab_gate_cancel (&self->run->gate);
  g_clear_handle_id (&self->news_source, g_source_remove);
}

static void
tc_playtest_finalize (GObject *object)
{
  TcPlaytest *self = TC_PLAYTEST (object);

  if (self->run != NULL)
    cancel (self);
  g_clear_pointer (&self->run, unref_run);
  g_clear_pointer (&self->board_file, tc_board_file_unref);
  g_clear_pointer (&self->time, g_date_time_unref);

  G_OBJECT_CLASS (tc_playtest_parent_class)->finalize (object);
}

static void
tc_playtest_class_init (TcPlaytestClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_playtest_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
tc_playtest_init (TcPlaytest *self)
{
}

/* Seat 1 leads first in every battle: what seats are worth can only be told when they are not mixed. */
static gboolean
prepare (Run           *run,
         const TcBoard *board,
         guint          number)
{
  const guint n_seats = run->plan.n_seats + number;
  const TurnBot *bot = turn_bot_find (run->plan.level, &tc_rules);
  LabPlan *lab = &run->lab[number];

  lab->rules = &tc_rules;
  lab->n_games = run->plan.n_battles;
  lab->seed = run->plan.seed;
  for (guint seat = 0; seat < n_seats; seat++)
    lab->bots[seat] = bot;
  run->battles[number].n_seats = n_seats;
  run->battles[number].n_leaders = 1;
  run->battles[number].draws_hq = run->plan.draws_hq;

  return bot != NULL && lab_battles_prepare (&run->battles[number], board, lab) == LAB_BATTLES_FINE;
}

static Run *
new_run (const TcBoard        *board,
         const TcPlaytestPlan *plan)
{
  Run *run = g_atomic_rc_box_new0 (Run);
  gboolean is_fine = tc_check_is_playable (board);

  tc_lab_gate_init (&run->gate);
  run->lines = g_array_new (FALSE, FALSE, sizeof (TcPlaytestBattle));
  run->plan = *plan;
  for (guint number = 0; is_fine && plan->n_seats + number <= most_seats (plan); number++)
    is_fine = prepare (run, board, number);
  if (is_fine)
    return run;
  unref_run (run);

  return NULL;
}

TcPlaytest *
tc_playtest_new (TcBoardFile          *board_file,
                 const TcPlaytestPlan *plan)
{
  TcPlaytest *self;
  Run *run;

  g_return_val_if_fail (plan->n_seats >= TC_MIN_SEATS && most_seats (plan) <= TC_MAX_SEATS, NULL);

  run = new_run (tc_board_file_get_board (board_file), plan);
  if (run == NULL)
    return NULL;

  self = g_object_new (TC_TYPE_PLAYTEST, NULL);
  self->plan = *plan;
  self->n_seats = plan->n_seats;
  self->time = g_date_time_new_now_local ();
  self->board_file = tc_board_file_ref (board_file);
  self->run = run;
  self->started = g_get_monotonic_time ();
  self->news_source = g_timeout_add (NEWS_MILLISECONDS, news_are_due, self);
  g_thread_unref (g_thread_new ("tc-playtest", play_in_thread, g_atomic_rc_box_acquire (run)));

  return self;
}

void
tc_playtest_pause (TcPlaytest *self)
{
  g_return_if_fail (TC_IS_PLAYTEST (self));

  if (self->stage != TC_PLAYTEST_RUNNING)
    return;
  tc_lab_gate_set_paused (&self->run->gate, TRUE);
  set_stage (self, TC_PLAYTEST_PAUSED);
}

void
tc_playtest_resume (TcPlaytest *self)
{
  g_return_if_fail (TC_IS_PLAYTEST (self));

  if (self->stage != TC_PLAYTEST_PAUSED)
    return;
  tc_lab_gate_set_paused (&self->run->gate, FALSE);
  set_stage (self, TC_PLAYTEST_RUNNING);
}

void
tc_playtest_stop (TcPlaytest *self)
{
  g_return_if_fail (TC_IS_PLAYTEST (self));

  if (self->stage == TC_PLAYTEST_ENDED)
    return;
  cancel (self);
  take_news (self);
  set_stage (self, TC_PLAYTEST_ENDED);
}

TcPlaytestStage
tc_playtest_get_stage (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), TC_PLAYTEST_ENDED);

  return self->stage;
}

const TcPlaytestPlan *
tc_playtest_get_plan (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  return &self->plan;
}

TcBoardFile *
tc_playtest_get_board_file (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  return self->board_file;
}

gboolean
tc_playtest_is_stale (TcPlaytest    *self,
                      const TcBoard *board)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), FALSE);

  return memcmp (board, tc_board_file_get_board (self->board_file), sizeof *board) != 0;
}

guint
tc_playtest_get_n_seats (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), TC_MIN_SEATS);

  return self->n_seats;
}

void
tc_playtest_set_n_seats (TcPlaytest *self,
                         guint       n_seats)
{
  g_return_if_fail (TC_IS_PLAYTEST (self));
  g_return_if_fail (n_seats >= self->plan.n_seats && n_seats <= most_seats (&self->plan));

  if (self->n_seats == n_seats)
    return;
  self->n_seats = n_seats;
  g_signal_emit (self, changed_signal, 0);
}

const LabTally *
tc_playtest_get_tally (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  return &self->tallies[self->n_seats - self->plan.n_seats];
}

const LabTally *
tc_playtest_get_tally_of (TcPlaytest *self,
                          guint       n_seats)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  if (n_seats < self->plan.n_seats || n_seats > most_seats (&self->plan))
    return NULL;

  return &self->tallies[n_seats - self->plan.n_seats];
}

TcPlaytestFeature
tc_playtest_get_feature (TcPlaytest *self,
                         guint       feature)
{
  const LabTally *tally = tc_playtest_get_tally (self);
  const TcFeature *what = &tc_playtest_get_game (self)->features[feature];
  const guint64 n_filled = tally->n_filled_of_feature[feature];
  const double points = (double) tally->points_of_feature[feature] / (double) MAX (1, tally->n_boards);

  return (TcPlaytestFeature) {
           .kind = what->kind,
           .index = what->index,
           .filled = lab_share_of_wins (n_filled * LAB_PARTS_PER_WIN, tally->n_boards),
           .round = (double) tally->rounds_of_feature[feature] / (double) MAX (1, n_filled),
           .points = points,
           .points_a_square = points / MAX (1, what->n_squares),
  };
}

guint64
tc_playtest_get_n_played (TcPlaytest *self)
{
  guint64 n_played = 0;

  g_return_val_if_fail (TC_IS_PLAYTEST (self), 0);

  for (guint number = 0; number < N_NUMBERS; number++)
    n_played += self->tallies[number].statistics.n_games;

  return n_played;
}

guint64
tc_playtest_get_n_expected (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), 0);

  return (guint64) self->plan.n_battles * (most_seats (&self->plan) - self->plan.n_seats + 1);
}

GArray *
tc_playtest_dup_battles (TcPlaytest *self)
{
  GArray *battles = g_array_new (FALSE, FALSE, sizeof (TcPlaytestBattle));

  g_return_val_if_fail (TC_IS_PLAYTEST (self), battles);

  g_mutex_lock (&self->run->gate.mutex);
  g_array_append_vals (battles, self->run->lines->data, self->run->lines->len);
  g_mutex_unlock (&self->run->gate.mutex);

  return battles;
}

GDateTime *
tc_playtest_get_time (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  return self->time;
}

const LabRush *
tc_playtest_get_rushes (TcPlaytest *self,
                        guint      *n_rushes)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  *n_rushes = self->n_rushes;

  return self->rushes;
}

TcPlaytestPlans
tc_playtest_get_plans (TcPlaytest *self,
                       TcBoard    *stopped)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), TC_PLAYTEST_NO_PLAN);

  if (stopped != NULL && self->plans == TC_PLAYTEST_PRICES_STOP)
    {
      g_mutex_lock (&self->run->gate.mutex);
      *stopped = self->run->stopped;
      g_mutex_unlock (&self->run->gate.mutex);
    }

  return self->plans;
}

double
tc_playtest_get_seconds_left (TcPlaytest *self)
{
  const guint64 n_played = tc_playtest_get_n_played (self);
  double seconds;

  g_return_val_if_fail (TC_IS_PLAYTEST (self), -1);

  if (self->stage == TC_PLAYTEST_ENDED || n_played == 0)
    return -1;
  seconds = self->seconds;
  if (self->stage == TC_PLAYTEST_RUNNING)
    seconds += (double) (g_get_monotonic_time () - self->started) / G_USEC_PER_SEC;

  return seconds / (double) n_played * (double) (tc_playtest_get_n_expected (self) - n_played);
}

const TcGame *
tc_playtest_get_game (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  return &self->run->battles[self->n_seats - self->plan.n_seats].games[0];
}
