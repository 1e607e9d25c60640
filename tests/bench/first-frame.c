/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "first-frame.h"

#include <unistd.h>

/* A frame clock may tick before there is anything to draw on. */
static gboolean rendered;

static gboolean
render_asked (GSignalInvocationHint *hint G_GNUC_UNUSED,
              guint n_values              G_GNUC_UNUSED,
              const GValue *values        G_GNUC_UNUSED,
              gpointer user_data          G_GNUC_UNUSED)
{
  rendered = TRUE;

  return FALSE;
}

static void
frame_ended (GdkFrameClock *clock,
             GtkWindow     *window)
{
  const char *started = g_getenv ("STARTED");
  const double milliseconds = (double) g_get_real_time () / 1e3 - (started != NULL ? g_ascii_strtod (started, NULL) / 1e6 : 0);

  if (!rendered)
    return;
  g_signal_handlers_disconnect_by_func (clock, frame_ended, window);
  g_print ("%.1f\n", milliseconds);
  if (g_getenv ("LEAVE") != NULL)
    _exit (0);
}

static void
realized (GtkWindow *window)
{
  g_signal_add_emission_hook (g_signal_lookup ("render", GDK_TYPE_SURFACE), 0, render_asked, NULL, NULL);
  g_signal_connect_after (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (frame_ended), window);
}

void
first_frame_watch (GtkWindow *window)
{
  if (gtk_widget_get_realized (GTK_WIDGET (window)))
    realized (window);
  else
    g_signal_connect (window, "realize", G_CALLBACK (realized), NULL);
}
