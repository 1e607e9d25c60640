/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-lettering-drawing.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "turn-draw-private.h"
#include "turn-path.h"

typedef struct
{
  gunichar    character;
  double      width;
  const char *path;
} Skeleton;

static const Skeleton skeletons[] = {
  { ' ', 26, "" },
  { '!', 22, "M11 10C10 20 12 32 11 40M11 56L11.2 56.4" },
  { '\'', 18, "M9 9L8 18" },
  { '-', 34, "M9 36C15 34 21 34 26 36" },
  { '.', 18, "M9 56L9.3 56.3" },
  { '0', 44, "M22 10C5 10 5 58 22 58C39 58 39 10 22 10" },
  { '1', 30, "M8 20C12 17 15 13 18 10C17 26 19 44 17 58" },
  { '2', 42, "M8 20C12 7 36 8 34 24C32 38 16 46 8 57C18 55 28 56 37 56" },
  { '3', 42, "M8 15C18 7 35 9 33 22C31 32 22 33 17 33C28 33 38 38 35 49C31 61 14 60 7 52" },
  { '4', 46, "M29 10C22 22 14 32 7 42C18 44 29 43 40 42M31 28C30 38 31 48 30 59" },
  { '5', 42, "M35 11C27 10 20 10 12 11C11 18 11 25 10 31C22 26 37 30 36 43C35 60 14 61 7 51" },
  { '6', 42, "M33 11C18 14 7 28 8 43C9 61 35 62 35 44C35 30 14 29 9 43" },
  { '7', 40, "M7 12C17 10 27 10 36 12C28 26 21 42 17 58" },
  { '8', 42, "M21 33C6 30 6 10 21 10C36 10 36 30 21 33C2 36 3 58 21 58C39 58 40 36 21 33" },
  { '9', 42, "M34 26C33 41 8 42 8 25C8 6 34 6 34 25C35 40 25 54 11 58" },
  { 'A', 46, "M7 58C11 40 15 24 22 10C30 24 36 42 40 57M13 40C20 37 28 37 34 40" },
  { 'B', 44, "M9 58C8 42 9 28 9 11C28 6 38 14 34 24C31 32 20 33 11 33C30 32 42 38 37 50C32 60 18 59 9 57" },
  { 'C', 44, "M38 17C28 5 7 11 7 34C7 58 30 62 39 48" },
  { 'D', 46, "M9 57C8 42 9 28 9 12C24 8 39 14 40 33C41 49 29 61 9 57" },
  { 'E', 42, "M36 12C26 9 16 10 10 12C8 26 9 44 9 56C18 58 28 58 37 55M10 34C17 32 24 32 30 33" },
  { 'F', 40, "M36 12C26 9 16 10 10 12C8 28 10 44 8 58M10 34C17 32 24 32 29 33" },
  { 'G', 48, "M40 18C30 6 8 10 7 33C7 58 36 64 41 44L41 38L28 38" },
  { 'H', 48, "M9 10C8 28 9 44 9 58M39 9C40 28 39 44 40 58M10 35C20 33 29 33 39 35" },
  { 'I', 24, "M12 11C10 26 13 44 11 58" },
  { 'J', 42, "M14 13C22 11 29 11 36 13C33 26 36 40 32 49C27 61 9 60 7 47" },
  { 'K', 44, "M9 10C8 28 9 44 9 58M37 11C28 24 20 32 11 36C22 42 30 50 37 58" },
  { 'L', 40, "M9 10C7 28 9 44 8 56C18 59 28 58 36 55" },
  { 'M', 58, "M8 58C8 40 9 26 11 11C17 22 23 32 29 42C35 32 41 22 47 10C49 26 50 42 50 58" },
  { 'N', 48, "M9 58C8 40 9 26 10 11C20 24 30 42 39 57C40 42 39 26 40 10" },
  { 'O', 48, "M24 10C6 10 5 58 24 58C43 58 42 10 24 10" },
  { 'P', 44, "M9 58C8 42 9 28 9 12C28 6 40 14 37 27C34 38 20 39 11 38" },
  { 'Q', 50, "M24 10C6 10 5 58 24 58C43 58 42 10 24 10M29 44C34 50 38 55 43 60" },
  { 'R', 46, "M9 58C8 42 9 28 9 12C26 6 40 14 37 26C34 36 20 36 11 36C22 40 32 48 38 58" },
  { 'S', 42, "M36 17C28 6 9 9 9 22C9 36 35 32 35 46C35 60 13 61 6 49" },
  { 'T', 44, "M6 14C18 10 30 10 42 14M24 13C22 28 24 44 21 58" },
  { 'U', 48, "M8 10C7 26 7 38 9 46C13 62 35 62 39 46C41 36 40 24 40 10" },
  { 'V', 46, "M7 10C11 27 16 43 23 58C30 43 36 27 40 9" },
  { 'W', 60, "M7 10C9 27 13 43 18 58C23 46 27 34 30 24C34 36 38 47 43 58C48 43 52 27 54 9" },
  { 'X', 44, "M8 11C17 25 27 42 37 58M37 10C28 26 17 43 7 58" },
  { 'Y', 44, "M7 10C10 22 15 30 23 33M40 9C37 30 29 48 20 59" },
  { 'Z', 44, "M8 13C18 11 28 11 38 12C28 28 16 42 8 56C18 58 30 57 39 55" },
  { 0x2019, 18, "M9 9L8 18" },
};

/* Combining marks, around the middle of the letter. */
static const struct { gunichar mark; const char *path; } accents[] = {
  { 0x0300, "M-7 -13L2 -6" },
  { 0x0301, "M7 -13L-2 -6" },
  { 0x0302, "M-8 -6L0 -13L8 -6" },
  { 0x0303, "M-9 -7C-5 -14 3 -4 9 -11" },
  { 0x0308, "M-8 -9L-7.7 -9M8 -9L8.3 -9" },
};

static const Skeleton *
find_skeleton (gunichar character)
{
  for (gsize i = 0; i < G_N_ELEMENTS (skeletons); i++)
    if (skeletons[i].character == character)
      return &skeletons[i];

  return NULL;
}

static const char *
find_accent (gunichar mark)
{
  for (gsize i = 0; i < G_N_ELEMENTS (accents); i++)
    if (accents[i].mark == mark)
      return accents[i].path;

  return NULL;
}

gboolean
turn_letter_find (gunichar    character,
                  TurnLetter *letter)
{
  const Skeleton *skeleton = find_skeleton (character);
  gunichar base, mark;

  *letter = (TurnLetter) { 0 };
  if (skeleton == NULL && g_unichar_decompose (character, &base, &mark) && mark != 0)
    {
      skeleton = find_skeleton (base);
      letter->accent = find_accent (mark);
      if (letter->accent == NULL)
        return FALSE;
    }

  if (skeleton == NULL)
    return FALSE;

  letter->width = skeleton->width;
  letter->path = skeleton->path;

  return TRUE;
}

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
  TurnLetter letter;

  *has_accents = FALSE;
  for (const char *p = capitals; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (!turn_letter_find (g_utf8_get_char (p), &letter))
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
  pango_font_description_set_absolute_size (font, TURN_LETTER_HEIGHT * .86 * PANGO_SCALE);
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
  TurnLetter letter;

  for (const char *p = capitals; *p != '\0'; p = g_utf8_next_char (p))
    if (turn_letter_find (g_utf8_get_char (p), &letter))
      width += letter.width + GAP;

  return width;
}

static void
append_letter (cairo_t          *cr,
               const TurnLetter *letter,
               double            pen,
               guint             order,
               gboolean          upright)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, pen + letter->width / 2, TURN_LETTER_HEIGHT / 2 + (upright ? 0 : jumps[order % G_N_ELEMENTS (jumps)]));
  if (!upright)
    cairo_rotate (cr, turns[order % G_N_ELEMENTS (turns)] * G_PI / 180);
  cairo_translate (cr, 0, -TURN_LETTER_HEIGHT / 2);
  if (letter->accent != NULL)
    turn_path_append (cr, letter->accent);
  cairo_translate (cr, -letter->width / 2, 0);
  turn_path_append (cr, letter->path);
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
  TurnLetter letter;

  for (const char *p = capitals; *p != '\0' && (n_letters < 0 || (int) order < n_letters); p = g_utf8_next_char (p))
    {
      if (!turn_letter_find (g_utf8_get_char (p), &letter))
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
stroke_stack (cairo_t                 *cr,
              cairo_path_t            *path,
              gboolean                 is_outline,
              const TurnLetteringLook *look)
{
  cairo_pattern_t *fade = cairo_pattern_create_linear (0, 4, 0, 64);
  GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1);

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

      cairo_move_to (cr, 0, TURN_LETTER_HEIGHT * .88 - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
      pango_cairo_layout_path (cr, layout);
    }
  else
    append_letters (cr, capitals, n_letters, upright);

  path = cairo_copy_path (cr);
  cairo_new_path (cr);

  return path;
}

TurnLetteringLook
turn_lettering_look_for (const TurnPaint *paint)
{
  return (TurnLetteringLook) {
           .top = turn_rgba (paint->high, 1),
           .bottom = turn_rgba (turn_mix (paint->body, paint->low, .35), 1),
           .halo = { 1, 1, 1, 1 },
           .shadow = turn_rgba (TURN_COLOUR_INK, 1),
  };
}

void
turn_lettering_measure (const char *text,
                        double      height,
                        double     *width,
                        double     *total_height)
{
  g_autofree char *capitals = to_capitals (text);
  double unit = height / TURN_LETTER_HEIGHT;
  gboolean has_accents, is_outline = !has_all_letters (capitals, &has_accents);

  *width = unit * (LEFT_ROOM + (is_outline ? layout_width (capitals) : letters_width (capitals)) + RIGHT_ROOM);
  *total_height = unit * (TOP_ROOM + (has_accents ? ACCENT_ROOM : 0) + TURN_LETTER_HEIGHT + BOTTOM_ROOM);
}

void
turn_lettering_draw (cairo_t                 *cr,
                     const char              *text,
                     int                      n_letters,
                     double                   x,
                     double                   y,
                     double                   height,
                     const TurnLetteringLook *look)
{
  g_autofree char *capitals = to_capitals (text);
  double unit = height / TURN_LETTER_HEIGHT;
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
