/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-preferences-window.h"

#include <turn-language-row.h>

struct _TurnPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  AdwComboRow         *colour_scheme;
  AdwComboRow         *bot_speed;
  AdwComboRow         *bot_talk;
  GtkSwitch           *seal_at_once;
  GtkSwitch           *sound;
  GtkScale            *volume;
  GtkSwitch           *own_dice;
  GtkSwitch           *coach;
};

G_DEFINE_FINAL_TYPE (TurnPreferencesWindow, turn_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* A combo row shows the values of an enumeration in their order. */
static gboolean
enum_to_selected (GValue   *value,
                  GVariant *variant,
                  gpointer  user_data)
{
  GSettingsSchemaKey *key = user_data;
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr (GVariant) choices = g_variant_get_child_value (range, 1);
  g_autoptr (GVariant) names = g_variant_get_variant (choices);
  const char *wanted = g_variant_get_string (variant, NULL);

  for (gsize i = 0; i < g_variant_n_children (names); i++)
    {
      const char *name;

      g_variant_get_child (names, i, "&s", &name);
      if (g_str_equal (name, wanted))
        g_value_set_uint (value, (guint) i);
    }

  return TRUE;
}

static GVariant *
selected_to_enum (const GValue       *value,
                  const GVariantType *type,
                  gpointer            user_data)
{
  GSettingsSchemaKey *key = user_data;
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
  g_autoptr (GVariant) choices = g_variant_get_child_value (range, 1);
  g_autoptr (GVariant) names = g_variant_get_variant (choices);

  return g_variant_get_child_value (names, g_value_get_uint (value));
}

static void
bind_enum (GSettings   *settings,
           const char  *name,
           AdwComboRow *row)
{
  g_autoptr (GSettingsSchema) schema = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  g_settings_bind_with_mapping (settings, name, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                enum_to_selected, selected_to_enum,
                                g_settings_schema_get_key (schema, name),
                                (GDestroyNotify) g_settings_schema_key_unref);
}

static void
turn_preferences_window_class_init (TurnPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TURN_TYPE_LANGUAGE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, colour_scheme);
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, bot_speed);
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, bot_talk);
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, seal_at_once);
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, sound);
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, volume);
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, own_dice);
  gtk_widget_class_bind_template_child (widget_class, TurnPreferencesWindow, coach);
}

static void
turn_preferences_window_init (TurnPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Who calls the coach again wants to hear it all again. */
static void
coach_called (GSettings *settings)
{
  if (g_settings_get_boolean (settings, "coach"))
    g_settings_reset (settings, "coach-told");
}

TurnPreferencesWindow *
turn_preferences_window_new (GSettings *settings)
{
  TurnPreferencesWindow *self = g_object_new (TURN_TYPE_PREFERENCES_WINDOW, NULL);

  bind_enum (settings, "colour-scheme", self->colour_scheme);
  bind_enum (settings, "bot-speed", self->bot_speed);
  bind_enum (settings, "bot-talk", self->bot_talk);
  g_settings_bind (settings, "own-dice", self->own_dice, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "seal-at-once", self->seal_at_once, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound-volume", gtk_range_get_adjustment (GTK_RANGE (self->volume)), "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "coach", self->coach, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::coach", G_CALLBACK (coach_called), self, 0);

  return self;
}
