/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-application.h"

#include <glib/gi18n.h>
#include <tc-live-language.h>
#include <tc-style.h>

#include "tc-about.h"
#include "tc-display.h"
#include "tc-preferences-window.h"
#include "tc-rules-window.h"
#include "tc-statistics-window.h"
#include "tc-window.h"

struct _TcApplication
{
  AdwApplication parent_instance;

  GSettings     *settings;
};

G_DEFINE_FINAL_TYPE (TcApplication, tc_application, ADW_TYPE_APPLICATION)

static TcWindow *
ensure_window (TcApplication * self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !TC_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  if (window == NULL)
    window = GTK_WINDOW (tc_window_new (GTK_APPLICATION (self)));

  return TC_WINDOW (window);
}

/* Shows a window of which there is one for each main window. */
static void
present_over (TcApplication *self,
              GtkWindow     *window)
{
  gtk_window_set_transient_for (window, GTK_WINDOW (ensure_window (self)));
  gtk_window_present (window);
}

static void
about_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  present_over (user_data, tc_about_window_new ());
}

static void
preferences_activated (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  TcApplication *self = user_data;

  present_over (self, GTK_WINDOW (tc_preferences_window_new (self->settings)));
}

static void
rules_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  present_over (user_data, GTK_WINDOW (tc_rules_window_new ()));
}

/* GTK would load them with every window; few ask for them. */
static void
shortcuts_activated (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/org/tagcity/TagCity/app/gtk/help-overlay.ui");

  present_over (user_data, GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

static void
statistics_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  present_over (user_data, GTK_WINDOW (tc_statistics_window_new ()));
}

/* Windows are closed one by one, so that each may save its battle. */
static void
quit_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *link = windows; link != NULL; link = link->next)
    if (TC_IS_WINDOW (link->data))
      gtk_window_close (link->data);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = about_activated },
  { .name = "preferences", .activate = preferences_activated },
  { .name = "quit", .activate = quit_activated },
  { .name = "rules", .activate = rules_activated },
  { .name = "shortcuts", .activate = shortcuts_activated },
  { .name = "statistics", .activate = statistics_activated },
};

static const struct { const char *action, *keys[3]; } accelerators[] = {
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "app.rules", { "F1" } },
  { "app.shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

static void
colour_scheme_changed (TcApplication *self)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      (AdwColorScheme) g_settings_get_enum (self->settings, "colour-scheme"));
}

/* The battle goes on in its window, and whoever chose the language may think again; other windows are opened again by whoever wants them. */
static void
say_anew (GtkWindow *window)
{
  if (TC_IS_WINDOW (window))
    tc_window_say_anew (TC_WINDOW (window));
  else if (TC_IS_PREFERENCES_WINDOW (window))
    g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
  if (!TC_IS_WINDOW (window))
    gtk_window_destroy (window);
}

static void
install_actions (TcApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (gsize i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           (const char *const *) accelerators[i].keys);
}

static void
tc_application_startup (GApplication *application)
{
  TcApplication *self = TC_APPLICATION (application);

  G_APPLICATION_CLASS (tc_application_parent_class)->startup (application);

  tc_style_load (gdk_display_get_default ());
  self->settings = g_settings_new (APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::colour-scheme",
                           G_CALLBACK (colour_scheme_changed), self, G_CONNECT_SWAPPED);
  colour_scheme_changed (self);
  tc_live_language_follow (GTK_APPLICATION (self), say_anew);
  install_actions (self);
}

static void
tc_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (ensure_window (TC_APPLICATION (application))));
}

static void
tc_application_open (GApplication *application,
                     GFile       **files,
                     gint          n_files,
                     const char   *hint)
{
  TcApplication *self = TC_APPLICATION (application);

  for (gint i = 0; i < n_files; i++)
    {
      TcWindow *window = i == 0 ? ensure_window (self) : tc_window_new (GTK_APPLICATION (self));

      /* Opened before it is shown, so that the first frame is the table's. */
      tc_window_open (window, files[i]);
      gtk_window_present (GTK_WINDOW (window));
    }
}

/* Answers --version, and refuses in words where no window can be shown. */
static int
tc_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  g_autofree char *advice = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("tag-city %s\n", VERSION);
      return 0;
    }
  if (!tc_display_open (&advice))
    {
      g_printerr ("%s\n", advice);
      return 1;
    }

  return -1;
}

static void
tc_application_dispose (GObject *object)
{
  TcApplication *self = TC_APPLICATION (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tc_application_parent_class)->dispose (object);
}

static void
tc_application_class_init (TcApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_application_dispose;
  application_class->startup = tc_application_startup;
  application_class->activate = tc_application_activate;
  application_class->open = tc_application_open;
  application_class->handle_local_options = tc_application_handle_local_options;
}

static const GOptionEntry options[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and stop"), NULL },
  G_OPTION_ENTRY_NULL
};

static void
tc_application_init (TcApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[BOARD OR RECORD…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Dice choose the shapes, taggers paint the city. "
                                              "Opens boards (.city.json) and recorded battles (.tagrecord.json)."));
}

TcApplication *
tc_application_new (void)
{
  return g_object_new (TC_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "resource-base-path", "/org/tagcity/TagCity",
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
