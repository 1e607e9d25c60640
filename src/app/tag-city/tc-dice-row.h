/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-draft.h>

G_BEGIN_DECLS

#define TC_TYPE_DICE_ROW (tc_dice_row_get_type ())

/* The dice that are left in the HQ, as large buttons with their shapes, where the HQ itself is out of sight. Signal:
 *   die-chosen (guint die)
 */
G_DECLARE_FINAL_TYPE (TcDiceRow, tc_dice_row, TC, DICE_ROW, AdwBin)

/* To be called whenever the turn in the making has changed. */
void tc_dice_row_set_draft (TcDiceRow     *self,
                            const TcDraft *draft);

G_END_DECLS
