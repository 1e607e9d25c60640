/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-live-language.h"

#include <turn-language.h>

typedef struct
{
  GSettings  *settings;
  TurnSayAnew say_anew;
  char       *lent;                 /* to a person at the table, or NULL */
  guint       idle;
} LiveLanguage;

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("tc-live-language");
}

static void
live_language_free (gpointer data)
{
  LiveLanguage *self = data;

  g_clear_handle_id (&self->idle, g_source_remove);
  g_object_unref (self->settings);
  g_free (self->lent);
  g_free (self);
}

/* All windows, those that stand before others behind them; free with g_object_unref. Help on keys belongs to the window that it helps with. */
static GList *
list_windows (void)
{
  GList *windows = NULL, *dialogs = NULL, *all = gtk_window_list_toplevels ();

  for (GList *link = all; link != NULL; link = link->next)
    if (GTK_IS_SHORTCUTS_WINDOW (link->data))
      continue;
    else if (gtk_window_get_transient_for (link->data) == NULL)
      windows = g_list_prepend (windows, g_object_ref (link->data));
    else
      dialogs = g_list_prepend (dialogs, g_object_ref (link->data));
  g_list_free (all);

  return g_list_concat (windows, dialogs);
}

static gboolean
say_all_anew (gpointer data)
{
  LiveLanguage *self = data;
  GList *windows = list_windows ();

  self->idle = 0;
  for (GList *link = windows; link != NULL; link = link->next)
    self->say_anew (link->data);
  g_list_free_full (windows, g_object_unref);

  return G_SOURCE_REMOVE;
}

/* Before the next frame is drawn, so that nobody sees both languages. */
static void
speak (LiveLanguage *self)
{
  g_autofree char *preferred = g_settings_get_string (self->settings, TURN_LANGUAGE_KEY);
  const char *wanted = self->lent != NULL ? self->lent : preferred;

  if (g_str_equal (wanted, turn_language_get_chosen ()))
    return;
  turn_language_choose (wanted);
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, say_all_anew, self, NULL);
}

void
turn_live_language_follow (GtkApplication *application,
                           TurnSayAnew     say_anew)
{
  LiveLanguage *self = g_new0 (LiveLanguage, 1);

  g_return_if_fail (GTK_IS_APPLICATION (application));

  self->say_anew = say_anew;
  self->settings = g_settings_new (TURN_LANGUAGE_SCHEMA);
  g_signal_connect_swapped (self->settings, "changed::" TURN_LANGUAGE_KEY, G_CALLBACK (speak), self);
  g_object_set_qdata_full (G_OBJECT (application), get_quark (), self, live_language_free);
  speak (self);
}

void
turn_live_language_lend (GtkApplication *application,
                         const char     *code)
{
  LiveLanguage *self = application != NULL ? g_object_get_qdata (G_OBJECT (application), get_quark ()) : NULL;

  if (self == NULL)
    return;
  g_free (self->lent);
  self->lent = g_strdup (code);
  speak (self);
}
