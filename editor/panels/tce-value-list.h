/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <tc-board-file.h>
#include <tc-board-layout.h>
#include <tc-board-values.h>

G_BEGIN_DECLS

/* All values of a board in one order: columns, rows, districts. Those of lines that hold no square are left out. */

/* How many there are, and what they come to. */
typedef struct
{
  guint n;
  int   high, low;
} TceValueSum;

/* @items: of TceValueItem; they stay as they are for as long as they are the right ones. */
void        tce_value_list_follow (GListStore    *items,
                                   const TcBoard *board);

/* @n_of: by TcFeatureKind. */
void        tce_value_list_count  (GListModel *items,
                                   guint       n_of[TC_FEATURE_DISTRICT + 1]);

/* @chosen: NULL for all. */
TceValueSum tce_value_list_sum    (const TcBoard      *board,
                                   const TcFeatureSet *chosen);

/* "Columns A and B and Opera House" */
char       *tce_value_list_say    (TcBoardFile        *file,
                                   const TcFeatureSet *chosen) G_GNUC_WARN_UNUSED_RESULT;

/* Whose value or sticker lies at a point of a view. */
gboolean    tce_value_list_find   (const TcBoard       *board,
                                   const TcBoardLayout *layout,
                                   double               x,
                                   double               y,
                                   TcFeatureKind       *kind,
                                   guint               *index);

G_END_DECLS
