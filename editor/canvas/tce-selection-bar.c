/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-selection-bar.h"

#include <glib/gi18n.h>
#include <turn-compat.h>

struct _TceSelectionBar
{
  AdwBin     parent_instance;

  GtkLabel  *fill;
  GtkWidget *fill_button;
  GtkWidget *move;
  GtkWidget *copy;
  GtkWidget *place;
};

G_DEFINE_FINAL_TYPE (TceSelectionBar, tce_selection_bar, ADW_TYPE_BIN)

static void
tce_selection_bar_class_init (TceSelectionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-selection-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, fill);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, fill_button);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, move);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, copy);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, place);
}

static void
tce_selection_bar_init (TceSelectionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tce_selection_bar_show (TceSelectionBar *self,
                        const char      *paint,
                        gboolean         holding,
                        gboolean         moves)
{
  g_autofree char *fill = g_strdup_printf (_("Fill with %s"), paint);

  g_return_if_fail (TCE_IS_SELECTION_BAR (self));

  gtk_label_set_label (self->fill, fill);
  turn_widget_set_class (self->move, "in-hand", holding && moves);
  turn_widget_set_class (self->copy, "in-hand", holding && !moves);
  gtk_widget_set_visible (self->place, holding);
  gtk_widget_set_visible (self->fill_button, !holding);
}
