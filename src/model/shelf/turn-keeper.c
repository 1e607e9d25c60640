/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-keeper.h"

#include <glib/gi18n.h>
#include <store-lock.h>
#include <unistd.h>

#include "turn-saved-game.h"
#include "turn-shelf-disk.h"
#include "turn-statistics.h"

/* A disk that was full may have room again. */
#define RETRY_SECONDS 3

struct _TurnKeeper
{
  GObject    parent_instance;

  TurnMatch *match;
  GFile     *file;
  StoreLock *lock;             /* NULL where none can be made */
  char      *save_problem;     /* why the match could not be saved, or NULL */
  char      *count_problem;    /* why it could not be kept or counted, or NULL */
  gint64     ended;            /* when the game was over, in seconds since 1970; 0 before */
  gboolean   is_counted;
  guint      retry_source;
};

G_DEFINE_FINAL_TYPE (TurnKeeper, turn_keeper, G_TYPE_OBJECT)

enum
{
  CHANGED,
  WARNED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Takes @text. */
static void
set_problem (TurnKeeper *self,
             char      **problem,
             char       *text)
{
  const gboolean is_same = g_strcmp0 (*problem, text) == 0;

  g_free (*problem);
  *problem = text;
  if (!is_same)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
save_failed (TurnKeeper   *self,
             const GError *error)
{
  /* Translators: %s is a sentence that says why. */
  set_problem (self, &self->save_problem, g_strdup_printf (_("This battle is not being saved. %s"), error->message));
}

static void
save_recovered (TurnKeeper *self)
{
  set_problem (self, &self->save_problem, NULL);
}

static gboolean retry_is_due (gpointer user_data);

static void
count_failed (TurnKeeper   *self,
              const GError *error)
{
  /* Translators: %s is a sentence that says why. */
  set_problem (self, &self->count_problem, g_strdup_printf (_("This battle is not in the hall of fame yet. %s"), error->message));
  if (self->retry_source == 0)
    self->retry_source = g_timeout_add_seconds (RETRY_SECONDS, retry_is_due, self);
}

/* Kept first, so that nothing is counted that cannot be seen again. */
static gboolean
keep_and_count (TurnKeeper *self,
                char      **warning,
                GError    **error)
{
  TurnRecord *record = turn_match_get_record (self->match);

  if (self->ended == 0)
    self->ended = g_get_real_time () / G_USEC_PER_SEC;

  return turn_shelf_disk_keep (NULL, record, self->ended, error) && turn_statistics_count (NULL, record, warning, error);
}

/* Whether it is kept and counted, or need not be. */
static gboolean
count (TurnKeeper *self,
       GError    **error)
{
  g_autofree char *warning = NULL;
  g_autoptr (GError) own_error = NULL;

  if (self->is_counted || !turn_match_is_finished (self->match))
    return TRUE;

  self->is_counted = keep_and_count (self, &warning, &own_error);
  if (self->is_counted)
    set_problem (self, &self->count_problem, NULL);
  else
    count_failed (self, own_error);
  if (warning != NULL && self->is_counted)
    g_signal_emit (self, signals[WARNED], 0, warning);
  if (own_error != NULL)
    g_propagate_error (error, g_steal_pointer (&own_error));

  return self->is_counted;
}

static gboolean
retry_is_due (gpointer user_data)
{
  TurnKeeper *self = user_data;

  self->retry_source = 0;
  count (self, NULL);

  return G_SOURCE_REMOVE;
}

static void
state_changed (TurnKeeper *self)
{
  count (self, NULL);
}

static void
turn_keeper_dispose (GObject *object)
{
  TurnKeeper *self = TURN_KEEPER (object);

  g_clear_handle_id (&self->retry_source, g_source_remove);
  if (self->match != NULL)
    turn_match_set_autosave (self->match, NULL);
  g_clear_object (&self->match);
  g_clear_pointer (&self->lock, store_lock_release);

  G_OBJECT_CLASS (turn_keeper_parent_class)->dispose (object);
}

static void
turn_keeper_finalize (GObject *object)
{
  TurnKeeper *self = TURN_KEEPER (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->save_problem, g_free);
  g_clear_pointer (&self->count_problem, g_free);

  G_OBJECT_CLASS (turn_keeper_parent_class)->finalize (object);
}

static void
turn_keeper_class_init (TurnKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_keeper_dispose;
  G_OBJECT_CLASS (klass)->finalize = turn_keeper_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[WARNED] = g_signal_new ("warned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
turn_keeper_init (TurnKeeper *self)
{
}

/* What is told of the end comes after everybody has seen it. */
static void
follow_match (TurnKeeper *self)
{
  g_signal_connect_object (self->match, "save-failed", G_CALLBACK (save_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "save-recovered", G_CALLBACK (save_recovered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "state-changed", G_CALLBACK (state_changed), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  turn_match_set_autosave (self->match, self->file);
}

TurnKeeper *
turn_keeper_new (TurnMatch *match,
                 GFile     *file,
                 GError   **error)
{
  g_autoptr (GError) own_error = NULL;
  StoreLock *lock;
  TurnKeeper *self;

  g_return_val_if_fail (TURN_IS_MATCH (match), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  lock = turn_saved_lock_take (file, &own_error);
  if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_BUSY))
    {
      g_propagate_error (error, g_steal_pointer (&own_error));
      return NULL;
    }

  self = g_object_new (TURN_TYPE_KEEPER, NULL);
  self->match = g_object_ref (match);
  self->file = g_object_ref (file);
  self->lock = lock;
  follow_match (self);

  return self;
}

GFile *
turn_keeper_get_file (TurnKeeper *self)
{
  g_return_val_if_fail (TURN_IS_KEEPER (self), NULL);

  return self->file;
}

const char *
turn_keeper_get_problem (TurnKeeper *self)
{
  g_return_val_if_fail (TURN_IS_KEEPER (self), NULL);

  return self->save_problem != NULL ? self->save_problem : self->count_problem;
}

gboolean
turn_keeper_settle (TurnKeeper *self,
                    GError    **error)
{
  gboolean is_over;

  g_return_val_if_fail (TURN_IS_KEEPER (self), FALSE);

  is_over = turn_match_is_finished (self->match);

  return (is_over && count (self, NULL)) || turn_match_flush (self->match, error);
}

void
turn_keeper_put_away (TurnKeeper *self)
{
  g_return_if_fail (TURN_IS_KEEPER (self));

  if (!turn_match_is_finished (self->match) || !count (self, NULL))
    return;
  turn_match_set_autosave (self->match, NULL);
  g_file_delete (self->file, NULL, NULL);
  set_problem (self, &self->save_problem, NULL);
}
