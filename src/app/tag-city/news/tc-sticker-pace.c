/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-sticker-pace.h"

struct _TcStickerPace
{
  TcStickerFunc due;
  gpointer      user_data;

  TcTold        shown;
  gint64        since;        /* when it came */
  GQueue        waiting;      /* of TcTold */
  guint         timer;        /* while somebody waits */
};

static void show_next (TcStickerPace *self);

static gboolean
was_seen (gpointer user_data)
{
  TcStickerPace *self = user_data;

  self->timer = 0;
  show_next (self);

  return G_SOURCE_REMOVE;
}

static void
show_next (TcStickerPace *self)
{
  const gint64 age = (g_get_monotonic_time () - self->since) / 1000;
  g_autofree TcTold *next = NULL;

  if (self->timer != 0 || g_queue_is_empty (&self->waiting))
    return;
  if (self->shown.report.n_taggers > 0 && age < TC_STICKER_MILLISECONDS)
    {
      self->timer = g_timeout_add ((guint) (TC_STICKER_MILLISECONDS - age), was_seen, self);
      return;
    }
  next = g_queue_pop_head (&self->waiting);
  self->shown = *next;
  self->since = g_get_monotonic_time ();
  self->due (self->user_data);
  show_next (self);
}

TcStickerPace *
tc_sticker_pace_new (TcStickerFunc due,
                     gpointer      user_data)
{
  TcStickerPace *self = g_new0 (TcStickerPace, 1);

  self->due = due;
  self->user_data = user_data;
  g_queue_init (&self->waiting);

  return self;
}

static void
forget_waiting (TcStickerPace *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_queue_clear_full (&self->waiting, g_free);
}

void
tc_sticker_pace_free (TcStickerPace *self)
{
  forget_waiting (self);
  g_free (self);
}

const TcTold *
tc_sticker_pace_get (TcStickerPace *self)
{
  return &self->shown;
}

void
tc_sticker_pace_add (TcStickerPace *self,
                     const TcTold  *told)
{
  g_queue_push_tail (&self->waiting, g_memdup2 (told, sizeof *told));
  show_next (self);
}

void
tc_sticker_pace_set (TcStickerPace *self,
                     const TcTold  *told)
{
  forget_waiting (self);
  self->shown = *told;
  self->since = g_get_monotonic_time ();
}

void
tc_sticker_pace_hurry (TcStickerPace *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->since = 0;
  show_next (self);
}
