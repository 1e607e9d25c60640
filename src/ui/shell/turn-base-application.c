/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-base-application.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "turn-compat.h"
#include "turn-live-language.h"
#include "turn-palette.h"
#include "turn-ui-private.h"

/* What follows light and dark. */
typedef struct
{
  GtkCssProvider *taggers;
  GtkCssProvider *dark;
} Sheets;

static void
sheets_free (Sheets *sheets)
{
  g_object_unref (sheets->taggers);
  g_object_unref (sheets->dark);
  g_free (sheets);
}

static void
add_sheet (GdkDisplay     *display,
           GtkCssProvider *provider)
{
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
fill_in (GString    *sheet,
         const char *place,
         guint32     colour)
{
  char text[] = "#rrggbb";

  g_snprintf (text, sizeof text, "#%06x", colour);
  g_string_replace (sheet, place, text, 0);
}

/* The pattern of one tagger, in that paint. */
static void
append_paint (GString         *sheet,
              const char      *pattern,
              const TurnPaint *paint,
              gboolean         dark)
{
  g_autoptr (GString) filled = g_string_new (pattern);

  g_string_replace (filled, "$ID", paint->id, 0);
  fill_in (filled, "$BUTTON", paint->button);
  fill_in (filled, "$ON", paint->on);
  fill_in (filled, "$TEXT", dark ? paint->bright : paint->ink);
  fill_in (filled, "$BODY", paint->body);
  g_string_append (sheet, filled->str);
}

static void
load_taggers (GtkCssProvider *provider,
              gboolean        dark)
{
  g_autoptr (GBytes) pattern = g_resources_lookup_data ("/tag-city/ui/style-tagger.css", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GString) sheet = g_string_new (NULL);

  for (guint i = 0; i < TURN_N_PAINTS; i++)
    append_paint (sheet, g_bytes_get_data (pattern, NULL), turn_paint_get (i), dark);
  gtk_css_provider_load_from_data (provider, sheet->str, -1);
}

/* The dark sheet comes after the other ones, and only while it is dark. */
static void
darkness_changed (AdwStyleManager       *manager,
                  GParamSpec      *pspec G_GNUC_UNUSED,
                  Sheets                *sheets)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);
  const gboolean dark = adw_style_manager_get_dark (manager);

  load_taggers (sheets->taggers, dark);
  if (dark)
    add_sheet (display, sheets->dark);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (sheets->dark));
}

void
turn_style_load (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  Sheets *sheets = g_new0 (Sheets, 1);
  AdwStyleManager *manager;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  gtk_css_provider_load_from_resource (provider, "/tag-city/ui/style.css");
  add_sheet (display, provider);
  sheets->taggers = gtk_css_provider_new ();
  sheets->dark = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (sheets->dark, "/tag-city/ui/style-dark.css");
  add_sheet (display, sheets->taggers);

  manager = adw_style_manager_get_for_display (display);
  g_signal_connect_data (manager, "notify::dark", G_CALLBACK (darkness_changed), sheets, (GClosureNotify) (void (*)(void))sheets_free, 0);
  g_object_notify (G_OBJECT (manager), "dark");
}

typedef struct
{
  GSettings *settings;
} TurnBaseApplicationPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TurnBaseApplication, turn_base_application, ADW_TYPE_APPLICATION)

static GSettings *
get_settings (TurnBaseApplication * self)
{
  TurnBaseApplicationPrivate *priv = turn_base_application_get_instance_private (self);

  return priv->settings;
}

static gboolean
is_main (TurnBaseApplication *self,
         gpointer             window)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (window, TURN_BASE_APPLICATION_GET_CLASS (self)->window_type);
}

static void
about_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  turn_base_application_present_over (user_data, TURN_BASE_APPLICATION_GET_CLASS (user_data)->new_about ());
}

static void
preferences_activated (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  turn_base_application_present_over (user_data, TURN_BASE_APPLICATION_GET_CLASS (user_data)->new_preferences (get_settings (user_data)));
}

/* GTK would load them with every window if they lay where it looks for them; few ask for them. */
static void
shortcuts_activated (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  TurnBaseApplicationClass *klass = TURN_BASE_APPLICATION_GET_CLASS (user_data);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (klass->shortcuts);
  GObject *window = gtk_builder_get_object (builder, "help_overlay");

  if (klass->choose_shortcuts != NULL)
    g_object_set (window, "section-name", klass->choose_shortcuts (user_data), NULL);
  turn_base_application_present_over (user_data, GTK_WINDOW (window));
}

/* A window that waits for its file has never been seen and holds nothing yet; GTK does not close such a one, and it would show up after all. */
static void
close_window (GtkWindow *window)
{
  if (gtk_widget_get_realized (GTK_WIDGET (window)))
    gtk_window_close (window);
  else
    gtk_window_destroy (window);
}

/* Windows are closed one by one, so that each may save what it holds, or ask. */
static void
quit_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *link = windows; link != NULL; link = link->next)
    if (is_main (user_data, link->data))
      close_window (link->data);
}

static const GActionEntry actions[] = {
  { .name = "about", .activate = about_activated },
  { .name = "preferences", .activate = preferences_activated },
  { .name = "quit", .activate = quit_activated },
  { .name = "shortcuts", .activate = shortcuts_activated },
};

static const TurnAccelerator accelerators[] = {
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "app.shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

static void
colour_scheme_changed (GSettings *settings)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), (AdwColorScheme) g_settings_get_enum (settings, "colour-scheme"));
}

/* What a person works on stays, and whoever chose the language may think again; other windows are opened again by whoever wants them. */
static void
say_anew (GtkWindow *window)
{
  TurnBaseApplication *self = TURN_BASE_APPLICATION (g_application_get_default ());
  const gboolean preferences = G_TYPE_CHECK_INSTANCE_TYPE (window, TURN_BASE_APPLICATION_GET_CLASS (self)->preferences_type);

  if (is_main (self, window))
    {
      TURN_BASE_APPLICATION_GET_CLASS (self)->say_anew (window);
      return;
    }
  gtk_window_destroy (window);
  if (preferences)
    g_action_group_activate_action (G_ACTION_GROUP (self), "preferences", NULL);
}

static void
contrast_changed (AdwStyleManager       *manager,
                  GParamSpec      *pspec G_GNUC_UNUSED,
                  GtkCssProvider        *sheet)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);

  if (adw_style_manager_get_high_contrast (manager))
    add_sheet (display, sheet);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (sheet));
}

static void
load_sheets (GdkDisplay               *display,
             TurnBaseApplicationClass *class)
{
  g_autoptr (GtkCssProvider) sheet = gtk_css_provider_new (), contrast = gtk_css_provider_new ();
  AdwStyleManager *manager = adw_style_manager_get_for_display (display);

  gtk_css_provider_load_from_resource (sheet, class->style);
  add_sheet (display, sheet);
  if (class->high_contrast == NULL)
    return;
  gtk_css_provider_load_from_resource (contrast, class->high_contrast);
  contrast_changed (manager, NULL, contrast);
  g_signal_connect_data (manager, "notify::high-contrast", G_CALLBACK (contrast_changed), g_steal_pointer (&contrast), (GClosureNotify) (void (*)(void))g_object_unref, 0);
}

static void
turn_base_application_startup (GApplication *application)
{
  TurnBaseApplication *self = TURN_BASE_APPLICATION (application);
  TurnBaseApplicationPrivate *priv = turn_base_application_get_instance_private (self);

  /* GTK reads the icon theme in a thread when it is first asked for, and again whenever a place of icons is added after that, which is a tenth of the
   * start. libadwaita adds one and comes first. GTK adds another one for an application with a base path for resources; so there is none, our icons
   * lie where GTK looks for its own, and we load the sheets that libadwaita would find by that path. */
  adw_init ();
  G_APPLICATION_CLASS (turn_base_application_parent_class)->startup (application);

  load_sheets (gdk_display_get_default (), TURN_BASE_APPLICATION_GET_CLASS (self));
  turn_style_load (gdk_display_get_default ());
  priv->settings = g_settings_new (g_application_get_application_id (application));
  g_signal_connect (priv->settings, "changed::colour-scheme", G_CALLBACK (colour_scheme_changed), NULL);
  colour_scheme_changed (priv->settings);
  turn_live_language_follow (GTK_APPLICATION (self), say_anew);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  turn_base_application_add_accelerators (self, accelerators, G_N_ELEMENTS (accelerators));
}

static int
turn_base_application_handle_local_options (GApplication *application,
                                            GVariantDict *options)
{
  TurnBaseApplicationClass *class = TURN_BASE_APPLICATION_GET_CLASS (application);

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("%s %s\n", class->program, class->version);
      return 0;
    }
  if (!turn_display_open ())
    {
      g_printerr ("%s\n", class->advise ());
      return 1;
    }

  return -1;
}

static void
turn_base_application_window_added (GtkApplication *application,
                                    GtkWindow      *window)
{
  GTK_APPLICATION_CLASS (turn_base_application_parent_class)->window_added (application, window);
  turn_heap_trim_soon ();
}

static void
turn_base_application_dispose (GObject *object)
{
  TurnBaseApplicationPrivate *priv = turn_base_application_get_instance_private (TURN_BASE_APPLICATION (object));

  g_clear_object (&priv->settings);

  G_OBJECT_CLASS (turn_base_application_parent_class)->dispose (object);
}

static void
turn_base_application_class_init (TurnBaseApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_base_application_dispose;
  application_class->startup = turn_base_application_startup;
  application_class->handle_local_options = turn_base_application_handle_local_options;
  GTK_APPLICATION_CLASS (klass)->window_added = turn_base_application_window_added;
}

static const GOptionEntry options[] = {
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Show the version and exit"), NULL },
  G_OPTION_ENTRY_NULL
};

static void
turn_base_application_init (TurnBaseApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
}

void
turn_base_application_add_accelerators (TurnBaseApplication   *self,
                                        const TurnAccelerator *list,
                                        gsize                  n_accelerators)
{
  g_return_if_fail (TURN_IS_BASE_APPLICATION (self));

  for (gsize i = 0; i < n_accelerators; i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), list[i].action, (const char *const *) list[i].keys);
}

GtkWindow *
turn_base_application_find_window (TurnBaseApplication *self)
{
  GtkWindow *window;

  g_return_val_if_fail (TURN_IS_BASE_APPLICATION (self), NULL);

  window = gtk_application_get_active_window (GTK_APPLICATION (self));
  while (window != NULL && !is_main (self, window))
    window = gtk_window_get_transient_for (window);

  return window;
}

void
turn_base_application_present_over (TurnBaseApplication *self,
                                    GtkWindow           *window)
{
  g_return_if_fail (TURN_IS_BASE_APPLICATION (self));

  gtk_window_set_transient_for (window, turn_base_application_find_window (self));
  gtk_window_present (window);
}

static void
add (AdwAboutWindow *about,
     const char     *title,
     const char     *name)
{
  const char *names[] = { name, NULL };

  adw_about_window_add_credit_section (about, title, names);
}

void
turn_credits_add (AdwAboutWindow *about)
{
  g_return_if_fail (ADW_IS_ABOUT_WINDOW (about));

  add (about, _("Tag City designed by"), "Robin David");
  add (about, _("Tag City published by"), "RUNES Editions");
  add (about, _("Roll Tag designed by"), "Pat Roughan");
  add (about, _("Roll Tag published by"), "Starcap Games LLC, 2015");
  /* Translators: the heading above where the rules of the card game TAG come from. */
  add (about, _("TAG adapted from"), _("A public rule sheet without an author’s name"));
}

static char *
find_beside_us (const char *name)
{
  g_autofree char *ourselves = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = ourselves != NULL ? g_path_get_dirname (ourselves) : NULL;
  g_autofree char *program = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;

  return program != NULL && g_file_test (program, G_FILE_TEST_IS_EXECUTABLE) ? g_steal_pointer (&program) : NULL;
}

char *
turn_neighbour_find (const char *name,
                     const char *variable)
{
  const char *chosen = g_getenv (variable);
  char *beside;

  if (chosen != NULL && chosen[0] != '\0')
    return g_strdup (chosen);

  beside = find_beside_us (name);

  return beside != NULL ? beside : g_find_program_in_path (name);
}

#ifdef HAVE_MALLOC_TRIM
#include <malloc.h>

/* Pages have come to rest by then. */
#define DELAY_MS 450

static guint source;

static gboolean
trim (gpointer user_data)
{
  source = 0;
  malloc_trim (0);

  return G_SOURCE_REMOVE;
}
#endif

void
turn_heap_trim_soon (void)
{
#ifdef HAVE_MALLOC_TRIM
  g_clear_handle_id (&source, g_source_remove);
  source = g_timeout_add_full (G_PRIORITY_LOW, DELAY_MS, trim, NULL, NULL);
#endif
}
