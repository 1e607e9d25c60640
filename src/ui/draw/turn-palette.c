/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-palette.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "turn-path.h"

#define UNITS 24.0

static const struct
{
  const char *path;
  const char *name;
} marks[TURN_N_MARK_KINDS] = {
  [TURN_MARK_BOLT] = {
    "M14.5 2.5 L6 13.2 L12.2 12.2 L8.8 21.5 L18.6 9.6 L12.4 10.6 L16.6 4.6",
    /* Translators: a tagger's mark, a flash of lightning. */
    N_("bolt"),
  },
  [TURN_MARK_WAVE] = {
    "M3 15.5 C5.5 7 12.5 4.2 16.6 8.2 C20.2 11.8 16.2 17.4 12.3 15.2 C9.6 13.6 11.6 10.2 14 11.4 M3.4 20.4 C8 17.8 14 22.4 21 18.4",
    /* Translators: a tagger's mark, a wave of the sea. */
    N_("wave"),
  },
  [TURN_MARK_CROWN] = {
    "M3.4 18.6 L4.8 6.2 L9.4 12.2 L12.6 3.4 L15.4 12 L20 5.8 L20.6 18.4 Z M6 21.6 L18.4 21.2",
    /* Translators: a tagger's mark. */
    N_("crown"),
  },
  [TURN_MARK_EYE] = {
    "M2.6 12.8 C6.6 5.4 16.6 4.4 21.4 11.4 C17.4 19.2 7.6 19.8 2.6 12.8 M12.4 9.4 C15.4 9.4 15.6 14.8 12.2 14.8 C9 14.6 9.4 9.6 12.4 9.4"
    " M5.2 6.2 L4 3.6 M12 4 L12.2 1.8 M18.8 5.8 L20.4 3.6",
    /* Translators: a tagger's mark. */
    N_("eye"),
  },
  [TURN_MARK_ARROW] = {
    "M4 19.8 C10.8 20.6 15.4 15.6 12.4 10.8 C10 7 4.6 10.6 7.6 14.2 C10.4 17.4 16.2 13.4 19.4 5.2 M12.8 5.4 L19.9 3.9 L21.4 11.2",
    /* Translators: a tagger's mark. */
    N_("arrow"),
  },
  [TURN_MARK_STAR] = {
    "M11.4 3 L14.6 9.2 L21.2 9.4 L16.4 14.2 L18.6 20.8 L12.2 17.4 L6 21.2 L7.6 14.4 L2.8 10 L9.2 9 Z",
    /* Translators: a tagger's mark. */
    N_("star"),
  },
};

/* Appends the mark to the current path, in a square of @size with its top-left corner at (@x, @y). */
static void
turn_mark_append (TurnMark mark,
                  cairo_t *cr,
                  double   x,
                  double   y,
                  double   size)
{
  cairo_matrix_t before;

  g_return_if_fail ((guint) mark < TURN_N_MARK_KINDS);

  cairo_get_matrix (cr, &before);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / UNITS, size / UNITS);
  turn_path_append (cr, marks[mark].path);
  cairo_set_matrix (cr, &before);
}

void
turn_mark_draw (TurnMark       mark,
                cairo_t       *cr,
                double         x,
                double         y,
                double         size,
                double         width,
                const GdkRGBA *colour)
{
  cairo_save (cr);
  cairo_new_path (cr);
  turn_mark_append (mark, cr, x, y, size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width * size / UNITS);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_restore (cr);
}

const char *
turn_mark_get_name (TurnMark mark)
{
  g_return_val_if_fail ((guint) mark < TURN_N_MARK_KINDS, "");

  return _(marks[mark].name);
}

#define WHITE 0xffffff
#define BLACK 0x000000

/* GdkRGBA as a constant. */
#define PART(colour, shift) ((float) (((colour) >> (shift)) & 0xff) / 255.f)
#define SHEER(colour, alpha) { PART (colour, 16), PART (colour, 8), PART (colour, 0), alpha }
#define SOLID(colour) SHEER (colour, 1.f)

static const TurnPaint paints[TURN_N_PAINTS] = {
  {
    .id = "flamingo", .mark = TURN_MARK_BOLT,
    .body = 0xd6246a, .high = 0xff5d94, .low = 0xa80f4c, .ink = 0xc21a5c, .bright = 0xff5d94, .on = WHITE, .button = 0xd6246a,
  },
  {
    .id = "lagoon", .mark = TURN_MARK_WAVE,
    .body = 0x258dde, .high = 0x5cb8ff, .low = 0x0e63ad, .ink = 0x1668ad, .bright = 0x5cb8ff, .on = WHITE, .button = 0x1668ad,
  },
  {
    .id = "taxi", .mark = TURN_MARK_CROWN,
    .body = 0xfdd03a, .high = 0xffe58a, .low = 0xe0a200, .ink = 0x9a6a00, .bright = 0xffe58a, .on = TURN_COLOUR_INK, .button = 0xfdd03a,
  },
  {
    .id = "ultra", .mark = TURN_MARK_EYE,
    .body = 0x5c30bb, .high = 0x8c62ea, .low = 0x3c1789, .ink = 0x5c30bb, .bright = 0xa98bf5, .on = WHITE, .button = 0x5c30bb,
  },
  {
    .id = "mint", .mark = TURN_MARK_ARROW,
    .body = 0x28c399, .high = 0x6fe6c4, .low = 0x0d8f6c, .ink = 0x0b7a5c, .bright = 0x6fe6c4, .on = TURN_COLOUR_INK, .button = 0x28c399,
  },
  {
    .id = "rust", .mark = TURN_MARK_STAR,
    .body = 0x872d00, .high = 0xcf6a33, .low = 0x561b00, .ink = 0x872d00, .bright = 0xf0a274, .on = WHITE, .button = 0x872d00,
  },
};

static const char *const paint_names[TURN_N_PAINTS] = {
  /* Translators: the six paints of the taggers, as on a can. */
  NC_("paint", "Flamingo"),
  NC_("paint", "Lagoon"),
  NC_("paint", "Taxi"),
  NC_("paint", "Ultra"),
  NC_("paint", "Mint"),
  NC_("paint", "Rust"),
};

#define VINYL { SOLID (0x2b2733), SOLID (0x1c1922), SOLID (0x100e14) }

static const TurnColours light_colours = {
  .text = SOLID (TURN_COLOUR_INK),
  .window = SOLID (0xfafafa),
  .header_bar = SOLID (0xebebeb),
  .panel = SOLID (0xf1f0ef),
  .card = SOLID (WHITE),
  .plate = SOLID (0xe4e2df),
  .plate_border = SHEER (BLACK, .08f),
  .street = SOLID (0x4c4f5a),
  .mortar = SHEER (0x343046, .55f),
  .water = SOLID (0x8fb9c4),
  .wave = SOLID (0xb9d8df),
  .slot = SOLID (WHITE),
  .slot_border = SHEER (TURN_COLOUR_INK, .16f),
  .misfit = SHEER (0xf5f5f5, .8f),
  .vinyl = VINYL,
  .label = SOLID (0x3b3646),
};

static const TurnColours dark_colours = {
  .text = SOLID (WHITE),
  .window = SOLID (0x242428),
  .header_bar = SOLID (0x303035),
  .panel = SOLID (0x2b2b30),
  .card = SOLID (0x34343a),
  .plate = SOLID (0x1f2026),
  .plate_border = SHEER (WHITE, .07f),
  .street = SOLID (0x101116),
  .mortar = SHEER (0x0a0a0e, .72f),
  .water = SOLID (0x16343f),
  .wave = SOLID (0x2b5968),
  .slot = SHEER (WHITE, .10f),
  .slot_border = SHEER (WHITE, .16f),
  .misfit = SHEER (0x3a3b44, .8f),
  .vinyl = VINYL,
  .label = SOLID (0x3b3646),
};

TurnTheme
turn_theme_current (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return (TurnTheme) {
           .dark = adw_style_manager_get_dark (manager),
           .high_contrast = adw_style_manager_get_high_contrast (manager),
  };
}

gboolean
turn_theme_equal (TurnTheme a,
                  TurnTheme b)
{
  return !a.dark == !b.dark && !a.high_contrast == !b.high_contrast && !a.outlined == !b.outlined;
}

/* High contrast asks for lines that are seen, not for other colours. */
static void
strengthen (TurnColours *colours)
{
  colours->plate_border.alpha = .6f;
  colours->slot_border.alpha = .7f;
  colours->mortar.alpha = 1.f;
  colours->misfit.alpha = 1.f;
}

/* What is a ground elsewhere is white paper here, and only lines are left. */
static void
save_ink (TurnColours *colours)
{
  const GdkRGBA white = SOLID (WHITE), grey = SOLID (0x8a8a8a);

  colours->plate = white;
  colours->plate_border = grey;
  colours->street = white;
  colours->water = white;
  colours->wave = grey;
  colours->slot_border = grey;
  colours->mortar.alpha = 1;
}

TurnColours
turn_colours (TurnTheme theme)
{
  TurnColours colours = theme.dark ? dark_colours : light_colours;

  if (theme.high_contrast)
    strengthen (&colours);
  if (theme.outlined)
    save_ink (&colours);

  return colours;
}

const TurnPaint *
turn_paint_get (guint index)
{
  g_return_val_if_fail (index < TURN_N_PAINTS, &paints[0]);

  return &paints[index];
}

const TurnPaint *
turn_paint_find (const char *id)
{
  for (guint i = 0; i < TURN_N_PAINTS; i++)
    if (g_strcmp0 (paints[i].id, id) == 0)
      return &paints[i];

  return NULL;
}

const char *
turn_paint_get_name (const TurnPaint *self)
{
  g_return_val_if_fail (self >= paints && self < paints + TURN_N_PAINTS, "");

  return g_dpgettext2 (NULL, "paint", paint_names[self - paints]);
}

guint32
turn_paint_stroke (const TurnPaint *self,
                   TurnTheme        theme)
{
  return theme.dark ? self->bright : self->ink;
}

GdkRGBA
turn_paint_mark_colour (const TurnPaint *self)
{
  return turn_rgba (self->on, self->on == WHITE ? .8 : .62);
}

GdkRGBA
turn_rgba (guint32 colour,
           double  alpha)
{
  return (GdkRGBA) SHEER (colour, (float) alpha);
}

guint32
turn_mix (guint32 a,
          guint32 b,
          double  share)
{
  guint32 mixed = 0;

  for (int shift = 16; shift >= 0; shift -= 8)
    {
      double from = (a >> shift) & 0xff, to = (b >> shift) & 0xff;

      mixed |= (guint32) lround (from + (to - from) * share) << shift;
    }

  return mixed;
}
