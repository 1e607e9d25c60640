/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <lab-figures.h>

G_BEGIN_DECLS

#define TCE_TYPE_TARGET_ROW (tce_target_row_get_type ())

/* A target of a balance: what is wished for, what was and what is now. The wish can be changed; the signal "wish-changed" tells. Property "target", a LabTarget. */
G_DECLARE_FINAL_TYPE (TceTargetRow, tce_target_row, TCE, TARGET_ROW, AdwBin)

void     tce_target_row_set_wish    (TceTargetRow *self,
                                     LabRange      wish);
LabRange tce_target_row_get_wish    (TceTargetRow *self);

/* NULL for figures that are not known; while something is under way, what is not reached yet may still be. */
void     tce_target_row_set_figures (TceTargetRow     *self,
                                     const LabFigures *before,
                                     const LabFigures *now,
                                     gboolean          under_way);

G_END_DECLS
