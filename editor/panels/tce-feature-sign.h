/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-tools.h>

G_BEGIN_DECLS

#define TCE_TYPE_FEATURE_SIGN (tce_feature_sign_get_type ())

/* What stands before the name of a row, column or district in a list: two lines, or the district's sign. */
G_DECLARE_FINAL_TYPE (TceFeatureSign, tce_feature_sign, TCE, FEATURE_SIGN, AdwBin)

void tce_feature_sign_show (TceFeatureSign *self,
                            const TcBoard  *board,
                            TcFeatureKind   kind,
                            guint           index);

G_END_DECLS
