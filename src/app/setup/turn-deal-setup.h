/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-game-kind.h"
#include "turn-setup.h"

G_BEGIN_DECLS

#define TURN_TYPE_DEAL_SETUP (turn_deal_setup_get_type ())

/* Who plays a game that chance deals, and who starts where the rules leave that open. */
G_DECLARE_FINAL_TYPE (TurnDealSetup, turn_deal_setup, TURN, DEAL_SETUP, TurnSetup)

/* With everything that was chosen on @former, if that is not NULL, else with what was chosen last time. */
GtkWidget *turn_deal_setup_new (const TurnGameKind * kind,
                                TurnSetup          * former) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
