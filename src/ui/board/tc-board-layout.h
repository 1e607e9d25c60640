/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-check.h>

G_BEGIN_DECLS

/* Where everything of a board lies in a widget of some size: plain numbers in logical pixels, never mirrored. */
typedef struct
{
  guint           n_rows;
  guint           n_columns;
  gboolean        miniature;    /* the city only, without letters, numbers and values */
  gboolean        compact;      /* narrow margins and small slots, for small squares */
  gboolean        flat;         /* low values of columns beside the high ones, where there is little height */
  double          side;         /* of a square */
  double          unit;         /* by which figures and margins are larger than usual */
  double          street;       /* how far the street reaches out of the grid */
  double          sticker;      /* by which stickers are larger than usual */
  graphene_rect_t plate;        /* the whole board with its margins */
  graphene_rect_t grid;         /* all squares */
} TcBoardLayout;

/* A value's slot, or a letter or number beside the board (then only its middle and font size count). */
typedef struct
{
  double x, y;                  /* the middle */
  double width, height;
  double font_size;
} TcBoardSlot;

/* The largest board that fits, in the middle. @text_scale: how much larger than usual the person wants text. */
void            tc_board_layout_init        (TcBoardLayout *self,
                                             guint          n_rows,
                                             guint          n_columns,
                                             gboolean       miniature,
                                             double         width,
                                             double         height,
                                             double         text_scale);

/* As for gtk_widget_measure (): @for_size is the other length, or -1. */
void            tc_board_layout_measure     (guint          n_rows,
                                             guint          n_columns,
                                             gboolean       miniature,
                                             double         text_scale,
                                             GtkOrientation orientation,
                                             int            for_size,
                                             int           *minimum,
                                             int           *natural);

/* The size that a widget must have for squares of exactly that side, and not larger ones. */
void            tc_board_layout_size        (guint  n_rows,
                                             guint  n_columns,
                                             guint  side,
                                             double text_scale,
                                             int   *width,
                                             int   *height);

graphene_rect_t tc_board_layout_square      (const TcBoardLayout *self,
                                             guint                row,
                                             guint                column);

/* The square at a point, FALSE outside the grid. */
gboolean        tc_board_layout_find_square (const TcBoardLayout *self,
                                             double               x,
                                             double               y,
                                             guint               *row,
                                             guint               *column);

/* The slot of a column's or row's value. Districts have stickers. */
TcBoardSlot     tc_board_layout_slot        (const TcBoardLayout *self,
                                             TcFeatureKind        kind,
                                             guint                index,
                                             gboolean             high);

/* The letter over a column, the number beside a row. */
TcBoardSlot     tc_board_layout_label       (const TcBoardLayout *self,
                                             TcFeatureKind        kind,
                                             guint                index);

G_END_DECLS
