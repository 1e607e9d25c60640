/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* How one tagger's prestige went; it is copied. */
typedef struct
{
  const char      *name;
  const TurnPaint *paint;
  const int       *values;      /* before the first round, then after each */
} TcPrestigeLine;

#define TC_TYPE_PRESTIGE_CHART (tc_prestige_chart_get_type ())

/* Prestige round by round: a line for each tagger, told apart by its dashes too, with the avatar at its end. Its accessible description holds the same as
 * a table in words. */
G_DECLARE_FINAL_TYPE (TcPrestigeChart, tc_prestige_chart, TC, PRESTIGE_CHART, GtkWidget)

/* Up to four lines, each of @n_rounds + 1 values. */
void       tc_prestige_chart_set_lines (TcPrestigeChart      *self,
                                        const TcPrestigeLine *lines,
                                        guint                 n_lines,
                                        guint                 n_rounds);

G_END_DECLS
