/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-values-page.h"

#include <tc-board-values.h>

G_BEGIN_DECLS

/* What is chosen now. */
TcFeatureSet tce_values_page_get_chosen (TceValuesPage *self);

/* As by a click on a value of the board: alone, or with Ctrl added and taken away. */
void         tce_values_page_choose     (TceValuesPage *self,
                                         TcFeatureKind  kind,
                                         guint          index,
                                         gboolean       adds);

G_END_DECLS
