/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_SPREAD (turn_spread_get_type ())

/* Equal things spread over the whole width, from one edge to the other; in several lines where there is little room. */
G_DECLARE_FINAL_TYPE (TurnSpread, turn_spread, TURN, SPREAD, GtkWidget)

GtkWidget *turn_spread_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void       turn_spread_append (TurnSpread *self,
                               GtkWidget  *child);

/* In less room than that they stand below each other, and they do not ask for more. */
void       turn_spread_set_column (TurnSpread *self,
                                   int         below);

G_END_DECLS
