/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-first-frame.h"

typedef struct
{
  GtkWidget  *window;       /* not owned: nothing is called when it has gone */
  GSourceFunc function;
  GObject    *user_data;
} Waiting;

static void
free_waiting (gpointer  data,
              GClosure *closure)
{
  Waiting *waiting = data;

  g_object_unref (waiting->user_data);
  g_free (waiting);
}

/* A clock may tick before there is anything to draw on. */
static void
painted (GdkFrameClock *clock,
         Waiting       *waiting)
{
  if (!gtk_widget_get_mapped (waiting->window) || gtk_widget_get_width (waiting->window) == 0)
    return;

  g_idle_add_full (G_PRIORITY_LOW, waiting->function, g_object_ref (waiting->user_data), g_object_unref);
  g_signal_handlers_disconnect_by_func (clock, painted, waiting);
}

static void
connect (GtkWidget *window,
         Waiting   *waiting)
{
  GClosure *closure = g_cclosure_new (G_CALLBACK (painted), waiting, free_waiting);

  g_object_watch_closure (G_OBJECT (window), closure);
  g_signal_connect_closure (gtk_widget_get_frame_clock (window), "after-paint", closure, TRUE);
}

static void
realized (GtkWidget *window,
          Waiting   *waiting)
{
  Waiting *next = g_memdup2 (waiting, sizeof *waiting);

  g_object_ref (next->user_data);
  g_signal_handlers_disconnect_by_func (window, realized, waiting);
  connect (window, next);
}

void
turn_first_frame_then (GtkWidget  *window,
                       GSourceFunc function,
                       GObject    *user_data)
{
  Waiting *waiting = g_new (Waiting, 1);

  g_return_if_fail (GTK_IS_WINDOW (window));

  *waiting = (Waiting) { window, function, g_object_ref (user_data) };
  if (gtk_widget_get_realized (window))
    connect (window, waiting);
  else
    g_signal_connect_data (window, "realize", G_CALLBACK (realized), waiting, free_waiting, G_CONNECT_AFTER);
}
