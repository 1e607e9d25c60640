/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hint.h"

#include "turn-model-private.h"
#include "turn-thought.h"

/* The stream of a hint need not be that of any bot: the same question gets the same answer. */
#define HINT_STREAM G_MAXUINT64

/* Strong, and does not let people wait. */
#define LEVEL "hard"

static void
thought_answered (TurnMove answer,
                  gpointer user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_set_task_data (task, NULL, NULL);
  g_signal_handlers_disconnect_by_data (g_task_get_source_object (task), task);
  g_task_return_pointer (task, g_memdup2 (&answer, sizeof answer), g_free);
}

static void
refuse (GTask *task)
{
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "Nobody waits for a hint");
}

static void
state_changed (TurnMatch *match,
               gpointer   user_data)
{
  g_autoptr (GTask) task = user_data;

  g_signal_handlers_disconnect_by_data (match, task);
  turn_thought_cancel (g_task_get_task_data (task));
  refuse (task);
}

void
turn_hint_move_async (TurnMatch          *match,
                      const char         *level,
                      GAsyncReadyCallback callback,
                      gpointer            user_data)
{
  TurnRecord *record;
  GTask *task;

  g_return_if_fail (TURN_IS_MATCH (match));
  g_return_if_fail (level != NULL);

  task = g_task_new (match, NULL, callback, user_data);
  g_task_set_source_tag (task, turn_hint_move_async);
  if (!turn_match_is_waiting (match))
    {
      refuse (task);
      g_object_unref (task);
      return;
    }

  record = turn_match_get_record (match);
  g_signal_connect (match, "state-changed", G_CALLBACK (state_changed), task);
  g_task_set_task_data (task,
                        turn_thought_begin (record, level, turn_random_new (turn_record_get_seed (record), HINT_STREAM),
                                            thought_answered, task),
                        NULL);
}

gboolean
turn_hint_move_finish (TurnMatch    *match,
                       GAsyncResult *result,
                       TurnMove     *move,
                       GError      **error)
{
  g_autofree TurnMove *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, match), FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *move = *answer;

  return TRUE;
}

static void
bot_answered (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  const TurnHintWords *words = g_task_get_task_data (task);
  TurnMatch *match = TURN_MATCH (source);
  g_autoptr (GError) error = NULL;
  TurnHint *hint;
  TurnMove move;

  if (!turn_hint_move_finish (match, result, &move, &error))
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  if (g_task_return_error_if_cancelled (task))
    return;

  hint = g_new0 (TurnHint, 1);
  hint->n_ideas = 1;
  hint->ideas[0] = (TurnHintIdea) { .move = move, .title = words->describe (match, move), .reason = words->explain (match, move) };
  g_task_return_pointer (task, hint, (GDestroyNotify) turn_hint_free);
}

void
turn_hint_async (TurnMatch           *match,
                 const TurnHintWords *words,
                 GCancellable        *cancellable,
                 GAsyncReadyCallback  callback,
                 gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (TURN_IS_MATCH (match));
  g_return_if_fail (words != NULL);

  if (words->ask != NULL)
    {
      words->ask (match, cancellable, callback, user_data);
      return;
    }
  task = g_task_new (match, cancellable, callback, user_data);
  g_task_set_source_tag (task, turn_hint_async);
  g_task_set_task_data (task, (gpointer) words, NULL);
  turn_hint_move_async (match, LEVEL, bot_answered, task);
}

TurnHint *
turn_hint_finish (TurnMatch    *match,
                  GAsyncResult *result,
                  GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, match), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
turn_hint_free (TurnHint *self)
{
  for (guint i = 0; i < self->n_ideas; i++)
    {
      g_free (self->ideas[i].title);
      g_free (self->ideas[i].reason);
      g_free (self->ideas[i].spoken);
    }
  g_free (self);
}
