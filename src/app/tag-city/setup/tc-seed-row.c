/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-seed-row.h"

#include <glib/gi18n.h>

struct _TcSeedRow
{
  AdwActionRow   parent_instance;

  TcBattleSetup *setup;        /* borrowed */

  GtkLabel      *value;
  GtkMenuButton *button;
  GtkWidget     *entry;
};

G_DEFINE_FINAL_TYPE (TcSeedRow, tc_seed_row, ADW_TYPE_ACTION_ROW)

static char *
write_seed (TcSeedRow * self)
{
  return self->setup->has_seed ? g_strdup_printf ("%" G_GUINT64_FORMAT, self->setup->seed) : NULL;
}

static void
refresh_value (TcSeedRow *self)
{
  g_autofree char *seed = write_seed (self);

  /* Translators: the seed of the dice that is used when nobody gives one. */
  gtk_label_set_label (self->value, seed != NULL ? seed : C_("seed", "random"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seed of the dice"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, gtk_label_get_label (self->value), -1);
}

/* What is no number is no seed. */
static void
entry_changed (TcSeedRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  if (self->setup == NULL)
    return;
  self->setup->has_seed = g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &self->setup->seed, NULL);
  if (self->setup->has_seed || *text == '\0')
    gtk_widget_remove_css_class (self->entry, "error");
  else
    gtk_widget_add_css_class (self->entry, "error");
  refresh_value (self);
}

static void
entry_activated (TcSeedRow *self)
{
  gtk_menu_button_popdown (self->button);
}

static void
tc_seed_row_class_init (TcSeedRowClass *klass)
{
}

static GtkWidget *
new_popover (TcSeedRow *self)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *hint = gtk_label_new (_("The same seed rolls the same dice."));

  self->entry = gtk_entry_new ();
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), C_("seed", "random"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 20);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seed of the dice"), -1);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (entry_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (entry_activated), self, G_CONNECT_SWAPPED);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_widget_add_css_class (hint, "tray-hint");
  gtk_box_append (GTK_BOX (box), self->entry);
  gtk_box_append (GTK_BOX (box), hint);
  gtk_popover_set_child (GTK_POPOVER (popover), box);

  return popover;
}

static void
tc_seed_row_init (TcSeedRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->value = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->value, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->value), "row-value");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->value));
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("tc-next-symbolic"));

  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_child (self->button, box);
  gtk_menu_button_set_popover (self->button, new_popover (self));
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Seed of the dice"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->button));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->button));
}

void
tc_seed_row_set_setup (TcSeedRow     *self,
                       TcBattleSetup *setup)
{
  g_autofree char *seed = NULL;

  g_return_if_fail (TC_IS_SEED_ROW (self));

  self->setup = setup;
  seed = write_seed (self);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->entry)), seed != NULL ? seed : "") != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), seed != NULL ? seed : "");
  refresh_value (self);
}
