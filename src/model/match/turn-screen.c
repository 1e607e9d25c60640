/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-screen.h"

#include <glib/gi18n.h>

typedef struct
{
  TurnMatch *match;
  gboolean   is_replay;
  int        viewer;        /* or -1 */
  gboolean   is_covered;
  int        seen_by;       /* who was last alone with the screen, or -1 */
} TurnScreenPrivate;

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_TYPE_WITH_PRIVATE (TurnScreen, turn_screen, G_TYPE_OBJECT)

static TurnScreenPrivate *
get_private (TurnScreen * self)
{
  return turn_screen_get_instance_private (self);
}

static gboolean
is_past (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);

  return priv->is_replay || turn_match_get_position (priv->match) != turn_match_get_n_moves (priv->match);
}

static int
find_first_mine (TurnScreen *self)
{
  for (guint seat = 0; seat < turn_match_get_n_seats (get_private (self)->match); seat++)
    if (turn_screen_is_mine (self, seat))
      return (int) seat;

  return -1;
}

/* Between two people the screen is covered until the next one is there; a single person's hand is always seen. */
static void
follow_people (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);
  const int seat = turn_screen_get_to_move (self);
  const gboolean is_private = TURN_SCREEN_GET_CLASS (self)->is_private (self);

  if (!is_private)
    priv->seen_by = -1;
  if (turn_screen_get_n_mine (self) < 2 || turn_match_is_finished (priv->match))
    priv->is_covered = FALSE;
  if (turn_screen_get_n_mine (self) < 2)
    {
      priv->viewer = find_first_mine (self);
    }
  else if (!turn_match_is_finished (priv->match) && seat >= 0 && turn_screen_is_mine (self, (guint) seat))
    {
      priv->viewer = seat;
      priv->is_covered = is_private && priv->seen_by != seat;
    }
}

/* In a replay nothing is secret any more. Who looks back at a game that goes on sees no more than before. */
static void
follow_viewer (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);
  const int seat = turn_screen_get_to_move (self);

  if (!priv->is_replay && is_past (self) && !turn_match_is_finished (priv->match))
    return;
  if (!is_past (self))
    {
      follow_people (self);
      return;
    }
  priv->viewer = seat >= 0 ? seat : MAX (priv->viewer, 0);
  priv->is_covered = FALSE;
}

static void
follow_match (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);
  const int viewer = priv->viewer;
  const gboolean was_covered = priv->is_covered;

  follow_viewer (self);
  turn_screen_emit_changed (self, priv->viewer != viewer || priv->is_covered != was_covered ? TURN_CHANGED_VIEWER : TURN_CHANGED_STATE);
}

static gboolean
is_always (TurnScreen *self)
{
  return TRUE;
}

/* People at one screen take back for each other, as long as the next one is not alone with it. */
static TurnUndo
find_undo (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);
  TurnUndo undo;
  guint index;

  if (is_past (self) || !TURN_SCREEN_GET_CLASS (self)->sees_turn (self))
    return TURN_UNDO_NOT_NOW;
  undo = turn_match_find_undo (priv->match, &index);
  if (undo != TURN_UNDO_MOVE || priv->is_covered || !TURN_SCREEN_GET_CLASS (self)->is_private (self))
    return undo;

  return turn_match_get_mover (priv->match, index) == priv->viewer ? TURN_UNDO_MOVE : TURN_UNDO_ANOTHER;
}

/* The one who has acted since. */
static char *
dup_another (TurnScreen *self)
{
  TurnMatch *match = get_private (self)->match;
  guint index;

  turn_match_find_undo (match, &index);

  /* Translators: why undo is not possible; %s is a name. */
  return g_strdup_printf (_("%s has acted since"), turn_match_get_seat (match, (guint) turn_match_get_mover (match, index))->name);
}

static char *
dup_taken (TurnScreen *self)
{
  /* Translators: what undo takes back. */
  return g_strdup (_("your last move"));
}

static void
undo (TurnScreen *self)
{
  turn_match_undo (get_private (self)->match);
}

static void
turn_screen_dispose (GObject *object)
{
  g_clear_object (&get_private (TURN_SCREEN (object))->match);

  G_OBJECT_CLASS (turn_screen_parent_class)->dispose (object);
}

static void
turn_screen_class_init (TurnScreenClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_screen_dispose;
  klass->is_private = is_always;
  klass->sees_turn = is_always;
  klass->find_undo = find_undo;
  klass->undo = undo;
  klass->dup_taken = dup_taken;

  signals[CHANGED] = g_signal_new ("changed", TURN_TYPE_SCREEN, G_SIGNAL_RUN_FIRST, G_STRUCT_OFFSET (TurnScreenClass, changed),
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
turn_screen_init (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);

  priv->viewer = -1;
  priv->seen_by = -1;
}

TurnScreen *
turn_screen_new (TurnMatch *match)
{
  TurnScreen *self = g_object_new (TURN_TYPE_SCREEN, NULL);

  turn_screen_follow (self, match);

  return self;
}

void
turn_screen_follow (TurnScreen *self,
                    TurnMatch  *match)
{
  g_return_if_fail (TURN_IS_SCREEN (self));
  g_return_if_fail (get_private (self)->match == NULL);

  get_private (self)->match = g_object_ref (match);
  g_signal_connect_object (match, "state-changed", G_CALLBACK (follow_match), self, G_CONNECT_SWAPPED);
  follow_match (self);
}

void
turn_screen_emit_changed (TurnScreen *self,
                          TurnChange  change)
{
  g_signal_emit (self, signals[CHANGED], 0, (guint) change);
}

TurnMatch *
turn_screen_get_match (TurnScreen *self)
{
  g_return_val_if_fail (TURN_IS_SCREEN (self), NULL);

  return get_private (self)->match;
}

TurnScreenMode
turn_screen_get_mode (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);

  g_return_val_if_fail (TURN_IS_SCREEN (self), TURN_SCREEN_WATCHING);

  if (turn_match_get_to_move (priv->match) == TURN_OVER)
    return TURN_SCREEN_OVER;
  if (is_past (self))
    return TURN_SCREEN_WATCHING;
  if (priv->is_covered)
    return TURN_SCREEN_COVERED;
  if (priv->viewer >= 0 && turn_match_get_asked (priv->match) == priv->viewer)
    return TURN_SCREEN_ANSWERING;

  return turn_match_is_waiting (priv->match) && turn_match_get_to_move (priv->match) == priv->viewer ? TURN_SCREEN_ACTING : TURN_SCREEN_WATCHING;
}

int
turn_screen_get_viewer (TurnScreen *self)
{
  g_return_val_if_fail (TURN_IS_SCREEN (self), -1);

  return get_private (self)->is_covered ? -1 : get_private (self)->viewer;
}

int
turn_screen_get_reader (TurnScreen *self)
{
  g_return_val_if_fail (TURN_IS_SCREEN (self), -1);

  return get_private (self)->viewer;
}

gboolean
turn_screen_is_mine (TurnScreen *self,
                     guint       seat)
{
  g_return_val_if_fail (TURN_IS_SCREEN (self), FALSE);

  return turn_match_is_human (get_private (self)->match, seat);
}

guint
turn_screen_get_n_mine (TurnScreen *self)
{
  guint n_mine = 0;

  g_return_val_if_fail (TURN_IS_SCREEN (self), 0);

  for (guint seat = 0; seat < turn_match_get_n_seats (get_private (self)->match); seat++)
    n_mine += turn_screen_is_mine (self, seat) ? 1 : 0;

  return n_mine;
}

int
turn_screen_get_to_move (TurnScreen *self)
{
  int asked;

  g_return_val_if_fail (TURN_IS_SCREEN (self), TURN_OVER);

  asked = turn_match_get_asked (get_private (self)->match);

  return asked >= 0 ? asked : turn_match_get_to_move (get_private (self)->match);
}

gboolean
turn_screen_is_covered (TurnScreen *self)
{
  g_return_val_if_fail (TURN_IS_SCREEN (self), FALSE);

  return get_private (self)->is_covered;
}

void
turn_screen_uncover (TurnScreen *self)
{
  TurnScreenPrivate *priv = get_private (self);

  g_return_if_fail (TURN_IS_SCREEN (self));

  if (!priv->is_covered)
    return;
  priv->is_covered = FALSE;
  priv->seen_by = priv->viewer;
  turn_screen_emit_changed (self, TURN_CHANGED_VIEWER);
}

gboolean
turn_screen_can_act (TurnScreen *self)
{
  const TurnScreenMode mode = turn_screen_get_mode (self);

  return (mode == TURN_SCREEN_ACTING || mode == TURN_SCREEN_ANSWERING) && turn_match_is_waiting (get_private (self)->match)
         && TURN_SCREEN_GET_CLASS (self)->sees_turn (self);
}

TurnVerdict
turn_screen_play (TurnScreen *self,
                  TurnMove    move)
{
  return turn_screen_can_act (self) ? turn_match_play (get_private (self)->match, move) : TURN_NOT_DUE;
}

void
turn_screen_answer (TurnScreen *self)
{
  if (turn_screen_get_mode (self) == TURN_SCREEN_ANSWERING)
    turn_match_answer (get_private (self)->match);
}

gboolean
turn_screen_get_can_undo (TurnScreen *self)
{
  g_return_val_if_fail (TURN_IS_SCREEN (self), FALSE);

  return TURN_SCREEN_GET_CLASS (self)->find_undo (self) <= TURN_UNDO_MOVE;
}

gboolean
turn_screen_undo (TurnScreen *self)
{
  const TurnUndo found = TURN_SCREEN_GET_CLASS (self)->find_undo (self);
  guint n_after = 0, index;

  if (found > TURN_UNDO_MOVE)
    return FALSE;
  if (found == TURN_UNDO_MOVE && turn_match_find_undo (get_private (self)->match, &index) == TURN_UNDO_MOVE)
    n_after = turn_match_get_n_moves (get_private (self)->match) - index - 1;
  TURN_SCREEN_GET_CLASS (self)->undo (self);

  return n_after > 0;
}

char *
turn_screen_dup_undo (TurnScreen *self)
{
  static const char *const reasons[] = {
    [TURN_UNDO_NOTHING] = N_("Nothing to take back"),
    [TURN_UNDO_DICE] = N_("New dice have been rolled"),
    [TURN_UNDO_CARDS] = N_("A new card has been seen"),
    [TURN_UNDO_OPEN] = N_("The choices are open"),
    [TURN_UNDO_NOT_NOW] = N_("Nothing to take back"),
  };
  const TurnUndo undo = TURN_SCREEN_GET_CLASS (self)->find_undo (self);
  g_autofree char *taken = NULL;

  if (undo == TURN_UNDO_ANOTHER)
    return dup_another (self);
  if (undo > TURN_UNDO_MOVE)
    return g_strdup (_(reasons[undo]));
  taken = TURN_SCREEN_GET_CLASS (self)->dup_taken (self);

  /* Translators: what undo would do: “take back the S”. */
  return taken != NULL ? g_strdup_printf (_("Undo: take back %s"), taken) : g_strdup (_("Undo: take the pin out"));
}

gboolean
turn_screen_is_replay (TurnScreen *self)
{
  g_return_val_if_fail (TURN_IS_SCREEN (self), FALSE);

  return get_private (self)->is_replay;
}

void
turn_screen_set_replay (TurnScreen *self,
                        gboolean    replay)
{
  g_return_if_fail (TURN_IS_SCREEN (self));

  if (replay == get_private (self)->is_replay)
    return;
  get_private (self)->is_replay = replay;
  follow_viewer (self);
  turn_screen_emit_changed (self, TURN_CHANGED_VIEWER);
}

guint
turn_screen_get_position (TurnScreen *self)
{
  return turn_match_get_position (turn_screen_get_match (self));
}
