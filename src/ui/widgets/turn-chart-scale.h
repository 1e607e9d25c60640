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
} TcChartScale;

/* With a round step, so that there are few lines. */
TcChartScale tc_chart_scale      (const graphene_rect_t *area,
                                  guint                  n_columns,
                                  int                    lowest,
                                  int                    highest);

/* From a line of the scale to a line of the scale. */
void         tc_chart_round      (TcChartScale *scale);

/* On the widget; the column at @n_columns is the right edge of the last one. */
double       tc_chart_x          (const TcChartScale *scale,
                                  double              column);
double       tc_chart_y          (const TcChartScale *scale,
                                  double              value);

/* Moves places apart as little as needed. */
void         tc_chart_push_apart (double *places,
                                  guint   n_places,
                                  double  distance,
                                  double  first,
                                  double  last);

G_END_DECLS
