/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hint.h"

#include <tc-advice.h>
#include <tc-record.h>

#include "tc-idea-words.h"

/* The stream of a hint is that of no bot: the same question gets the same answer. */
#define HINT_STREAM G_MAXUINT64

/* Thinking in a thread. */
typedef struct
{
  GTask      *task;            /* of whoever asked */
  TurnRecord *record;          /* keeps the game alive */
  TcState     seen;
  TcAdvice    advice;
  TurnRandom  random;
  gboolean    is_found;
  atomic_bool cancelled;
  gulong      state_changed;
  gulong      cancellable_cancelled;
} Thinking;

static const TcGame *
get_game (Thinking *self)
{
  return turn_record_get_game (self->record);
}

static TurnHintIdea
make_idea (Thinking        *self,
           const TcAdvised *advised,
           const TcAdvised *best)
{
  TurnHintIdea idea = {
    .move = tc_move_to_turn (advised->move),
    .title = tc_idea_dup_title (self->record, &self->seen, advised),
    .reason = tc_idea_dup_reason (self->record, &self->seen, advised, best),
  };

  idea.spoken = tc_idea_dup_spoken (self->record, &self->seen, advised, idea.reason);

  return idea;
}

static TurnHint *
hint_new (Thinking *self)
{
  const TcAdvised *best = &self->advice.moves[0];
  TurnHint *hint = g_new0 (TurnHint, 1);

  hint->n_ideas = MIN (self->advice.n, TURN_HINT_MAX_IDEAS);
  for (guint i = 0; i < hint->n_ideas; i++)
    hint->ideas[i] = make_idea (self, &self->advice.moves[i], best);

  return hint;
}

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Thinking *self = task_data;

  self->is_found = tc_advise (get_game (self), &self->seen, &tc_effort_hint, g_get_num_processors (), &self->random, &self->cancelled,
                              &self->advice);
  g_task_return_boolean (task, TRUE);
}

static void
refuse (GTask *task)
{
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "Nobody waits for a hint");
}

static void
thinking_ended (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  Thinking *self = user_data;

  g_clear_signal_handler (&self->state_changed, g_task_get_source_object (self->task));
  if (self->cancellable_cancelled != 0)
    g_cancellable_disconnect (g_task_get_cancellable (self->task), self->cancellable_cancelled);

  if (self->is_found && !atomic_load (&self->cancelled))
    g_task_return_pointer (self->task, hint_new (self), (GDestroyNotify) turn_hint_free);
  else
    refuse (self->task);

  g_object_unref (self->task);
  turn_record_unref (self->record);
  g_free (self);
}

static void
cancel (gpointer source,
        gpointer user_data)
{
  Thinking *self = user_data;

  atomic_store (&self->cancelled, true);
}

/* Takes over @task. */
static void
begin_thinking (TurnMatch *match,
                GTask     *task)
{
  TurnRecord *record = turn_match_get_record (match);
  Thinking *self = g_new0 (Thinking, 1);
  g_autoptr (GTask) thread = NULL;
  TurnState state;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  self->task = task;
  self->record = turn_record_ref (record);
  self->random = turn_random_new (turn_record_get_seed (record), HINT_STREAM);
  atomic_init (&self->cancelled, false);
  turn_record_get_format (record)->rules->conceal (get_game (self), &state, turn_match_get_to_move (match), &self->random, &self->seen);
  self->state_changed = g_signal_connect (match, "state-changed", G_CALLBACK (cancel), self);
  if (g_task_get_cancellable (task) != NULL)
    self->cancellable_cancelled = g_cancellable_connect (g_task_get_cancellable (task), G_CALLBACK (cancel), self, NULL);

  thread = g_task_new (NULL, NULL, thinking_ended, self);
  g_task_set_name (thread, "tc-hint");
  g_task_set_task_data (thread, self, NULL);
  g_task_run_in_thread (thread, think);
}

void
tc_hint_async (TurnMatch          *match,
               GCancellable       *cancellable,
               GAsyncReadyCallback callback,
               gpointer            user_data)
{
  GTask *task;

  g_return_if_fail (TURN_IS_MATCH (match));

  task = g_task_new (match, cancellable, callback, user_data);
  g_task_set_source_tag (task, tc_hint_async);
  if (turn_match_is_waiting (match))
    {
      begin_thinking (match, task);
      return;
    }

  refuse (task);
  g_object_unref (task);
}
