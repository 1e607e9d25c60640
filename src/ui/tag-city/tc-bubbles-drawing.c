/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-bubbles-drawing.h"

#include "tc-value-drawing.h"
#include "turn-avatar-drawing.h"
#include "turn-path.h"

#define MIDDLE (TC_BUBBLES_WIDTH / 2)
#define MAX_AROUND 5

/* Seen from the middle, for one to five bubbles. */
static const struct { double x, y; } around[MAX_AROUND][MAX_AROUND] = {
  { { 0, 18 } },
  { { -76, 32 }, { 76, 32 } },
  { { -76, 32 }, { 0, 18 }, { 76, 32 } },
  { { -98, 74 }, { -76, 32 }, { 76, 32 }, { 98, 74 } },
  { { -98, 74 }, { -76, 32 }, { 0, 18 }, { 76, 32 }, { 98, 74 } },
};

/* Of a crowd, on the left side; the right one is its mirror. */
static const struct { double x, y; } beside[6] = {
  { -103, 92 }, { -103, 58 }, { -103, 24 }, { -62, 20 }, { -62, 50 }, { -62, 80 },
};

TcBubblePlace
tc_bubble_locate (guint n_bubbles,
                  guint bubble)
{
  guint half = n_bubbles / 2;
  gboolean right = bubble >= n_bubbles - half;
  guint slot = right ? n_bubbles - 1 - bubble : bubble;

  if (n_bubbles <= MAX_AROUND)
    {
      double x = around[n_bubbles - 1][bubble].x;

      return (TcBubblePlace) { MIDDLE + x, around[n_bubbles - 1][bubble].y, 40, 28, x < 0 ? 1 : x > 0 ? -1 : 0 };
    }

  if (!right && slot == half)
    return (TcBubblePlace) { MIDDLE, 14, 36, 24, 0 };

  return (TcBubblePlace) {
           MIDDLE + (right ? -1 : 1) * beside[slot].x, beside[slot].y, 36, 24, right ? -1 : 1,
  };
}

static void
append_tail (cairo_t             *cr,
             const TcBubblePlace *place)
{
  double x = place->x, foot = place->y + place->height / 2, way = place->towards, reach = place->width * .6;

  if (place->towards == 0)
    {
      cairo_move_to (cr, x - 5, foot - 2);
      cairo_line_to (cr, x, foot + 7);
      cairo_line_to (cr, x + 5, foot - 2);
    }
  else
    {
      cairo_move_to (cr, x + way * 10, foot - 3);
      cairo_line_to (cr, x + way * reach, foot + 6);
      cairo_line_to (cr, x + way * (reach - 6), place->y + 2);
    }
  cairo_close_path (cr);
}

static GdkRGBA
balloon_colour (TcBubbleLook     look,
                const TurnPaint *paint,
                TurnTheme        theme)
{
  switch (look)
    {
    case TC_BUBBLE_CHOSEN:
      return turn_rgba (paint->body, 1);

    case TC_BUBBLE_MINE:
      return turn_rgba (paint->body, theme.dark ? .45 : .22);

    case TC_BUBBLE_GONE:
      return (GdkRGBA) { 0, 0, 0, 0 };

    case TC_BUBBLE_FREE:
    default:
      return turn_rgba (theme.dark ? 0x44454f : 0xffffff, 1);
    }
}

void
tc_bubble_draw (cairo_t             *cr,
                const TcBubblePlace *place,
                TcBubbleLook         look,
                const TurnPaint     *paint,
                TurnTheme            theme)
{
  gboolean open = look == TC_BUBBLE_FREE || look == TC_BUBBLE_CHOSEN;
  GdkRGBA fill = balloon_colour (look, paint, theme);
  GdkRGBA line = theme.dark ? turn_rgba (0xffffff, open ? .3 : .2) : turn_rgba (TURN_COLOUR_INK, open ? .4 : .18);

  cairo_save (cr);
  cairo_set_line_width (cr, 1.3);
  if (look != TC_BUBBLE_GONE)
    {
      append_tail (cr, place);
      gdk_cairo_set_source_rgba (cr, &fill);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &line);
      cairo_stroke (cr);
    }
  turn_rounded_append (cr, place->x - place->width / 2, place->y - place->height / 2, place->width, place->height,
                       place->height * .43);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, (const double[]) { 4, 3 }, look == TC_BUBBLE_GONE ? 2 : 0, 0);
  gdk_cairo_set_source_rgba (cr, &line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

double
tc_balloon_radius (double height)
{
  return .44 * height;
}

/* One outline around body and tail. */
static void
append_balloon (cairo_t *cr,
                double   width,
                double   height)
{
  const double radius = MIN (tc_balloon_radius (height), width / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, width - radius, radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, width - radius, height - radius, radius, 0, G_PI / 2);
  cairo_line_to (cr, MAX (.52 * width, radius), height);
  cairo_line_to (cr, .28 * width, (1 + TC_BALLOON_TAIL) * height);
  cairo_line_to (cr, MAX (.34 * width, MIN (radius, .4 * width)), height);
  cairo_arc (cr, radius, height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, radius, radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* How the outline is drawn. */
typedef struct
{
  GdkRGBA colour;
  double  width;
} Line;

static Line
balloon_line (TcBubbleLook look,
              double       height,
              TurnTheme    theme)
{
  const guint32 ink = theme.dark ? 0xffffff : TURN_COLOUR_INK;

  if (look == TC_BUBBLE_CHOSEN)
    return (Line) { turn_rgba (TURN_COLOUR_INK, 1), .056 * height };
  if (look == TC_BUBBLE_FREE)
    return (Line) { turn_rgba (ink, theme.high_contrast ? 1 : .55), 1.4 };

  return (Line) { turn_rgba (ink, theme.high_contrast ? .7 : .25), 1.4 };
}

/* A loop around what is mine, a dashed one around what would be, a cross through what is gone. */
static void
draw_balloon_strokes (cairo_t         *cr,
                      double           width,
                      double           height,
                      TcBubbleLook     look,
                      const TurnPaint *own,
                      const TurnPaint *owner,
                      TurnTheme        theme)
{
  const double dashes[] = { .13 * height, .1 * height };
  GdkRGBA colour = turn_rgba (turn_paint_stroke (look == TC_BUBBLE_GONE ? owner : own, theme), 1);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (look == TC_BUBBLE_MINE)
    {
      tc_loop_append (cr, width / 2, height / 2, .45 * width, .46 * height);
      tc_marker_stroke (cr, &colour, .055 * height, 1);
    }
  else if (look == TC_BUBBLE_GONE)
    {
      tc_cross_append (cr, width / 2, height / 2, .28 * height);
      tc_marker_stroke (cr, &colour, .06 * height, 1);
    }
  else if (look == TC_BUBBLE_CHOSEN && height >= TC_BALLOON_LEAST_LOOP)
    {
      colour = turn_rgba (own->on, 1);
      tc_loop_append (cr, width / 2, height / 2, .43 * width, .41 * height);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_set_line_width (cr, .056 * height);
      cairo_stroke (cr);
    }
}

void
tc_balloon_draw (cairo_t         *cr,
                 double           width,
                 double           height,
                 TcBubbleLook     look,
                 const TurnPaint *own,
                 const TurnPaint *owner,
                 TurnTheme        theme)
{
  const GdkRGBA fill = balloon_colour (look, own, theme);
  const Line line = balloon_line (look, height, theme);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  append_balloon (cr, width, height);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, (const double[]) { 4, 3 }, look == TC_BUBBLE_GONE ? 2 : 0, 0);
  gdk_cairo_set_source_rgba (cr, &line.colour);
  cairo_set_line_width (cr, line.width);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  draw_balloon_strokes (cr, width, height, look, own, owner, theme);
  cairo_restore (cr);
}

typedef struct
{
  const char *path;
  int         colour;         /* 0xrrggbb, or one of the paint's below */
  double      alpha;
  double      line_width;     /* 0: filled */
} Part;

enum
{
  PAINT_BODY = -1,
  PAINT_HIGH = -2,
  PAINT_LOW = -3,
};

/* From the back to the front, in a square of 100 units. */
static const Part parts[] = {
  { "M8 100C8 70 24 58 50 58C76 58 92 70 92 100Z", TURN_COLOUR_INK, 1, 0 },
  { "M13 100C13 74 28 63 50 63C72 63 87 74 87 100Z", PAINT_BODY, 1, 0 },
  { "M50 4C25 4 17 26 20 46 22 62 34 70 50 70C66 70 78 62 80 46C83 26 75 4 50 4Z", TURN_COLOUR_INK, 1, 0 },
  { "M50 9C30 9 22 28 25 46c2 13 12 19 25 19c13 0 23-6 25-19C78 28 70 9 50 9Z", PAINT_LOW, 1, 0 },
  { "M50 19c-13 0-18 13-16 26 1.6 9 8 13 16 13c8 0 14.4-4 16-13c2-13-3-26-16-26Z", 0x2a2230, 1, 0 },
  { "M40 41c2-3 6-3 8 0M53 41c2-3 6-3 8 0", 0xffffff, 1, 3.4 },
  { "M36 48h28l-3 8c-6 4-16 4-22 0Z", PAINT_HIGH, 1, 0 },
  { "M33 24c4-8 12-10 17-10", 0xffffff, .5, 3 },
  { "M40 66l-3 16M60 66l3 14", 0xffffff, .85, 2.6 },
};

static guint32
part_colour (const TurnPaint *paint,
             int              colour)
{
  return colour == PAINT_BODY ? paint->body :
         colour == PAINT_HIGH ? paint->high :
         colour == PAINT_LOW ? paint->low : (guint32) colour;
}

static void
draw_part (cairo_t         *cr,
           const TurnPaint *paint,
           const Part      *part)
{
  GdkRGBA colour = turn_rgba (part_colour (paint, part->colour), part->alpha);

  turn_path_append (cr, part->path);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, part->line_width);
  if (part->line_width > 0)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

static void
draw_telephone (cairo_t         *cr,
                const TurnPaint *paint)
{
  static const Part arm = { "M62 92c2-8 8-10 14-8", PAINT_LOW, 1, 9 };

  cairo_save (cr);
  cairo_translate (cr, 74, 82);
  cairo_rotate (cr, -10 * G_PI / 180);
  cairo_translate (cr, -74, -82);
  turn_rounded_append (cr, 66, 68, 17, 28, 4);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { .09f, .075f, .122f, 1 });
  cairo_fill (cr);
  turn_rounded_append (cr, 68.6, 71, 11.8, 20, 1.5);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { .624f, .91f, 1, 1 });
  cairo_fill (cr);
  cairo_restore (cr);
  draw_part (cr, paint, &arm);
}

void
tc_character_draw (cairo_t         *cr,
                   const TurnPaint *paint,
                   double           x,
                   double           y,
                   double           size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    draw_part (cr, paint, &parts[i]);
  draw_telephone (cr, paint);
  cairo_restore (cr);
}
