/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-compat.h"

#include <adwaita.h>

/* As the setting counts: in 1024ths of a dot per inch, less than nothing where it is unknown. */
#define USUAL_DPI (96 * 1024)

double
turn_text_scale (GtkWidget *widget)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 0 ? dpi / (double) USUAL_DPI : 1;
}

#define THEME "GTK_THEME"

/* GTK reads its own style as soon as there are settings, and libadwaita puts an empty one in its place before it brings its own: to begin with the
 * empty one saves reading a large style that nobody sees. Whoever asks for a style in the environment still gets it. */
static void
make_settings (void)
{
  gboolean chosen = g_getenv (THEME) != NULL;

  if (!chosen)
    g_setenv (THEME, "Adwaita-empty", TRUE);
  gtk_settings_get_default ();
  if (!chosen)
    g_unsetenv (THEME);
}

gboolean
turn_display_open (void)
{
  /* After a failure GTK believes to be initialised, so its answer alone is true only once. */
  if (!gtk_init_check () || gdk_display_get_default () == NULL)
    return FALSE;
  make_settings ();

  return TRUE;
}

/* Newer versions of libadwaita have another dialog and no longer look after this one: they measure its heading for less width than it needs, of
 * which newer versions of GTK warn. There the heading is the first line of the body, and the window's name for those who listen. */
static void
put_heading_into_body (AdwMessageDialog *dialog,
                       const char       *heading,
                       const char       *body)
{
  g_autofree char *text = g_markup_printf_escaped ("<span weight=\"bold\" size=\"x-large\">%s</span>\n\n%s", heading,
                                                   body != NULL ? body : "");

  adw_message_dialog_set_body (dialog, text);
  adw_message_dialog_set_body_use_markup (dialog, TRUE);
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
}

GtkWidget *
turn_compat_message_dialog_new (GtkWindow  *parent,
                                const char *heading,
                                const char *body)
{
  GtkWidget *dialog;

  if (gtk_get_minor_version () <= 8)
    return adw_message_dialog_new (parent, heading, body);

  dialog = adw_message_dialog_new (parent, NULL, NULL);
  put_heading_into_body (ADW_MESSAGE_DIALOG (dialog), heading, body);

  return dialog;
}

void
turn_widget_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

void
turn_widget_set_class (GtkWidget  *widget,
                       const char *class,
                       gboolean    holds)
{
  if (holds)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

#define ACCESSIBILITY "org.gnome.desktop.a11y.applications"

gboolean
turn_screen_reader_is_on (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, ACCESSIBILITY, TRUE) : NULL;
  g_autoptr (GSettings) settings = NULL;

  if (schema == NULL || !g_settings_schema_has_key (schema, "screen-reader-enabled"))
    return FALSE;
  settings = g_settings_new (ACCESSIBILITY);

  return g_settings_get_boolean (settings, "screen-reader-enabled");
}
