/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-record.h>

G_BEGIN_DECLS

#define TURN_TYPE_DEAL_SETUP (turn_deal_setup_get_type ())

/* Who plays a game that chance deals. `changed` when turn_deal_setup_check () may say something else. */
G_DECLARE_FINAL_TYPE (TurnDealSetup, turn_deal_setup, TURN, DEAL_SETUP, AdwBin)

GtkWidget  *turn_deal_setup_new      (const TurnRecordFormat * format) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a game can begin so; the error is a sentence for the person who waits. */
gboolean    turn_deal_setup_check    (TurnDealSetup *self,
                                      GError       **error);
TurnRecord *turn_deal_setup_start    (TurnDealSetup *self,
                                      guint64        seed,
                                      GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
