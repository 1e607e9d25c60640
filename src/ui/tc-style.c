/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-style.h"

#include <adwaita.h>

static void
load_sheet (GdkDisplay     *display,
            GtkCssProvider *provider,
            const char     *path)
{
  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* The dark sheet comes after the other one, and only while it is dark. */
static void
darkness_changed (AdwStyleManager       *manager,
                  GParamSpec      *pspec G_GNUC_UNUSED,
                  GtkCssProvider        *dark)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);

  if (adw_style_manager_get_dark (manager))
    load_sheet (display, dark, "/tag-city/ui/style-dark.css");
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (dark));
}

void
tc_style_load (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  AdwStyleManager *manager;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  load_sheet (display, provider, "/tag-city/ui/style.css");
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (display), "/org/tagcity/TagCity/icons");

  manager = adw_style_manager_get_for_display (display);
  g_signal_connect_data (manager, "notify::dark", G_CALLBACK (darkness_changed), gtk_css_provider_new (),
                         (GClosureNotify) (void (*)(void))g_object_unref, 0);
  g_object_notify (G_OBJECT (manager), "dark");
}
