/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-gauge-row.h"

#include <turn-ring.h>

struct _TurnGaugeRow
{
  AdwBin    parent_instance;

  GtkBox   *gauge;
  GtkLabel *figure;
  GtkLabel *title;
  GtkLabel *detail;
  TurnRing *ring;           /* or NULL: to be made */
};

G_DEFINE_FINAL_TYPE (TurnGaugeRow, turn_gauge_row, ADW_TYPE_BIN)

static void
turn_gauge_row_class_init (TurnGaugeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-gauge-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnGaugeRow, gauge);
  gtk_widget_class_bind_template_child (widget_class, TurnGaugeRow, figure);
  gtk_widget_class_bind_template_child (widget_class, TurnGaugeRow, title);
  gtk_widget_class_bind_template_child (widget_class, TurnGaugeRow, detail);
}

static void
turn_gauge_row_init (TurnGaugeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
turn_gauge_row_show (TurnGaugeRow    *self,
                     const TurnGauge *gauge)
{
  g_autofree char *figure = g_strdup_printf ("%u", gauge->left);

  g_return_if_fail (TURN_IS_GAUGE_ROW (self));

  if (self->ring == NULL)
    {
      self->ring = TURN_RING (turn_ring_new (gauge->icon));
      gtk_box_prepend (self->gauge, GTK_WIDGET (self->ring));
    }
  turn_ring_set_left (self->ring, gauge->left, gauge->all);
  if (gauge->is_near)
    gtk_widget_add_css_class (GTK_WIDGET (self->gauge), "near");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->gauge), "near");
  gtk_label_set_label (self->figure, figure);
  gtk_label_set_label (self->title, gauge->title);
  gtk_label_set_label (self->detail, gauge->detail);
}
