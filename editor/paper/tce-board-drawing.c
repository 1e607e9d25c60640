/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-board-drawing.h"

#include <tc-board-layout.h>
#include <tc-board-tools.h>
#include <tc-city-drawing.h>
#include <tc-sticker-drawing.h>
#include <tc-value-drawing.h>
#include <tc-wall-drawing.h>
#include <turn-path.h>

#include "tce-text.h"

#define PLATE_RADIUS 16
#define SLOT_RADIUS 7

static void
lay_out (const TcBoard *board,
         TcBoardLayout *layout)
{
  int width, height, minimum;

  tc_board_layout_measure (board->n_rows, board->n_columns, FALSE, 1, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &width);
  tc_board_layout_measure (board->n_rows, board->n_columns, FALSE, 1, GTK_ORIENTATION_VERTICAL, -1, &minimum, &height);
  tc_board_layout_init (layout, board->n_rows, board->n_columns, FALSE, width, height, 1);
}

void
tce_board_measure (const TcBoard *board,
                   double        *width,
                   double        *height)
{
  TcBoardLayout layout;

  lay_out (board, &layout);
  *width = layout.plate.size.width;
  *height = layout.plate.size.height;
}

static void
draw_plate (cairo_t             *cr,
            const TcBoardLayout *layout,
            const TurnColours   *colours)
{
  turn_path_append_rounded (cr, layout->plate.origin.x + .5, layout->plate.origin.y + .5, layout->plate.size.width - 1,
                            layout->plate.size.height - 1, PLATE_RADIUS);
  gdk_cairo_set_source_rgba (cr, &colours->plate);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &colours->plate_border);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_figure (cairo_t       *cr,
             int            value,
             double         x,
             double         y,
             double         size,
             PangoWeight    weight,
             const GdkRGBA *colour)
{
  g_autofree char *text = tc_figure_text (value);
  TceTextStyle style = tce_text_style (size, weight);

  style.colour = *colour;
  tce_text_draw_centred (cr, text, x, y, &style);
}

static void
draw_slot (cairo_t           *cr,
           const TcBoardSlot *slot,
           int                value,
           gboolean           high,
           const TurnColours *colours)
{
  GdkRGBA text = colours->text;

  turn_path_append_rounded (cr, slot->x - slot->width / 2, slot->y - slot->height / 2, slot->width, slot->height, SLOT_RADIUS);
  if (high)
    {
      gdk_cairo_set_source_rgba (cr, &colours->slot);
      cairo_fill_preserve (cr);
    }
  gdk_cairo_set_source_rgba (cr, &colours->slot_border);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);

  text.alpha = high ? 1 : .75f;
  draw_figure (cr, value, slot->x, slot->y, slot->font_size, high ? PANGO_WEIGHT_ULTRABOLD : PANGO_WEIGHT_BOLD, &text);
}

static void
draw_label (cairo_t             *cr,
            const TcBoardLayout *layout,
            TcFeatureKind        kind,
            guint                index,
            const TurnColours   *colours)
{
  TcBoardSlot slot = tc_board_layout_label (layout, kind, index);
  TceTextStyle style = tce_text_style (slot.font_size, PANGO_WEIGHT_ULTRABOLD);
  g_autofree char *text = kind == TC_FEATURE_COLUMN ? g_strdup_printf ("%c", 'A' + (int) index) : g_strdup_printf ("%u", index + 1);

  style.colour = colours->text;
  style.colour.alpha = .7f;
  tce_text_draw_centred (cr, text, slot.x, slot.y, &style);
}

/* Letters or numbers, and behind those that have squares in the city the values. */
static void
draw_margin (cairo_t             *cr,
             const TcBoard       *board,
             const TcBoardLayout *layout,
             TcFeatureKind        kind,
             const TurnColours   *colours)
{
  guint n = kind == TC_FEATURE_COLUMN ? board->n_columns : board->n_rows;
  const TcValue *values = kind == TC_FEATURE_COLUMN ? board->columns : board->rows;

  for (guint i = 0; i < n; i++)
    {
      draw_label (cr, layout, kind, i, colours);
      for (guint high = 0; high < 2 && tc_board_feature_size (board, kind, i) > 0; high++)
        {
          TcBoardSlot slot = tc_board_layout_slot (layout, kind, i, high == 1);

          draw_slot (cr, &slot, high == 1 ? values[i].high : values[i].low, high == 1, colours);
        }
    }
}

static void
draw_sticker (cairo_t             *cr,
              const TcBoard       *board,
              const TcBoardLayout *layout,
              guint                district,
              TurnTheme            theme)
{
  const double side = layout->side;
  const TcDistrict *about = &board->districts[district];
  const GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1), pale = turn_rgba (TURN_COLOUR_INK, .7);
  TcWall wall = tc_wall (about->colour, theme);
  TcSticker sticker;

  if (!tc_sticker_find (board, district, 1, &sticker))
    return;

  cairo_save (cr);
  cairo_translate (cr, layout->grid.origin.x + sticker.x * side, layout->grid.origin.y + sticker.y * side);
  cairo_rotate (cr, sticker.angle * G_PI / 180);
  tc_sticker_draw (cr, sticker.form, district, &wall, sticker.width * side, sticker.height * side);
  draw_figure (cr, about->value.high, sticker.high.x * side, sticker.high.y * side, sticker.high.font_size * side, PANGO_WEIGHT_ULTRABOLD, &ink);
  draw_figure (cr, about->value.low, sticker.low.x * side, sticker.low.y * side, sticker.low.font_size * side, PANGO_WEIGHT_BOLD, &pale);
  cairo_restore (cr);
}

/* In the corner of the district's first square. */
static void
draw_mark (cairo_t             *cr,
           const TcBoard       *board,
           const TcBoardLayout *layout,
           guint                district,
           TurnTheme            theme)
{
  const double side = layout->side;
  const TcWall wall = tc_wall (board->districts[district].colour, theme);
  const GdkRGBA ink = turn_rgba (theme.outlined ? TURN_COLOUR_INK : wall.band, 1);

  for (guint square = 0; square < (guint) board->n_rows * board->n_columns; square++)
    {
      const guint row = square / board->n_columns, column = square % board->n_columns;

      if (board->squares[row][column] != district)
        continue;
      tc_wall_draw_icon (cr, district, layout->grid.origin.x + (column + .1) * side, layout->grid.origin.y + (row + .1) * side, .24 * side, &ink);
      return;
    }
}

typedef void (*DrawDistrict) (cairo_t             *cr,
                              const TcBoard       *board,
                              const TcBoardLayout *layout,
                              guint                district,
                              TurnTheme            theme);

static void
draw_with (cairo_t       *cr,
           const TcBoard *board,
           TurnTheme      theme,
           DrawDistrict   draw_district)
{
  TurnColours colours = turn_colours (theme);
  TcBoardLayout layout;

  lay_out (board, &layout);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, -layout.plate.origin.x, -layout.plate.origin.y);
  draw_plate (cr, &layout, &colours);

  cairo_save (cr);
  cairo_translate (cr, layout.grid.origin.x, layout.grid.origin.y);
  tc_city_draw (cr, board, layout.side, layout.street, theme);
  cairo_restore (cr);

  draw_margin (cr, board, &layout, TC_FEATURE_COLUMN, &colours);
  draw_margin (cr, board, &layout, TC_FEATURE_ROW, &colours);
  for (guint district = 0; district < board->n_districts; district++)
    draw_district (cr, board, &layout, district, theme);
  cairo_restore (cr);
}

void
tce_board_draw (cairo_t       *cr,
                const TcBoard *board,
                TurnTheme      theme)
{
  draw_with (cr, board, theme, draw_sticker);
}

void
tce_board_draw_free (cairo_t       *cr,
                     const TcBoard *board,
                     TurnTheme      theme)
{
  draw_with (cr, board, theme, draw_mark);
}
