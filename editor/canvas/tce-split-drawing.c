/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-split-drawing.h"

#include <pango/pangocairo.h>
#include <tc-city-drawing.h>
#include <turn-outline.h>
#include <turn-path.h>
#include <turn-words.h>

#define EDGE_COLOUR 0x3584e4
#define INK_COLOUR 0x17131f
#define LINE_COLOUR 0xf7c22a
#define END_RADIUS 8

/* What all parts are drawn with. */
typedef struct
{
  cairo_t             *cr;
  const TcBoardLayout *layout;
  PangoContext        *text;
  TurnTheme            theme;
} Drawing;

/* The squares of one of the halves. */
typedef struct
{
  TurnCell cells[TC_MAX_SQUARES];
  guint    n_cells;
} Half;

static void
set_colour (const Drawing *self,
            guint32        colour)
{
  const GdkRGBA rgba = turn_rgba (colour, 1);

  gdk_cairo_set_source_rgba (self->cr, &rgba);
}

static Half
find_half (const TcBoardSplit *split,
           const TcBoard      *after,
           gboolean            leaves)
{
  Half half = { 0 };

  for (guint row = 0; row < after->n_rows; row++)
    for (guint column = 0; column < after->n_columns; column++)
      if (leaves ? split->leaves[row][column] : !split->leaves[row][column] && after->squares[row][column] == split->district)
        {
          half.cells[half.n_cells].row = (gint8) row;
          half.cells[half.n_cells++].column = (gint8) column;
        }

  return half;
}

static void
append_half (const Drawing *self,
             const Half    *half,
             double         inset)
{
  const double side = self->layout->side;

  turn_outline_append (self->cr, half->cells, half->n_cells, side, inset, .12 * side, self->layout->grid.origin.x, self->layout->grid.origin.y);
}

static void
draw_veil (const Drawing *self,
           const Half    *halves)
{
  const graphene_rect_t *grid = &self->layout->grid;
  const double grey = self->theme.dark ? .1 : 1;

  cairo_save (self->cr);
  cairo_set_fill_rule (self->cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (guint i = 0; i < 2; i++)
    append_half (self, &halves[i], 0);
  cairo_rectangle (self->cr, grid->origin.x, grid->origin.y, grid->size.width, grid->size.height);
  cairo_set_source_rgba (self->cr, grey, grey, grey, .5);
  cairo_fill (self->cr);
  cairo_restore (self->cr);
}

/* Its wall as it would be, in a frame. */
static void
draw_half (const Drawing *self,
           const Half    *half,
           const TcBoard *after)
{
  cairo_save (self->cr);
  append_half (self, half, 0);
  cairo_clip (self->cr);
  cairo_translate (self->cr, self->layout->grid.origin.x, self->layout->grid.origin.y);
  tc_city_draw (self->cr, after, self->layout->side, self->layout->street, self->theme);
  cairo_restore (self->cr);
  append_half (self, half, 2);
  set_colour (self, 0xffffff);
  cairo_set_line_width (self->cr, 6);
  cairo_stroke_preserve (self->cr);
  set_colour (self, EDGE_COLOUR);
  cairo_set_line_width (self->cr, 3);
  cairo_stroke (self->cr);
}

/* The square of a half that is nearest to its middle. */
static TurnCell
find_middle (const Half *half)
{
  double across = 0, down = 0, nearest = G_MAXDOUBLE;
  TurnCell middle = half->cells[0];

  for (guint i = 0; i < half->n_cells; i++)
    {
      across += half->cells[i].column / (double) half->n_cells;
      down += half->cells[i].row / (double) half->n_cells;
    }
  for (guint i = 0; i < half->n_cells; i++)
    {
      const double x = half->cells[i].column - across, y = half->cells[i].row - down;

      if (x * x + y * y < nearest)
        {
          nearest = x * x + y * y;
          middle = half->cells[i];
        }
    }

  return middle;
}

static void
draw_count (const Drawing *self,
            const Half    *half)
{
  const double side = self->layout->side, width = .9 * side, height = .6 * side;
  const TurnCell middle = find_middle (half);
  const double x = self->layout->grid.origin.x + (middle.column + .5) * side, y = self->layout->grid.origin.y + (middle.row + .5) * side;
  g_autofree char *words = turn_words_number ((int) half->n_cells);
  g_autoptr (PangoLayout) text = pango_layout_new (self->text);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (self->text));
  int text_width, text_height;

  pango_font_description_set_weight (font, PANGO_WEIGHT_HEAVY);
  pango_font_description_set_absolute_size (font, .36 * side * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_font_description_free (font);
  pango_layout_set_text (text, words, -1);
  pango_layout_get_pixel_size (text, &text_width, &text_height);
  turn_path_append_rounded (self->cr, x - width / 2, y - height / 2, width, height, height / 2);
  set_colour (self, INK_COLOUR);
  cairo_fill (self->cr);
  cairo_move_to (self->cr, x - text_width / 2., y - text_height / 2.);
  set_colour (self, 0xffffff);
  pango_cairo_show_layout (self->cr, text);
}

/* Yellow on black, with an end at either side to take hold of; that which keys move has a blue edge. */
static void
draw_line (const Drawing      *self,
           const TcBoardSplit *split,
           gboolean            moves_start)
{
  const graphene_rect_t *grid = &self->layout->grid;
  const double side = self->layout->side, dashes[] = { 7, 5 };
  const TcGridPoint ends[] = { split->from, split->to };

  cairo_move_to (self->cr, grid->origin.x + split->from.x * side, grid->origin.y + split->from.y * side);
  cairo_line_to (self->cr, grid->origin.x + split->to.x * side, grid->origin.y + split->to.y * side);
  set_colour (self, INK_COLOUR);
  cairo_set_line_width (self->cr, 7);
  cairo_stroke_preserve (self->cr);
  cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  set_colour (self, LINE_COLOUR);
  cairo_set_line_width (self->cr, 4);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      cairo_new_path (self->cr);
      cairo_arc (self->cr, grid->origin.x + ends[i].x * side, grid->origin.y + ends[i].y * side, END_RADIUS, 0, 2 * G_PI);
      set_colour (self, 0xffffff);
      cairo_fill_preserve (self->cr);
      set_colour (self, (i == 0) == moves_start ? EDGE_COLOUR : INK_COLOUR);
      cairo_set_line_width (self->cr, 3);
      cairo_stroke (self->cr);
    }
}

void
tce_split_draw (const TcBoardSplit  *split,
                const TcBoard       *after,
                gboolean             moves_start,
                cairo_t             *cr,
                const TcBoardLayout *layout,
                PangoContext        *text,
                TurnTheme            theme)
{
  const Drawing self = { .cr = cr, .layout = layout, .text = text, .theme = theme };
  const Half halves[] = { find_half (split, after, FALSE), find_half (split, after, TRUE) };

  draw_veil (&self, halves);
  for (guint i = 0; i < G_N_ELEMENTS (halves); i++)
    if (halves[i].n_cells > 0)
      {
        draw_half (&self, &halves[i], after);
        draw_count (&self, &halves[i]);
      }
  draw_line (&self, split, moves_start);
}
