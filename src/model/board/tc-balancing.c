/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-balancing.h"

#include <string.h>

#include <tc-check.h>

#include "tc-lab-gate.h"
#include "tc-model-private.h"

/* How often those who look on hear of it. */
#define NEWS_MILLISECONDS 200

/* What is told of a share of the work is not worth much before. */
#define LEAST_DONE .02

/* What the threads share with the object, which may be gone before them. */
typedef struct
{
  TcBoard    board;
  LabWishes  wishes;
  TcLabGate  gate;

  /* Guarded by the gate's mutex. */
  gboolean   has_ended;
  guint      n_trials, n_trials_expected;
  double     done;
  LabBalance balance;
} Run;

struct _TcBalancing
{
  GObject          parent_instance;

  TcBoardFile     *board_file;
  Run             *run;
  guint            news_source;
  TcBalancingStage stage;
  guint            n_trials, n_trials_expected;    /* this and what follows as it was told last */
  double           done;
  LabBalance       balance;
  gint64           started;                        /* when it began, or went on after a pause */
  double           seconds;                        /* that it ran before that */
};

G_DEFINE_FINAL_TYPE (TcBalancing, tc_balancing, G_TYPE_OBJECT)

static guint changed_signal;

static void
clear_run (gpointer data)
{
  tc_lab_gate_clear (&((Run *) data)->gate);
}

static void
unref_run (Run *run)
{
  g_atomic_rc_box_release_full (run, clear_run);
}

/* In the threads */

static void
pass (void *data)
{
  tc_lab_gate_pass (&((Run *) data)->gate);
}

static void
tell (const LabBalanceNews *news,
      void                 *data)
{
  Run *run = data;

  g_mutex_lock (&run->gate.mutex);
  run->n_trials = news->n_trials;
  run->n_trials_expected = news->n_trials_expected;
  run->done = news->done;
  run->balance = *news->balance;
  g_mutex_unlock (&run->gate.mutex);
}

static gpointer
balance_in_thread (gpointer data)
{
  Run *run = data;
  g_autofree LabBalance *balance = g_new (LabBalance, 1);
  const LabBalanceWatch watch = { .played = pass, .tell = tell, .data = run };

  tc_lab_gate_be_quiet ();
  lab_balance_run (&run->board, &run->wishes, &watch, &run->gate.cancelled, balance);
  tc_lab_gate_pass (&run->gate);
  g_mutex_lock (&run->gate.mutex);
  run->balance = *balance;
  run->done = 1;
  run->has_ended = TRUE;
  g_mutex_unlock (&run->gate.mutex);
  unref_run (run);

  return NULL;
}

/* Where it is asked for */

static void
set_stage (TcBalancing     *self,
           TcBalancingStage stage)
{
  if (self->stage == stage)
    return;

  if (self->stage == TC_BALANCING_RUNNING)
    self->seconds += (double) (g_get_monotonic_time () - self->started) / G_USEC_PER_SEC;
  self->started = g_get_monotonic_time ();
  self->stage = stage;
  g_signal_emit (self, changed_signal, 0);
}

/* Whether there will be more. */
static gboolean
take_news (TcBalancing *self)
{
  gboolean has_ended;

  g_mutex_lock (&self->run->gate.mutex);
  self->n_trials = self->run->n_trials;
  self->n_trials_expected = self->run->n_trials_expected;
  self->done = self->run->done;
  self->balance = self->run->balance;
  has_ended = self->run->has_ended;
  g_mutex_unlock (&self->run->gate.mutex);

  return !has_ended;
}

static gboolean
news_are_due (gpointer user_data)
{
  TcBalancing *self = user_data;
  const guint64 n_before = self->balance.n_battles;

  if (!take_news (self))
    {
      self->news_source = 0;
      set_stage (self, TC_BALANCING_ENDED);
      return G_SOURCE_REMOVE;
    }
  if (self->balance.n_battles != n_before)
    g_signal_emit (self, changed_signal, 0);

  return G_SOURCE_CONTINUE;
}

static void
tc_balancing_finalize (GObject *object)
{
  TcBalancing *self = TC_BALANCING (object);

  if (self->run != NULL)
    tc_lab_gate_cancel (&self->run->gate);
  g_clear_handle_id (&self->news_source, g_source_remove);
  g_clear_pointer (&self->run, unref_run);
  g_clear_pointer (&self->board_file, tc_board_file_unref);

  G_OBJECT_CLASS (tc_balancing_parent_class)->finalize (object);
}

static void
tc_balancing_class_init (TcBalancingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_balancing_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_balancing_init (TcBalancing *self)
{
}

static TcBalancing *
new_of (TcBoardFile     *board_file,
        const LabWishes *wishes)
{
  TcBalancing *self = g_object_new (TC_TYPE_BALANCING, NULL);
  Run *run = g_atomic_rc_box_new0 (Run);

  tc_lab_gate_init (&run->gate);
  run->board = run->balance.board = self->balance.board = *tc_board_file_get_board (board_file);
  run->wishes = *wishes;
  self->board_file = tc_board_file_ref (board_file);
  self->run = run;
  self->started = g_get_monotonic_time ();

  return self;
}

TcBalancing *
tc_balancing_new_ended (TcBoardFile      *board_file,
                        const LabWishes  *wishes,
                        const LabBalance *balance)
{
  TcBalancing *self = new_of (board_file, wishes);

  self->balance = *balance;
  self->done = 1;
  self->stage = TC_BALANCING_ENDED;

  return self;
}

TcBalancing *
tc_balancing_new (TcBoardFile     *board_file,
                  const LabWishes *wishes)
{
  const TcBoard *board = tc_board_file_get_board (board_file);
  TcBalancing *self;

  g_return_val_if_fail (wishes->n_seats >= TC_MIN_SEATS && wishes->n_seats <= TC_MAX_SEATS, NULL);

  if (!tc_check_is_playable (board) || (!wishes->draws_hq && !board->has_sections))
    return NULL;

  self = new_of (board_file, wishes);
  self->news_source = g_timeout_add (NEWS_MILLISECONDS, news_are_due, self);
  g_thread_unref (g_thread_new ("tc-balancing", balance_in_thread, g_atomic_rc_box_acquire (self->run)));

  return self;
}

void
tc_balancing_pause (TcBalancing *self)
{
  g_return_if_fail (TC_IS_BALANCING (self));

  if (self->stage != TC_BALANCING_RUNNING)
    return;
  tc_lab_gate_set_paused (&self->run->gate, TRUE);
  set_stage (self, TC_BALANCING_PAUSED);
}

void
tc_balancing_resume (TcBalancing *self)
{
  g_return_if_fail (TC_IS_BALANCING (self));

  if (self->stage != TC_BALANCING_PAUSED)
    return;
  tc_lab_gate_set_paused (&self->run->gate, FALSE);
  set_stage (self, TC_BALANCING_RUNNING);
}

void
tc_balancing_stop (TcBalancing *self)
{
  g_return_if_fail (TC_IS_BALANCING (self));

  if (self->stage == TC_BALANCING_ENDED)
    return;
  take_news (self);
  self->balance.outcome = LAB_BALANCE_CANCELLED;
  tc_lab_gate_cancel (&self->run->gate);
  g_clear_handle_id (&self->news_source, g_source_remove);
  set_stage (self, TC_BALANCING_ENDED);
}

TcBalancingStage
tc_balancing_get_stage (TcBalancing *self)
{
  g_return_val_if_fail (TC_IS_BALANCING (self), TC_BALANCING_ENDED);

  return self->stage;
}

const LabWishes *
tc_balancing_get_wishes (TcBalancing *self)
{
  g_return_val_if_fail (TC_IS_BALANCING (self), NULL);

  return &self->run->wishes;
}

TcBoardFile *
tc_balancing_get_board_file (TcBalancing *self)
{
  g_return_val_if_fail (TC_IS_BALANCING (self), NULL);

  return self->board_file;
}

const LabBalance *
tc_balancing_get_balance (TcBalancing *self)
{
  g_return_val_if_fail (TC_IS_BALANCING (self), NULL);

  return &self->balance;
}

guint
tc_balancing_get_n_changes (TcBalancing *self)
{
  unsigned n_changes;

  g_return_val_if_fail (TC_IS_BALANCING (self), 0);

  lab_board_points_apart (tc_board_file_get_board (self->board_file), &self->balance.board, &n_changes);

  return n_changes;
}

void
tc_balancing_get_trials (TcBalancing *self,
                         guint       *trial,
                         guint       *n_trials)
{
  g_return_if_fail (TC_IS_BALANCING (self));

  *trial = self->stage == TC_BALANCING_ENDED ? self->balance.n_trials : self->n_trials;
  *n_trials = MAX (*trial, self->n_trials_expected);
}

double
tc_balancing_get_done (TcBalancing *self)
{
  g_return_val_if_fail (TC_IS_BALANCING (self), 0);

  return self->done;
}

double
tc_balancing_get_seconds_left (TcBalancing *self)
{
  double seconds;

  g_return_val_if_fail (TC_IS_BALANCING (self), -1);

  if (self->stage == TC_BALANCING_ENDED || self->done < LEAST_DONE)
    return -1;
  seconds = self->seconds;
  if (self->stage == TC_BALANCING_RUNNING)
    seconds += (double) (g_get_monotonic_time () - self->started) / G_USEC_PER_SEC;

  return seconds / self->done * (1 - self->done);
}

gboolean
tc_balancing_is_stale (TcBalancing   *self,
                       const TcBoard *board)
{
  g_return_val_if_fail (TC_IS_BALANCING (self), FALSE);

  return memcmp (board, tc_board_file_get_board (self->board_file), sizeof *board) != 0 &&
         memcmp (board, &self->balance.board, sizeof *board) != 0;
}
