/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-last-round.h"

#include <glib/gi18n.h>
#include <math.h>

#include "turn-palette.h"

#define LEAN (-5 * G_PI / 180)
#define MARGIN 4            /* for the corners that lean out */
#define LARGEST_FONT 15.0

struct _TcLastRound
{
  TurnSticker parent_instance;
};

G_DEFINE_FINAL_TYPE (TcLastRound, tc_last_round, TURN_TYPE_STICKER)

static void
append_paper (cairo_t *cr,
              double   width,
              double   height)
{
  const double radius = MIN (6, height / 6);

  cairo_new_sub_path (cr);
  cairo_arc (cr, width / 2 - radius, -height / 2 + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, width / 2 - radius, height / 2 - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, -width / 2 + radius, height / 2 - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, -width / 2 + radius, -height / 2 + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
set_colour (cairo_t *cr,
            guint32  colour,
            double   alpha)
{
  const GdkRGBA rgba = turn_rgba (colour, alpha);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

/* A word a line, as large as fits; returns how much room it takes. */
static PangoLayout *
lay_out (TcLastRound *self,
         double       width,
         double       height,
         int         *text_height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));
  /* Translators: on a golden sticker; each word stands in a line of its own. */
  g_autofree char *text = g_strdup (_("LAST ROUND"));
  int text_width;

  g_strdelimit (text, " ", '\n');
  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_font_description_set_absolute_size (font, LARGEST_FONT * 4 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_line_spacing (layout, .82f);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &text_width, text_height);
  pango_font_description_set_absolute_size (font, MIN (LARGEST_FONT * MAX (height / 46, 1),
                                                       LARGEST_FONT * 4 * MIN (width / text_width, height / *text_height)) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &text_width, text_height);
  pango_layout_set_width (layout, (int) width * PANGO_SCALE);
  pango_font_description_free (font);

  return layout;
}

static void
tc_last_round_draw (TurnDrawn *drawn,
                    cairo_t   *cr,
                    double     width,
                    double     height,
                    TurnTheme  theme)
{
  const double lean = sin (-LEAN), paper_width = width - 2 * MARGIN - lean * height, paper_height = height - 2 * MARGIN - lean * width * .7;
  int text_height;
  g_autoptr (PangoLayout) layout = lay_out (TC_LAST_ROUND (drawn), paper_width - 6, paper_height - 4, &text_height);

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, LEAN);
  cairo_translate (cr, 0, 2);
  append_paper (cr, paper_width, paper_height);
  set_colour (cr, TURN_COLOUR_INK, .25);
  cairo_fill (cr);
  cairo_translate (cr, 0, -2);
  append_paper (cr, paper_width, paper_height);
  set_colour (cr, TURN_COLOUR_GOLD, 1);
  cairo_fill_preserve (cr);
  set_colour (cr, TURN_COLOUR_INK, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_move_to (cr, -(paper_width - 6) / 2, -text_height / 2.);
  pango_cairo_show_layout (cr, layout);
}

static void
tc_last_round_extend (TurnDrawn *drawn,
                      int       *width,
                      int       *height)
{
  if (*width <= 2 * MARGIN || *height <= 2 * MARGIN)
    *width = *height = 0;
}

static void
tc_last_round_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_last_round_parent_class)->map (widget);
  turn_sticker_slap (TURN_STICKER (widget));
}

static void
tc_last_round_class_init (TcLastRoundClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = tc_last_round_map;
  TURN_DRAWN_CLASS (klass)->draw = tc_last_round_draw;
  TURN_DRAWN_CLASS (klass)->extend = tc_last_round_extend;
  TURN_STICKER_CLASS (klass)->growth = .5;

  gtk_widget_class_set_css_name (widget_class, "lastround");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
tc_last_round_init (TcLastRound *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
tc_last_round_say (TcLastRound *self,
                   const char  *spoken)
{
  g_return_if_fail (TC_IS_LAST_ROUND (self));

  if (spoken != NULL && !gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), spoken != NULL);
}
