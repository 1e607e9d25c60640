/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hint.h"

#include "turn-thought.h"

/* The stream of a hint need not be that of any bot: the same question gets the same answer. */
#define HINT_STREAM G_MAXUINT64

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
turn_hint_async (TurnMatch          *match,
                 const char         *level,
                 GAsyncReadyCallback callback,
                 gpointer            user_data)
{
  TurnRecord *record;
  GTask *task;

  g_return_if_fail (TURN_IS_MATCH (match));
  g_return_if_fail (level != NULL);

  task = g_task_new (match, NULL, callback, user_data);
  g_task_set_source_tag (task, turn_hint_async);
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
turn_hint_finish (TurnMatch    *match,
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
