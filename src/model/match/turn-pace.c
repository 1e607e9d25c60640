/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-pace.h"

#include "turn-thought.h"

struct _TurnPace
{
  TurnHistory *history;
  TurnPaceMove move;
  TurnPaceOver over;
  gpointer     user_data;

  int          seat;          /* whose move is awaited; TURN_OVER for nobody's */
  guint        wait;          /* the source that ends the waiting */
  gboolean     is_waiting;    /* there is no such source: it ends when it is hurried */
  TurnThought *thought;
  int          asked;         /* in secret, perhaps; or -1 */
  TurnMove     answer;        /* once @seat is a bot's and @thought is NULL */
};

/* Nothing may be touched after the call: the listener may start or stop anything. */
static void
hand_out (TurnPace *self,
          TurnMove  move)
{
  self->seat = TURN_OVER;
  self->move (move, self->user_data);
}

static TurnMove
draw (TurnPace *self)
{
  TurnRecord *record = turn_history_get_record (self->history);
  TurnRandom random = turn_history_get_chance (self->history);
  TurnState state;

  turn_record_get_state (record, turn_history_get_n_moves (self->history), &state);

  return turn_record_get_format (record)->rules->draw (turn_record_get_game (record), &state, &random);
}

/* A bot that was asked answers now, however far it has got. */
static void
end_secret (TurnPace *self)
{
  const gboolean was_asked = self->asked == self->seat;

  if (was_asked && self->thought != NULL)
    {
      turn_thought_hurry (self->thought);
      return;
    }
  self->asked = -1;
  if (was_asked)
    {
      hand_out (self, self->answer);
      return;
    }
  self->seat = TURN_OVER;
  self->over (self->user_data);
}

static gboolean
wait_ended (gpointer user_data)
{
  TurnPace *self = user_data;

  self->wait = 0;
  if (self->asked >= 0)
    end_secret (self);
  else if (self->seat == TURN_CHANCE)
    hand_out (self, draw (self));
  else if (self->thought == NULL)
    hand_out (self, self->answer);

  return G_SOURCE_REMOVE;
}

static void
thought_answered (TurnMove answer,
                  gpointer user_data)
{
  TurnPace *self = user_data;

  self->thought = NULL;
  self->answer = answer;
  if (self->wait == 0 && !self->is_waiting)
    {
      self->asked = -1;
      hand_out (self, answer);
    }
}

/* Without waiting the table is still drawn between two moves: an idle source comes after drawing. */
static void
wait_for (TurnPace *self,
          guint     milliseconds)
{
  g_clear_handle_id (&self->wait, g_source_remove);
  self->is_waiting = milliseconds == TURN_PACE_UNTIL_HURRIED;
  if (self->is_waiting)
    return;
  self->wait = milliseconds > 0 ? g_timeout_add (milliseconds, wait_ended, self) : g_idle_add (wait_ended, self);
}

static void
start_thinking (TurnPace *self,
                guint     seat)
{
  TurnRecord *record = turn_history_get_record (self->history);
  const char *level = turn_record_get_seat (record, seat)->controller + strlen ("bot:");

  self->thought = turn_thought_begin (record, level, turn_history_get_decision (self->history, seat),
                                      thought_answered, self);
}

TurnPace *
turn_pace_new (TurnHistory *history,
               TurnPaceMove move,
               TurnPaceOver over,
               gpointer     user_data)
{
  TurnPace *self = g_new0 (TurnPace, 1);

  self->history = history;
  self->move = move;
  self->over = over;
  self->user_data = user_data;
  self->seat = TURN_OVER;
  self->asked = -1;

  return self;
}

void
turn_pace_free (TurnPace *self)
{
  turn_pace_stop (self);
  g_free (self);
}

void
turn_pace_start (TurnPace *self,
                 guint     milliseconds)
{
  const int seat = turn_history_get_to_move (self->history);

  turn_pace_stop (self);
  if (seat == TURN_OVER || (seat >= 0 && turn_history_is_human (self->history, (guint) seat)))
    return;

  self->seat = seat;
  wait_for (self, milliseconds);
  if (seat >= 0)
    start_thinking (self, (guint) seat);
}

void
turn_pace_start_secret (TurnPace *self,
                        guint     milliseconds,
                        guint     asked)
{
  turn_pace_stop (self);
  self->seat = turn_history_get_to_move (self->history);
  self->asked = (int) asked;
  wait_for (self, milliseconds);
  if (self->seat == self->asked)
    start_thinking (self, asked);
}

void
turn_pace_stop (TurnPace *self)
{
  self->seat = TURN_OVER;
  self->asked = -1;
  self->is_waiting = FALSE;
  g_clear_handle_id (&self->wait, g_source_remove);
  g_clear_pointer (&self->thought, turn_thought_cancel);
}

void
turn_pace_hurry (TurnPace *self)
{
  if (self->wait != 0 || self->is_waiting)
    wait_for (self, 0);
}

void
turn_pace_hold (TurnPace *self,
                guint     milliseconds)
{
  if (self->wait != 0)
    wait_for (self, milliseconds);
}

gboolean
turn_pace_is_waiting (TurnPace *self)
{
  return self->is_waiting;
}

gboolean
turn_pace_is_thinking (TurnPace *self)
{
  return self->seat >= 0;
}
