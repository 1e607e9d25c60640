/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "progress.h"

#include <unistd.h>

#include <glib/gi18n.h>

#define WIDTH 30
#define PAUSE (G_USEC_PER_SEC / 10)

void
progress_begin (Progress *self,
                guint64   total)
{
  *self = (Progress) {
    .total = MAX (total, 1),
    .began = g_get_monotonic_time (),
    .is_shown = isatty (STDERR_FILENO),
  };
}

/* The escape clears what is right of the cursor. */
static void
show (Progress *self,
      guint64   done,
      gint64    now)
{
  const double seconds = (double) (now - self->began) / G_USEC_PER_SEC * (double) (self->total - done) / (double) MAX (done, 1);
  GString *bar = g_string_new (NULL);

  for (guint64 i = 0; i < WIDTH; i++)
    g_string_append (bar, i < done * WIDTH / self->total ? "█" : "░");
  /* Translators: 45 %, and the seconds that are left. */
  g_string_append_printf (bar, _(" %3d %%, %.0f s left "), (int) (done * 100 / self->total), seconds);
  g_printerr ("\r%s\033[K", bar->str);
  g_string_free (bar, TRUE);
}

void
progress_update (Progress *self,
                 guint64   done)
{
  const gint64 now = self->is_shown ? g_get_monotonic_time () : 0;

  if (!self->is_shown || now - self->shown < PAUSE)
    return;

  self->shown = now;
  show (self, MIN (done, self->total), now);
}

void
progress_clear (Progress *self)
{
  if (self->is_shown)
    g_printerr ("\r\033[K");
}

void
progress_end (Progress *self)
{
  progress_clear (self);
  self->is_shown = FALSE;
}
