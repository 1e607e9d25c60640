/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_SCORE_CHIPS (tc_score_chips_get_type ())

/* Everybody's prestige in a header bar: with names, without, or only the figures, whatever there is room for. */
G_DECLARE_FINAL_TYPE (TcScoreChips, tc_score_chips, TC, SCORE_CHIPS, AdwBin)

void tc_score_chips_set_table (TcScoreChips *self,
                               TcTable      *table);

G_END_DECLS
