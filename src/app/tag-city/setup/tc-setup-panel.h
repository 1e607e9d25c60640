/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-setup.h"

G_BEGIN_DECLS

#define TC_TYPE_SETUP_PANEL (tc_setup_panel_get_type ())

/* Who fights a battle, where and with which shapes. */
G_DECLARE_FINAL_TYPE (TcSetupPanel, tc_setup_panel, TC, SETUP_PANEL, TurnSetup)

/* With everything that was chosen on @former, if that is not NULL, else with what was chosen last time. */
GtkWidget *tc_setup_panel_new (TurnSetup * former) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
