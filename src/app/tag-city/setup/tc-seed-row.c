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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-seed-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TcSeedRow, value);
  gtk_widget_class_bind_template_child (widget_class, TcSeedRow, button);
  gtk_widget_class_bind_template_child (widget_class, TcSeedRow, entry);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed);
  gtk_widget_class_bind_template_callback (widget_class, entry_activated);
}

static void
tc_seed_row_init (TcSeedRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
