/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-view.h>
#include <turn-card.h>

#include "tg-seat-panel.h"

G_BEGIN_DECLS

#define TG_TYPE_COURT (tg_court_get_type ())

/* The table of TAG: the others with what lies before them, the piles in the middle, and IT while nobody has it. Where many others leave no room for the
 * piles, these come first. */
G_DECLARE_FINAL_TYPE (TgCourt, tg_court, TG, COURT, GtkWidget)

GtkWidget   *tg_court_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void         tg_court_show        (TgCourt      *self,
                                   const TgView *view);

/* For what moves between them. */
TurnCard    *tg_court_get_deck    (TgCourt *self);
TurnCard    *tg_court_get_discard (TgCourt *self);
TurnCard    *tg_court_get_freeze  (TgCourt *self);
TurnCard    *tg_court_get_it      (TgCourt *self);
TgSeatPanel *tg_court_get_panel   (TgCourt *self,
                                   guint    seat);

G_END_DECLS
