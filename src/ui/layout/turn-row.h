/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  TC_ROW_START,
  TC_ROW_MIDDLE,
  TC_ROW_END,
} TcRowPlace;

#define TC_ROW_N_PLACES (TC_ROW_END + 1)

/* What becomes of the three where there is little room. */
typedef enum
{
  TC_ROW_STACKS,            /* one below the other; where there is room the sides keep to the edges */
  TC_ROW_PUTS_ASIDE,        /* the sides share a column beside the middle */
  TC_ROW_DROPS_MIDDLE,      /* the sides stand side by side, the middle is not seen */
} TcRowFolding;

#define TC_TYPE_TABLE_ROW (tc_table_row_get_type ())

/* A row of a table: something in the middle and something on either side of it. Where there is little room it folds. */
G_DECLARE_FINAL_TYPE (TcTableRow, tc_table_row, TC, TABLE_ROW, GtkWidget)

GtkWidget *tc_table_row_new       (TcRowFolding folding) G_GNUC_WARN_UNUSED_RESULT;
void       tc_table_row_set_child (TcTableRow *self,
                                   TcRowPlace  place,
                                   GtkWidget  *child);

G_END_DECLS
