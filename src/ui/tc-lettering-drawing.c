/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-lettering-drawing.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "tc-letters.h"
#include "tc-path.h"

/* Strokes, from the widest and deepest to the highlights, in units of a letter. */
#define SHADOW_WIDTH 25
#define HALO_WIDTH 24
#define OUTLINE_WIDTH 20
#define BODY_WIDTH 14
#define GLINT_WIDTH 2.4
#define SHADOW_X 3.5
#define SHADOW_Y 4.5
#define GAP 1

/* What strokes need around the bones. */
#define LEFT_ROOM 8.0
#define RIGHT_ROOM 12.0
#define TOP_ROOM 8.0
#define BOTTOM_ROOM 12.0
#define ACCENT_ROOM 16.0

/* Letters are thrown: each one a little higher or lower, and turned. */
static const double jumps[] = { 0, -3, 2, -2, 3, -1, 2 };
static const double turns[] = { -4, 3, -2, 4, -3, 2 };

static char *
to_capitals (const char *text)
{
  g_autofree char *capitals = g_utf8_strup (text, -1);

  return g_utf8_normalize (capitals, -1, G_NORMALIZE_DEFAULT_COMPOSE);
}

/* Scripts that we have no letters for are shaped by Pango, the whole text at once. */
static gboolean
has_all_letters (const char *capitals,
                 gboolean   *has_accents)
{
  TcLetter letter;

  *has_accents = FALSE;
  for (const char *p = capitals; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (!tc_letter_find (g_utf8_get_char (p), &letter))
        return FALSE;
      *has_accents = *has_accents || letter.accent != NULL;
    }

  return TRUE;
}

static PangoLayout *
create_layout (const char *text)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("sans-serif Ultra-Bold");
  PangoLayout *layout = pango_layout_new (context);

  g_object_unref (context);
  pango_font_description_set_absolute_size (font, TC_LETTER_HEIGHT * .86 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

static double
layout_width (const char *text)
{
  g_autoptr (PangoLayout) layout = create_layout (text);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);

  return (double) logical.width / PANGO_SCALE;
}

static double
letters_width (const char *capitals)
{
  double width = 0;
  TcLetter letter;

  for (const char *p = capitals; *p != '\0'; p = g_utf8_next_char (p))
    if (tc_letter_find (g_utf8_get_char (p), &letter))
      width += letter.width + GAP;

  return width;
}

static void
append_letter (cairo_t        *cr,
               const TcLetter *letter,
               double          pen,
               guint           order,
               gboolean        upright)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, pen + letter->width / 2, TC_LETTER_HEIGHT / 2 + (upright ? 0 : jumps[order % G_N_ELEMENTS (jumps)]));
  if (!upright)
    cairo_rotate (cr, turns[order % G_N_ELEMENTS (turns)] * G_PI / 180);
  cairo_translate (cr, 0, -TC_LETTER_HEIGHT / 2);
  if (letter->accent != NULL)
    tc_path_append (cr, letter->accent);
  cairo_translate (cr, -letter->width / 2, 0);
  tc_path_append (cr, letter->path);
  cairo_set_matrix (cr, &matrix);
}

static void
append_letters (cairo_t    *cr,
                const char *capitals,
                int         n_letters,
                gboolean    upright)
{
  double pen = 0;
  guint order = 0;
  TcLetter letter;

  for (const char *p = capitals; *p != '\0' && (n_letters < 0 || (int) order < n_letters); p = g_utf8_next_char (p))
    {
      if (!tc_letter_find (g_utf8_get_char (p), &letter))
        continue;
      append_letter (cr, &letter, pen, order++, upright);
      pen += letter.width + GAP;
    }
}

/* One layer of the stack. Bones have no body of their own; the outlines that Pango gives have, so they are filled and stroked by what goes beyond. */
static void
stroke_layer (cairo_t      *cr,
              cairo_path_t *path,
              gboolean      is_outline,
              double        width,
              double        x,
              double        y)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_append_path (cr, path);
  cairo_set_line_width (cr, is_outline ? width - BODY_WIDTH : width);
  if (is_outline)
    cairo_fill_preserve (cr);
  if (width > (is_outline ? BODY_WIDTH : 0))
    cairo_stroke (cr);
  cairo_new_path (cr);
  cairo_restore (cr);
}

static void
stroke_glints (cairo_t      *cr,
               cairo_path_t *path,
               gboolean      is_outline)
{
  cairo_save (cr);
  if (is_outline)
    {
      cairo_append_path (cr, path);
      cairo_clip (cr);
    }
  cairo_translate (cr, is_outline ? 2.4 : -3, is_outline ? 3 : -3.4);
  cairo_append_path (cr, path);
  cairo_set_source_rgba (cr, 1, 1, 1, is_outline ? .6 : .85);
  cairo_set_line_width (cr, GLINT_WIDTH);
  cairo_set_dash (cr, (const double[]) { 9, 7, 2, 40 }, 4, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
stroke_stack (cairo_t               *cr,
              cairo_path_t          *path,
              gboolean               is_outline,
              const TcLetteringLook *look)
{
  cairo_pattern_t *fade = cairo_pattern_create_linear (0, 4, 0, 64);
  GdkRGBA ink = tc_rgba (TC_COLOUR_INK, 1);

  cairo_pattern_add_color_stop_rgb (fade, 0, look->top.red, look->top.green, look->top.blue);
  cairo_pattern_add_color_stop_rgb (fade, 1, look->bottom.red, look->bottom.green, look->bottom.blue);

  gdk_cairo_set_source_rgba (cr, &look->shadow);
  stroke_layer (cr, path, is_outline, SHADOW_WIDTH, SHADOW_X, SHADOW_Y);
  gdk_cairo_set_source_rgba (cr, &look->halo);
  stroke_layer (cr, path, is_outline, HALO_WIDTH, 0, 0);
  gdk_cairo_set_source_rgba (cr, &ink);
  stroke_layer (cr, path, is_outline, OUTLINE_WIDTH, 0, 0);
  cairo_set_source (cr, fade);
  stroke_layer (cr, path, is_outline, BODY_WIDTH, 0, 0);
  stroke_glints (cr, path, is_outline);
  cairo_pattern_destroy (fade);
}

static cairo_path_t *
copy_path (cairo_t    *cr,
           const char *capitals,
           int         n_letters,
           gboolean    upright,
           gboolean    is_outline)
{
  cairo_path_t *path;

  cairo_new_path (cr);
  if (is_outline)
    {
      g_autoptr (PangoLayout) layout = create_layout (capitals);

      cairo_move_to (cr, 0, TC_LETTER_HEIGHT * .88 - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
      pango_cairo_layout_path (cr, layout);
    }
  else
    append_letters (cr, capitals, n_letters, upright);

  path = cairo_copy_path (cr);
  cairo_new_path (cr);

  return path;
}

TcLetteringLook
tc_lettering_look_for (const TcPaint *paint)
{
  return (TcLetteringLook) {
           .top = tc_rgba (paint->high, 1),
           .bottom = tc_rgba (tc_mix (paint->body, paint->low, .35), 1),
           .halo = { 1, 1, 1, 1 },
           .shadow = tc_rgba (TC_COLOUR_INK, 1),
  };
}

void
tc_lettering_measure (const char *text,
                      double      height,
                      double     *width,
                      double     *total_height)
{
  g_autofree char *capitals = to_capitals (text);
  double unit = height / TC_LETTER_HEIGHT;
  gboolean has_accents, is_outline = !has_all_letters (capitals, &has_accents);

  *width = unit * (LEFT_ROOM + (is_outline ? layout_width (capitals) : letters_width (capitals)) + RIGHT_ROOM);
  *total_height = unit * (TOP_ROOM + (has_accents ? ACCENT_ROOM : 0) + TC_LETTER_HEIGHT + BOTTOM_ROOM);
}

void
tc_lettering_draw (cairo_t               *cr,
                   const char            *text,
                   int                    n_letters,
                   double                 x,
                   double                 y,
                   double                 height,
                   const TcLetteringLook *look)
{
  g_autofree char *capitals = to_capitals (text);
  double unit = height / TC_LETTER_HEIGHT;
  gboolean has_accents, is_outline = !has_all_letters (capitals, &has_accents);
  cairo_path_t *path;

  if (is_outline && n_letters == 0)
    return;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit, unit);
  cairo_translate (cr, LEFT_ROOM, TOP_ROOM + (has_accents ? ACCENT_ROOM : 0));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  path = copy_path (cr, capitals, n_letters, look->upright, is_outline);
  stroke_stack (cr, path, is_outline, look);
  cairo_path_destroy (path);
  cairo_restore (cr);
}
