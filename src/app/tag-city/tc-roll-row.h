/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_ROLL_ROW (tc_roll_row_get_type ())

/* The dice as the leader rolled them: the current one framed, those that have a side pale. */
G_DECLARE_FINAL_TYPE (TcRollRow, tc_roll_row, TC, ROLL_ROW, AdwBin)

/* To be called whenever the table has changed. */
void tc_roll_row_set_table (TcRollRow *self,
                            TcTable   *table);

G_END_DECLS
