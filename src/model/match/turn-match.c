/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-match.h"

#include "turn-autosave.h"
#include "turn-history.h"
#include "turn-model-private.h"
#include "turn-pace.h"

#include <glib/gi18n.h>

/* So long a secret question takes at least, asked or not. */
#define SECRET_MILLISECONDS 120
#define SHORT_MILLISECONDS 350

/* So long people may take to roll the dice until these roll by themselves. */
#define ROLL_MILLISECONDS 6000

struct _TurnMatch
{
  GObject       parent_instance;

  TurnHistory  *history;
  TurnPace     *pace;              /* of chance and bots */
  TurnState     shown;             /* after @position moves */
  guint         position;

  gboolean      running;
  gboolean      is_held;           /* people look at what has happened */
  gboolean      is_asking;         /* a move has just been made that may have asked somebody in secret */
  int           asked;             /* a person until they answer, a bot for a moment, or -1 */
  guint         pause;
  gboolean      rolls_by_hand;
  guint         roll_timer;        /* while somebody is to roll */
  TurnAutosave *autosave;
};

G_DEFINE_FINAL_TYPE (TurnMatch, turn_match, G_TYPE_OBJECT)

enum
{
  STATE_CHANGED,
  SAVE_FAILED,
  SAVE_RECOVERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_newest (TurnMatch *self)
{
  return self->position == turn_match_get_n_moves (self);
}

static void
save (TurnMatch *self)
{
  if (self->autosave != NULL)
    turn_autosave_write (self->autosave, turn_history_save (self->history));
}

static gboolean
is_asked_person (TurnMatch *self)
{
  return self->asked >= 0 && turn_history_is_human (self->history, (guint) self->asked);
}

/* Who is asked by the last move. A person is asked for the sake of other people: where there are none nobody would notice. */
static void
find_asked (TurnMatch *self)
{
  if (self->is_asking)
    self->asked = turn_history_get_asked (self->history);
  else if (!is_asked_person (self))
    self->asked = -1;
  self->is_asking = FALSE;
  if (is_asked_person (self) ? turn_match_get_n_humans (self) < 2 || turn_history_get_to_move (self->history) == TURN_OVER
                             : !self->running || !is_newest (self))
    self->asked = -1;
}

/* The person who is to roll now, if people do that themselves, or -1. */
static int
find_roller (TurnMatch *self)
{
  const TurnRules *rules = turn_match_get_rules (self);
  int seat;

  if (!self->rolls_by_hand || rules->roller == NULL || turn_match_get_to_move (self) != TURN_CHANCE)
    return -1;
  seat = rules->roller (turn_match_get_game (self), turn_match_get_state (self));

  return turn_history_is_human (self->history, (guint) seat) ? seat : -1;
}

static gboolean
roll_by_itself (gpointer user_data)
{
  TurnMatch *self = user_data;

  self->roll_timer = 0;
  turn_pace_hurry (self->pace);

  return G_SOURCE_REMOVE;
}

/* A table that waits for a person does so after what a bot has done; dice roll by themselves, if not at once. */
static guint
choose_pause (TurnMatch *self,
              guint      pause)
{
  const guint n_moves = turn_match_get_n_moves (self);
  const int mover = n_moves > 0 ? turn_history_get_mover (self->history, n_moves - 1) : TURN_CHANCE;

  if (find_roller (self) >= 0)
    return TURN_PACE_UNTIL_HURRIED;
  if (pause != TURN_MATCH_WAIT_FOR_PERSON)
    return pause;
  if (self->asked >= 0)
    return 0;

  return mover >= 0 && !turn_history_is_human (self->history, (guint) mover) ? TURN_PACE_UNTIL_HURRIED : SHORT_MILLISECONDS;
}

/* Lets chance and bots go on from what is shown, if they may. */
static void
set_pace (TurnMatch *self,
          guint      pause)
{
  g_clear_handle_id (&self->roll_timer, g_source_remove);
  if (self->is_held)
    {
      turn_pace_stop (self->pace);
      return;
    }
  find_asked (self);
  pause = choose_pause (self, pause);
  if (!self->running || !is_newest (self) || is_asked_person (self))
    turn_pace_stop (self->pace);
  else if (self->asked >= 0)
    turn_pace_start_secret (self->pace, MAX (pause / 2, SECRET_MILLISECONDS), (guint) self->asked);
  else
    turn_pace_start (self->pace, pause);
  if (turn_match_get_roller (self) >= 0)
    self->roll_timer = g_timeout_add (ROLL_MILLISECONDS, roll_by_itself, self);
}

/* Shows the state after @position moves. Listeners may do anything with the match, so telling them comes last. */
static void
show (TurnMatch *self,
      guint      position,
      guint      pause)
{
  self->position = position;
  turn_record_get_state (turn_match_get_record (self), position, &self->shown);
  set_pace (self, pause);
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

/* The same when nothing was played: that somebody is to roll is news nevertheless. */
static void
go_on (TurnMatch *self)
{
  set_pace (self, 0);
  if (turn_match_get_roller (self) >= 0)
    g_signal_emit (self, signals[STATE_CHANGED], 0);
}

/* What follows every change of the history. If no event came or went there is nothing to see, and nobody waits. */
static void
history_changed (TurnMatch *self,
                 guint      n_told_before)
{
  const gboolean is_told = turn_history_get_n_told (self->history) != n_told_before;

  save (self);
  show (self, turn_match_get_n_moves (self), is_told ? self->pause : 0);
}

static TurnVerdict
play (TurnMatch *self,
      TurnMove   move)
{
  const guint n_told = turn_history_get_n_told (self->history);
  const TurnVerdict verdict = turn_history_append (self->history, move);

  if (verdict == TURN_LEGAL)
    {
      self->is_asking = TRUE;
      history_changed (self, n_told);
    }

  return verdict;
}

/* Somebody who hears of the move may let go of the match. */
static void
move_came (TurnMove move,
           gpointer user_data)
{
  TurnMatch *self = g_object_ref (user_data);

  if (play (self, move) != TURN_LEGAL)
    g_critical ("Chance or a bot made a move that the rules refuse");
  g_object_unref (self);
}

/* Nobody was asked: it goes on as if the answer had come. */
static void
secret_over (gpointer user_data)
{
  TurnMatch *self = g_object_ref (user_data);

  show (self, self->position, self->pause);
  g_object_unref (self);
}

static void
autosave_recovered (TurnMatch *self)
{
  g_signal_emit (self, signals[SAVE_RECOVERED], 0);
}

static void
autosave_failed (TurnMatch *self,
                 GError    *error)
{
  g_signal_emit (self, signals[SAVE_FAILED], 0, error);
}

static void
turn_match_dispose (GObject *object)
{
  TurnMatch *self = TURN_MATCH (object);

  self->running = FALSE;
  turn_pace_stop (self->pace);
  g_clear_handle_id (&self->roll_timer, g_source_remove);
  g_clear_object (&self->autosave);

  G_OBJECT_CLASS (turn_match_parent_class)->dispose (object);
}

static void
turn_match_finalize (GObject *object)
{
  TurnMatch *self = TURN_MATCH (object);

  g_clear_pointer (&self->pace, turn_pace_free);
  g_clear_pointer (&self->history, turn_history_free);

  G_OBJECT_CLASS (turn_match_parent_class)->finalize (object);
}

static void
turn_match_class_init (TurnMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = turn_match_dispose;
  object_class->finalize = turn_match_finalize;

  signals[STATE_CHANGED] = g_signal_new ("state-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SAVE_FAILED] = g_signal_new ("save-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[SAVE_RECOVERED] = g_signal_new ("save-recovered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_match_init (TurnMatch *self)
{
  self->asked = -1;
}

/**
 * turn_match_new:
 * @record: (transfer full): the game to play on or to look at
 *
 * Returns: (transfer full): a table that rests
 */
TurnMatch *
turn_match_new (TurnRecord *record)
{
  TurnMatch *self;

  g_return_val_if_fail (record != NULL, NULL);

  self = g_object_new (TURN_TYPE_MATCH, NULL);
  self->history = turn_history_new (record);
  self->pace = turn_pace_new (self->history, move_came, secret_over, self);
  self->position = turn_history_get_n_moves (self->history);
  turn_record_get_state (record, self->position, &self->shown);

  return self;
}

TurnRecord *
turn_match_get_record (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);

  return turn_history_get_record (self->history);
}

const TurnRules *
turn_match_get_rules (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);

  return turn_record_get_format (turn_match_get_record (self))->rules;
}

gconstpointer
turn_match_get_game (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);

  return turn_record_get_game (turn_match_get_record (self));
}

guint
turn_match_get_n_seats (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), 0);

  return turn_record_get_n_seats (turn_match_get_record (self));
}

const TurnSeat *
turn_match_get_seat (TurnMatch *self,
                     guint      seat)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);
  g_return_val_if_fail (seat < turn_match_get_n_seats (self), NULL);

  return turn_record_get_seat (turn_match_get_record (self), seat);
}

gconstpointer
turn_match_get_state (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);

  return &self->shown;
}

int
turn_match_get_to_move (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), TURN_OVER);

  return turn_match_get_rules (self)->to_move (turn_match_get_game (self), &self->shown);
}

gboolean
turn_match_is_human (TurnMatch *self,
                     guint      seat)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), FALSE);

  return turn_history_is_human (self->history, seat);
}

guint
turn_match_get_n_humans (TurnMatch *self)
{
  guint n_humans = 0;

  g_return_val_if_fail (TURN_IS_MATCH (self), 0);

  for (guint seat = 0; seat < turn_match_get_n_seats (self); seat++)
    n_humans += turn_match_is_human (self, seat) ? 1 : 0;

  return n_humans;
}

gboolean
turn_match_is_waiting (TurnMatch *self)
{
  int seat;

  g_return_val_if_fail (TURN_IS_MATCH (self), FALSE);

  seat = turn_match_get_to_move (self);

  return is_newest (self) && seat >= 0 && turn_match_is_human (self, (guint) seat) && (self->asked < 0 || self->asked == seat);
}

int
turn_match_get_asked (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), -1);

  return is_newest (self) ? self->asked : -1;
}

void
turn_match_answer (TurnMatch *self)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  if (!is_asked_person (self))
    return;
  self->asked = -1;
  show (self, self->position, self->pause);
}

gboolean
turn_match_is_thinking (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), FALSE);

  return turn_pace_is_thinking (self->pace);
}

gboolean
turn_match_is_finished (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), FALSE);

  return turn_record_is_finished (turn_match_get_record (self));
}

const TurnMove *
turn_match_get_last_move (TurnMatch *self,
                          int       *seat)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), NULL);

  if (self->position == 0)
    return NULL;
  if (seat != NULL)
    *seat = turn_match_get_mover (self, self->position - 1);

  return turn_record_get_moves (turn_match_get_record (self), NULL) + self->position - 1;
}

void
turn_match_get_state_at (TurnMatch *self,
                         guint      n_moves,
                         TurnState *state)
{
  g_return_if_fail (TURN_IS_MATCH (self));
  g_return_if_fail (n_moves <= turn_match_get_n_moves (self));

  turn_record_get_state (turn_match_get_record (self), n_moves, state);
}

int
turn_match_get_mover (TurnMatch *self,
                      guint      index)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), TURN_OVER);
  g_return_val_if_fail (index < turn_match_get_n_moves (self), TURN_OVER);

  return turn_history_get_mover (self->history, index);
}

void
turn_match_run (TurnMatch *self)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  if (self->running)
    return;

  self->running = TRUE;
  go_on (self);
}

void
turn_match_stop (TurnMatch *self)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  self->running = FALSE;
  set_pace (self, 0);
  turn_match_flush (self, NULL);
}

void
turn_match_skip_pause (TurnMatch *self)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  turn_pace_hurry (self->pace);
}

gboolean
turn_match_waits_to_go_on (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), FALSE);

  return turn_pace_is_waiting (self->pace);
}

int
turn_match_get_roller (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), -1);

  return turn_pace_is_waiting (self->pace) ? find_roller (self) : -1;
}

void
turn_match_set_rolls_by_hand (TurnMatch *self,
                              gboolean   by_hand)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  if (!by_hand && turn_match_get_roller (self) >= 0)
    turn_pace_hurry (self->pace);
  self->rolls_by_hand = by_hand;
}

void
turn_match_hold (TurnMatch *self,
                 guint      milliseconds)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  if (self->pause > 0 && self->pause < milliseconds)
    turn_pace_hold (self->pace, milliseconds);
}

void
turn_match_set_held (TurnMatch *self,
                     gboolean   held)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  if (self->is_held == held)
    return;
  self->is_held = held;
  go_on (self);
}

void
turn_match_set_pause (TurnMatch *self,
                      guint      milliseconds)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  self->pause = milliseconds;
  if (milliseconds != TURN_MATCH_WAIT_FOR_PERSON && turn_pace_is_waiting (self->pace) && turn_match_get_roller (self) < 0)
    turn_pace_hurry (self->pace);
}

TurnVerdict
turn_match_play (TurnMatch *self,
                 TurnMove   move)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), TURN_NOT_DUE);

  if (!turn_match_is_waiting (self))
    return TURN_NOT_DUE;

  return play (self, move);
}

/* Whether what was played as move @index stands in the way, and how. */
static TurnUndo
find_obstacle (TurnMatch *self,
               guint      index)
{
  if (turn_history_get_mover (self->history, index) < 0)
    return TURN_UNDO_DICE;
  if (turn_history_is_opened (self->history, index))
    return TURN_UNDO_OPEN;

  return turn_history_reveals (self->history, index) ? TURN_UNDO_CARDS : TURN_UNDO_MOVE;
}

static gboolean
has_person_moved (TurnMatch *self)
{
  for (guint i = 0; i < turn_match_get_n_moves (self); i++)
    if (turn_match_get_mover (self, i) >= 0 && turn_match_is_human (self, (guint) turn_match_get_mover (self, i)))
      return TRUE;

  return FALSE;
}

TurnUndo
turn_match_find_undo (TurnMatch *self,
                      guint     *index)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), TURN_UNDO_NOTHING);

  if (!is_newest (self))
    return TURN_UNDO_NOT_NOW;
  if (turn_match_is_finished (self) || !has_person_moved (self))
    return turn_match_is_finished (self) && turn_history_is_opened (self->history, self->position - 1) ? TURN_UNDO_OPEN : TURN_UNDO_NOTHING;

  for (*index = turn_match_get_n_moves (self); *index > 0; )
    {
      const TurnUndo obstacle = find_obstacle (self, --*index);

      if (obstacle != TURN_UNDO_MOVE || turn_match_is_human (self, (guint) turn_match_get_mover (self, *index)))
        return obstacle;
    }

  return TURN_UNDO_NOTHING;
}

gboolean
turn_match_get_can_undo (TurnMatch *self)
{
  guint index;

  return turn_match_find_undo (self, &index) == TURN_UNDO_MOVE;
}

void
turn_match_undo (TurnMatch *self)
{
  const guint n_told = turn_history_get_n_told (self->history);
  guint index;

  g_return_if_fail (TURN_IS_MATCH (self));

  if (turn_match_find_undo (self, &index) != TURN_UNDO_MOVE)
    return;

  self->asked = -1;
  turn_history_take_back (self->history, index);
  history_changed (self, n_told);
}

gboolean
turn_match_get_can_revise (TurnMatch *self,
                           guint      seat)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), FALSE);

  return is_newest (self) && turn_match_is_human (self, seat) && turn_history_is_sealed (self->history, (int) seat);
}

void
turn_match_revise (TurnMatch *self,
                   guint      seat)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  if (!turn_match_get_can_revise (self, seat))
    return;

  turn_history_reopen (self->history, (int) seat);
  history_changed (self, turn_history_get_n_told (self->history));
}

guint
turn_match_get_n_moves (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), 0);

  return turn_history_get_n_moves (self->history);
}

guint
turn_match_get_position (TurnMatch *self)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), 0);

  return self->position;
}

void
turn_match_set_position (TurnMatch *self,
                         guint      position)
{
  g_return_if_fail (TURN_IS_MATCH (self));

  position = MIN (position, turn_match_get_n_moves (self));
  if (position != self->position)
    show (self, position, self->pause);
}

void
turn_match_set_autosave (TurnMatch *self,
                         GFile     *file)
{
  g_return_if_fail (TURN_IS_MATCH (self));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  g_clear_object (&self->autosave);
  if (file == NULL)
    return;

  self->autosave = turn_autosave_new (file);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (autosave_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "recovered", G_CALLBACK (autosave_recovered), self, G_CONNECT_SWAPPED);
  save (self);
}

gboolean
turn_match_flush (TurnMatch *self,
                  GError   **error)
{
  g_return_val_if_fail (TURN_IS_MATCH (self), FALSE);

  return self->autosave == NULL || turn_autosave_flush (self->autosave, error);
}

char *
turn_pace_words_wait (TurnMatch *match,
                      gboolean   touched)
{
  const guint position = turn_match_get_position (match);
  const int mover = position > 0 ? turn_match_get_mover (match, position - 1) : TURN_CHANCE;

  if (!turn_match_waits_to_go_on (match) || mover < 0)
    return NULL;

  /* Translators: a bot has played, and the table waits for the person. */
  return g_strdup_printf (touched ? _("%s has played: touch the table to go on") : _("%s has played: Space goes on"),
                          turn_match_get_seat (match, (guint) mover)->name);
}
