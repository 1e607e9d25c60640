/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-page-layout.h"

G_BEGIN_DECLS

/* What the table is to be laid out for. */
typedef struct
{
  TcTableWidth width;
  TcTableSlot  page;              /* that a medium or narrow table shows */
  gboolean     leading;           /* the HQ is large */
  gboolean     hinted;            /* a bubble lies beside what it is about */
  gboolean     guided;            /* the coach stands under the row */
  gboolean     no_tray;           /* which is not taught yet */
  double       check;             /* how far the card for checking networks is out, 0 to 1 */
  double       text_scale;
} TcTableMoment;

/* The widgets by slot, and where they come to stand; nothing is mirrored here. */
typedef struct
{
  GtkWidget    *widgets[TC_N_SLOTS];
  GtkAllocation places[TC_N_SLOTS];     /* an empty one hides the widget */
  gboolean      hides_news;             /* there is no room for them; the prompt tells them, too */
} TcTableGeometry;

/* Which layout a table of that width gets: larger text needs more of it. */
TcTableWidth tc_table_geometry_choose_width (int    width,
                                             double text_scale);

/* Whether districts, remote and networks stand under the row of a wide table that is so high: larger text needs more of it, too, and otherwise the board
 * would shrink. */
gboolean     tc_table_geometry_has_tray     (const TcTableMoment *moment,
                                             int                  height);

/* Finds a place for every widget. */
void         tc_table_geometry_make         (TcTableGeometry     *self,
                                             const TcTableMoment *moment,
                                             int                  width,
                                             int                  height);

/* Whether the card for checking networks lies where that slot is. */
gboolean     tc_table_geometry_is_covered   (const TcTableGeometry *self,
                                             TcTableSlot            slot);

G_END_DECLS
