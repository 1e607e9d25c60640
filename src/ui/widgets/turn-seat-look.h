/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <turn-match.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* How a seat of any game is shown. */

/* The paint of a seat: its own, or the one of its place at the table. */
const TurnPaint *turn_seat_look_paint  (TurnMatch *match,
                                        guint      seat);

/* Gives a widget and all in it the colours of a tagger, and takes those of any other away. */
void             turn_seat_look_colour (GtkWidget       *widget,
                                        const TurnPaint *paint);

G_END_DECLS
