/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-preferences-window.h"

#include <turn-language-row.h>

struct _TcePreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow         *colour_scheme;
  AdwEntryRow         *author;
};

G_DEFINE_FINAL_TYPE (TcePreferencesWindow, tce_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* In the order of the list. */
static const char *const schemes[] = { "system", "light", "dark" };

static gboolean
scheme_to_place (GValue   *value,
                 GVariant *variant,
                 gpointer  user_data)
{
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (schemes[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
place_to_scheme (const GValue       *value,
                 const GVariantType *type,
                 gpointer            user_data)
{
  return g_variant_new_string (schemes[MIN (g_value_get_uint (value), G_N_ELEMENTS (schemes) - 1)]);
}

static void
tce_preferences_window_class_init (TcePreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TURN_TYPE_LANGUAGE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TcePreferencesWindow, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, TcePreferencesWindow, author);
}

static void
tce_preferences_window_init (TcePreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TcePreferencesWindow *
tce_preferences_window_new (GSettings *settings)
{
  TcePreferencesWindow *self = g_object_new (TCE_TYPE_PREFERENCES_WINDOW, NULL);

  g_settings_bind_with_mapping (settings, "colour-scheme", self->colour_scheme, "selected", G_SETTINGS_BIND_DEFAULT,
                                scheme_to_place, place_to_scheme, NULL, NULL);
  g_settings_bind (settings, "author", self->author, "text", G_SETTINGS_BIND_DEFAULT);

  return self;
}
