/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>
#include <tc-board-tools.h>

G_BEGIN_DECLS

#define TCE_TYPE_VALUE_ITEM (tce_value_item_get_type ())

/* A row, column or district in a list; which one never changes, what it is worth is asked of the board. */
G_DECLARE_FINAL_TYPE (TceValueItem, tce_value_item, TCE, VALUE_ITEM, GObject)

TceValueItem *tce_value_item_new       (TcFeatureKind kind,
                                        guint index) G_GNUC_WARN_UNUSED_RESULT;
TcFeatureKind tce_value_item_get_kind  (TceValueItem *self);
guint         tce_value_item_get_index (TceValueItem *self);

/* "Column B", or the name of a district. */
char         *tce_value_item_dup_name  (TceValueItem *self,
                                        TcBoardFile  *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
