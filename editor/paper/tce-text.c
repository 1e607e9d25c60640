/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-text.h"

#include <turn-palette.h>

/* What the desktop writes with; where it is missing, whatever has no serifs. */
#define FONT_FAMILY "Cantarell, Sans"

/* Between lines of one paragraph. */
#define LINE_SPACING 1.12f

TceTextStyle
tce_text_style (double      size,
                PangoWeight weight)
{
  return (TceTextStyle) {
           .size = size,
           .weight = weight,
           .colour = turn_rgba (TURN_COLOUR_INK, 1),
           .alignment = PANGO_ALIGN_LEFT,
  };
}

/* Paper has so many dots that letters need not be moved to whole ones; and the same text is as wide on every surface. */
static void
leave_unhinted (PangoContext *context)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
}

static void
set_font (PangoLayout        *layout,
          const TceTextStyle *style)
{
  PangoFontDescription *font = pango_font_description_from_string (FONT_FAMILY);

  pango_font_description_set_absolute_size (font, style->size * PANGO_SCALE);
  pango_font_description_set_weight (font, style->weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static PangoLayout *
create_layout (cairo_t            *cr,
               const char         *text,
               const TceTextStyle *style)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);

  leave_unhinted (pango_layout_get_context (layout));
  set_font (layout, style);
  pango_layout_set_line_spacing (layout, LINE_SPACING);
  pango_layout_set_alignment (layout, style->alignment);
  if (style->width > 0)
    {
      pango_layout_set_width (layout, (int) (style->width * PANGO_SCALE));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    }
  if (style->n_lines > 0)
    {
      pango_layout_set_height (layout, -style->n_lines);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_layout_set_text (layout, text, -1);

  return layout;
}

static void
measure_layout (PangoLayout *layout,
                double      *width,
                double      *height)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  *width = (double) extents.width / PANGO_SCALE;
  *height = (double) extents.height / PANGO_SCALE;
}

static void
show_layout (cairo_t       *cr,
             PangoLayout   *layout,
             double         x,
             double         y,
             const GdkRGBA *colour)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

double
tce_text_draw (cairo_t            *cr,
               const char         *text,
               double              x,
               double              y,
               const TceTextStyle *style)
{
  g_autoptr (PangoLayout) layout = create_layout (cr, text, style);
  double width, height;

  measure_layout (layout, &width, &height);
  show_layout (cr, layout, x, y, &style->colour);

  return height;
}

void
tce_text_measure (cairo_t            *cr,
                  const char         *text,
                  const TceTextStyle *style,
                  double             *width,
                  double             *height)
{
  g_autoptr (PangoLayout) layout = create_layout (cr, text, style);

  measure_layout (layout, width, height);
}

void
tce_text_draw_centred (cairo_t            *cr,
                       const char         *text,
                       double              x,
                       double              y,
                       const TceTextStyle *style)
{
  g_autoptr (PangoLayout) layout = create_layout (cr, text, style);
  PangoRectangle ink, logical;

  /* A wrapped paragraph is placed by its own width, in which it may be aligned as it likes. */
  pango_layout_get_extents (layout, &ink, &logical);
  show_layout (cr, layout,
               style->width > 0 ? x - style->width / 2 : x - (logical.x + logical.width / 2.) / PANGO_SCALE,
               y - (logical.y + logical.height / 2.) / PANGO_SCALE, &style->colour);
}
