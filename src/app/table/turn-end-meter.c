/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-end-meter.h"

#include <turn-ring.h>

#include "turn-gauge-row.h"

struct _TurnEndMeter
{
  AdwBin         parent_instance;

  GtkMenuButton *button;
  GtkBox        *gauges;
  GtkLabel      *badge;
  GtkBox        *rows;
  GtkLabel      *rule;

  guint          n_gauges;
  GtkWidget     *rings[TURN_MAX_GAUGES];
  GtkWidget     *figures[TURN_MAX_GAUGES];
  TurnGaugeRow  *words[TURN_MAX_GAUGES];
};

enum
{
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnEndMeter, turn_end_meter, ADW_TYPE_BIN)

void
turn_near_end_clear (TurnNearEnd *self)
{
  for (guint i = 0; i < self->n_gauges; i++)
    {
      g_free (self->gauges[i].title);
      g_free (self->gauges[i].detail);
    }
  g_free (self->badge);
  g_free (self->rule);
  g_free (self->spoken);
  *self = (TurnNearEnd) { 0 };
}

static void
popover_closed (TurnEndMeter *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
turn_end_meter_class_init (TurnEndMeterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-end-meter.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnEndMeter, button);
  gtk_widget_class_bind_template_child (widget_class, TurnEndMeter, gauges);
  gtk_widget_class_bind_template_child (widget_class, TurnEndMeter, badge);
  gtk_widget_class_bind_template_child (widget_class, TurnEndMeter, rows);
  gtk_widget_class_bind_template_child (widget_class, TurnEndMeter, rule);
  gtk_widget_class_bind_template_callback (widget_class, popover_closed);

  signals[CLOSED] = g_signal_new ("closed", TURN_TYPE_END_METER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_end_meter_init (TurnEndMeter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A game has the same gauges from its beginning to its end. */
static void
add_gauge (TurnEndMeter    *self,
           const TurnGauge *gauge)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  const guint i = self->n_gauges++;

  self->rings[i] = turn_ring_new (gauge->icon);
  self->figures[i] = gtk_label_new (NULL);
  self->words[i] = g_object_new (TURN_TYPE_GAUGE_ROW, NULL);
  gtk_widget_add_css_class (self->figures[i], "numeric");
  gtk_box_append (GTK_BOX (box), self->rings[i]);
  gtk_box_append (GTK_BOX (box), self->figures[i]);
  gtk_widget_add_css_class (box, "gauge");
  gtk_box_append (self->gauges, box);
  gtk_box_append (self->rows, GTK_WIDGET (self->words[i]));
}

static void
show_gauge (TurnEndMeter    *self,
            guint            i,
            const TurnGauge *gauge)
{
  g_autofree char *figure = g_strdup_printf ("%u", gauge->left);
  GtkWidget *box = gtk_widget_get_parent (self->rings[i]);

  gtk_label_set_label (GTK_LABEL (self->figures[i]), figure);
  turn_ring_set_left (TURN_RING (self->rings[i]), gauge->left, gauge->all);
  if (gauge->is_near)
    gtk_widget_add_css_class (box, "near");
  else
    gtk_widget_remove_css_class (box, "near");
  turn_gauge_row_show (self->words[i], gauge);
}

void
turn_end_meter_show (TurnEndMeter      *self,
                     const TurnNearEnd *near_end)
{
  g_return_if_fail (TURN_IS_END_METER (self));
  g_return_if_fail (near_end->n_gauges <= TURN_MAX_GAUGES);

  while (self->n_gauges < near_end->n_gauges)
    add_gauge (self, &near_end->gauges[self->n_gauges]);
  for (guint i = 0; i < near_end->n_gauges; i++)
    show_gauge (self, i, &near_end->gauges[i]);
  gtk_label_set_label (self->badge, near_end->badge != NULL ? near_end->badge : "");
  gtk_widget_set_visible (GTK_WIDGET (self->badge), near_end->badge != NULL);
  gtk_label_set_label (self->rule, near_end->rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, near_end->spoken, -1);
}

void
turn_end_meter_open (TurnEndMeter *self)
{
  g_return_if_fail (TURN_IS_END_METER (self));

  gtk_menu_button_popup (self->button);
}
