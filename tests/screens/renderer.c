/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "renderer.h"

#include <turn-language.h>

/* Frames of windows that have nothing to draw may go on: not even a slow machine is busy for longer. */
#define LONGEST_MILLISECONDS 20000

void
renderer_run_for (guint milliseconds)
{
  const gint64 end = g_get_monotonic_time () + milliseconds * 1000, latest = end + LONGEST_MILLISECONDS * 1000;
  gboolean is_busy = TRUE;

  while (g_get_monotonic_time () < end || (is_busy && g_get_monotonic_time () < latest))
    {
      is_busy = g_main_context_iteration (NULL, FALSE);
      if (!is_busy)
        g_usleep (1000);
    }
}

static GtkWidget *
find_if (GtkWidget *widget,
         GType      type,
         gboolean   mapped)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (gtk_widget_get_mapped (widget) || !mapped))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_if (child, type, mapped);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
renderer_find (GtkWidget *widget,
               GType      type)
{
  return find_if (widget, type, FALSE);
}

GtkWidget *
renderer_find_mapped (GtkWidget *widget,
                      GType      type)
{
  return find_if (widget, type, TRUE);
}

void
renderer_speak (const char *language)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");

  g_settings_set_string (settings, "language", language);
  do
    renderer_run_for (RENDERER_SETTLE_MILLISECONDS / 10);
  while (!g_str_equal (turn_language_get_chosen (), language));
}
