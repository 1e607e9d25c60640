/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-application.h"

#include <glib/gi18n.h>
#include <tc-live-language.h>
#include <tc-style.h>

#include "tce-about.h"
#include "tce-display.h"
#include "tce-export-options.h"
#include "tce-preferences-window.h"
#include "tce-recovery.h"
#include "tce-window.h"

struct _TceApplication
{
  AdwApplication parent_instance;

  GSettings     *settings;
  gboolean       offered;        /* what was not saved before is offered once */
};

G_DEFINE_FINAL_TYPE (TceApplication, tce_application, ADW_TYPE_APPLICATION)

static TceWindow *
add_window (TceApplication * self)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (self));

  gtk_window_present (GTK_WINDOW (window));
  if (!self->offered)
    tce_recovery_offer (window);
  self->offered = TRUE;

  return window;
}

static TceWindow *
find_window (TceApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !TCE_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);

  return window != NULL ? TCE_WINDOW (window) : NULL;
}

static void
present_over (TceApplication *self,
              GtkWindow      *window)
{
  TceWindow *parent = find_window (self);

  gtk_window_set_transient_for (window, parent != NULL ? GTK_WINDOW (parent) : NULL);
  gtk_window_present (window);
}

static void
about_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  present_over (user_data, tce_about_window_new ());
}

static void
preferences_activated (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  TceApplication *self = user_data;

  present_over (self, GTK_WINDOW (tce_preferences_window_new (self->settings)));
}

static void
new_window_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  add_window (user_data);
}

/* Windows are closed one by one, so that each may ask. */
static void
quit_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *link = windows; link != NULL; link = link->next)
    if (TCE_IS_WINDOW (link->data))
      gtk_window_close (link->data);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = about_activated },
  { .name = "new-window", .activate = new_window_activated },
  { .name = "preferences", .activate = preferences_activated },
  { .name = "quit", .activate = quit_activated },
};

static const struct { const char *action, *keys[3]; } accelerators[] = {
  { "app.new-window", { "<Control>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

static void
install_actions (TceApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (gsize i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           (const char *const *) accelerators[i].keys);
}

static void
colour_scheme_changed (TceApplication *self)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      (AdwColorScheme) g_settings_get_enum (self->settings, "colour-scheme"));
}

/* Boards stay open, and whoever chose the language may think again; other windows are opened again by whoever wants them. */
static void
say_anew (GtkWindow *window)
{
  const gboolean preferences = TCE_IS_PREFERENCES_WINDOW (window);

  if (TCE_IS_WINDOW (window))
    {
      tce_window_say_anew (TCE_WINDOW (window));
      return;
    }
  gtk_window_destroy (window);
  if (preferences)
    g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
}

static void
tce_application_startup (GApplication *application)
{
  TceApplication *self = TCE_APPLICATION (application);

  G_APPLICATION_CLASS (tce_application_parent_class)->startup (application);

  g_set_application_name (_("Tag City Board Editor"));
  tc_style_load (gdk_display_get_default ());
  self->settings = g_settings_new (APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::colour-scheme",
                           G_CALLBACK (colour_scheme_changed), self, G_CONNECT_SWAPPED);
  colour_scheme_changed (self);
  tc_live_language_follow (GTK_APPLICATION (self), say_anew);
  install_actions (self);
}

static void
tce_application_activate (GApplication *application)
{
  TceApplication *self = TCE_APPLICATION (application);
  TceWindow *window = find_window (self);

  if (window == NULL)
    add_window (self);
  else
    gtk_window_present (GTK_WINDOW (window));
}

static void
tce_application_open (GApplication *application,
                      GFile       **files,
                      gint          n_files,
                      const char   *hint)
{
  TceApplication *self = TCE_APPLICATION (application);

  for (gint i = 0; i < n_files; i++)
    tce_window_open (add_window (self), files[i]);
}

/* Answers --version, and refuses in words where no window can be shown. */
static int
tce_application_handle_local_options (GApplication *application,
                                      GVariantDict *options)
{
  g_autofree char *advice = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("tag-city-editor %s\n", VERSION);
      return 0;
    }
  if (!tce_display_open (&advice))
    {
      g_printerr ("%s\n", advice);
      return 1;
    }

  return -1;
}

static void
tce_application_dispose (GObject *object)
{
  g_clear_object (&TCE_APPLICATION (object)->settings);

  G_OBJECT_CLASS (tce_application_parent_class)->dispose (object);
}

static void
tce_application_class_init (TceApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_application_dispose;
  application_class->startup = tce_application_startup;
  application_class->activate = tce_application_activate;
  application_class->open = tce_application_open;
  application_class->handle_local_options = tce_application_handle_local_options;
}

static const GOptionEntry options[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and stop"), NULL },
  G_OPTION_ENTRY_NULL
};

static void
tce_application_init (TceApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_add_option_group (G_APPLICATION (self), tce_export_option_group_new ());
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[BOARD…]"));
  g_application_set_option_context_summary (G_APPLICATION (self), _("Draws city boards (.city.json) for Tag City."));
}

TceApplication *
tce_application_new (void)
{
  return g_object_new (TCE_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "resource-base-path", "/org/tagcity/TagCity/Editor",
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
