/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-thought.h"

#include <gio/gio.h>

#include <turn-bot.h>

struct _TurnThought
{
  TurnRecord      *record;     /* keeps the game alive; its moves are not looked at in the thread */
  const TurnRules *rules;
  gconstpointer    game;
  const TurnBot   *bot;
  TurnState        state;
  int              seat;
  TurnRandom       random;
  TurnMove         answer;
  atomic_bool      cancelled;  /* nobody hears the answer */
  atomic_bool      ends;       /* it shall be found soon */
  TurnThoughtDone  done;
  gpointer         user_data;
};

static void
think (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  TurnThought *self = task_data;

  if (!atomic_load (&self->cancelled))
    self->answer = turn_bot_choose_on (self->bot, self->rules, self->game, &self->state, self->seat,
                                       &self->random, &self->ends, g_get_num_processors ());
  g_task_return_boolean (task, TRUE);
}

/* The record is let go of here, in the thread that took it. */
static void
thought_ended (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  TurnThought *self = user_data;

  if (!atomic_load (&self->cancelled))
    self->done (self->answer, self->user_data);

  turn_record_unref (self->record);
  g_free (self);
}

static const TurnBot *
find_bot (const char      *level,
          const TurnRules *rules)
{
  const TurnBot *bot = turn_bot_find (level, rules);

  if (bot != NULL)
    return bot;

  for (const TurnBot *other = turn_bots_all; other->level != NULL; other++)
    if (other->rules == NULL || other->rules == rules)
      bot = other;

  return bot;
}

TurnThought *
turn_thought_begin (TurnRecord     *record,
                    const char     *level,
                    TurnRandom      random,
                    TurnThoughtDone done,
                    gpointer        user_data)
{
  TurnThought *self = g_new0 (TurnThought, 1);
  g_autoptr (GTask) task = NULL;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &self->state);
  self->record = turn_record_ref (record);
  self->rules = turn_record_get_format (record)->rules;
  self->game = turn_record_get_game (record);
  self->bot = find_bot (level, self->rules);
  self->seat = self->rules->to_move (self->game, &self->state);
  self->random = random;
  atomic_init (&self->cancelled, false);
  atomic_init (&self->ends, false);
  self->done = done;
  self->user_data = user_data;

  task = g_task_new (NULL, NULL, thought_ended, self);
  g_task_set_name (task, "turn-thought");
  g_task_set_task_data (task, self, NULL);
  g_task_run_in_thread (task, think);

  return self;
}

void
turn_thought_hurry (TurnThought *self)
{
  atomic_store (&self->ends, true);
}

void
turn_thought_cancel (TurnThought *self)
{
  atomic_store (&self->cancelled, true);
  turn_thought_hurry (self);
}
