/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-wall-drawing.h"

#include "turn-path.h"

/* Patterns are drawn on a square of eight units. */
#define UNITS 8.0

/* Miniatures are drawn on a square of thirteen units, icons on one of sixteen. */
#define MINIATURE_UNITS 13.0
#define ICON_UNITS 16.0

static void
set_colour (cairo_t *cr,
            guint32  colour)
{
  GdkRGBA rgba = turn_rgba (colour, 1);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
stroke (cairo_t *cr,
        guint32  colour,
        double   width)
{
  set_colour (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_bricks (cairo_t      *cr,
             const TcWall *wall)
{
  for (int course = 0; course < 4; course++)
    {
      double y = course * 2, shift = course % 2 == 1 ? 2 : 0;

      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, UNITS, y);
      for (int joint = 0; joint < 2; joint++)
        {
          cairo_move_to (cr, shift + joint * 4, y);
          cairo_line_to (cr, shift + joint * 4, y + 2);
        }
    }
  stroke (cr, wall->line, .22);
}

static void
draw_slats (cairo_t      *cr,
            const TcWall *wall)
{
  for (int slat = 0; slat < 6; slat++)
    {
      double y = (slat + .5) * UNITS / 6;

      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, UNITS, y);
      stroke (cr, wall->line, .28);
      cairo_move_to (cr, 0, y + .3);
      cairo_line_to (cr, UNITS, y + .3);
      stroke (cr, wall->highlight, .2);
    }
}

static void
append_lozenge (cairo_t *cr,
                double   x,
                double   y,
                double   half)
{
  cairo_move_to (cr, x, y - half);
  cairo_line_to (cr, x + half, y);
  cairo_line_to (cr, x, y + half);
  cairo_line_to (cr, x - half, y);
  cairo_close_path (cr);
}

static void
draw_tiles (cairo_t      *cr,
            const TcWall *wall)
{
  for (int i = 0; i < 4; i++)
    append_lozenge (cr, i % 2 * 4 + 2, i / 2 * 4 + 2, 1.35);

  set_colour (cr, wall->highlight);
  cairo_fill_preserve (cr);
  stroke (cr, wall->line, .18);
}

static void
draw_windows (cairo_t      *cr,
              const TcWall *wall)
{
  for (int i = 0; i < 4; i++)
    {
      gboolean lit = i == 1 || i == 2;

      turn_path_append_rounded (cr, i % 2 * 4 + 1, i / 2 * 4 + .9, 2, 2.4, .3);
      set_colour (cr, lit ? wall->highlight : wall->line);
      cairo_fill (cr);
    }
}

static void
draw_planks (cairo_t      *cr,
             const TcWall *wall)
{
  for (int plank = 0; plank < 4; plank++)
    {
      double x = plank * 2, knot = plank % 2 == 1 ? 1 : 4.6;

      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x, UNITS);
      stroke (cr, wall->line, .26);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_move_to (cr, x + .95, knot);
      cairo_line_to (cr, x + .95, knot + 1.6);
      stroke (cr, wall->line, .2);
    }
}

static void
lay_on_its_side (cairo_t *cr,
                 double   side)
{
  cairo_translate (cr, side, 0);
  cairo_rotate (cr, G_PI_2);
}

typedef void (*PatternFunc) (cairo_t      *cr,
                             const TcWall *wall);

static const PatternFunc patterns[TC_N_WALLS] = { draw_bricks, draw_slats, draw_tiles, draw_windows, draw_planks };

/* The second five districts show the patterns lying on their side (lozenges, which have none, grow), the last two lie and are finer. */
static void
draw_pattern (cairo_t      *cr,
              guint         district,
              const TcWall *wall)
{
  guint kind = district % TC_N_WALLS, round = district / TC_N_WALLS;
  int repeats = round == 2 ? 2 : 1;

  if (round > 0)
    lay_on_its_side (cr, UNITS);
  if (round == 1 && patterns[kind] == draw_tiles)
    {
      cairo_scale (cr, 2, 2);
      cairo_translate (cr, -UNITS / 4, -UNITS / 4);
    }
  cairo_scale (cr, 1. / repeats, 1. / repeats);

  for (int i = 0; i < repeats * repeats; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % repeats * UNITS, i / repeats * UNITS);
      patterns[kind] (cr, wall);
      cairo_restore (cr);
    }
}

static void
append_miniature (cairo_t *cr,
                  guint    district)
{
  if (district >= TC_N_WALLS)
    lay_on_its_side (cr, MINIATURE_UNITS);

  switch (district % TC_N_WALLS)
    {
    case 0:
      turn_path_append (cr, "M2 6.5h9");
      break;
    case 1:
      break;
    case 2:
      append_lozenge (cr, 6.5, 6.5, 3);
      break;
    case 3:
      turn_path_append_rounded (cr, 4, 3.5, 5, 6, 1);
      break;
    default:
      turn_path_append (cr, "M4.5 2.5v8M8.5 2.5v8");
      break;
    }
}

static void
paint_miniatures (cairo_t      *cr,
                  guint         district,
                  const TcWall *wall,
                  double        scale,
                  TurnTheme     theme)
{
  switch (district % TC_N_WALLS)
    {
    case 0:
      stroke (cr, wall->glyph, 1.7 * scale);
      break;
    case 2:
      set_colour (cr, theme.dark ? wall->glyph : 0xffffff);
      cairo_fill (cr);
      break;
    case 3:
      set_colour (cr, wall->glyph);
      cairo_fill (cr);
      break;
    default:
      stroke (cr, wall->glyph, 1.4 * scale);
      break;
    }
}

void
tc_wall_draw_miniatures (cairo_t        *cr,
                         guint           district,
                         const TcWall   *wall,
                         const TurnCell *cells,
                         guint           n_cells,
                         double          side,
                         TurnTheme       theme)
{
  const double scale = side / MINIATURE_UNITS;

  set_colour (cr, wall->ground);
  cairo_fill (cr);
  for (guint i = 0; i < n_cells; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, cells[i].column * side, cells[i].row * side);
      cairo_scale (cr, scale, scale);
      append_miniature (cr, district);
      cairo_restore (cr);
    }
  paint_miniatures (cr, district, wall, scale, theme);
}

void
tc_wall_draw_square (cairo_t      *cr,
                     guint         district,
                     const TcWall *wall,
                     double        side,
                     TurnTheme     theme)
{
  static const TurnCell here = { 0, 0 };

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, side, side);
  if (side < TC_MINIATURE_SIDE)
    {
      tc_wall_draw_miniatures (cr, district, wall, &here, 1, side, theme);
    }
  else
    {
      set_colour (cr, wall->ground);
      cairo_fill_preserve (cr);
      cairo_clip (cr);
      cairo_scale (cr, side / UNITS, side / UNITS);
      draw_pattern (cr, district, wall);
    }
  cairo_restore (cr);
}

static void
append_icon (cairo_t *cr,
             guint    kind)
{
  static const double bricks[][4] = { { 1, 2.5, 8, 4 }, { 10.5, 2.5, 4.5, 4 }, { 1, 8.8, 4.5, 4 }, { 7, 8.8, 8, 4 } };
  static const double slats[][4] = { { 1.5, 1.5, 13, 2.6 }, { 2.5, 5.6, 11, 1.8 }, { 2.5, 8.8, 11, 1.8 }, { 2.5, 12, 11, 1.8 } };
  static const char *const paths[TC_N_WALLS] = {
    [2] = "M8 .8l3.2 3.2L8 7.2 4.8 4zM4 4.8 7.2 8 4 11.2.8 8zM12 4.8 15.2 8 12 11.2 8.8 8zM8 8.8l3.2 3.2L8 15.2 4.8 12z",
    [3] = "M2.5 15V2.2C2.5 1.5 3 1 3.7 1h8.6c.7 0 1.2.5 1.2 1.2V15zM5 3.4v2.8h2.2V3.4zm3.8 0v2.8H11V3.4zM5 8v2.8h2.2V8zm3.8 0v2.8H11V8z",
    [4] = "M1.5 14.5V4.4L3.2 1.8 4.9 4.4v10.1zM6.3 14.5V4.4L8 1.8l1.7 2.6v10.1zM11.1 14.5V4.4l1.7-2.6 1.7 2.6v10.1z",
  };

  if (paths[kind] != NULL)
    {
      turn_path_append (cr, paths[kind]);
      return;
    }

  for (guint i = 0; i < 4; i++)
    {
      const double *r = kind == 0 ? bricks[i] : slats[i];

      turn_path_append_rounded (cr, r[0], r[1], r[2], r[3], 1);
    }
}

void
tc_wall_draw_icon (cairo_t       *cr,
                   guint          district,
                   double         x,
                   double         y,
                   double         size,
                   const GdkRGBA *colour)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / ICON_UNITS, size / ICON_UNITS);
  if (district >= TC_N_WALLS)
    lay_on_its_side (cr, ICON_UNITS);
  append_icon (cr, district % TC_N_WALLS);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
  cairo_restore (cr);
}

#define WHITE 0xffffff
#define BLACK 0x000000

/* The pattern in strokes of the wall's own colour, darkened until it is seen on white. */
static TcWall
outlined_wall (guint32 base)
{
  guint32 line = turn_mix (base, BLACK, .25);

  return (TcWall) {
           .base = base,
           .ground = WHITE,
           .line = turn_mix (line, WHITE, .6),
           .highlight = WHITE,
           .glyph = line,
           .band = line,
  };
}

TcWall
tc_wall (guint32   base,
         TurnTheme theme)
{
  guint32 ground = theme.dark ? turn_mix (base, 0x15161b, .5) : turn_mix (base, WHITE, .5);

  if (theme.outlined)
    return outlined_wall (base);

  return (TcWall) {
           .base = base,
           .ground = ground,
           .line = theme.dark ? turn_mix (ground, BLACK, .26) : turn_mix (ground, base, .30),
           .highlight = turn_mix (ground, WHITE, theme.dark ? .09 : .45),
           .glyph = theme.dark ? turn_mix (ground, WHITE, .26) : turn_mix (ground, base, .6),
           .band = turn_mix (base, BLACK, theme.dark ? .25 : .10),
  };
}
