/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-painter.h"

#include "tc-board-textures.h"
#include "tc-piece-drawing.h"
#include "tc-sticker-drawing.h"

#define PLATE_RADIUS 16
#define FRAME_WIDTH 3
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
  TcColours colours = tc_colours (self->theme);
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
                      const GdkRGBA        *colour)
{
  graphene_rect_t bounds = self->layout->grid;
  TcCell cells[TC_MAX_SQUARES];
  guint n_cells = tc_board_contents_feature_cells (self->contents, feature, cells);
  cairo_t *cr;

  graphene_rect_inset (&bounds, -FRAME_WIDTH, -FRAME_WIDTH);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  tc_outline_append (cr, cells, n_cells, self->layout->side, 0, .2 * self->layout->side,
                     self->layout->grid.origin.x, self->layout->grid.origin.y);
  cairo_set_line_width (cr, FRAME_WIDTH);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
tc_board_paint_frame (const TcBoardPainter *self,
                      GtkSnapshot          *snapshot,
                      const TcBoardFeature *feature,
                      const GdkRGBA        *colour)
{
  graphene_rect_t frame = self->layout->grid;
  float side = (float) self->layout->side;

  if (feature->kind == TC_FEATURE_DISTRICT)
    {
      paint_district_frame (self, snapshot, feature, colour);
      return;
    }

  if (feature->kind == TC_FEATURE_ROW)
    {
      frame.origin.y += side * (float) feature->index;
      frame.size.height = side;
      graphene_rect_inset (&frame, -5.5f, -2.5f);
    }
  else
    {
      frame.origin.x += side * (float) feature->index;
      frame.size.width = side;
      graphene_rect_inset (&frame, -2.5f, -5.5f);
    }
  append_stroke (snapshot, &frame, FRAME_RADIUS, FRAME_WIDTH, colour);
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
    { 0, tc_rgba (self->contents->paint->body, .9) },
    { .6f, tc_rgba (self->contents->paint->body, .75) },
    { 1, tc_rgba (self->contents->paint->body, 0) },
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
      TcCell cells[TC_MAX_SQUARES];
      guint n_cells = self->motion->filled[i] ?
                      tc_board_contents_feature_cells (self->contents, &self->contents->features[i], cells) : 0;

      for (guint k = 0; k < n_cells; k++)
        {
          graphene_rect_t square = tc_board_layout_square (self->layout, (guint) cells[k].row, (guint) cells[k].column);
          GdkRGBA white = tc_rgba (0xffffff, .6 * tc_board_motion_light (self->motion, i, k, n_cells));

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
  double size = self->layout->side * self->layout->sticker;
  double width = TC_STICKER_WIDTH * size, height = TC_STICKER_HEIGHT * size;
  TcValueLook high = look_of (self, index, TRUE, soon), low = look_of (self, index, FALSE, soon);
  double x, y;

  if (!tc_sticker_place (self->contents->board, district, &x, &y))
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (self->layout->grid.origin.x + x * self->layout->side),
                                                          (float) (self->layout->grid.origin.y + y * self->layout->side)));
  gtk_snapshot_rotate (snapshot, (float) tc_sticker_angle (district));
  tc_board_append_sticker (self, snapshot, district, width, height);
  tc_value_snapshot_on_sticker (&high, snapshot, self->context, -width / 2 + 1.34 * height, 0, .36 * size);
  tc_value_snapshot_on_sticker (&low, snapshot, self->context, width / 2 - .5 * height, 0, .26 * size);
  gtk_snapshot_restore (snapshot);
}

static void
paint_labels (const TcBoardPainter *self,
              GtkSnapshot          *snapshot,
              TcFeatureKind         kind,
              guint                 n_labels)
{
  GdkRGBA colour = tc_colours (self->theme).text;

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
  double x_a = 0, y_a = 0, x_b = 0, y_b = 0;

  return left->colour == right->colour && left->value.high == right->value.high && left->value.low == right->value.low &&
         tc_sticker_place (a, district, &x_a, &y_a) == tc_sticker_place (b, district, &x_b, &y_b) &&
         x_a == x_b && y_a == y_b;
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
  GdkRGBA ink = tc_rgba (TC_COLOUR_INK, 1), white = tc_rgba (0xffffff, 1);
  float radius = (float) (.24 * self->layout->side);

  append_stroke (snapshot, &square, radius, 2, &ink);
  graphene_rect_inset (&square, 2, 2);
  append_stroke (snapshot, &square, radius - 2, 3, &white);
  graphene_rect_inset (&square, 3, 3);
  append_stroke (snapshot, &square, MAX (0, radius - 5), 1, &ink);
}
