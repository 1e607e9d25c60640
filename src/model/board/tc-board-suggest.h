/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-tools.h"

G_BEGIN_DECLS

/* Values that go well together, computed from the sizes of the features and nothing else: the same grid always gets the same ones. */
TcValue tc_board_suggest_value         (const TcBoard *self,
                                        TcFeatureKind  feature,
                                        guint          index);

/* All columns, all rows or all districts. */
TcBoard tc_board_with_suggested_kind   (const TcBoard *self,
                                        TcFeatureKind  feature) G_GNUC_WARN_UNUSED_RESULT;
TcBoard tc_board_with_suggested_values (const TcBoard *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
