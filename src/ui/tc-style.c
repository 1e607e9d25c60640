/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-style.h"

#include <adwaita.h>

#include "tc-palette.h"

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
append_paint (GString       *sheet,
              const char    *pattern,
              const TcPaint *paint,
              gboolean       dark)
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

  for (guint i = 0; i < TC_N_PAINTS; i++)
    append_paint (sheet, g_bytes_get_data (pattern, NULL), tc_paint_get (i), dark);
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
tc_style_load (GdkDisplay *display)
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
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display), "/org/tagcity/TagCity/icons");

  manager = adw_style_manager_get_for_display (display);
  g_signal_connect_data (manager, "notify::dark", G_CALLBACK (darkness_changed), sheets, (GClosureNotify) (void (*)(void))sheets_free, 0);
  g_object_notify (G_OBJECT (manager), "dark");
}
