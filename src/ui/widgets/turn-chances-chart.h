/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

#define TC_CHANCES_MAX_SEATS 6

/* What each seat could expect of the victory at one moment, in 65536ths. */
typedef struct
{
  guint   moment;                             /* in moves */
  guint32 shares[TC_CHANCES_MAX_SEATS];
} TcChances;

#define TC_TYPE_CHANCES_CHART (tc_chances_chart_get_type ())

/* The chances of all, moment by moment, as bands that fill the height together: whoever has more paint is ahead. A line marks the present moment; a click
 * or drag asks for another with `moment-chosen (guint)`. */
G_DECLARE_FINAL_TYPE (TcChancesChart, tc_chances_chart, TC, CHANCES_CHART, GtkWidget)

/* All of it is copied. Moments grow; @n_moments is the length of the whole game. */
void       tc_chances_chart_set        (TcChancesChart       *self,
                                        const TcPaint *const *paints,
                                        guint                 n_seats,
                                        const TcChances      *chances,
                                        guint                 n_chances,
                                        guint                 n_moments);
void       tc_chances_chart_set_moment (TcChancesChart *self,
                                        guint           moment);

G_END_DECLS
