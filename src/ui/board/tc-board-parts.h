/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-board-contents.h"
#include "tc-board-layout.h"

G_BEGIN_DECLS

/* The children of a board view: one for each square and one for each column, row and district. They are what the focus and assistive technologies
 * meet; the view draws them. */
typedef struct
{
  GtkWidget *owner;
  guint      n_columns;
  GPtrArray *squares;      /* of TcBoardPart, row · columns + column */
  GPtrArray *values;       /* of TcBoardPart, in the order of the features */
} TcBoardParts;

void       tc_board_parts_init        (TcBoardParts *self,
                                       GtkWidget    *owner);
void       tc_board_parts_clear       (TcBoardParts *self);

/* Makes the parts that @contents needs, or keeps those that are there if they fit; NULL: none. Returns whether they are new. What is read
 * aloud is left as it is where it was the same for @before (may be NULL). */
gboolean   tc_board_parts_update      (TcBoardParts          *self,
                                       const TcBoardContents *contents,
                                       const TcBoardContents *before);
void       tc_board_parts_allocate    (TcBoardParts          *self,
                                       const TcBoardContents *contents,
                                       const TcBoardLayout   *layout);

/* NULL when there is no such square. */
GtkWidget *tc_board_parts_get_square  (const TcBoardParts *self,
                                       guint               row,
                                       guint               column);
gboolean   tc_board_parts_find_square (const TcBoardParts *self,
                                       GtkWidget          *widget,
                                       guint              *row,
                                       guint              *column);

#define TC_TYPE_BOARD_PART (tc_board_part_get_type ())

/* A square or value of a board as assistive technologies and the keyboard focus meet it. The board draws everything itself. */
G_DECLARE_FINAL_TYPE (TcBoardPart, tc_board_part, TC, BOARD_PART, GtkWidget)

/* What is read aloud. */
void       tc_board_part_set_label (TcBoardPart *self,
                                    const char  *label);

G_END_DECLS
