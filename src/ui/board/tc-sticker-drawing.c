/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-sticker-drawing.h"

#include "tc-wall-drawing.h"
#include "turn-path.h"

/* Of the paper's corners, in pixels; larger on a larger board. */
#define RADIUS 6
#define USUAL_HEIGHT 28.5

/* Beside the figures, over them, or, where there is no room for a sign, a strip in the district's colour. */
static void
draw_band (cairo_t       *cr,
           TcStickerForm  form,
           double         left,
           double         top,
           double         length,
           const GdkRGBA *colour)
{
  const double width = form == TC_STICKER_WIDE ? .78 * length : form == TC_STICKER_STANDING ? length : .14 * length;

  cairo_rectangle (cr, left, top, width, form == TC_STICKER_STANDING ? .74 * length : length);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
}

void
tc_sticker_draw (cairo_t      *cr,
                 TcStickerForm form,
                 guint         district,
                 const TcWall *wall,
                 double        width,
                 double        height)
{
  GdkRGBA paper = turn_rgba (TURN_COLOUR_PAPER, 1), band = turn_rgba (wall->band, 1), white = turn_rgba (0xffffff, 1);
  double left = -width / 2, top = -height / 2, short_side = MIN (width, height), radius = RADIUS * MAX (1, short_side / USUAL_HEIGHT);

  cairo_save (cr);
  turn_path_append_rounded (cr, left + 1, top + 2.5, width, height, radius);
  cairo_set_source_rgba (cr, 0, 0, 0, .3);
  cairo_fill (cr);

  turn_path_append_rounded (cr, left, top, width, height, radius);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  draw_band (cr, form, left, top, short_side, &band);
  if (form == TC_STICKER_WIDE)
    tc_wall_draw_icon (cr, district, left + height * .12, -height * .27, height * .54, &white);
  else if (form == TC_STICKER_STANDING)
    tc_wall_draw_icon (cr, district, -width * .27, top + width * .1, width * .54, &white);
  cairo_restore (cr);
}

static gboolean
is_of (const TcBoard *board,
       int            row,
       int            column,
       guint          district)
{
  return row >= 0 && row < board->n_rows && column >= 0 && column < board->n_columns &&
         board->squares[row][column] == district;
}

/* How well a sticker lies on some squares: neighbours of the same district, upper rows first. */
static double
quality_of_place (const TcBoard *board,
                  TcStickerForm  form,
                  int            row,
                  int            column,
                  guint          district)
{
  const int right = column + (form == TC_STICKER_WIDE ? 2 : 1), bottom = row + (form == TC_STICKER_STANDING ? 2 : 1);
  int n_neighbours = 0;

  for (int y = row - 1; y <= bottom; y++)
    for (int x = column - 1; x <= right; x++)
      if (is_of (board, y, x, district))
        n_neighbours++;

  return n_neighbours - .35 * row;
}

/* The best place for a sticker of a form; FALSE where the district has none. */
static gboolean
find_place (const TcBoard *board,
            guint          district,
            TcSticker     *sticker)
{
  const int across = sticker->form == TC_STICKER_WIDE, down = sticker->form == TC_STICKER_STANDING;
  double best = -G_MAXDOUBLE;

  for (int row = 0; row < board->n_rows; row++)
    for (int column = 0; column < board->n_columns; column++)
      {
        double quality;

        if (!is_of (board, row, column, district) || !is_of (board, row + down, column + across, district))
          continue;

        quality = quality_of_place (board, sticker->form, row, column, district);
        if (quality <= best)
          continue;

        best = quality;
        sticker->x = column + (across ? 1 : .5);
        sticker->y = row + (down ? 1 : .5);
      }

  return best > -G_MAXDOUBLE;
}

static TcStickerFigure
place_figure (double x,
              double y,
              double font_size,
              double enlarged)
{
  return (TcStickerFigure) { x *enlarged, y *enlarged, font_size *enlarged };
}

static void
lay_out (TcSticker *sticker,
         guint      district,
         double     enlarged)
{
  static const double angles[TC_N_WALLS] = { -3, 2.5, -2, 3, -2.5 };
  static const struct
  {
    double          width, height, largest;
    TcStickerFigure high, low;
  } forms[] = {
    [TC_STICKER_WIDE] = { 1.62, .5, 2, { -.14, 0, .36 }, { .56, 0, .26 } },
    [TC_STICKER_STANDING] = { .56, 1.5, 1.28, { 0, .04, .34 }, { 0, .5, .25 } },
    [TC_STICKER_SMALL] = { .9, .5, 1.06, { -.15, 0, .34 }, { .26, 0, .24 } },
  };
  const TcStickerFigure *high = &forms[sticker->form].high, *low = &forms[sticker->form].low;

  enlarged = MIN (enlarged, forms[sticker->form].largest);
  sticker->width = forms[sticker->form].width * enlarged;
  sticker->height = forms[sticker->form].height * enlarged;
  sticker->angle = sticker->form == TC_STICKER_WIDE ? angles[district % TC_N_WALLS] : 0;
  sticker->high = place_figure (high->x, high->y, high->font_size, enlarged);
  sticker->low = place_figure (low->x, low->y, low->font_size, enlarged);
}

gboolean
tc_sticker_find (const TcBoard *board,
                 guint          district,
                 double         enlarged,
                 TcSticker     *sticker)
{
  *sticker = (TcSticker) { 0 };
  for (sticker->form = TC_STICKER_WIDE; sticker->form <= TC_STICKER_SMALL; sticker->form++)
    if (find_place (board, district, sticker))
      {
        lay_out (sticker, district, enlarged);
        return TRUE;
      }

  return FALSE;
}
