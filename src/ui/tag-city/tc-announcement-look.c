/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-announcement-look.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "turn-avatar-drawing.h"
#include "turn-shadow.h"

#define GOLD 0xfdd03a
#define RADIUS 9.0

/* On the paper of a sticker. */
#define PADDING_X 12
#define PADDING_Y 10
#define SPACING 8
#define AVATAR_SIZE 34
#define CHIPS_GAP 9
#define MIN_WORDS_WIDTH 90

/* On that of a row. */
#define ROW_PADDING_X 10
#define ROW_PADDING_Y 5
#define ROW_AVATAR_SIZE 30
#define ROW_SPACING 8
#define MOST_LEAST_WIDTH 150       /* a chip that is wider may be cut off */

#define DRONE_SIZE 14
#define DRONE_GAP 4

/* What is written beside the chips, laid out. */
typedef struct
{
  PangoLayout *title;           /* of a sticker */
  PangoLayout *detail;
  PangoLayout *name;            /* of a row */
  PangoLayout *sum;
  PangoLayout *price;
  int          words_width;
  int          title_height, detail_height;
  int          name_width, name_height;
  int          sum_width, sum_height;
  int          price_width, price_height;       /* with the drone */
} Words;

void
tc_announcement_look_clear (TcAnnouncementLook *self)
{
  self->paint = NULL;
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->detail, g_free);
  g_clear_pointer (&self->sum, g_free);
  g_clear_pointer (&self->price, g_free);
  g_clear_pointer (&self->chips, tc_chips_free);
}

static void
words_clear (Words *words)
{
  g_clear_object (&words->title);
  g_clear_object (&words->detail);
  g_clear_object (&words->name);
  g_clear_object (&words->sum);
  g_clear_object (&words->price);
}

static void
lay_out_figures (const TcAnnouncementLook *self,
                 PangoContext             *context,
                 Words                    *words)
{
  const gboolean is_row = self->kind == TC_ANNOUNCEMENT_ROW;

  words->sum = tc_chips_lay_out (context, self->sum, is_row ? 1.26 : 1.75, PANGO_WEIGHT_HEAVY);
  words->price = tc_chips_lay_out (context, self->price, .84, PANGO_WEIGHT_HEAVY);
  words->name = tc_chips_lay_out (context, is_row ? self->name : NULL, .87, PANGO_WEIGHT_BOLD);
  pango_layout_get_pixel_size (words->sum, &words->sum_width, &words->sum_height);
  pango_layout_get_pixel_size (words->price, &words->price_width, &words->price_height);
  pango_layout_get_pixel_size (words->name, &words->name_width, &words->name_height);
  if (self->price == NULL)
    words->price_width = words->price_height = 0;
  else
    words->price_width += DRONE_SIZE + DRONE_GAP;
}

static int
figures_width (const Words *words)
{
  return MAX (MAX (words->sum_width, words->price_width), words->name_width);
}

/* @width: of the paper, or -1 for one line each. */
static Words
lay_out (const TcAnnouncementLook *self,
         PangoContext             *context,
         int                       width)
{
  Words words = { 0 };
  int title_width, detail_width;

  lay_out_figures (self, context, &words);
  words.words_width = width < 0 ? -1 : MAX (MIN_WORDS_WIDTH, width - 2 * PADDING_X - AVATAR_SIZE - 2 * SPACING - figures_width (&words));
  words.title = tc_chips_lay_out (context, self->title, 1.09, PANGO_WEIGHT_HEAVY);
  words.detail = tc_chips_lay_out (context, self->detail, .87, PANGO_WEIGHT_NORMAL);
  pango_layout_set_wrap (words.title, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_wrap (words.detail, PANGO_WRAP_WORD_CHAR);
  if (width >= 0)
    {
      pango_layout_set_width (words.title, words.words_width * PANGO_SCALE);
      pango_layout_set_width (words.detail, words.words_width * PANGO_SCALE);
    }
  pango_layout_get_pixel_size (words.title, &title_width, &words.title_height);
  pango_layout_get_pixel_size (words.detail, &detail_width, &words.detail_height);
  if (self->detail == NULL)
    words.detail_height = 0;
  if (width < 0)
    words.words_width = MAX (title_width, detail_width);

  return words;
}

static int
chips_width (const TcAnnouncementLook *self,
             const Words              *words,
             int                       width)
{
  if (self->kind == TC_ANNOUNCEMENT_STICKER)
    return width - 2 * PADDING_X;

  return width - 2 * ROW_PADDING_X - ROW_AVATAR_SIZE - 2 * ROW_SPACING - figures_width (words);
}

static int
head_height (const Words *words)
{
  return MAX (MAX (AVATAR_SIZE, words->title_height + words->detail_height), words->sum_height + words->price_height);
}

static int
height_of (const TcAnnouncementLook *self,
           PangoContext             *context,
           const Words              *words,
           int                       width)
{
  const int chips = tc_chips_measure (self->chips, context, chips_width (self, words, width), NULL);

  if (self->kind == TC_ANNOUNCEMENT_STICKER)
    return 2 * PADDING_Y + head_height (words) + CHIPS_GAP + chips;

  return 2 * ROW_PADDING_Y + MAX (MAX (chips, ROW_AVATAR_SIZE), words->name_height + words->sum_height + words->price_height);
}

void
tc_announcement_look_measure (const TcAnnouncementLook *self,
                              PangoContext             *context,
                              int                      *minimum,
                              int                      *natural)
{
  Words words = lay_out (self, context, -1);
  int longest;

  tc_chips_measure (self->chips, context, -1, &longest);
  if (self->kind == TC_ANNOUNCEMENT_STICKER)
    {
      const int others = 2 * PADDING_X + AVATAR_SIZE + 2 * SPACING + figures_width (&words);

      *minimum = others + MIN_WORDS_WIDTH;
      *natural = MAX (others + MAX (MIN_WORDS_WIDTH, words.words_width), 2 * PADDING_X + longest);
    }
  else
    {
      const int others = 2 * ROW_PADDING_X + ROW_AVATAR_SIZE + 2 * ROW_SPACING + figures_width (&words);

      *minimum = others + MIN (tc_chips_get_widest (self->chips, context), MOST_LEAST_WIDTH);
      *natural = others + longest;
    }
  words_clear (&words);
}

int
tc_announcement_look_height (const TcAnnouncementLook *self,
                             PangoContext             *context,
                             int                       width)
{
  Words words = lay_out (self, context, width);
  const int height = height_of (self, context, &words, width);

  words_clear (&words);

  return height;
}

static void
draw_paper (const TcAnnouncementLook *self,
            cairo_t                  *cr,
            double                    width,
            double                    height)
{
  const GdkRGBA paper = turn_rgba (TURN_COLOUR_PAPER, 1), gold = turn_rgba (GOLD, 1), glow = turn_rgba (GOLD, .38);

  turn_rounded_append (cr, 0, 0, width, height, RADIUS);
  turn_shadow_draw (cr, 0, 4, 5, .3);
  turn_rounded_append (cr, -.75, -.75, width + 1.5, height + 1.5, RADIUS + .75);
  cairo_set_source_rgba (cr, 0, 0, 0, .3);
  cairo_fill (cr);
  if (self->is_newest)
    {
      turn_rounded_append (cr, -5, -5, width + 10, height + 10, RADIUS + 5);
      gdk_cairo_set_source_rgba (cr, &glow);
      cairo_fill (cr);
      turn_rounded_append (cr, -2.5, -2.5, width + 5, height + 5, RADIUS + 2.5);
      gdk_cairo_set_source_rgba (cr, &gold);
      cairo_fill (cr);
    }
  turn_rounded_append (cr, 0, 0, width, height, RADIUS);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill (cr);
}

/* A drone seen from above: two of its rotors, and the box between them. */
static void
draw_drone (cairo_t *cr,
            double   x,
            double   y)
{
  const GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, DRONE_SIZE / 16., DRONE_SIZE / 16.);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, 8 + side * 4.6, 4.2, 2.9, 0, 2 * G_PI);
      cairo_move_to (cr, 8 + side * 4.6, 4.2);
      cairo_line_to (cr, 8 + side * 1.5, 9);
    }
  cairo_stroke (cr);
  turn_rounded_append (cr, 4.4, 8.2, 7.2, 5, 1.4);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The sum, and under it what a drone costs, as far right as @right. */
static void
draw_figures (const TcAnnouncementLook *self,
              cairo_t                  *cr,
              const Words              *words,
              double                    right,
              double                    top)
{
  const double y = top + words->sum_height;

  tc_chips_write (cr, words->sum, right - words->sum_width, top, self->paint->ink, 1);
  if (self->price == NULL)
    return;
  draw_drone (cr, right - words->price_width, y + (words->price_height - DRONE_SIZE) / 2.);
  tc_chips_write (cr, words->price, right - words->price_width + DRONE_SIZE + DRONE_GAP, y, TURN_COLOUR_INK, .9);
}

static void
draw_sticker (const TcAnnouncementLook *self,
              cairo_t                  *cr,
              const Words              *words,
              int                       width)
{
  const int head = head_height (words), left = PADDING_X + AVATAR_SIZE + SPACING;
  const double top = PADDING_Y + (head - words->title_height - words->detail_height) / 2.;

  turn_avatar_draw (cr, self->paint, PADDING_X, PADDING_Y + (head - AVATAR_SIZE) / 2., AVATAR_SIZE);
  tc_chips_write (cr, words->title, left, top, TURN_COLOUR_INK, 1);
  tc_chips_write (cr, words->detail, left, top + words->title_height, TURN_COLOUR_INK, .66);
  draw_figures (self, cr, words, width - PADDING_X, PADDING_Y + (head - words->sum_height - words->price_height) / 2.);
}

static void
draw_row (const TcAnnouncementLook *self,
          cairo_t                  *cr,
          const Words              *words,
          int                       width,
          int                       height)
{
  const double top = (height - words->name_height - words->sum_height - words->price_height) / 2.;
  const double right = width - ROW_PADDING_X;

  turn_avatar_draw (cr, self->paint, ROW_PADDING_X, (height - ROW_AVATAR_SIZE) / 2., ROW_AVATAR_SIZE);
  tc_chips_write (cr, words->name, right - words->name_width, top, TURN_COLOUR_INK, .85);
  draw_figures (self, cr, words, right, top + words->name_height);
}

void
tc_announcement_look_draw (const TcAnnouncementLook *self,
                           cairo_t                  *cr,
                           PangoContext             *context,
                           int                       width,
                           int                       height)
{
  Words words = lay_out (self, context, width);
  const int room = chips_width (self, &words, width);

  draw_paper (self, cr, width, height);
  cairo_save (cr);
  if (self->kind == TC_ANNOUNCEMENT_STICKER)
    {
      draw_sticker (self, cr, &words, width);
      cairo_translate (cr, PADDING_X, PADDING_Y + head_height (&words) + CHIPS_GAP);
    }
  else
    {
      draw_row (self, cr, &words, width, height);
      cairo_translate (cr, ROW_PADDING_X + ROW_AVATAR_SIZE + ROW_SPACING,
                       (height - tc_chips_measure (self->chips, context, room, NULL)) / 2.);
    }
  tc_chips_draw (self->chips, cr, context, room, self->paint);
  cairo_restore (cr);
  words_clear (&words);
}
