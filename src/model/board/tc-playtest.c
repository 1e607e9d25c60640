/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-playtest.h"

#include <lab-play.h>
#include <tc-rules.h>

/* How often whoever looks on is told. */
#define NEWS_MILLISECONDS 200

/* What the threads share with the object, which may be gone before them. */
typedef struct
{
  LabPlan     lab;
  LabBattles  battles;
  atomic_bool cancelled;

  GMutex      mutex;          /* guards what follows */
  GCond       resumed;
  gboolean    is_paused;
  gboolean    has_ended;
  LabTally    tally;
  LabRush     rushes[LAB_MAX_RUSHES];
  guint       n_rushes;
} Run;

struct _TcPlaytest
{
  GObject         parent_instance;

  TcPlaytestPlan  plan;
  TcBoardFile    *board_file;
  Run            *run;
  guint           news_source;
  TcPlaytestStage stage;
  LabTally        tally;        /* as it was told last */
  LabRush         rushes[LAB_MAX_RUSHES];
  guint           n_rushes;
  gint64          started;      /* when it began, or went on after a pause */
  double          seconds;      /* that it ran before that */
};

G_DEFINE_FINAL_TYPE (TcPlaytest, tc_playtest, G_TYPE_OBJECT)

static guint changed_signal;

static void
clear_run (gpointer data)
{
  Run *run = data;

  g_mutex_clear (&run->mutex);
  g_cond_clear (&run->resumed);
}

static void
unref_run (Run *run)
{
  g_atomic_rc_box_release_full (run, clear_run);
}

/* In the threads */

static void
wait_if_paused (Run *run)
{
  g_mutex_lock (&run->mutex);
  while (run->is_paused && !atomic_load (&run->cancelled))
    g_cond_wait (&run->resumed, &run->mutex);
  g_mutex_unlock (&run->mutex);
}

/* Every thread comes by here after each battle, so a pause holds all of them. */
static void *
battle_ended (const LabGame *game,
              void          *data)
{
  wait_if_paused (data);

  return NULL;
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  Run *run = data;

  g_mutex_lock (&run->mutex);
  lab_tally_add (&run->tally, game);
  g_mutex_unlock (&run->mutex);

  return true;
}

/* One core is left to whoever is drawing meanwhile. */
static gpointer
play_in_thread (gpointer data)
{
  Run *run = data;
  const guint n_threads = MAX (1, lab_n_cores () - 1);
  const LabSink sink = { .digest = battle_ended, .take = take_game, .data = run };
  LabRush rushes[LAB_MAX_RUSHES];
  guint n_rushes = 0;

  if (lab_play (&run->lab, n_threads, &sink, NULL, &run->cancelled))
    n_rushes = lab_rushes_find (&run->battles.games[0].board, run->battles.draws_hq, run->lab.seed, n_threads, &run->cancelled, rushes);
  wait_if_paused (run);
  g_mutex_lock (&run->mutex);
  memcpy (run->rushes, rushes, n_rushes * sizeof *rushes);
  run->n_rushes = n_rushes;
  run->has_ended = TRUE;
  g_mutex_unlock (&run->mutex);
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

  g_mutex_lock (&self->run->mutex);
  self->tally = self->run->tally;
  memcpy (self->rushes, self->run->rushes, sizeof self->rushes);
  self->n_rushes = self->run->n_rushes;
  has_ended = self->run->has_ended;
  g_mutex_unlock (&self->run->mutex);

  return !has_ended;
}

static gboolean
news_are_due (gpointer user_data)
{
  TcPlaytest *self = user_data;
  const guint64 n_before = self->tally.statistics.n_games;

  if (!take_news (self))
    {
      self->news_source = 0;
      set_stage (self, TC_PLAYTEST_ENDED);
      return G_SOURCE_REMOVE;
    }
  if (self->tally.statistics.n_games != n_before)
    g_signal_emit (self, changed_signal, 0);

  return G_SOURCE_CONTINUE;
}

static void
set_paused (TcPlaytest *self,
            gboolean    paused)
{
  g_mutex_lock (&self->run->mutex);
  self->run->is_paused = paused;
  g_cond_broadcast (&self->run->resumed);
  g_mutex_unlock (&self->run->mutex);
}

static void
cancel (TcPlaytest *self)
{
  atomic_store (&self->run->cancelled, true);
  set_paused (self, FALSE);
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

static Run *
new_run (const TcBoard        *board,
         const TcPlaytestPlan *plan)
{
  Run *run = g_atomic_rc_box_new0 (Run);

  g_mutex_init (&run->mutex);
  g_cond_init (&run->resumed);
  run->lab.rules = &tc_rules;
  run->lab.n_games = plan->n_battles;
  run->lab.seed = plan->seed;
  for (guint seat = 0; seat < plan->n_seats; seat++)
    run->lab.bots[seat] = turn_bot_find (plan->level, &tc_rules);

  /* Seat 1 leads first in every battle: what seats are worth can only be told when they are not mixed. */
  run->battles.n_seats = plan->n_seats;
  run->battles.n_leaders = 1;
  run->battles.draws_hq = plan->draws_hq;
  if (run->lab.bots[0] != NULL && tc_check_is_playable (board)
      && lab_battles_prepare (&run->battles, board, &run->lab) == LAB_BATTLES_FINE)
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

  g_return_val_if_fail (plan->n_seats >= TC_MIN_SEATS && plan->n_seats <= TC_MAX_SEATS, NULL);

  run = new_run (tc_board_file_get_board (board_file), plan);
  if (run == NULL)
    return NULL;

  self = g_object_new (TC_TYPE_PLAYTEST, NULL);
  self->plan = *plan;
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
  set_paused (self, TRUE);
  set_stage (self, TC_PLAYTEST_PAUSED);
}

void
tc_playtest_resume (TcPlaytest *self)
{
  g_return_if_fail (TC_IS_PLAYTEST (self));

  if (self->stage != TC_PLAYTEST_PAUSED)
    return;
  set_paused (self, FALSE);
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

const LabTally *
tc_playtest_get_tally (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  return &self->tally;
}

const LabRush *
tc_playtest_get_rushes (TcPlaytest *self,
                        guint      *n_rushes)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  *n_rushes = self->n_rushes;

  return self->rushes;
}

double
tc_playtest_get_seconds_left (TcPlaytest *self)
{
  const guint64 n_played = self->tally.statistics.n_games;
  double seconds;

  g_return_val_if_fail (TC_IS_PLAYTEST (self), -1);

  if (self->stage == TC_PLAYTEST_ENDED || n_played == 0)
    return -1;
  seconds = self->seconds;
  if (self->stage == TC_PLAYTEST_RUNNING)
    seconds += (double) (g_get_monotonic_time () - self->started) / G_USEC_PER_SEC;

  return seconds / (double) n_played * (double) (self->plan.n_battles - n_played);
}

const TcGame *
tc_playtest_get_game (TcPlaytest *self)
{
  g_return_val_if_fail (TC_IS_PLAYTEST (self), NULL);

  return &self->run->battles.games[0];
}
