/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-card-drawing.h"

#include <glib/gi18n.h>
#include <pango/pangocairo.h>

#include "turn-avatar-drawing.h"
#include "turn-lettering-drawing.h"
#include "turn-splat-drawing.h"

#define RADIUS .085             /* of a card, in widths */
#define BORDER .05              /* white, around everything printed */
#define MOST_WIDTH .8           /* that letters take */
#define MOST_HEIGHT .78

#define RED 0xc8174f

static void
fill (cairo_t *cr,
      guint32  colour,
      double   alpha)
{
  const GdkRGBA rgba = turn_rgba (colour, alpha);

  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_fill (cr);
}

/* Writes @text with its middle, or its left edge, at (@x, @y). */
static void
write_text (cairo_t    *cr,
            const char *text,
            double      x,
            double      y,
            double      size,
            gboolean    is_centred)
{
  /* Of a context that knows nothing of how the card is turned: Pango would load a font for each angle. */
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Cantarell, Sans Heavy");
  int width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, is_centred ? x - width / 2. : x, y - height / 2.);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (context);
}

static void
draw_paper (cairo_t *cr,
            double   width,
            guint32  ground)
{
  const double height = width * TURN_CARD_ASPECT, border = BORDER * width;

  turn_rounded_append (cr, 0, 2, width, height, RADIUS * width);
  fill (cr, 0x000000, .28);
  turn_rounded_append (cr, 0, 0, width, height, RADIUS * width);
  fill (cr, TURN_COLOUR_PAPER, 1);
  turn_rounded_append (cr, border, border, width - 2 * border, height - 2 * border, (RADIUS - BORDER / 2) * width);
  fill (cr, ground, 1);
}

static void
draw_slot (cairo_t            *cr,
           double              width,
           const TurnCardFace *face,
           const GdkRGBA      *ink)
{
  const double dashes[] = { 6, 4 };
  GdkRGBA pale = *ink;

  pale.alpha *= .5f;
  gdk_cairo_set_source_rgba (cr, &pale);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  turn_rounded_append (cr, 1, 1, width - 2, width * TURN_CARD_ASPECT - 2, RADIUS * width);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (face->letters != NULL)
    write_text (cr, face->letters, width / 2, width * TURN_CARD_ASPECT / 2, (g_utf8_strlen (face->letters, -1) > 1 ? .2 : .42) * width, TRUE);
}

/* As large as there is room for. */
static void
draw_letters (cairo_t                 *cr,
              double                   width,
              const char              *text,
              const TurnLetteringLook *look)
{
  const double total = width * TURN_CARD_ASPECT;
  double height = MOST_HEIGHT * width, text_width, text_height;

  turn_lettering_measure (text, height, &text_width, &text_height);
  if (text_width > MOST_WIDTH * width)
    {
      height *= MOST_WIDTH * width / text_width;
      turn_lettering_measure (text, height, &text_width, &text_height);
    }
  turn_lettering_draw (cr, text, -1, (width - text_width) / 2, (total - text_height) / 2, height, look);
}

static void
draw_foot (cairo_t    *cr,
           double      width,
           const char *foot)
{
  if (foot != NULL && width >= 70)
    write_text (cr, foot, width / 2, width * (TURN_CARD_ASPECT - .15), .085 * width, TRUE);
}

static void
draw_lettered (cairo_t            *cr,
               double              width,
               const TurnCardFace *face)
{
  const TurnLetteringLook look = turn_lettering_look_for (face->paint);
  const GdkRGBA splash = turn_rgba (face->paint->high, .25), ink = turn_rgba (TURN_COLOUR_INK, 1);

  draw_paper (cr, width, turn_mix (face->paint->high, 0xffffff, .8));
  turn_splat_draw (cr, .68 * width, .42 * width, .13 * width, &splash, 7);
  turn_splat_draw (cr, .22 * width, 1.1 * width, .09 * width, &splash, 3);
  draw_letters (cr, width, face->letters, &look);
  gdk_cairo_set_source_rgba (cr, &ink);
  write_text (cr, face->letters, .11 * width, .14 * width, .1 * width, FALSE);
  draw_foot (cr, width, face->foot);
}

static void
draw_dark (cairo_t            *cr,
           double              width,
           const TurnCardFace *face)
{
  TurnLetteringLook look = turn_lettering_look_for (face->paint);
  const GdkRGBA white = turn_rgba (0xffffff, 1);

  if (face->kind == TURN_CARD_WARNING)
    {
      look.top = turn_rgba (0xff8a70, 1);
      look.bottom = turn_rgba (0xc01c1c, 1);
    }
  look.halo.alpha = face->kind == TURN_CARD_WARNING ? 1 : 0;
  draw_paper (cr, width, face->kind == TURN_CARD_WARNING ? TURN_COLOUR_INK : turn_mix (face->paint->low, TURN_COLOUR_INK, .75));
  draw_letters (cr, width, face->letters, &look);
  gdk_cairo_set_source_rgba (cr, &white);
  draw_foot (cr, width, face->foot);
}

/* The back of a deck of 52: the mark of its paint in rows. */
static void
draw_pattern (cairo_t            *cr,
              double              width,
              const TurnCardFace *face)
{
  const GdkRGBA mark = turn_rgba (face->paint->high, .85);
  const double size = .2 * width, inset = 2 * BORDER * width, height = width * TURN_CARD_ASPECT;

  draw_paper (cr, width, TURN_COLOUR_PAPER);
  turn_rounded_append (cr, inset, inset, width - 2 * inset, height - 2 * inset, RADIUS / 2 * width);
  fill (cr, face->paint->low, 1);
  for (guint row = 0; row < 4; row++)
    for (guint column = 0; column < 3; column++)
      turn_mark_draw (face->paint->mark, cr, (.23 + .27 * column) * width - size / 2, (.245 + .3033 * row) * width - size / 2, size, 2.4, &mark);
}

static void
append_heart (cairo_t *cr)
{
  cairo_move_to (cr, 0, .45);
  cairo_curve_to (cr, -.55, .05, -.55, -.4, -.26, -.4);
  cairo_curve_to (cr, -.1, -.4, 0, -.28, 0, -.2);
  cairo_curve_to (cr, 0, -.28, .1, -.4, .26, -.4);
  cairo_curve_to (cr, .55, -.4, .55, .05, 0, .45);
  cairo_close_path (cr);
}

static void
append_foot (cairo_t *cr)
{
  cairo_move_to (cr, 0, .05);
  cairo_curve_to (cr, 0, .3, -.05, .42, -.16, .48);
  cairo_line_to (cr, .16, .48);
  cairo_curve_to (cr, .05, .42, 0, .3, 0, .05);
  cairo_close_path (cr);
}

static void
append_circle (cairo_t *cr,
               double   x,
               double   y)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, .21, 0, 2 * G_PI);
}

/* A suit of @size around (@x, @y). */
static void
draw_suit (cairo_t *cr,
           TurnSuit suit,
           double   x,
           double   y,
           double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, suit == TURN_SUIT_SPADES ? -size : size);
  switch (suit)
    {
    case TURN_SUIT_DIAMONDS:
      cairo_move_to (cr, 0, -.5);
      cairo_line_to (cr, .38, 0);
      cairo_line_to (cr, 0, .5);
      cairo_line_to (cr, -.38, 0);
      break;

    case TURN_SUIT_CLUBS:
      append_circle (cr, 0, -.25);
      append_circle (cr, -.25, .08);
      append_circle (cr, .25, .08);
      append_foot (cr);
      break;

    case TURN_SUIT_SPADES:
    case TURN_SUIT_HEARTS:
    default:
      append_heart (cr);
      break;
    }
  cairo_fill (cr);
  if (suit == TURN_SUIT_SPADES)
    {
      cairo_scale (cr, 1, -1);
      append_foot (cr);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

static void
draw_corner (cairo_t            *cr,
             double              width,
             const TurnCardFace *face,
             const char         *rank)
{
  write_text (cr, rank, .17 * width, .2 * width, .22 * width, TRUE);
  draw_suit (cr, face->suit, .17 * width, .41 * width, .13 * width);
}

/* Court cards carry the taggers' marks: jack a bolt, queen an eye, king a crown. */
static void
draw_middle (cairo_t            *cr,
             double              width,
             const TurnCardFace *face)
{
  static const TurnMark marks[] = { TURN_MARK_BOLT, TURN_MARK_EYE, TURN_MARK_CROWN };
  const double size = .5 * width;
  const GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1), body = turn_rgba (face->suit == TURN_SUIT_HEARTS || face->suit == TURN_SUIT_DIAMONDS ? 0xff5d94 : 0x8c62ea, 1);

  if (face->value <= 10)
    {
      draw_suit (cr, face->suit, width / 2, width * TURN_CARD_ASPECT / 2, size);
      return;
    }
  turn_mark_draw (marks[face->value - 11], cr, (width - size) / 2, (width * TURN_CARD_ASPECT - size) / 2, size, 5.4, &ink);
  turn_mark_draw (marks[face->value - 11], cr, (width - size) / 2, (width * TURN_CARD_ASPECT - size) / 2, size, 2.6, &body);
}

static void
draw_playing (cairo_t            *cr,
              double              width,
              const TurnCardFace *face)
{
  /* Translators: the ranks in the corners of playing cards: jack, queen, king. */
  static const char *const ranks[] = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", NC_("card", "J"), NC_("card", "Q"), NC_("card", "K") };
  const gboolean is_red = face->suit == TURN_SUIT_HEARTS || face->suit == TURN_SUIT_DIAMONDS;
  const GdkRGBA colour = turn_rgba (is_red ? RED : TURN_COLOUR_INK, 1);
  const char *rank = face->value > 10 ? g_dpgettext2 (NULL, "card", ranks[face->value - 1]) : ranks[face->value - 1];

  draw_paper (cr, width, TURN_COLOUR_PAPER);
  gdk_cairo_set_source_rgba (cr, &colour);
  draw_corner (cr, width, face, rank);
  cairo_save (cr);
  cairo_translate (cr, width, width * TURN_CARD_ASPECT);
  cairo_rotate (cr, G_PI);
  draw_corner (cr, width, face, rank);
  cairo_restore (cr);
  draw_middle (cr, width, face);
}

void
turn_card_draw (cairo_t            *cr,
                double              width,
                const TurnCardFace *face,
                const GdkRGBA      *ink)
{
  cairo_save (cr);
  switch (face->kind)
    {
    case TURN_CARD_SLOT:
      draw_slot (cr, width, face, ink);
      break;

    case TURN_CARD_LETTERS:
      draw_lettered (cr, width, face);
      break;

    case TURN_CARD_PLAYING:
      draw_playing (cr, width, face);
      break;

    case TURN_CARD_PATTERN:
      draw_pattern (cr, width, face);
      break;

    case TURN_CARD_BACK:
    case TURN_CARD_WARNING:
    default:
      draw_dark (cr, width, face);
      break;
    }
  cairo_restore (cr);
}
