/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tg-view.h>
#include <turn-card.h>

G_BEGIN_DECLS

#define TG_TYPE_SEAT_PANEL (tg_seat_panel_get_type ())

/* What lies in front of a player of TAG: letters, points and perhaps IT; and how many cards they hold. */
G_DECLARE_FINAL_TYPE (TgSeatPanel, tg_seat_panel, TG, SEAT_PANEL, AdwBin)

/* The viewer's @own is larger. */
GtkWidget *tg_seat_panel_new        (gboolean own) G_GNUC_WARN_UNUSED_RESULT;
void       tg_seat_panel_show       (TgSeatPanel  *self,
                                     const TgView *view,
                                     guint         seat);

/* For what moves to them. */
TurnCard  *tg_seat_panel_get_letter (TgSeatPanel *self,
                                     TgCard       letter);
TurnCard  *tg_seat_panel_get_points (TgSeatPanel *self);
TurnCard  *tg_seat_panel_get_it     (TgSeatPanel *self);

/* Where the hand of somebody is whose cards are not seen. */
GtkWidget *tg_seat_panel_get_avatar (TgSeatPanel *self);

G_END_DECLS
