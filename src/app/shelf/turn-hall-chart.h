/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <turn-hall.h>

G_BEGIN_DECLS

#define TURN_TYPE_HALL_CHART (turn_hall_chart_get_type ())

/* The scores of the newest battles, the newest at the end: a dot each, filled if it was won, and a line of their mean. */
G_DECLARE_FINAL_TYPE (TurnHallChart, turn_hall_chart, TURN, HALL_CHART, GtkWidget)

void turn_hall_chart_show (TurnHallChart  *self,
                           const TurnHall *hall);

G_END_DECLS
