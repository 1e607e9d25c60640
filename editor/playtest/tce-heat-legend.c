/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-heat-legend.h"

#include "tce-heat-map.h"

#define WIDTH 22
#define LEAST_HEIGHT 120
#define N_STOPS 5

struct _TceHeatLegend
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (TceHeatLegend, tce_heat_legend, GTK_TYPE_WIDGET)

static void
tce_heat_legend_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  GskColorStop stops[N_STOPS];
  GskRoundedRect rounded;

  for (guint i = 0; i < N_STOPS; i++)
    stops[i] = (GskColorStop) { .offset = (float) i / (N_STOPS - 1), .color = tce_heat_colour ((double) i / (N_STOPS - 1)) };
  gsk_rounded_rect_init_from_rect (&rounded, &area, 8);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_linear_gradient (snapshot, &area, &GRAPHENE_POINT_INIT (0, 0), &GRAPHENE_POINT_INIT (0, area.size.height),
                                       stops, N_STOPS);
  gtk_snapshot_pop (snapshot);
}

static void
tce_heat_legend_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : LEAST_HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tce_heat_legend_class_init (TceHeatLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tce_heat_legend_snapshot;
  widget_class->measure = tce_heat_legend_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tce_heat_legend_init (TceHeatLegend *self)
{
}
