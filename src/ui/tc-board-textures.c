/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-textures.h"

#include <math.h>

#include "tc-city-drawing.h"
#include "tc-piece-drawing.h"
#include "tc-sticker-drawing.h"

/* How many squares wide and high the city's tiles are. */
#define TILE_SQUARES 4

/* The kinds of textures of a board. */
enum
{
  TEXTURE_CITY,
  TEXTURE_PIECE,
  TEXTURE_GHOST,
  TEXTURE_STICKER,
};

/* What a texture's drawing function is told. */
typedef struct
{
  const TcBoard *board;
  TcCityPart     part;
  double         x, y;           /* of the part, within the city's picture */
  double         side;
  double         street;
  guint          district;
  TcCell         cells[TC_SHAPE_MAX_CELLS];
  gboolean       offending[TC_SHAPE_MAX_CELLS];
  guint          n_cells;
  guint          seed;
  gboolean       drips;
  gboolean       fits;
  gboolean       emphasised;
  const TcPaint *paint;
} Drawing;

/* Textures have whole device pixels; this is how large theirs are on the board. */
static double
whole (const TcBoardPainter *self,
       double                length)
{
  return ceil (length * self->scale) / self->scale;
}

static void
append_texture (const TcBoardPainter *self,
                GtkSnapshot          *snapshot,
                const TcTextureKey   *key,
                double                x,
                double                y,
                double                width,
                double                height,
                TcDrawFunc            draw,
                Drawing              *drawing)
{
  GdkTexture *texture = tc_texture_cache_get (self->textures, key, width, height, self->scale, self->theme, draw, drawing);

  tc_texture_append (texture, snapshot, self->widget,
                     &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) whole (self, width), (float) whole (self, height)));
}

static void
draw_city (cairo_t      *cr,
           double width  G_GNUC_UNUSED,
           double height G_GNUC_UNUSED,
           TcTheme       theme,
           gpointer      user_data)
{
  Drawing *drawing = user_data;

  cairo_translate (cr, drawing->street - drawing->x, drawing->street - drawing->y);
  tc_city_draw_part (cr, drawing->board, drawing->part, drawing->side, drawing->street, theme);
}

/* Where a tile begins in the city's picture, on a whole device pixel, so that no seam is seen; the first has the street in it, and so has the last. */
static double
tile_start (const TcBoardPainter *self,
            guint                 square,
            guint                 n_squares,
            double                length)
{
  if (square == 0)
    return 0;

  return square >= n_squares ? length : round ((self->layout->street + square * self->layout->side) * self->scale) / self->scale;
}

static void
append_tile (const TcBoardPainter *self,
             GtkSnapshot          *snapshot,
             TcCityPart            part)
{
  const TcBoardLayout *layout = self->layout;
  const TcBoard *board = self->contents->board;
  const double width = layout->grid.size.width + 2 * layout->street, height = layout->grid.size.height + 2 * layout->street;
  const double x = tile_start (self, part.first_column, board->n_columns, width);
  const double y = tile_start (self, part.first_row, board->n_rows, height);
  Drawing drawing = { .board = board, .part = part, .x = x, .y = y, .side = layout->side, .street = layout->street };
  TcTextureKey key = { .kind = TEXTURE_CITY, .detail = { [2] = part.first_row, [3] = part.first_column } };

  tc_city_hash (board, part, key.detail);
  append_texture (self, snapshot, &key, layout->grid.origin.x - layout->street + x, layout->grid.origin.y - layout->street + y,
                  tile_start (self, part.end_column, board->n_columns, width) - x,
                  tile_start (self, part.end_row, board->n_rows, height) - y, draw_city, &drawing);
}

/* Where somebody paints squares, the city comes in tiles, so that those that stay the same need neither be drawn nor shown anew. In a battle no
 * city changes, and a picture of one may hang askew, where tiles would have seams. */
static guint
squares_in_tile (const TcBoardPainter *self)
{
  return self->contents->paint == NULL && !self->layout->miniature ? TILE_SQUARES : TC_MAX_SIDE;
}

void
tc_board_append_city (const TcBoardPainter *self,
                      GtkSnapshot          *snapshot)
{
  const TcBoard *board = self->contents->board;
  const guint step = squares_in_tile (self);

  for (guint row = 0; row < board->n_rows; row += step)
    for (guint column = 0; column < board->n_columns; column += step)
      append_tile (self, snapshot, (TcCityPart) {
        .first_row = row,
        .end_row = MIN (row + step, board->n_rows),
        .first_column = column,
        .end_column = MIN (column + step, board->n_columns),
      });
}

/* Moves the cells into the corner, so that equal shapes have equal textures; returns where the corner was. */
static TcCell
take_cells (Drawing      *drawing,
            TcTextureKey *key,
            const TcCell *cells,
            guint         n_cells)
{
  TcCell corner = cells[0];
  guint64 bits = 0;

  for (guint i = 1; i < n_cells; i++)
    {
      corner.row = MIN (corner.row, cells[i].row);
      corner.column = MIN (corner.column, cells[i].column);
    }

  drawing->n_cells = n_cells;
  for (guint i = 0; i < n_cells; i++)
    {
      TcCell cell = { (gint8) (cells[i].row - corner.row), (gint8) (cells[i].column - corner.column) };

      drawing->cells[i] = cell;
      bits |= G_GUINT64_CONSTANT (1) << (8 * cell.row + cell.column);
    }
  key->detail[0] = (guint32) bits;
  key->detail[1] = (guint32) (bits >> 32);
  key->detail[2] = g_str_hash (drawing->paint->id);

  return corner;
}

static void
find_size (const Drawing *drawing,
           double        *width,
           double        *height)
{
  *width = *height = 0;

  for (guint i = 0; i < drawing->n_cells; i++)
    {
      *width = MAX (*width, (drawing->cells[i].column + 1) * drawing->side);
      *height = MAX (*height, (drawing->cells[i].row + 1) * drawing->side);
    }
}

static void
draw_piece (cairo_t      *cr,
            double width  G_GNUC_UNUSED,
            double height G_GNUC_UNUSED,
            TcTheme theme G_GNUC_UNUSED,
            gpointer      user_data)
{
  Drawing *drawing = user_data;

  tc_piece_draw (cr, drawing->cells, drawing->n_cells, drawing->side, drawing->paint, drawing->drips ? 1 : 0, drawing->seed);
}

void
tc_board_append_piece (const TcBoardPainter *self,
                       GtkSnapshot          *snapshot,
                       const TcBoardPiece   *piece,
                       gboolean              drips)
{
  Drawing drawing = { .side = self->layout->side, .seed = piece->seed, .drips = drips, .paint = self->contents->paint };
  TcTextureKey key = { .kind = TEXTURE_PIECE };
  TcCell corner = take_cells (&drawing, &key, piece->cells, piece->n_cells);
  double width, height;

  key.detail[3] = drips ? piece->seed + 1 : 0;
  find_size (&drawing, &width, &height);
  append_texture (self, snapshot, &key,
                  self->layout->grid.origin.x + corner.column * drawing.side, self->layout->grid.origin.y + corner.row * drawing.side,
                  width, height + (drips ? TC_DRIP_REACH * drawing.side : 0), draw_piece, &drawing);
}

static void
draw_sticker (cairo_t *cr,
              double   width,
              double   height,
              TcTheme  theme,
              gpointer user_data)
{
  Drawing *drawing = user_data;
  TcWall wall = tc_wall (drawing->board->districts[drawing->district].colour, theme);

  cairo_translate (cr, width / 2, height / 2);
  tc_sticker_draw (cr, drawing->district, &wall, width - 2 * TC_STICKER_MARGIN, height - 2 * TC_STICKER_MARGIN);
}

void
tc_board_append_sticker (const TcBoardPainter *self,
                         GtkSnapshot          *snapshot,
                         guint                 district,
                         double                width,
                         double                height)
{
  Drawing drawing = { .board = self->contents->board, .district = district };
  TcTextureKey key = { .kind = TEXTURE_STICKER, .detail = { district, drawing.board->districts[district].colour } };
  const double margin = TC_STICKER_MARGIN;

  append_texture (self, snapshot, &key, -width / 2 - margin, -height / 2 - margin, width + 2 * margin, height + 2 * margin,
                  draw_sticker, &drawing);
}

static void
draw_ghost (cairo_t      *cr,
            double width  G_GNUC_UNUSED,
            double height G_GNUC_UNUSED,
            TcTheme       theme,
            gpointer      user_data)
{
  Drawing *drawing = user_data;

  cairo_translate (cr, TC_GHOST_MARGIN, TC_GHOST_MARGIN);
  tc_ghost_draw (cr, drawing->cells, drawing->n_cells, drawing->fits ? NULL : drawing->offending, drawing->side,
                 drawing->paint, drawing->emphasised, theme);
}

static void
find_offenders (Drawing            *drawing,
                TcTextureKey       *key,
                const TcBoardGhost *ghost,
                const TcCell       *cells,
                guint               n_cells,
                guint               n_columns)
{
  drawing->fits = tc_set_is_empty (&ghost->offending, TC_SET_WORDS);

  for (guint i = 0; i < n_cells; i++)
    {
      drawing->offending[i] = tc_set_has (&ghost->offending, (guint) cells[i].row * n_columns + (guint) cells[i].column);
      key->detail[3] |= (drawing->offending[i] ? 1u : 0) << i;
    }
}

void
tc_board_paint_ghost (const TcBoardPainter *self,
                      GtkSnapshot          *snapshot,
                      const TcBoardGhost   *ghost,
                      TcGhostPose           pose)
{
  Drawing drawing = { .side = self->layout->side, .paint = ghost->paint, .emphasised = pose.emphasised };
  TcTextureKey key = { .kind = TEXTURE_GHOST, .detail = { [4] = pose.emphasised ? 1 : 0 } };
  TcCell cells[TC_SHAPE_MAX_CELLS], corner;
  guint n_cells = tc_cells_from_set (&ghost->squares, self->layout->n_columns, cells, G_N_ELEMENTS (cells));
  double width, height;

  if (n_cells == 0)
    return;

  find_offenders (&drawing, &key, ghost, cells, n_cells, self->layout->n_columns);
  corner = take_cells (&drawing, &key, cells, n_cells);
  find_size (&drawing, &width, &height);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (self->layout->grid.origin.x + (corner.column + pose.dx) * drawing.side + width / 2),
                                                (float) (self->layout->grid.origin.y + (corner.row + pose.dy) * drawing.side + height / 2)));
  gtk_snapshot_rotate (snapshot, (float) pose.angle);
  gtk_snapshot_scale (snapshot, (float) pose.stretch, 1);
  append_texture (self, snapshot, &key, -width / 2 - TC_GHOST_MARGIN, -height / 2 - TC_GHOST_MARGIN,
                  width + 2 * TC_GHOST_MARGIN, height + 2 * TC_GHOST_MARGIN, draw_ghost, &drawing);
  gtk_snapshot_restore (snapshot);
}
