/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-told-hint.h"

#include "turn-hint.h"

/* Strong, and does not let people wait. */
#define LEVEL "hard"

static void
bot_answered (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  const TcHintWords *words = g_task_get_task_data (task);
  TurnMatch *match = TURN_MATCH (source);
  g_autoptr (GError) error = NULL;
  TcHint *hint;
  TurnMove move;

  if (!turn_hint_finish (match, result, &move, &error))
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  if (g_task_return_error_if_cancelled (task))
    return;

  hint = g_new0 (TcHint, 1);
  hint->move = move;
  hint->die = words->describe (match, move);
  hint->reason = words->explain (match, move);
  g_task_return_pointer (task, hint, (GDestroyNotify) tc_hint_free);
}

void
tc_told_hint_async (TurnMatch          *match,
                    const TcHintWords  *words,
                    GCancellable       *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer            user_data)
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
  g_task_set_source_tag (task, tc_told_hint_async);
  g_task_set_task_data (task, (gpointer) words, NULL);
  turn_hint_async (match, LEVEL, bot_answered, task);
}
