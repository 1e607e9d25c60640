/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-game-kind.h"

G_BEGIN_DECLS

#define TURN_TYPE_SEAT_ROWS (turn_seat_rows_get_type ())

/* Who takes part in a game, in turn order, and who starts: the rows of a list that may have others behind them. They write into what they were given;
 * `changed` tells so. */
G_DECLARE_FINAL_TYPE (TurnSeatRows, turn_seat_rows, TURN, SEAT_ROWS, GObject)

/* @add is a button that adds a player, @first the row in which a person chooses who starts. All widgets stay the caller's and must outlive this. */
TurnSeatRows *turn_seat_rows_new      (const TurnGameKind * kind,
                                       GtkListBox         * list,
                                       GtkButton          * add,
                                       AdwComboRow        * first) G_GNUC_WARN_UNUSED_RESULT;

/* Shows these seats, as many as the rules allow at most, of which @n_seats take part; @first is one of them or TURN_FIRST_DRAWN. All stay the
 * caller's. */
void          turn_seat_rows_set_seats (TurnSeatRows *self,
                                        TurnSeat     *seats,
                                        guint        *n_seats,
                                        int          *first);

G_END_DECLS
