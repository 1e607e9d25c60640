/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-card-drawing.h"

G_BEGIN_DECLS

#define TURN_TYPE_FLIGHTS (turn_flights_get_type ())

/* The air above a card table: cards that are dealt, laid, turned over or taken away are on their way here, while what they fly to waits for them.
 * It takes neither keys nor clicks, and draws nothing while nothing flies. */
G_DECLARE_FINAL_TYPE (TurnFlights, turn_flights, TURN, FLIGHTS, GtkWidget)

/* Whether anything may move: asked before a flight is planned. */
gboolean turn_flights_can_fly (TurnFlights *self);

/* Sends a card on its way, @order says after how many others it leaves. It begins where @from was last seen, and with @face; on its way it is turned
 * over to @turned unless that is NULL. Until it arrives, @to keeps the look that it was last seen with if it @shows, and is not seen otherwise. Call
 * it when everything has been changed and nothing laid out yet. */
void     turn_flights_add     (TurnFlights        *self,
                               GtkWidget          *from,
                               GtkWidget          *to,
                               const TurnCardFace *face,
                               const TurnCardFace *turned,
                               gboolean            shows,
                               guint               order);

/* The same for a die. */
void     turn_flights_add_die (TurnFlights *self,
                               GtkWidget   *from,
                               GtkWidget   *to,
                               guint        face,
                               guint        order);

/* Everything arrives at once. */
void     turn_flights_finish  (TurnFlights *self);

G_END_DECLS
