/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-sheet-parts.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-value-drawing.h>
#include <tc-wall-drawing.h>
#include <turn-path.h>

#define ROW_HEIGHT 21.0
#define WALL 15.0
#define HIGH 8.5             /* the radius of the ring around a high value */
#define LOW 7.0
#define HINT_SIZE 7.5
#define HINT_HEIGHT 13.0

#define CARD_COLUMNS 3
#define MAX_CARD_ROWS 4      /* for twelve bubbles */

static gboolean
has_list (const TcePrintSettings *settings)
{
  return settings->values_beside || settings->names;
}

/* Below a narrow list it needs two lines. */
static int
count_hint_lines (guint n_columns)
{
  return n_columns > 1 ? 1 : 2;
}

double
tce_district_list_measure (const TcBoard          *board,
                           const TcePrintSettings *settings,
                           guint                   n_columns)
{
  return has_list (settings) ? ROW_HEIGHT * ceil (board->n_districts / (double) n_columns) + (settings->values_beside ? count_hint_lines (n_columns) * HINT_HEIGHT : 0) : 0;
}

/* A figure in a ring, to be circled with a pen. */
static void
draw_ring (const TcePage *page,
           int            value,
           double         x,
           double         y,
           gboolean       high)
{
  g_autofree char *text = tc_figure_text (value);
  TceTextStyle style = tce_text_style (high ? 9 : 7.5, high ? PANGO_WEIGHT_ULTRABOLD : PANGO_WEIGHT_BOLD);
  const double grey = high ? .09 : .5;

  cairo_new_path (page->cr);
  cairo_arc (page->cr, x, y, high ? HIGH : LOW, 0, 2 * G_PI);
  cairo_set_source_rgb (page->cr, grey, grey, grey);
  cairo_set_line_width (page->cr, high ? 1.2 : .8);
  cairo_stroke (page->cr);
  tce_text_draw_centred (page->cr, text, x, y, &style);
}

/* A piece of wall with the sign that stands on the board as well. */
static void
draw_wall (const TcePage *page,
           guint          district,
           double         x,
           double         y)
{
  const TcWall wall = tc_wall (page->board->districts[district].colour, page->theme);
  const GdkRGBA band = turn_rgba (page->theme.outlined ? 0xffffff : wall.band, 1);
  const GdkRGBA sign = turn_rgba (page->theme.outlined ? TURN_COLOUR_INK : 0xffffff, 1), ink = turn_rgba (TURN_COLOUR_INK, 1);

  turn_path_append_rounded (page->cr, x, y, WALL, WALL, 3.5);
  gdk_cairo_set_source_rgba (page->cr, &band);
  cairo_fill_preserve (page->cr);
  gdk_cairo_set_source_rgba (page->cr, &ink);
  cairo_set_line_width (page->cr, .8);
  cairo_stroke (page->cr);
  tc_wall_draw_icon (page->cr, district, x + .2 * WALL, y + .2 * WALL, .6 * WALL, &sign);
}

static void
draw_district (const TcePage          *page,
               const TcePrintSettings *settings,
               guint                   district,
               double                  x,
               double                  y,
               double                  width)
{
  const double middle = y + ROW_HEIGHT / 2, values = settings->values_beside ? 2 * HIGH + 2 * LOW + 4 : 0;
  const TcValue value = page->board->districts[district].value;
  TceTextStyle style = tce_text_style (8.5, PANGO_WEIGHT_BOLD);
  double text_width, text_height;

  draw_wall (page, district, x, middle - WALL / 2);
  if (settings->names)
    {
      const char *name = tc_board_file_get_district_name (page->file, district, page->language);

      style.width = width - WALL - 5 - values - 6;
      style.n_lines = 1;
      tce_text_measure (page->cr, name, &style, &text_width, &text_height);
      tce_text_draw (page->cr, name, x + WALL + 5, middle - text_height / 2, &style);
    }
  if (settings->values_beside)
    {
      const double right = settings->names ? x + width - 6 : x + WALL + 5 + values;

      draw_ring (page, value.high, right - 2 * LOW - 2 - HIGH, middle, TRUE);
      draw_ring (page, value.low, right - LOW, middle, FALSE);
    }
}

void
tce_district_list_draw (const TcePage          *page,
                        const TcePrintSettings *settings,
                        double                  x,
                        double                  y,
                        double                  width,
                        guint                   n_columns)
{
  const double n_rows = ceil (page->board->n_districts / (double) n_columns), column_width = width / n_columns;
  TceTextStyle hint = tce_text_style (HINT_SIZE, PANGO_WEIGHT_NORMAL);

  if (!has_list (settings))
    return;

  for (guint i = 0; i < page->board->n_districts; i++)
    draw_district (page, settings, i, x + i % n_columns * column_width, y + i / n_columns * ROW_HEIGHT, column_width);
  if (!settings->values_beside)
    return;

  hint.width = width;
  hint.n_lines = count_hint_lines (n_columns);
  hint.alignment = n_columns > 1 ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;
  tce_text_draw (page->cr, _("first: circle the high value · after: the low one"), x, y + n_rows * ROW_HEIGHT + 1, &hint);
}

/* A bubble with its price, and room for the mark of the tagger who takes it. */
static void
draw_bubble (const TcePage *page,
             int            price,
             double         x,
             double         y,
             double         width,
             double         height)
{
  g_autofree char *text = tc_figure_text (price);
  const TceTextStyle style = tce_text_style (.42 * height, PANGO_WEIGHT_ULTRABOLD);
  const double body = height - 6, box = .66 * body, dashes[] = { 2, 2 };

  turn_path_append_rounded (page->cr, x, y, width, body, 6);
  cairo_set_source_rgb (page->cr, .09, .075, .12);
  cairo_set_line_width (page->cr, 1.3);
  cairo_stroke (page->cr);
  cairo_move_to (page->cr, x + .22 * width, y + body);
  cairo_rel_line_to (page->cr, 3, 6);
  cairo_rel_line_to (page->cr, 6, -6);
  cairo_stroke (page->cr);
  tce_text_draw_centred (page->cr, text, x + .28 * width, y + body / 2, &style);
  turn_path_append_rounded (page->cr, x + width - box - .08 * width, y + (body - box) / 2, box, box, 4);
  cairo_set_source_rgb (page->cr, .5, .5, .5);
  cairo_set_line_width (page->cr, .8);
  cairo_set_dash (page->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (page->cr);
  cairo_set_dash (page->cr, NULL, 0, 0);
}

void
tce_networks_card_draw (const TcePage          *page,
                        const TcePrintSettings *settings)
{
  const TcBoard *board = page->board;
  const guint n_rows = CLAMP ((board->n_bubbles + CARD_COLUMNS - 1u) / CARD_COLUMNS, 1, MAX_CARD_ROWS);
  const double gap = 6, top = 28, width = (TCE_NETWORKS_WIDTH - 2 * gap - (CARD_COLUMNS - 1) * gap) / CARD_COLUMNS;
  const double height = MIN (38, (TCE_NETWORKS_HEIGHT - top - gap) / n_rows - gap / 2);
  TceTextStyle caption = tce_text_style (11, PANGO_WEIGHT_ULTRABOLD), hint = tce_text_style (HINT_SIZE, PANGO_WEIGHT_NORMAL);

  if (settings->crop_marks)
    tce_page_draw_crop_marks (page, 0, 0, TCE_NETWORKS_WIDTH, TCE_NETWORKS_HEIGHT);
  caption.width = hint.width = TCE_NETWORKS_WIDTH - 2 * gap;
  caption.n_lines = 1;
  hint.n_lines = 1;
  /* Translators: the social networks of the game, on a card for the whole table. */
  tce_text_draw (page->cr, _("Networks"), gap, 1, &caption);
  tce_text_draw (page->cr, _("put your mark beside the bubble you take"), gap, 15, &hint);
  for (guint i = 0; i < board->n_bubbles; i++)
    draw_bubble (page, board->bubbles[i], gap + i % CARD_COLUMNS * (width + gap), top + i / CARD_COLUMNS * (height + gap / 2), width, height);
}
