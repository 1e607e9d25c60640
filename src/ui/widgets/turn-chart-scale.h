/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where a chart draws what: values upwards, columns (rounds, bars, moments) from the left. */
typedef struct
{
  graphene_rect_t area;         /* without figures and margins */
  guint           n_columns;
  int             lowest;       /* value, at the bottom */
  int             highest;
  int             step;         /* between the lines of the scale */
} TurnChartScale;

/* With a round step, so that there are few lines. */
TurnChartScale turn_chart_scale      (const graphene_rect_t *area,
                                      guint                  n_columns,
                                      int                    lowest,
                                      int                    highest);

/* From a line of the scale to a line of the scale. */
void           turn_chart_round      (TurnChartScale *scale);

/* On the widget; the column at @n_columns is the right edge of the last one. */
double         turn_chart_x          (const TurnChartScale *scale,
                                      double                column);
double         turn_chart_y          (const TurnChartScale *scale,
                                      double                value);

/* Moves places apart as little as needed. */
void           turn_chart_push_apart (double *places,
                                      guint   n_places,
                                      double  distance,
                                      double  first,
                                      double  last);

G_END_DECLS
