/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_TRAY_BUTTONS (tc_tray_buttons_get_type ())

/* The tray where there is no room for it under the board: a button each for districts, remote and networks, which shows its card. */
G_DECLARE_FINAL_TYPE (TcTrayButtons, tc_tray_buttons, TC, TRAY_BUTTONS, GtkBox)

/* To be called whenever the table has changed; it is borrowed until then. */
void tc_tray_buttons_set_table (TcTrayButtons *self,
                                TcTable       *table);

G_END_DECLS
