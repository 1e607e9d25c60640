/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tg-view.h>
#include <turn-hand.h>

#include "tg-seat-panel.h"

G_BEGIN_DECLS

#define TG_TYPE_FOOT (tg_foot_get_type ())

/* The near edge of the table of TAG: what lies in front of the viewer, their hand, and what can be done, with the action "tag.do". */
G_DECLARE_FINAL_TYPE (TgFoot, tg_foot, TG, FOOT, AdwBin)

GtkWidget   *tg_foot_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void         tg_foot_show       (TgFoot       *self,
                                 const TgView *view);
TurnHand    *tg_foot_get_hand   (TgFoot *self);
TgSeatPanel *tg_foot_get_panel  (TgFoot *self);

/* The first that can be pressed, or NULL. */
GtkWidget   *tg_foot_get_button (TgFoot *self);

G_END_DECLS
