/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

#define TURN_CHANCES_MAX_SEATS 6

/* What each seat could expect of the victory at one moment, in 65536ths. */
typedef struct
{
  guint   moment;                             /* in moves */
  guint32 shares[TURN_CHANCES_MAX_SEATS];
} TurnChances;

#define TURN_TYPE_CHANCES_CHART (turn_chances_chart_get_type ())

/* The chances of all, moment by moment, as bands that fill the height together: the one with more paint is ahead. A line marks the present moment; a click
 * or drag asks for another with `moment-chosen (guint)`. */
G_DECLARE_FINAL_TYPE (TurnChancesChart, turn_chances_chart, TURN, CHANCES_CHART, GtkWidget)

/* All of it is copied. Moments grow; @n_moments is the length of the whole game. */
void       turn_chances_chart_set        (TurnChancesChart       *self,
                                          const TurnPaint *const *paints,
                                          guint                   n_seats,
                                          const TurnChances      *chances,
                                          guint                   n_chances,
                                          guint                   n_moments);
void       turn_chances_chart_set_moment (TurnChancesChart *self,
                                          guint             moment);

G_END_DECLS
