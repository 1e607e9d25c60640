/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_TURN_ORDER (tc_turn_order_get_type ())

/* The avatars in the order in which they take dice, the one to move with a ring. */
G_DECLARE_FINAL_TYPE (TcTurnOrder, tc_turn_order, TC, TURN_ORDER, AdwBin)

/* To be called whenever the table has changed. */
void tc_turn_order_set_table (TcTurnOrder *self,
                              TcTable     *table);

G_END_DECLS
