/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>

G_BEGIN_DECLS

#define TG_TYPE_SEAT_PANEL (tg_seat_panel_get_type ())

/* What lies in front of a player of TAG: letters, points and perhaps IT; and how many cards they hold. */
G_DECLARE_FINAL_TYPE (TgSeatPanel, tg_seat_panel, TG, SEAT_PANEL, AdwBin)

GtkWidget *tg_seat_panel_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void       tg_seat_panel_set_match (TgSeatPanel *self,
                                    TurnMatch   *match,
                                    guint        seat);

G_END_DECLS
