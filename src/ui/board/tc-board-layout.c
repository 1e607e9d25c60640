/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-layout.h"

#include <math.h>

/* Squares are usually this large; above the second size the figures grow with them; below the third the margins shrink. */
#define USUAL_SIDE 57
#define LARGEST_USUAL_SIDE 84
#define SMALLEST_ROOMY_SIDE 36
#define LARGEST_SIDE 168

/* Text may grow as far as a column's figures stay beside each other: by one for each so many pixels of a square. */
#define SIDE_FOR_USUAL_TEXT 44.

/* Where the height decides and is less than this, high and low values of a column share a line, unless they would read as one number. */
#define SMALLEST_USUAL_HEIGHT 450
#define SMALLEST_SIDE 14

#define MINIATURE_MARGIN 4
#define USUAL_MINIATURE_SIDE 15
#define SMALLEST_MINIATURE_SIDE 6

/* The street is three quarters of the margin between grid and plate. */
#define STREET 6
#define MINIATURE_STREET 3

/* Everything around the grid; slots are given by their middle, seen from the plate's corner or from the grid's right edge. */
typedef struct
{
  double left, top, right, bottom;
  double letter_y, number_x;
  double column_high_y, column_low_y;
  double row_high_x, row_low_x;
} Margins;

static const Margins roomy = {
  .left = 40, .top = 78, .right = 112, .bottom = 10,
  .letter_y = 14.7, .number_x = 21.4,
  .column_high_y = 36, .column_low_y = 60,
  .row_high_x = 31, .row_low_x = 75,
};

static const Margins flat = {
  .left = 40, .top = 56, .right = 112, .bottom = 10,
  .letter_y = 14.7, .number_x = 21.4,
  .column_high_y = 36, .column_low_y = 36,
  .row_high_x = 31, .row_low_x = 75,
};

static const Margins compact = {
  .left = 22, .top = 63, .right = 58, .bottom = 9,
  .letter_y = 12.5, .number_x = 8.5,
  .column_high_y = 30, .column_low_y = 48.5,
  .row_high_x = 18, .row_low_x = 41.5,
};

static const Margins none = {
  .left = MINIATURE_MARGIN, .top = MINIATURE_MARGIN, .right = MINIATURE_MARGIN, .bottom = MINIATURE_MARGIN,
};

static const Margins *
margins_of (const TcBoardLayout *self)
{
  if (self->miniature)
    return &none;

  if (self->flat)
    return &flat;

  return self->compact ? &compact : &roomy;
}

static double
side_within (const Margins *margins,
             double         unit,
             guint          n_rows,
             guint          n_columns,
             double         width,
             double         height)
{
  return MIN ((width - (margins->left + margins->right) * unit) / n_columns,
              (height - (margins->top + margins->bottom) * unit) / n_rows);
}

/* Miniatures may have half pixels: they are small, and a grid that fills its card looks better than one that is sharp. */
static void
choose_miniature_side (TcBoardLayout *self,
                       double         width,
                       double         height)
{
  self->unit = 1;
  self->street = MINIATURE_STREET;
  self->side = side_within (&none, 1, self->n_rows, self->n_columns, width, height);
  self->side = MAX (SMALLEST_MINIATURE_SIDE / 2., floor (self->side * 2) / 2);
}

/* Larger text that would leave squares too small for it helps nobody. */
static double
limit_text (double side,
            double text_scale)
{
  return MIN (text_scale, MAX (1, MIN (side, LARGEST_USUAL_SIDE) / SIDE_FOR_USUAL_TEXT));
}

static void
choose_side (TcBoardLayout *self,
             double         width,
             double         height,
             double         wanted_scale)
{
  const double text_scale = limit_text (side_within (&roomy, 1, self->n_rows, self->n_columns, width, height), wanted_scale);

  self->unit = text_scale;
  self->street = STREET;
  self->side = side_within (&roomy, self->unit, self->n_rows, self->n_columns, width, height);

  if (self->side < SMALLEST_ROOMY_SIDE)
    {
      self->compact = TRUE;
      self->unit = MIN (text_scale, 1.25);
      self->side = side_within (&compact, self->unit, self->n_rows, self->n_columns, width, height);
    }
  else if (self->side > LARGEST_USUAL_SIDE)
    {
      /* All grows alike, so the margins count as parts of a square. */
      double across = self->n_columns + (roomy.left + roomy.right) * text_scale / LARGEST_USUAL_SIDE;
      double down = self->n_rows + (roomy.top + roomy.bottom) * text_scale / LARGEST_USUAL_SIDE;

      self->side = CLAMP (MIN (width / across, height / down), LARGEST_USUAL_SIDE, LARGEST_SIDE);
      self->unit = text_scale * self->side / LARGEST_USUAL_SIDE;
    }
  else if (height < SMALLEST_USUAL_HEIGHT)
    {
      double flat_side = side_within (&flat, self->unit, self->n_rows, self->n_columns, width, height);

      self->flat = flat_side >= self->side + 1 && flat_side >= SIDE_FOR_USUAL_TEXT * self->unit;
      self->side = self->flat ? flat_side : self->side;
    }
  self->side = MAX (SMALLEST_SIDE / 2., floor (self->side));
}

void
tc_board_layout_init (TcBoardLayout *self,
                      guint          n_rows,
                      guint          n_columns,
                      gboolean       miniature,
                      double         width,
                      double         height,
                      double         text_scale)
{
  const Margins *margins;
  double grid_width, grid_height, plate_width, plate_height, x, y;

  *self = (TcBoardLayout) { .n_rows = n_rows, .n_columns = n_columns, .miniature = miniature };
  if (miniature)
    choose_miniature_side (self, width, height);
  else
    choose_side (self, width, height, text_scale);

  margins = margins_of (self);
  self->sticker = self->compact ? 1.3 : 1;
  grid_width = n_columns * self->side;
  grid_height = n_rows * self->side;
  plate_width = grid_width + floor ((margins->left + margins->right) * self->unit);
  plate_height = grid_height + floor ((margins->top + margins->bottom) * self->unit);
  x = floor ((width - plate_width) / 2);
  y = floor ((height - plate_height) / 2);

  self->plate = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) plate_width, (float) plate_height);
  self->grid = GRAPHENE_RECT_INIT ((float) (x + floor (margins->left * self->unit)), (float) (y + floor (margins->top * self->unit)),
                                   (float) grid_width, (float) grid_height);
}

static double
length_of (const Margins *margins,
           double         unit,
           double         side,
           guint          n_squares,
           gboolean       across)
{
  return n_squares * side + (across ? margins->left + margins->right : margins->top + margins->bottom) * unit;
}

void
tc_board_layout_measure (guint          n_rows,
                         guint          n_columns,
                         gboolean       miniature,
                         double         text_scale,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  guint n_squares = across ? n_columns : n_rows;
  double side = miniature ? USUAL_MINIATURE_SIDE : USUAL_SIDE;
  double unit = miniature ? 1 : limit_text (USUAL_SIDE, text_scale);
  const Margins *margins = miniature ? &none : &roomy;

  *minimum = (int) ceil (length_of (miniature ? &none : &compact, MIN (unit, 1.25),
                                    miniature ? SMALLEST_MINIATURE_SIDE : SMALLEST_SIDE, n_squares, across));

  /* As high as the width makes it. */
  if (!across && for_size >= 0)
    {
      TcBoardLayout layout;

      tc_board_layout_init (&layout, n_rows, n_columns, miniature, for_size, G_MAXINT16, text_scale);
      side = layout.side;
      unit = layout.unit;
      margins = margins_of (&layout);
    }
  *natural = MAX (*minimum, (int) ceil (length_of (margins, unit, side, n_squares, across)));
}

void
tc_board_layout_size (guint  n_rows,
                      guint  n_columns,
                      guint  side,
                      double text_scale,
                      int   *width,
                      int   *height)
{
  const Margins *margins = side < SMALLEST_ROOMY_SIDE ? &compact : &roomy;
  double unit = text_scale;

  if (side < SMALLEST_ROOMY_SIDE)
    unit = MIN (text_scale, 1.25);
  else if (side > LARGEST_USUAL_SIDE)
    unit = text_scale * side / LARGEST_USUAL_SIDE;

  /* What is rounded on the way must not cost the last pixel. */
  *width = (int) ceil (length_of (margins, unit, side, n_columns, TRUE)) + 1;
  *height = (int) ceil (length_of (margins, unit, side, n_rows, FALSE)) + 1;
}

graphene_rect_t
tc_board_layout_square (const TcBoardLayout *self,
                        guint                row,
                        guint                column)
{
  return GRAPHENE_RECT_INIT ((float) (self->grid.origin.x + column * self->side), (float) (self->grid.origin.y + row * self->side),
                             (float) self->side, (float) self->side);
}

gboolean
tc_board_layout_find_square (const TcBoardLayout *self,
                             double               x,
                             double               y,
                             guint               *row,
                             guint               *column)
{
  double across = (x - self->grid.origin.x) / self->side, down = (y - self->grid.origin.y) / self->side;

  if (across < 0 || down < 0 || across >= self->n_columns || down >= self->n_rows)
    return FALSE;

  *row = (guint) down;
  *column = (guint) across;

  return TRUE;
}

static void
size_slot (const TcBoardLayout *self,
           TcFeatureKind        kind,
           gboolean             high,
           TcBoardSlot         *slot)
{
  gboolean is_row = kind == TC_FEATURE_ROW;

  if (self->compact)
    {
      slot->width = MIN (high ? 22 : 21, self->side * .88) * self->unit;
      slot->height = MIN (high ? 18 : 17, self->side * .88) * self->unit;
      slot->font_size = MIN (high ? 12.5 : 11.5, self->side * .52) * self->unit;
      return;
    }

  slot->height = (high ? (is_row ? 26 : 24) : (is_row ? 21 : 20)) * self->unit;
  slot->width = (high ? 30 : 26) * self->unit;
  slot->font_size = (high ? 15 : 12.5) * self->unit;
  if (self->flat && !is_row)
    slot->width = MIN (slot->width, self->side * (high ? .5 : .42));
  else if (!is_row)
    slot->width = MIN (slot->width, self->side * (high ? .7 : .62));
}

TcBoardSlot
tc_board_layout_slot (const TcBoardLayout *self,
                      TcFeatureKind        kind,
                      guint                index,
                      gboolean             high)
{
  const Margins *margins = margins_of (self);
  TcBoardSlot slot = { 0 };

  if (kind == TC_FEATURE_COLUMN)
    {
      slot.x = self->grid.origin.x + (index + .5) * self->side;
      if (self->flat)
        slot.x += self->side * (high ? -.23 : .26);
      slot.y = self->plate.origin.y + (high ? margins->column_high_y : margins->column_low_y) * self->unit;
    }
  else
    {
      slot.x = self->grid.origin.x + self->grid.size.width + (high ? margins->row_high_x : margins->row_low_x) * self->unit;
      slot.y = self->grid.origin.y + (index + .5) * self->side;
    }
  size_slot (self, kind, high, &slot);

  return slot;
}

TcBoardSlot
tc_board_layout_label (const TcBoardLayout *self,
                       TcFeatureKind        kind,
                       guint                index)
{
  const Margins *margins = margins_of (self);

  if (kind == TC_FEATURE_COLUMN)
    return (TcBoardSlot) {
             .x = self->grid.origin.x + (index + .5) * self->side,
             .y = self->plate.origin.y + margins->letter_y * self->unit,
             .font_size = MIN (12, self->side * .55) * self->unit,
    };

  return (TcBoardSlot) {
           .x = self->plate.origin.x + margins->number_x * self->unit,
           .y = self->grid.origin.y + (index + .5) * self->side,
           /* Two figures must not reach the wall. */
           .font_size = (!self->compact ? 13 : index < 9 ? 12 : 9.5) * self->unit,
  };
}
