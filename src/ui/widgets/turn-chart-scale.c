/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-chart-scale.h"

#include <math.h>

static int
find_step (int range)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500 };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (range <= 5 * steps[i])
      return steps[i];

  return 1000;
}

TurnChartScale
turn_chart_scale (const graphene_rect_t *area,
                  guint                  n_columns,
                  int                    lowest,
                  int                    highest)
{
  return (TurnChartScale) { *area, MAX (1, n_columns), lowest, highest, find_step (highest - lowest) };
}

void
turn_chart_round (TurnChartScale *scale)
{
  scale->lowest = (int) floor ((double) scale->lowest / scale->step) * scale->step;
  scale->highest = (int) ceil ((double) scale->highest / scale->step) * scale->step;
}

double
turn_chart_x (const TurnChartScale *scale,
              double                column)
{
  return (double) scale->area.origin.x + (double) scale->area.size.width * column / scale->n_columns;
}

double
turn_chart_y (const TurnChartScale *scale,
              double                value)
{
  const double height = scale->area.size.height;

  return (double) scale->area.origin.y + height - height * (value - scale->lowest) / (scale->highest - scale->lowest);
}

void
turn_chart_push_apart (double *places,
                       guint   n_places,
                       double  distance,
                       double  first,
                       double  last)
{
  guint order[8];

  g_return_if_fail (n_places <= G_N_ELEMENTS (order));

  for (guint i = 0; i < n_places; i++)
    {
      guint j = i;

      for (; j > 0 && places[order[j - 1]] > places[i]; j--)
        order[j] = order[j - 1];
      order[j] = i;
    }

  /* Down from the first, then up again from the end if that went too far. */
  for (guint i = 0; i < n_places; i++)
    {
      double least = i > 0 ? places[order[i - 1]] + distance : first;

      places[order[i]] = MAX (places[order[i]], least);
    }
  for (guint i = n_places; i > 0; i--)
    {
      double most = i < n_places ? places[order[i]] - distance : last;

      places[order[i - 1]] = MIN (places[order[i - 1]], most);
    }
}
