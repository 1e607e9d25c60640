/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-overlay.h"

#include <tc-city-drawing.h>
#include <turn-outline.h>
#include <turn-palette.h>
#include <turn-path.h>

#include "tce-drone-mark.h"
#include "tce-split-drawing.h"

#define LINE_WIDTH 2.5
#define AXIS_REACH 14
#define SELECTION_COLOUR 0x1a5fb4
#define CORNER 11
#define HANDLE_LENGTH 44
#define HANDLE_WIDTH 6

/* What all parts are drawn with. */
typedef struct
{
  const TceOverlay    *overlay;
  const TcBoardLayout *layout;
  cairo_t             *cr;
  PangoContext        *text;
  GdkRGBA              accent;
  TurnTheme            theme;
} Drawing;

static GdkRGBA
named_colour (GtkWidget  *widget,
              const char *name,
              guint32     otherwise)
{
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &colour))
    colour = turn_rgba (otherwise, 1);

  return colour;
}

static guint
find_cells (const gboolean squares[TC_MAX_SIDE][TC_MAX_SIDE],
            TurnCell      *cells)
{
  guint n_cells = 0;

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      if (squares[row][column])
        {
          cells[n_cells].row = (gint8) row;
          cells[n_cells++].column = (gint8) column;
        }

  return n_cells;
}

/* Leaves the outline as the current path; FALSE when there is none. */
static gboolean
append_squares (const Drawing *self,
                const gboolean squares[TC_MAX_SIDE][TC_MAX_SIDE],
                double         inset)
{
  TurnCell cells[TC_MAX_SQUARES];
  guint n_cells = find_cells (squares, cells);
  double side = self->layout->side;

  if (n_cells > 0)
    turn_outline_append (self->cr, cells, n_cells, side, inset, .12 * side, self->layout->grid.origin.x, self->layout->grid.origin.y);

  return n_cells > 0;
}

static void
fill_and_stroke (const Drawing *self,
                 GdkRGBA        colour,
                 double         cover,
                 double         width)
{
  GdkRGBA fill = colour;

  fill.alpha = (float) cover;
  gdk_cairo_set_source_rgba (self->cr, &fill);
  cairo_fill_preserve (self->cr);
  gdk_cairo_set_source_rgba (self->cr, &colour);
  cairo_set_line_width (self->cr, width);
  cairo_stroke (self->cr);
}

static void
draw_preview (const Drawing *self)
{
  const double dashes[] = { 7, 4 };

  if (append_squares (self, self->overlay->twins, 0))
    {
      cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
      fill_and_stroke (self, self->accent, .14, LINE_WIDTH);
      cairo_set_dash (self->cr, NULL, 0, 0);
    }
  if (append_squares (self, self->overlay->squares, 0))
    fill_and_stroke (self, self->accent, .3, LINE_WIDTH + .5);
}

static void
draw_problem (const Drawing *self)
{
  GdkRGBA white = turn_rgba (0xffffff, .9);

  if (!append_squares (self, self->overlay->problem, -1))
    return;

  gdk_cairo_set_source_rgba (self->cr, &white);
  cairo_set_line_width (self->cr, 6);
  cairo_stroke_preserve (self->cr);
  fill_and_stroke (self, turn_rgba (self->overlay->is_error ? TURN_COLOUR_WRONG : 0xd98a00, 1), .22, 3);
}

/* What fills a feature of single squares, and what of it the remote lacks. */
static void
draw_drones (const Drawing *self)
{
  const TcBoardLayout *layout = self->layout;

  for (guint row = 0; row < layout->n_rows; row++)
    for (guint column = 0; column < layout->n_columns; column++)
      if (self->overlay->drones[row][column] > 0)
        tce_drone_mark_draw (self->cr, self->text, layout->grid.origin.x + (column + .5) * layout->side, layout->grid.origin.y + (row + .5) * layout->side,
                             layout->side, self->overlay->drones[row][column], self->overlay->drones[row][column] > self->overlay->n_drones);
}

/* Every token of the example has its own outline, so that one sees which shapes they are. */
static void
draw_tiling (const Drawing *self)
{
  for (guint token = 1; token <= self->overlay->tiling.n_tokens; token++)
    {
      gboolean squares[TC_MAX_SIDE][TC_MAX_SIDE] = { { FALSE } };

      for (guint row = 0; row < TC_MAX_SIDE; row++)
        for (guint column = 0; column < TC_MAX_SIDE; column++)
          squares[row][column] = self->overlay->tiling.cells[row][column] == token;
      if (append_squares (self, squares, .1 * self->layout->side))
        fill_and_stroke (self, self->accent, .2 + .12 * (token % 3), 2);
    }
}

/* White under dashes: seen on every wall. */
static void
stroke_dashes (const Drawing *self,
               double         dash,
               double         gap)
{
  const GdkRGBA white = turn_rgba (0xffffff, 1), blue = turn_rgba (SELECTION_COLOUR, 1);
  const double dashes[] = { dash, gap };

  gdk_cairo_set_source_rgba (self->cr, &white);
  cairo_set_line_width (self->cr, 3);
  cairo_stroke_preserve (self->cr);
  cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  gdk_cairo_set_source_rgba (self->cr, &blue);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

static void
draw_corners (const Drawing *self)
{
  const TcSelection *selection = &self->overlay->selection;
  const GdkRGBA white = turn_rgba (0xffffff, 1), blue = turn_rgba (SELECTION_COLOUR, 1);

  for (guint row = 0; row <= 2; row++)
    for (guint column = 0; column <= 2; column++)
      {
        graphene_point_t at;

        if (row == 1 && column == 1)
          continue;
        at = tce_overlay_find_corner (self->layout, selection, row, column);
        turn_path_append_rounded (self->cr, at.x - CORNER / 2., at.y - CORNER / 2., CORNER, CORNER, 3);
        gdk_cairo_set_source_rgba (self->cr, &white);
        cairo_fill_preserve (self->cr);
        gdk_cairo_set_source_rgba (self->cr, &blue);
        cairo_set_line_width (self->cr, 2);
        cairo_stroke (self->cr);
      }
}

static void
draw_selection (const Drawing *self)
{
  const GdkRGBA tint = turn_rgba (SELECTION_COLOUR, .13);

  if (self->overlay->selection.kind == TC_SELECTION_NONE || !append_squares (self, self->overlay->selection.squares, 0))
    return;

  gdk_cairo_set_source_rgba (self->cr, &tint);
  cairo_fill_preserve (self->cr);
  stroke_dashes (self, 7, 5);
  if (self->overlay->has_handles)
    draw_corners (self);
}

/* What is held lies a little higher than the board, with a shadow: as the walls it brings, and nothing where it brings none. */
static void
draw_hand (const Drawing *self)
{
  const TcBoard *held = &self->overlay->held;
  const double side = self->layout->side;
  const double x = self->layout->grid.origin.x + self->overlay->held_column * side, y = self->layout->grid.origin.y + self->overlay->held_row * side;
  TurnCell cells[TC_MAX_SQUARES];
  guint n_cells = 0;

  for (guint row = 0; row < held->n_rows; row++)
    for (guint column = 0; column < held->n_columns; column++)
      if (self->overlay->hand.squares[row][column] != TC_PART_NOTHING)
        {
          cells[n_cells].row = (gint8) row;
          cells[n_cells++].column = (gint8) column;
        }
  if (n_cells == 0)
    return;

  turn_outline_append (self->cr, cells, n_cells, side, 0, .12 * side, x + 2, y + 4);
  cairo_set_source_rgba (self->cr, 0, 0, 0, .35);
  cairo_fill (self->cr);
  turn_outline_append (self->cr, cells, n_cells, side, 0, .12 * side, x - 4, y - 5);
  cairo_save (self->cr);
  cairo_clip_preserve (self->cr);
  cairo_new_path (self->cr);
  cairo_translate (self->cr, x - 4, y - 5);
  tc_city_draw (self->cr, held, side, self->layout->street, self->theme);
  cairo_restore (self->cr);
  turn_outline_append (self->cr, cells, n_cells, side, 0, .12 * side, x - 4, y - 5);
  stroke_dashes (self, 2, 6);
}

static void
draw_split (const Drawing *self)
{
  if (self->overlay->has_split)
    tce_split_draw (&self->overlay->split, &self->overlay->split_board, self->overlay->split_moves_start, self->cr, self->layout, self->text, self->theme);
}

static void
draw_axis (const Drawing *self)
{
  const graphene_rect_t *grid = &self->layout->grid;
  const double x = grid->origin.x + grid->size.width / 2, y = grid->origin.y + grid->size.height / 2;
  const double dashes[] = { 5, 4 };

  if (self->overlay->symmetry == TC_SYMMETRY_NONE)
    return;

  cairo_new_path (self->cr);
  if (self->overlay->symmetry == TC_SYMMETRY_LEFT_RIGHT)
    {
      cairo_move_to (self->cr, x, grid->origin.y - AXIS_REACH);
      cairo_line_to (self->cr, x, grid->origin.y + grid->size.height + AXIS_REACH);
    }
  else if (self->overlay->symmetry == TC_SYMMETRY_TOP_BOTTOM)
    {
      cairo_move_to (self->cr, grid->origin.x - AXIS_REACH, y);
      cairo_line_to (self->cr, grid->origin.x + grid->size.width + AXIS_REACH, y);
    }
  else
    {
      cairo_arc (self->cr, x, y, .3 * self->layout->side, .3, G_PI - .3);
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, x, y, .3 * self->layout->side, G_PI + .3, 2 * G_PI - .3);
      cairo_new_sub_path (self->cr);
      cairo_arc (self->cr, x, y, 1.5, 0, 2 * G_PI);
    }
  cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  gdk_cairo_set_source_rgba (self->cr, &self->accent);
  cairo_set_line_width (self->cr, LINE_WIDTH);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

static void
draw_handle (const Drawing *self,
             double         x,
             double         y,
             gboolean       upright)
{
  double width = upright ? HANDLE_WIDTH : HANDLE_LENGTH, height = upright ? HANDLE_LENGTH : HANDLE_WIDTH;

  turn_path_append_rounded (self->cr, x - width / 2, y - height / 2, width, height, HANDLE_WIDTH / 2.);
  gdk_cairo_set_source_rgba (self->cr, &self->accent);
  cairo_fill (self->cr);
}

static void
draw_handles (const Drawing *self)
{
  const graphene_rect_t *grid = &self->layout->grid;
  const double reach = self->layout->street / 2;
  const double x = grid->origin.x + grid->size.width / 2, y = grid->origin.y + grid->size.height / 2;

  cairo_new_path (self->cr);
  if (self->overlay->hot.top)
    draw_handle (self, x, grid->origin.y - reach, FALSE);
  if (self->overlay->hot.bottom)
    draw_handle (self, x, grid->origin.y + grid->size.height + reach, FALSE);
  if (self->overlay->hot.left)
    draw_handle (self, grid->origin.x - reach, y, TRUE);
  if (self->overlay->hot.right)
    draw_handle (self, grid->origin.x + grid->size.width + reach, y, TRUE);
}

/* The grid as it would be. */
static void
draw_edges (const Drawing *self)
{
  const TceEdges *edges = &self->overlay->edges;
  const graphene_rect_t *grid = &self->layout->grid;
  const double side = self->layout->side, dashes[] = { 7, 4 };

  if (edges->top == 0 && edges->bottom == 0 && edges->left == 0 && edges->right == 0)
    return;

  turn_path_append_rounded (self->cr, grid->origin.x - edges->left * side, grid->origin.y - edges->top * side,
                            grid->size.width + (edges->left + edges->right) * side,
                            grid->size.height + (edges->top + edges->bottom) * side, 8);
  cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  fill_and_stroke (self, self->accent, .08, 3);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

graphene_point_t
tce_overlay_find_corner (const TcBoardLayout *layout,
                         const TcSelection   *selection,
                         guint                row,
                         guint                column)
{
  return GRAPHENE_POINT_INIT ((float) (layout->grid.origin.x + (selection->column + selection->n_columns * column / 2.) * layout->side),
                              (float) (layout->grid.origin.y + (selection->row + selection->n_rows * row / 2.) * layout->side));
}

typedef void (*DrawPart) (const Drawing *self);

/* Each part is a node no larger than its ink, so that what lies beside it need not be drawn anew when it moves. */
static void
append_part (Drawing     *self,
             GtkSnapshot *snapshot,
             DrawPart     draw)
{
  cairo_surface_t *ink = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  double x, y, width, height;

  self->cr = cairo_create (ink);
  draw (self);
  cairo_destroy (self->cr);
  cairo_recording_surface_ink_extents (ink, &x, &y, &width, &height);
  if (width > 0 && height > 0)
    {
      self->cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
      draw (self);
      cairo_destroy (self->cr);
    }
  cairo_surface_destroy (ink);
}

void
tce_overlay_draw (const TceOverlay    *self,
                  GtkWidget           *widget,
                  GtkSnapshot         *snapshot,
                  const TcBoardLayout *layout)
{
  static const DrawPart parts[] = { draw_tiling, draw_problem, draw_drones, draw_axis, draw_preview, draw_selection, draw_hand, draw_split, draw_edges, draw_handles };
  Drawing drawing = { .overlay = self, .layout = layout, .text = gtk_widget_get_pango_context (widget), .accent = named_colour (widget, "accent_bg_color", 0x3584e4),
                      .theme = turn_theme_current () };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    append_part (&drawing, snapshot, parts[i]);
}
