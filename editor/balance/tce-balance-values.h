/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TCE_TYPE_BALANCE_VALUES (tce_balance_values_get_type ())

/* The values of a board as they would be, those that change in colour, on the board and in a list beside what they were. */
G_DECLARE_FINAL_TYPE (TceBalanceValues, tce_balance_values, TCE, BALANCE_VALUES, AdwBin)

/* @file: the board as it was, or NULL. */
void tce_balance_values_set_boards (TceBalanceValues *self,
                                    TcBoardFile      *file,
                                    const TcBoard    *after);

G_END_DECLS
