/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-application.h"

#include <glib/gi18n.h>
#include <turn-first-frame.h>
#include <turn-housekeeping.h>

#include "turn-about.h"
#include "turn-game-kind.h"
#include "turn-help.h"
#include "turn-preferences-window.h"
#include "turn-statistics-window.h"
#include "turn-window.h"

struct _TurnApplication
{
  TurnBaseApplication parent_instance;

  gboolean            keeps_house;      /* what the program before left to do has been begun */
};

G_DEFINE_FINAL_TYPE (TurnApplication, turn_application, TURN_TYPE_BASE_APPLICATION)

static TurnWindow *
ensure_window (TurnApplication * self)
{
  GtkWindow *window = turn_base_application_find_window (TURN_BASE_APPLICATION (self));

  return window != NULL ? TURN_WINDOW (window) : turn_window_new (GTK_APPLICATION (self));
}

/* The match at the table that is in front, or NULL. */
static TurnMatch *
find_match (TurnBaseApplication *self)
{
  GtkWindow *window = turn_base_application_find_window (self);

  return window != NULL ? turn_window_get_match (TURN_WINDOW (window)) : NULL;
}

static const char *
choose_shortcuts (TurnBaseApplication *self)
{
  TurnMatch *match = find_match (self);
  const char *own = (match != NULL ? turn_game_kind_of (match) : turn_game_kinds[0])->shortcuts;

  return own != NULL ? own : "program";
}

static void
help_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TurnMatch *match = find_match (user_data);

  turn_base_application_present_over (user_data, turn_help_new (match != NULL ? turn_match_get_rules (match)->id : NULL));
}

static void
statistics_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  turn_base_application_present_over (user_data, GTK_WINDOW (turn_statistics_window_new ()));
}

static const GActionEntry actions[] = {
  { .name = "help", .activate = help_activated },
  { .name = "statistics", .activate = statistics_activated },
};

static const TurnAccelerator accelerators[] = {
  { "app.help", { "F1" } },
};

static const char *
advise (void)
{
  /* Translators: WAYLAND_DISPLAY, DISPLAY, ssh -X, xvfb-run and tag-city-lab are names that stay as they are. */
  return _("Tag City needs a screen and found none (neither WAYLAND_DISPLAY nor DISPLAY leads to one): "
           "start it from a desktop or through ssh -X, try it unseen under xvfb-run, "
           "or let bots play with tag-city-lab, which needs no screen.");
}

static GtkWindow *
new_preferences (GSettings *settings)
{
  return GTK_WINDOW (turn_preferences_window_new (settings));
}

/* The battle goes on. */
static void
say_anew (GtkWindow *window)
{
  turn_window_say_anew (TURN_WINDOW (window));
}

static void
turn_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (turn_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  turn_base_application_add_accelerators (TURN_BASE_APPLICATION (application), accelerators, G_N_ELEMENTS (accelerators));
}

static void
house_kept (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TurnBaseApplication) self = user_data;
  GtkWindow *window = turn_base_application_find_window (self);
  g_autofree char *warning = NULL;
  const guint n_counted = turn_housekeeping_run_finish (result, &warning);

  if (window != NULL)
    turn_window_house_kept (TURN_WINDOW (window), n_counted, warning);
}

static gboolean
keep_house (gpointer user_data)
{
  turn_housekeeping_run_async (NULL, NULL, NULL, house_kept, g_object_ref (user_data));

  return G_SOURCE_REMOVE;
}

/* When the first window has been drawn, which must not wait for it. */
static void
keep_house_later (TurnApplication *self)
{
  GtkWindow *window = turn_base_application_find_window (TURN_BASE_APPLICATION (self));

  if (!self->keeps_house && window != NULL)
    turn_first_frame_then (GTK_WIDGET (window), keep_house, G_OBJECT (self));
  self->keeps_house = TRUE;
}

static void
turn_application_activate (GApplication *application)
{
  TurnApplication *self = TURN_APPLICATION (application);

  gtk_window_present (GTK_WINDOW (ensure_window (self)));
  keep_house_later (self);
}

static void
turn_application_open (GApplication *application,
                       GFile       **files,
                       gint          n_files,
                       const char   *hint)
{
  TurnApplication *self = TURN_APPLICATION (application);

  for (gint i = 0; i < n_files; i++)
    {
      TurnWindow *window = i == 0 ? ensure_window (self) : turn_window_new (GTK_APPLICATION (self));

      /* Opened before it is shown, so that the first frame is the table's. */
      turn_window_open (window, files[i]);
      gtk_window_present (GTK_WINDOW (window));
    }
  keep_house_later (self);
}

static void
turn_application_class_init (TurnApplicationClass *klass)
{
  TurnBaseApplicationClass *base_class = TURN_BASE_APPLICATION_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  base_class->program = PROGRAM;
  base_class->version = VERSION;
  base_class->window_type = TURN_TYPE_WINDOW;
  base_class->choose_shortcuts = choose_shortcuts;
  base_class->style = "/org/tagcity/TagCity/style.css";
  base_class->shortcuts = "/org/tagcity/TagCity/app/gtk/help-overlay.ui";
  base_class->preferences_type = TURN_TYPE_PREFERENCES_WINDOW;
  base_class->advise = advise;
  base_class->new_about = turn_about_window_new;
  base_class->new_preferences = new_preferences;
  base_class->say_anew = say_anew;
  application_class->startup = turn_application_startup;
  application_class->activate = turn_application_activate;
  application_class->open = turn_application_open;
}

static void
turn_application_init (TurnApplication *self)
{
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[BOARD OR RECORD…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Dice choose the shapes, taggers paint the city. "
                                              "Opens boards (.city.json) and recorded battles (.tagrecord.json)."));
}

TurnApplication *
turn_application_new (void)
{
  return g_object_new (TURN_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "resource-base-path", NULL,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
