/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-page.h"

#include <glib/gi18n.h>
#include <tc-bubbles-drawing.h>
#include <tc-remote-drawing.h>
#include <tc-value-drawing.h>
#include <turn-path.h>

#include "tce-board-drawing.h"
#include "tce-sheet-parts.h"

/* Squares that are larger than this waste paper, and shapes to cut out of it. */
#define MAX_SQUARE (22 * TCE_MILLIMETRE)

/* Below the board: three groups in a row, drawn this wide and then scaled to the page; above it the head. */
#define HEAD_HEIGHT 44.0
#define FOOT_HEIGHT 128.0
#define FOOT_WIDTH (TC_REMOTE_WIDTH + TC_BUBBLES_WIDTH + SCORE_WIDTH + 2 * FOOT_GAP)
#define FOOT_GAP 22.0
#define GAP 10.0

/* Beside the board: head and groups one under the other. */
#define SIDE_WIDTH 176.0
#define SIDE_GAP 16.0

#define SCORE_WIDTH 250.0
#define SCORE_HEIGHT 102.0
#define CAPTION_HEIGHT 18.0
#define LEAST_GAP 8.0

/* So far outside of what is drawn a sheet is cut. */
#define CROP_REACH 4.0

static double
scale_within (const TcBoard *board,
              double         width,
              double         height)
{
  double board_width, board_height;

  tce_board_measure (board, &board_width, &board_height);

  return MIN (MIN (width / board_width, height / board_height), MAX_SQUARE / TCE_BOARD_SIDE);
}

/* The list of districts has so many columns below the board. */
static guint
count_list_columns (double width)
{
  return width > 640 ? 4 : 3;
}

TceSheetFit
tce_sheet_fit (const TcBoard          *board,
               const TcePrintSettings *settings)
{
  const double width = settings->width - 2 * TCE_PAGE_MARGIN, height = settings->height - 2 * TCE_PAGE_MARGIN;
  const double around = HEAD_HEIGHT + FOOT_HEIGHT + 2 * GAP;
  const double list = tce_district_list_measure (board, settings, count_list_columns (width));
  const double wide_list = tce_district_list_measure (board, settings, count_list_columns (height));
  const TceSheetFit ways[] = {
    { scale_within (board, width, height - around - list), FALSE, FALSE },
    { scale_within (board, height - SIDE_WIDTH - SIDE_GAP, width), TRUE, TRUE },
    { scale_within (board, height, width - around - wide_list), TRUE, FALSE },
  };
  TceSheetFit best = ways[0];

  for (gsize i = 1; i < G_N_ELEMENTS (ways); i++)
    if (ways[i].scale > best.scale)
      best = ways[i];

  return best;
}

/* A word, and a line to write on. */
static void
draw_line_to_write_on (const TcePage *page,
                       const char    *text,
                       double         x,
                       double         y,
                       double         width)
{
  TceTextStyle style = tce_text_style (11, PANGO_WEIGHT_BOLD);
  double text_width, text_height;

  tce_text_measure (page->cr, text, &style, &text_width, &text_height);
  tce_text_draw (page->cr, text, x, y - text_height, &style);
  cairo_move_to (page->cr, x + text_width + 6, y - 1);
  cairo_line_to (page->cr, x + width, y - 1);
  cairo_set_source_rgb (page->cr, .45, .45, .45);
  cairo_set_line_width (page->cr, .8);
  cairo_stroke (page->cr);
}

static void
draw_badge (const TcePage   *page,
            const TurnPaint *paint,
            double           x,
            double           y,
            double           size)
{
  GdkRGBA body = turn_rgba (page->theme.outlined ? 0xffffff : paint->body, 1), ink = turn_rgba (TURN_COLOUR_INK, 1);
  GdkRGBA mark = page->theme.outlined ? ink : turn_rgba (paint->on, 1);

  turn_path_append_rounded (page->cr, x, y, size, size, size * .24);
  gdk_cairo_set_source_rgba (page->cr, &body);
  cairo_fill_preserve (page->cr);
  gdk_cairo_set_source_rgba (page->cr, &ink);
  cairo_set_line_width (page->cr, 1.4);
  cairo_stroke (page->cr);
  turn_mark_draw (paint->mark, page->cr, x + size * .15, y + size * .15, size * .7, 3, &mark);
}

#define BADGE 32.0

/* A long name is written smaller, and in two lines if that is not enough. */
static void
draw_name (const TcePage *page,
           double         x,
           double         foot,
           double         width,
           PangoAlignment alignment)
{
  const char *text = tc_board_file_get_name (page->file, page->language);
  TceTextStyle style = tce_text_style (16, PANGO_WEIGHT_ULTRABOLD);
  double text_width, text_height;

  tce_text_measure (page->cr, text, &style, &text_width, &text_height);
  if (text_width > width)
    style.size = 12;
  style.width = width;
  style.alignment = alignment;
  style.n_lines = 2;
  tce_text_measure (page->cr, text, &style, &text_width, &text_height);
  tce_text_draw (page->cr, text, x, foot - text_height, &style);
}

/* In one line over the board. */
static void
draw_head (const TcePage   *page,
           const TurnPaint *paint)
{
  const double half = page->width * .52;

  draw_badge (page, paint, page->x, page->y, BADGE);
  /* Translators: on a player’s paper sheet, before a line to write one’s name on. */
  draw_line_to_write_on (page, _("Tagger"), page->x + BADGE + 12, page->y + BADGE - 3, half - BADGE - 24);
  draw_name (page, page->x + half, page->y + BADGE - 3, page->width - half, PANGO_ALIGN_RIGHT);
}

/* Draws the board in the middle of some room. */
static void
draw_board (const TcePage          *page,
            const TceSheetFit      *fit,
            const TcePrintSettings *settings,
            double                  y,
            double                  room_width,
            double                  room_height)
{
  double width, height;

  tce_board_measure (page->board, &width, &height);
  cairo_save (page->cr);
  cairo_translate (page->cr, page->x + (room_width - width * fit->scale) / 2, y + (room_height - height * fit->scale) / 2);
  cairo_scale (page->cr, fit->scale, fit->scale);
  if (settings->values_beside)
    tce_board_draw_free (page->cr, page->board, page->theme);
  else
    tce_board_draw (page->cr, page->board, page->theme);
  cairo_restore (page->cr);
}

static void
draw_caption (const TcePage *page,
              const char    *text,
              double         width)
{
  TceTextStyle style = tce_text_style (12, PANGO_WEIGHT_ULTRABOLD);

  style.width = width;
  style.alignment = PANGO_ALIGN_CENTER;
  style.n_lines = 1;
  tce_text_draw (page->cr, text, 0, 0, &style);
}

static void
draw_price (const TcePage *page,
            int            price,
            double         x,
            double         y)
{
  g_autofree char *text = tc_figure_text (price);
  TceTextStyle style = tce_text_style (13, PANGO_WEIGHT_ULTRABOLD);

  tce_text_draw_centred (page->cr, text, x, y, &style);
}

static void
draw_drones (const TcePage   *page,
             const TurnPaint *paint)
{
  const TcBoard *board = page->board;

  draw_caption (page, _("Drones"), TC_REMOTE_WIDTH);
  cairo_translate (page->cr, 0, CAPTION_HEIGHT);
  if (!page->theme.outlined)
    tc_remote_draw (page->cr, board->n_drones, paint, page->theme);
  for (guint i = 0; i < board->n_drones; i++)
    {
      double x, y, width, height;

      tc_remote_locate (board->n_drones, i, &x, &y, &width, &height);
      turn_path_append_rounded (page->cr, x - width / 2, y - height / 2, width, height, 5);
      cairo_set_source_rgb (page->cr, 1, 1, 1);
      cairo_fill_preserve (page->cr);
      cairo_set_source_rgb (page->cr, .45, .45, .45);
      cairo_set_line_width (page->cr, 1);
      cairo_stroke (page->cr);
      draw_price (page, board->drones[i], x, y);
    }
}

static void
draw_bubbles (const TcePage   *page,
              const TurnPaint *paint)
{
  const TcBoard *board = page->board;

  /* Translators: the social networks of the game, on a player’s paper sheet. */
  draw_caption (page, _("Networks"), TC_BUBBLES_WIDTH);
  cairo_translate (page->cr, 0, CAPTION_HEIGHT - 4);
  if (!page->theme.outlined)
    tc_character_draw (page->cr, paint, TC_BUBBLES_WIDTH / 2 - 35, 40, 70);
  for (guint i = 0; i < board->n_bubbles; i++)
    {
      TcBubblePlace place = tc_bubble_locate (board->n_bubbles, i);

      tc_bubble_draw (page->cr, &place, TC_BUBBLE_FREE, paint, page->theme);
      draw_price (page, board->bubbles[i], place.x, place.y);
    }
}

static void
draw_score_box (const TcePage *page,
                const char    *text,
                double         x,
                double         y,
                double         width,
                double         height,
                gboolean       total)
{
  TceTextStyle style = tce_text_style (total ? 11 : 9.5, total ? PANGO_WEIGHT_ULTRABOLD : PANGO_WEIGHT_NORMAL);

  turn_path_append_rounded (page->cr, x, y, width, height, 5);
  cairo_set_source_rgb (page->cr, .09, .075, .122);
  cairo_set_line_width (page->cr, total ? 1.8 : .8);
  cairo_stroke (page->cr);
  style.width = width - 8;
  style.n_lines = 1;
  style.alignment = PANGO_ALIGN_CENTER;
  tce_text_draw (page->cr, text, x + 4, y + 3, &style);
}

/* Five sums in two lines: what was circled, and all of it together. */
static void
draw_score (const TcePage   *page,
            const TurnPaint *paint)
{
  const char *const parts[] = { _("Columns"), _("Rows"), _("Districts"), _("Drones"), _("Networks") };
  const double gap = 6, width = (SCORE_WIDTH - 2 * gap) / 3, height = (SCORE_HEIGHT - gap) / 2;

  draw_caption (page, _("Prestige"), SCORE_WIDTH);
  cairo_translate (page->cr, 0, CAPTION_HEIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    draw_score_box (page, parts[i], i % 3 * (width + gap), i / 3 * (height + gap), width, height, FALSE);
  /* Translators: the sum of all prestige, on a player’s paper sheet. */
  draw_score_box (page, _("Total"), 2 * (width + gap), height + gap, width, height, TRUE);
}

/* Drones, networks and prestige, each with its size below its caption. */
typedef struct
{
  void ( *draw )(const TcePage *page, const TurnPaint *paint);
  double width, height;
} Group;

static const Group groups[] = {
  { draw_drones, TC_REMOTE_WIDTH, TC_REMOTE_HEIGHT },
  { draw_bubbles, TC_BUBBLES_WIDTH, TC_BUBBLES_HEIGHT },
  { draw_score, SCORE_WIDTH, SCORE_HEIGHT },
};

#define NETWORKS 1

/* What else decides how a sheet looks. */
typedef struct
{
  const TcePrintSettings *settings;
  const TurnPaint        *paint;
  gboolean                is_first;      /* with the card of the networks */
} Sheet;

/* Where the networks have a card, only the first sheet has room for it. */
static gboolean
is_on_sheet (const Sheet *sheet,
             guint        group)
{
  return group != NETWORKS || !sheet->settings->networks_card || sheet->is_first;
}

static void
draw_group (const TcePage *page,
            const Sheet   *sheet,
            guint          group,
            double         x,
            double         y,
            double         scale)
{
  if (!is_on_sheet (sheet, group))
    return;

  cairo_save (page->cr);
  cairo_translate (page->cr, x, y);
  cairo_scale (page->cr, scale, scale);
  if (group == NETWORKS && sheet->settings->networks_card)
    {
      const double fit = groups[NETWORKS].width / TCE_NETWORKS_WIDTH;

      cairo_scale (page->cr, fit, fit);
      tce_networks_card_draw (page, sheet->settings);
    }
  else
    {
      groups[group].draw (page, sheet->paint);
    }
  cairo_restore (page->cr);
}

static void
draw_foot (const TcePage *page,
           const Sheet   *sheet)
{
  double scale = MIN (1, page->width / FOOT_WIDTH), x = page->x + (page->width - FOOT_WIDTH * scale) / 2;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      draw_group (page, sheet, i, x, page->y + page->height - FOOT_HEIGHT * scale, scale);
      x += (groups[i].width + FOOT_GAP) * scale;
    }
}

/* The groups share the height that the list of districts leaves, and are smaller where there is little. */
static void
draw_side (const TcePage *page,
           const Sheet   *sheet)
{
  const double x = page->x + page->width - SIDE_WIDTH, list = tce_district_list_measure (page->board, sheet->settings, 1);
  double y = page->y, heights = 0, gap, shrink;

  draw_badge (page, sheet->paint, x, y, BADGE);
  draw_name (page, x + BADGE + 10, y + BADGE, SIDE_WIDTH - BADGE - 10, PANGO_ALIGN_LEFT);
  draw_line_to_write_on (page, _("Tagger"), x, y + BADGE + 36, SIDE_WIDTH);
  y += BADGE + 48;
  tce_district_list_draw (page, sheet->settings, x, y, SIDE_WIDTH, 1);
  y += list;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    heights += (CAPTION_HEIGHT + groups[i].height) * SIDE_WIDTH / groups[i].width;
  shrink = MIN (1, (page->y + page->height - y - G_N_ELEMENTS (groups) * LEAST_GAP) / heights);
  gap = (page->y + page->height - y - heights * shrink) / G_N_ELEMENTS (groups);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      const double scale = SIDE_WIDTH / groups[i].width * shrink;

      y += gap;
      draw_group (page, sheet, i, x + SIDE_WIDTH * (1 - shrink) / 2, y, scale);
      y += (CAPTION_HEIGHT + groups[i].height) * scale;
    }
}

void
tce_sheet_draw (const TcePage          *page,
                const TceSheetFit      *fit,
                const TcePrintSettings *settings,
                guint                   tagger)
{
  const Sheet sheet = { settings, turn_paint_get (tagger % TURN_N_PAINTS), tagger == 0 };
  const guint n_columns = count_list_columns (page->width);
  const double list = tce_district_list_measure (page->board, settings, n_columns);

  if (settings->crop_marks)
    tce_page_draw_crop_marks (page, page->x - CROP_REACH, page->y - CROP_REACH, page->width + 2 * CROP_REACH, page->height + 2 * CROP_REACH);
  if (fit->beside)
    {
      draw_board (page, fit, settings, page->y, page->width - SIDE_WIDTH - SIDE_GAP, page->height);
      draw_side (page, &sheet);
    }
  else
    {
      draw_head (page, sheet.paint);
      draw_board (page, fit, settings, page->y + HEAD_HEIGHT + GAP, page->width, page->height - HEAD_HEIGHT - FOOT_HEIGHT - list - 2 * GAP);
      tce_district_list_draw (page, settings, page->x, page->y + page->height - FOOT_HEIGHT - list - GAP / 2, page->width, n_columns);
      draw_foot (page, &sheet);
    }
}
