/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-file-watch.h"

#define QUIET_MILLISECONDS 200

struct _TurnFileWatch
{
  GObject       parent_instance;

  GFileMonitor *monitor;
  guint         quiet_source;
};

G_DEFINE_FINAL_TYPE (TurnFileWatch, turn_file_watch, G_TYPE_OBJECT)

static guint settled_signal;

static gboolean
is_quiet (gpointer user_data)
{
  TurnFileWatch *self = user_data;

  self->quiet_source = 0;
  g_signal_emit (self, settled_signal, 0);

  return G_SOURCE_REMOVE;
}

static void
file_changed (TurnFileWatch *self)
{
  g_clear_handle_id (&self->quiet_source, g_source_remove);
  self->quiet_source = g_timeout_add (QUIET_MILLISECONDS, is_quiet, self);
}

static void
turn_file_watch_dispose (GObject *object)
{
  TurnFileWatch *self = TURN_FILE_WATCH (object);

  g_clear_handle_id (&self->quiet_source, g_source_remove);
  g_clear_object (&self->monitor);

  G_OBJECT_CLASS (turn_file_watch_parent_class)->dispose (object);
}

static void
turn_file_watch_class_init (TurnFileWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_file_watch_dispose;

  settled_signal = g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
turn_file_watch_init (TurnFileWatch *self)
{
}

TurnFileWatch *
turn_file_watch_new (GFile *file)
{
  TurnFileWatch *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (TURN_TYPE_FILE_WATCH, NULL);
  self->monitor = g_file_monitor (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (file_changed), self, G_CONNECT_SWAPPED);

  return self;
}
