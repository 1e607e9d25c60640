/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_SHED (turn_shed_get_type ())

/* Children side by side in the middle, the most important first: where there is little room the last ones are not shown. It asks for no more than
 * the first one needs, and likes to have room for all. */
G_DECLARE_FINAL_TYPE (TurnShed, turn_shed, TURN, SHED, GtkLayoutManager)

/* How wide the first @n_children that are visible would like to be in @widget, which is laid out by a TurnShed. */
int turn_shed_get_width (GtkWidget *widget,
                         guint      n_children);

G_END_DECLS
