/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-painter.h"

#include <math.h>

#include "tc-city-drawing.h"
#include "tc-piece-drawing.h"
#include "tc-sticker-drawing.h"
#include "tc-wall-drawing.h"
#include "turn-texture.h"

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
  const TcBoard   *board;
  TcCityPart       part;
  double           x, y;           /* of the part, within the city's picture */
  double           side;
  double           street;
  guint            district;
  TcStickerForm    form;
  TurnCell         cells[TC_SHAPE_MAX_CELLS];
  gboolean         offending[TC_SHAPE_MAX_CELLS];
  guint            n_cells;
  guint            seed;
  gboolean         drips;
  gboolean         fits;
  gboolean         emphasised;
  gboolean         pinned;
  gboolean         hinted;
  const TurnPaint *paint;
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
                const TurnTextureKey *key,
                double                x,
                double                y,
                double                width,
                double                height,
                TurnDrawFunc          draw,
                Drawing              *drawing)
{
  GdkTexture *texture = turn_texture_cache_get (self->textures, key, width, height, self->scale, self->theme, draw, drawing);

  turn_texture_append (texture, snapshot, self->widget,
                       &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) whole (self, width), (float) whole (self, height)));
}

static void
draw_city (cairo_t      *cr,
           double width  G_GNUC_UNUSED,
           double height G_GNUC_UNUSED,
           TurnTheme     theme,
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
  TurnTextureKey key = { .kind = TEXTURE_CITY, .detail = { [2] = part.first_row, [3] = part.first_column } };

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

/* The drawings of a board that are kept as textures, appended to a snapshot. For tc-board-painter.h only. */
static void
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
static TurnCell
take_cells (Drawing        *drawing,
            TurnTextureKey *key,
            const TurnCell *cells,
            guint           n_cells)
{
  TurnCell corner = cells[0];
  guint64 bits = 0;

  for (guint i = 1; i < n_cells; i++)
    {
      corner.row = MIN (corner.row, cells[i].row);
      corner.column = MIN (corner.column, cells[i].column);
    }

  drawing->n_cells = n_cells;
  for (guint i = 0; i < n_cells; i++)
    {
      TurnCell cell = { (gint8) (cells[i].row - corner.row), (gint8) (cells[i].column - corner.column) };

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
draw_piece (cairo_t        *cr,
            double width    G_GNUC_UNUSED,
            double height   G_GNUC_UNUSED,
            TurnTheme theme G_GNUC_UNUSED,
            gpointer        user_data)
{
  Drawing *drawing = user_data;

  tc_piece_draw (cr, drawing->cells, drawing->n_cells, drawing->side, drawing->paint, drawing->drips ? 1 : 0, drawing->seed);
}

static void
tc_board_append_piece (const TcBoardPainter *self,
                       GtkSnapshot          *snapshot,
                       const TcBoardPiece   *piece,
                       gboolean              drips)
{
  Drawing drawing = { .side = self->layout->side, .seed = piece->seed, .drips = drips, .paint = self->contents->paint };
  TurnTextureKey key = { .kind = TEXTURE_PIECE };
  TurnCell corner = take_cells (&drawing, &key, piece->cells, piece->n_cells);
  double width, height;

  key.detail[3] = drips ? piece->seed + 1 : 0;
  find_size (&drawing, &width, &height);
  append_texture (self, snapshot, &key,
                  self->layout->grid.origin.x + corner.column * drawing.side, self->layout->grid.origin.y + corner.row * drawing.side,
                  width, height + (drips ? TC_DRIP_REACH * drawing.side : 0), draw_piece, &drawing);
}

static void
draw_sticker (cairo_t  *cr,
              double    width,
              double    height,
              TurnTheme theme,
              gpointer  user_data)
{
  Drawing *drawing = user_data;
  TcWall wall = tc_wall (drawing->board->districts[drawing->district].colour, theme);

  cairo_translate (cr, width / 2, height / 2);
  tc_sticker_draw (cr, drawing->form, drawing->district, &wall, width - 2 * TC_STICKER_MARGIN, height - 2 * TC_STICKER_MARGIN);
}

/* With its middle at the origin. */
static void
tc_board_append_sticker (const TcBoardPainter *self,
                         GtkSnapshot          *snapshot,
                         guint                 district,
                         TcStickerForm         form,
                         double                width,
                         double                height)
{
  Drawing drawing = { .board = self->contents->board, .district = district, .form = form };
  TurnTextureKey key = { .kind = TEXTURE_STICKER, .detail = { district, drawing.board->districts[district].colour, form } };
  const double margin = TC_STICKER_MARGIN;

  append_texture (self, snapshot, &key, -width / 2 - margin, -height / 2 - margin, width + 2 * margin, height + 2 * margin,
                  draw_sticker, &drawing);
}

static void
draw_ghost (cairo_t      *cr,
            double width  G_GNUC_UNUSED,
            double height G_GNUC_UNUSED,
            TurnTheme     theme,
            gpointer      user_data)
{
  Drawing *drawing = user_data;

  cairo_translate (cr, TC_GHOST_MARGIN, TC_GHOST_MARGIN);
  if (drawing->pinned)
    {
      tc_pinned_draw (cr, drawing->cells, drawing->n_cells, drawing->side, drawing->paint);
      return;
    }
  if (drawing->hinted)
    {
      tc_hinted_draw (cr, drawing->cells, drawing->n_cells, drawing->side, drawing->paint);
      return;
    }
  tc_ghost_draw (cr, drawing->cells, drawing->n_cells, drawing->fits ? NULL : drawing->offending, drawing->side,
                 drawing->paint, drawing->emphasised, theme);
}

static void
find_offenders (Drawing            *drawing,
                TurnTextureKey     *key,
                const TcBoardGhost *ghost,
                const TurnCell     *cells,
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
  Drawing drawing = {
    .side = self->layout->side, .paint = ghost->paint, .emphasised = pose.emphasised, .pinned = ghost->pinned, .hinted = ghost->hinted,
  };
  TurnTextureKey key = {
    .kind = TEXTURE_GHOST, .detail = { [4] = (pose.emphasised ? 1u : 0) | (ghost->pinned ? 2u : 0) | (ghost->hinted ? 4u : 0) },
  };
  TurnCell cells[TC_SHAPE_MAX_CELLS], corner;
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

#define PLATE_RADIUS 16
#define FRAME_WIDTH 3
#define FRAME_EDGE 1        /* dark, on either side of the white line, so that it is seen on walls and on paint */
#define FRAME_RADIUS 9

static void
append_stroke (GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds,
               float                  radius,
               float                  width,
               const GdkRGBA         *colour)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

static void
paint_plate (const TcBoardPainter *self,
             GtkSnapshot          *snapshot)
{
  TurnColours colours = turn_colours (self->theme);
  GskRoundedRect plate;

  gsk_rounded_rect_init_from_rect (&plate, &self->layout->plate, PLATE_RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, &colours.plate, &plate.bounds);
  gtk_snapshot_pop (snapshot);
  append_stroke (snapshot, &plate.bounds, PLATE_RADIUS, 1, &colours.plate_border);
}

void
tc_board_paint_city (const TcBoardPainter *self,
                     GtkSnapshot          *snapshot)
{
  if (!self->layout->miniature)
    paint_plate (self, snapshot);
  tc_board_append_city (self, snapshot);
}

static void
paint_district_frame (const TcBoardPainter *self,
                      GtkSnapshot          *snapshot,
                      const TcBoardFeature *feature,
                      const GdkRGBA        *edge,
                      const GdkRGBA        *line)
{
  graphene_rect_t bounds = self->layout->grid;
  TurnCell cells[TC_MAX_SQUARES];
  guint n_cells = tc_board_contents_feature_cells (self->contents, feature, cells);
  cairo_t *cr;

  graphene_rect_inset (&bounds, -FRAME_WIDTH - FRAME_EDGE, -FRAME_WIDTH - FRAME_EDGE);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  turn_outline_append (cr, cells, n_cells, self->layout->side, 0, .2 * self->layout->side,
                       self->layout->grid.origin.x, self->layout->grid.origin.y);
  cairo_set_line_width (cr, FRAME_WIDTH + 2 * FRAME_EDGE);
  gdk_cairo_set_source_rgba (cr, edge);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, FRAME_WIDTH);
  gdk_cairo_set_source_rgba (cr, line);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
tc_board_paint_frame (const TcBoardPainter *self,
                      GtkSnapshot          *snapshot,
                      const TcBoardFeature *feature)
{
  const GdkRGBA edge = turn_rgba (TURN_COLOUR_INK, .8), line = turn_rgba (0xffffff, 1);
  graphene_rect_t frame = self->layout->grid;
  float side = (float) self->layout->side;

  if (feature->kind == TC_FEATURE_DISTRICT)
    {
      paint_district_frame (self, snapshot, feature, &edge, &line);
      return;
    }

  if (feature->kind == TC_FEATURE_ROW)
    {
      frame.origin.y += side * (float) feature->index;
      frame.size.height = side;
      graphene_rect_inset (&frame, -5.5f - FRAME_EDGE, -2.5f - FRAME_EDGE);
    }
  else
    {
      frame.origin.x += side * (float) feature->index;
      frame.size.width = side;
      graphene_rect_inset (&frame, -2.5f - FRAME_EDGE, -5.5f - FRAME_EDGE);
    }
  append_stroke (snapshot, &frame, FRAME_RADIUS + FRAME_EDGE, FRAME_WIDTH + 2 * FRAME_EDGE, &edge);
  graphene_rect_inset (&frame, FRAME_EDGE, FRAME_EDGE);
  append_stroke (snapshot, &frame, FRAME_RADIUS, FRAME_WIDTH, &line);
}

static void
paint_drip (const TcBoardPainter *self,
            GtkSnapshot          *snapshot,
            const TcBoardPiece   *piece)
{
  graphene_rect_t bounds = self->layout->grid;
  cairo_t *cr;

  bounds.size.height += (float) (TC_DRIP_REACH * self->layout->side);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, bounds.origin.x, bounds.origin.y);
  tc_piece_draw_drip (cr, piece->cells, piece->n_cells, self->layout->side, self->contents->paint,
                      tc_board_motion_drip (self->motion), piece->seed);
  cairo_destroy (cr);
}

/* A mist of paint that grows until it covers the square. */
static void
paint_mist (const TcBoardPainter  *self,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *square,
            double                 progress)
{
  double radius = self->layout->side * .75 * progress + 1;
  const GskColorStop stops[] = {
    { 0, turn_rgba (self->contents->paint->body, .9) },
    { .6f, turn_rgba (self->contents->paint->body, .75) },
    { 1, turn_rgba (self->contents->paint->body, 0) },
  };
  graphene_point_t centre;

  graphene_rect_get_center (square, &centre);
  gtk_snapshot_append_radial_gradient (snapshot, square, &centre, (float) radius, (float) radius, 0, 1, stops, G_N_ELEMENTS (stops));
}

static void
paint_new_piece (const TcBoardPainter *self,
                 GtkSnapshot          *snapshot,
                 const TcBoardPiece   *piece)
{
  if (tc_board_motion_drip (self->motion) > 0)
    paint_drip (self, snapshot, piece);

  for (guint i = 0; i < piece->n_cells; i++)
    {
      graphene_rect_t square = tc_board_layout_square (self->layout, (guint) piece->cells[i].row, (guint) piece->cells[i].column);
      double progress = tc_board_motion_spray (self->motion, i);
      double cover = CLAMP (progress * 2 - 1, 0, 1);

      if (progress > 0 && progress < 1)
        paint_mist (self, snapshot, &square, progress);
      if (cover <= 0)
        continue;
      gtk_snapshot_push_clip (snapshot, &square);
      gtk_snapshot_push_opacity (snapshot, cover);
      tc_board_append_piece (self, snapshot, piece, FALSE);
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_pop (snapshot);
    }
}

void
tc_board_paint_pieces (const TcBoardPainter *self,
                       GtkSnapshot          *snapshot)
{
  for (guint i = 0; i < self->contents->n_pieces; i++)
    {
      if (tc_board_motion_is_new (self->motion, i))
        paint_new_piece (self, snapshot, &self->contents->pieces[i]);
      else
        tc_board_append_piece (self, snapshot, &self->contents->pieces[i], TRUE);
    }
}

void
tc_board_paint_light (const TcBoardPainter *self,
                      GtkSnapshot          *snapshot)
{
  for (guint i = 0; i < self->contents->n_features; i++)
    {
      TurnCell cells[TC_MAX_SQUARES];
      guint n_cells = self->motion->filled[i] ?
                      tc_board_contents_feature_cells (self->contents, &self->contents->features[i], cells) : 0;

      for (guint k = 0; k < n_cells; k++)
        {
          graphene_rect_t square = tc_board_layout_square (self->layout, (guint) cells[k].row, (guint) cells[k].column);
          GdkRGBA white = turn_rgba (0xffffff, .6 * tc_board_motion_light (self->motion, i, k, n_cells));

          if (white.alpha > 0)
            gtk_snapshot_append_color (snapshot, &white, &square);
        }
    }
}

static TcValueLook
look_of (const TcBoardPainter *self,
         guint                 index,
         gboolean              high,
         const TcRank         *soon)
{
  const TcBoardFeature *feature = &self->contents->features[index];
  TcValueLook look = {
    .value = high ? feature->value.high : feature->value.low,
    .state = high ? feature->high : feature->low,
    .progress = tc_board_motion_stroke (self->motion, index, high),
  };

  /* Until the marker comes, all is as it was. */
  if (tc_board_motion_stroke (self->motion, index, TRUE) <= 0)
    look.state = high ? TC_VALUE_OPEN : TC_VALUE_WAIT;
  else if (look.progress <= 0)
    look.state = TC_VALUE_OPEN;

  if (soon[index] == (high ? TC_RANK_HIGH : TC_RANK_LOW))
    look.state = TC_VALUE_SOON;
  if (look.state == TC_VALUE_GONE)
    look.paint = feature->first;
  else if (look.state == TC_VALUE_MINE || look.state == TC_VALUE_SOON)
    look.paint = self->contents->paint;

  return look;
}

static void
paint_sticker (const TcBoardPainter *self,
               GtkSnapshot          *snapshot,
               guint                 index,
               const TcRank         *soon)
{
  guint district = self->contents->features[index].index;
  const double side = self->layout->side;
  TcSticker sticker;
  TcValueLook high = look_of (self, index, TRUE, soon), low = look_of (self, index, FALSE, soon);

  if (!tc_sticker_find (self->contents->board, district, self->layout->sticker, &sticker))
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (self->layout->grid.origin.x + sticker.x * side),
                                                          (float) (self->layout->grid.origin.y + sticker.y * side)));
  gtk_snapshot_rotate (snapshot, (float) sticker.angle);
  tc_board_append_sticker (self, snapshot, district, sticker.form, sticker.width * side, sticker.height * side);
  tc_value_snapshot_on_sticker (&high, snapshot, self->context, sticker.high.x * side, sticker.high.y * side, sticker.high.font_size * side);
  tc_value_snapshot_on_sticker (&low, snapshot, self->context, sticker.low.x * side, sticker.low.y * side, sticker.low.font_size * side);
  gtk_snapshot_restore (snapshot);
}

static void
paint_labels (const TcBoardPainter *self,
              GtkSnapshot          *snapshot,
              TcFeatureKind         kind,
              guint                 n_labels)
{
  GdkRGBA colour = turn_colours (self->theme).text;

  colour.alpha = self->theme.high_contrast ? 1 : .6f;
  for (guint i = 0; i < n_labels; i++)
    {
      TcBoardSlot slot = tc_board_layout_label (self->layout, kind, i);
      g_autofree char *text = kind == TC_FEATURE_COLUMN ? g_strdup_printf ("%c", 'A' + (int) i) : g_strdup_printf ("%u", i + 1);

      tc_figure_snapshot (snapshot, self->context, text, slot.x, slot.y, slot.font_size, PANGO_WEIGHT_ULTRABOLD, &colour);
    }
}

void
tc_board_paint_labels (const TcBoardPainter *self,
                       GtkSnapshot          *snapshot)
{
  paint_labels (self, snapshot, TC_FEATURE_COLUMN, self->layout->n_columns);
  paint_labels (self, snapshot, TC_FEATURE_ROW, self->layout->n_rows);
}

void
tc_board_paint_figures (const TcBoardPainter *self,
                        GtkSnapshot          *snapshot,
                        guint                 index,
                        const TcRank         *soon)
{
  const TcBoardFeature *feature = &self->contents->features[index];

  if (feature->kind == TC_FEATURE_DISTRICT)
    {
      paint_sticker (self, snapshot, index, soon);
      return;
    }

  for (guint i = 0; i < 2; i++)
    {
      const gboolean high = i == 0;
      const TcValueLook look = look_of (self, index, high, soon);
      const TcBoardSlot slot = tc_board_layout_slot (self->layout, feature->kind, feature->index, high);

      tc_value_snapshot (&look, snapshot, self->context, slot.x, slot.y, slot.width, slot.height, slot.font_size, self->theme);
    }
}

static gboolean
is_same_sticker (const TcBoard *a,
                 const TcBoard *b,
                 guint          district)
{
  const TcDistrict *left = &a->districts[district], *right = &b->districts[district];
  TcSticker one, other;

  return left->colour == right->colour && left->value.high == right->value.high && left->value.low == right->value.low &&
         tc_sticker_find (a, district, 1, &one) == tc_sticker_find (b, district, 1, &other) &&
         one.form == other.form && one.x == other.x && one.y == other.y;
}

gboolean
tc_board_has_same_stickers (const TcBoardContents *a,
                            const TcBoardContents *b)
{
  if (a->paint != NULL || b->paint != NULL || a->board->n_districts != b->board->n_districts ||
      a->board->n_rows != b->board->n_rows || a->board->n_columns != b->board->n_columns)
    return FALSE;

  for (guint i = 0; i < a->board->n_districts; i++)
    if (!is_same_sticker (a->board, b->board, i))
      return FALSE;

  return TRUE;
}

/* Two lines, one light and one dark: seen on every wall and every paint. */
void
tc_board_paint_cursor (const TcBoardPainter *self,
                       GtkSnapshot          *snapshot,
                       guint                 row,
                       guint                 column)
{
  graphene_rect_t square = tc_board_layout_square (self->layout, row, column);
  GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1), white = turn_rgba (0xffffff, 1);
  float radius = (float) (.24 * self->layout->side);

  append_stroke (snapshot, &square, radius, 2, &ink);
  graphene_rect_inset (&square, 2, 2);
  append_stroke (snapshot, &square, radius - 2, 3, &white);
  graphene_rect_inset (&square, 3, 3);
  append_stroke (snapshot, &square, MAX (0, radius - 5), 1, &ink);
}
