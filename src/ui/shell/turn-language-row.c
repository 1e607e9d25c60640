/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-language-row.h"

#include <glib/gi18n.h>
#include <turn-language.h>

#include "turn-live-language.h"

struct _TurnLanguageRow
{
  AdwComboRow parent_instance;
};

G_DEFINE_FINAL_TYPE (TurnLanguageRow, turn_language_row, ADW_TYPE_COMBO_ROW)

static gboolean
code_to_selected (GValue   *value,
                  GVariant *variant,
                  gpointer  user_data)
{
  g_value_set_uint (value, 0);
  for (guint i = 0; i < turn_language_get_n_choices (); i++)
    if (g_str_equal (turn_language_get_code (i), g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
selected_to_code (const GValue       *value,
                  const GVariantType *type,
                  gpointer            user_data)
{
  return g_variant_new_string (turn_language_get_code (g_value_get_uint (value)));
}

static void
turn_language_row_class_init (TurnLanguageRowClass *klass)
{
}

static void
turn_language_row_init (TurnLanguageRow *self)
{
  g_autoptr (GSettings) settings = g_settings_new (TURN_LANGUAGE_SCHEMA);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < turn_language_get_n_choices (); i++)
    gtk_string_list_append (names, turn_language_get_name (i));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Language"));
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  g_settings_bind_with_mapping (settings, TURN_LANGUAGE_KEY, self, "selected", G_SETTINGS_BIND_DEFAULT,
                                code_to_selected, selected_to_code, NULL, NULL);
}
