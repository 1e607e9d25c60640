/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-page.h"

#include <turn-lettering-drawing.h>

#define TITLE_HEIGHT 30.0
#define TITLE_GAP 10.0

/* Throw-up letters in paint, or, to save ink, in outline. */
static TurnLetteringLook
title_look (TurnTheme theme)
{
  TurnLetteringLook look = turn_lettering_look_for (turn_paint_find ("flamingo"));

  if (theme.outlined)
    {
      look.top = look.bottom = turn_rgba (0xffffff, 1);
      look.shadow = turn_rgba (0xffffff, 0);
    }

  return look;
}

static double
draw_wordmark (const TcePage *page)
{
  TurnLetteringLook look = title_look (page->theme);
  double width, height;

  /* The name of the game: not translated. */
  turn_lettering_measure ("TAG CITY", TITLE_HEIGHT, &width, &height);
  turn_lettering_draw (page->cr, "TAG CITY", -1, page->x, page->y + (TITLE_HEIGHT - height) / 2 + 4, TITLE_HEIGHT, &look);

  return width;
}

void
tce_page_draw_title (TcePage    *page,
                     const char *title)
{
  TceTextStyle large = tce_text_style (17, PANGO_WEIGHT_ULTRABOLD), small = tce_text_style (10.5, PANGO_WEIGHT_NORMAL);
  double taken = draw_wordmark (page) + 16;
  double y = page->y;

  large.width = small.width = page->width - taken;
  large.alignment = small.alignment = PANGO_ALIGN_RIGHT;
  large.n_lines = small.n_lines = 1;
  y += tce_text_draw (page->cr, title, page->x + taken, y - 3, &large);
  tce_text_draw (page->cr, tc_board_file_get_name (page->file, page->language), page->x + taken, y - 3, &small);

  page->y += TITLE_HEIGHT + 2 * TITLE_GAP;
  page->height -= TITLE_HEIGHT + 2 * TITLE_GAP;
}

double
tce_page_draw_heading (const TcePage *page,
                       const char    *text,
                       double         x,
                       double         y)
{
  TceTextStyle style = tce_text_style (12, PANGO_WEIGHT_ULTRABOLD);

  style.width = page->width - (x - page->x);
  style.n_lines = 1;

  return tce_text_draw (page->cr, text, x, y, &style);
}

#define CROP_GAP (3 * TCE_MILLIMETRE)
#define CROP_LENGTH (3 * TCE_MILLIMETRE)

void
tce_page_draw_crop_marks (const TcePage *page,
                          double         x,
                          double         y,
                          double         width,
                          double         height)
{
  cairo_new_path (page->cr);
  for (guint corner = 0; corner < 4; corner++)
    {
      const double across = corner % 2 == 0 ? -1 : 1, down = corner / 2 == 0 ? -1 : 1;
      const double at_x = corner % 2 == 0 ? x : x + width, at_y = corner / 2 == 0 ? y : y + height;

      cairo_move_to (page->cr, at_x + across * CROP_GAP, at_y);
      cairo_rel_line_to (page->cr, across * CROP_LENGTH, 0);
      cairo_move_to (page->cr, at_x, at_y + down * CROP_GAP);
      cairo_rel_line_to (page->cr, 0, down * CROP_LENGTH);
    }
  cairo_set_source_rgb (page->cr, .3, .3, .3);
  cairo_set_line_width (page->cr, .8);
  cairo_stroke (page->cr);
}
