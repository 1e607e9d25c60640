/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-autosave.h"

#include <store-json.h>

#include "turn-model-private.h"

/* A disk that was full may have room again. */
#define RETRY_SECONDS 3

/* What the writing thread shares with the object; counted atomically, so that either may be the last. */
typedef struct
{
  GFile   *file;
  GMutex   mutex;
  GCond    written;
  char    *waiting;      /* the newest text that nobody has begun to write */
  char    *failed;       /* the text of the last write, if that failed and nothing newer has been begun */
  gboolean writing;
  GError  *error;        /* of the last write */
} Desk;

struct _TurnAutosave
{
  GObject parent_instance;

  Desk   *desk;
  char   *told;          /* the failure as it was told, or NULL */
  guint   retry_source;
};

G_DEFINE_FINAL_TYPE (TurnAutosave, turn_autosave, G_TYPE_OBJECT)

enum
{
  FAILED,
  RECOVERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
desk_clear (gpointer data)
{
  Desk *desk = data;

  g_clear_object (&desk->file);
  g_mutex_clear (&desk->mutex);
  g_cond_clear (&desk->written);
  g_clear_pointer (&desk->waiting, g_free);
  g_clear_pointer (&desk->failed, g_free);
  g_clear_error (&desk->error);
}

static void
desk_unref (gpointer desk)
{
  g_atomic_rc_box_release_full (desk, desk_clear);
}

/* Writes what waits until nothing does; the mutex is held, but not while the disk works. */
static void
write_waiting (Desk *desk)
{
  while (desk->writing)
    g_cond_wait (&desk->written, &desk->mutex);

  while (desk->waiting != NULL)
    {
      g_autofree char *text = g_steal_pointer (&desk->waiting);
      GError *error = NULL;

      g_clear_pointer (&desk->failed, g_free);
      desk->writing = TRUE;
      g_mutex_unlock (&desk->mutex);
      store_file_save (desk->file, text, strlen (text), &error);
      g_mutex_lock (&desk->mutex);
      desk->writing = FALSE;
      if (error != NULL)
        desk->failed = g_steal_pointer (&text);
      g_clear_error (&desk->error);
      desk->error = error;
      g_cond_broadcast (&desk->written);
    }
}

static gpointer
write_in_thread (gpointer data)
{
  g_autoptr (GTask) task = data;
  Desk *desk = g_task_get_task_data (task);

  g_mutex_lock (&desk->mutex);
  write_waiting (desk);
  g_mutex_unlock (&desk->mutex);
  g_task_return_boolean (task, TRUE);

  return NULL;
}

/* What failed waits again, unless something newer does; whether that is so. The mutex is held. */
static gboolean
take_up_failed (Desk *desk)
{
  if (desk->failed == NULL || desk->waiting != NULL)
    return FALSE;
  desk->waiting = g_steal_pointer (&desk->failed);

  return TRUE;
}

static gboolean retry_is_due (gpointer user_data);

static void
tell_outcome (TurnAutosave *self)
{
  g_autofree char *told = g_steal_pointer (&self->told);
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&self->desk->mutex);
  if (self->desk->error != NULL)
    error = g_error_copy (self->desk->error);
  g_mutex_unlock (&self->desk->mutex);

  if (error != NULL)
    self->told = g_strdup (error->message);
  if (error != NULL && self->retry_source == 0)
    self->retry_source = g_timeout_add_seconds (RETRY_SECONDS, retry_is_due, self);
  if (error != NULL && g_strcmp0 (told, self->told) != 0)
    g_signal_emit (self, signals[FAILED], 0, error);
  else if (error == NULL && told != NULL)
    g_signal_emit (self, signals[RECOVERED], 0);
}

static void
thread_ended (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  GWeakRef *weak = user_data;
  g_autoptr (TurnAutosave) self = g_weak_ref_get (weak);

  if (self != NULL && self->desk != NULL)
    tell_outcome (self);

  g_weak_ref_clear (weak);
  g_free (weak);
}

/* A thread of its own: those that tasks share may all be busy with thoughts that take seconds. */
static void
start_thread (TurnAutosave *self)
{
  GWeakRef *weak = g_new0 (GWeakRef, 1);
  GTask *task;

  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, NULL, thread_ended, weak);
  g_task_set_name (task, "turn-autosave");
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->desk), desk_unref);
  g_thread_unref (g_thread_new ("turn-autosave", write_in_thread, task));
}

static gboolean
retry_is_due (gpointer user_data)
{
  TurnAutosave *self = user_data;
  gboolean is_wanted;

  self->retry_source = 0;
  g_mutex_lock (&self->desk->mutex);
  is_wanted = take_up_failed (self->desk);
  g_mutex_unlock (&self->desk->mutex);
  if (is_wanted)
    start_thread (self);
  else
    tell_outcome (self);

  return G_SOURCE_REMOVE;
}

static void
turn_autosave_dispose (GObject *object)
{
  TurnAutosave *self = TURN_AUTOSAVE (object);

  g_clear_handle_id (&self->retry_source, g_source_remove);
  if (self->desk != NULL)
    turn_autosave_flush (self, NULL);
  g_clear_pointer (&self->desk, desk_unref);
  g_clear_pointer (&self->told, g_free);

  G_OBJECT_CLASS (turn_autosave_parent_class)->dispose (object);
}

static void
turn_autosave_class_init (TurnAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_autosave_dispose;

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[RECOVERED] = g_signal_new ("recovered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
}

static void
turn_autosave_init (TurnAutosave *self)
{
  self->desk = g_atomic_rc_box_new0 (Desk);
  g_mutex_init (&self->desk->mutex);
  g_cond_init (&self->desk->written);
}

TurnAutosave *
turn_autosave_new (GFile *file)
{
  TurnAutosave *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (TURN_TYPE_AUTOSAVE, NULL);
  self->desk->file = g_object_ref (file);

  return self;
}

GFile *
turn_autosave_get_file (TurnAutosave *self)
{
  g_return_val_if_fail (TURN_IS_AUTOSAVE (self), NULL);

  return self->desk->file;
}

void
turn_autosave_write (TurnAutosave *self,
                     char         *text)
{
  gboolean thread_comes;

  g_return_if_fail (TURN_IS_AUTOSAVE (self));
  g_return_if_fail (text != NULL);

  g_mutex_lock (&self->desk->mutex);
  thread_comes = self->desk->waiting != NULL;
  g_free (self->desk->waiting);
  self->desk->waiting = text;
  g_mutex_unlock (&self->desk->mutex);

  if (!thread_comes)
    start_thread (self);
}

gboolean
turn_autosave_is_failing (TurnAutosave *self)
{
  g_return_val_if_fail (TURN_IS_AUTOSAVE (self), FALSE);

  return self->told != NULL;
}

void
turn_autosave_forget (TurnAutosave *self)
{
  g_return_if_fail (TURN_IS_AUTOSAVE (self));

  g_clear_handle_id (&self->retry_source, g_source_remove);
  g_mutex_lock (&self->desk->mutex);
  g_clear_pointer (&self->desk->waiting, g_free);
  while (self->desk->writing)
    g_cond_wait (&self->desk->written, &self->desk->mutex);
  g_clear_pointer (&self->desk->failed, g_free);
  g_clear_error (&self->desk->error);
  g_mutex_unlock (&self->desk->mutex);
  tell_outcome (self);
}

gboolean
turn_autosave_flush (TurnAutosave *self,
                     GError      **error)
{
  gboolean fine;

  g_return_val_if_fail (TURN_IS_AUTOSAVE (self), FALSE);

  g_mutex_lock (&self->desk->mutex);
  write_waiting (self->desk);
  if (take_up_failed (self->desk))
    write_waiting (self->desk);
  fine = self->desk->error == NULL;
  if (!fine && error != NULL)
    *error = g_error_copy (self->desk->error);
  g_mutex_unlock (&self->desk->mutex);

  return fine;
}
