/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-banner.h"

#include <math.h>

#include <tc-backdrop.h>
#include <tc-card-drawing.h>
#include <tc-die-drawing.h>
#include <tc-lettering.h>
#include <tc-splat-drawing.h>

#define LETTERS_HEIGHT 62
#define LETTERS_WIDTH 268
#define HEIGHT 84
#define CARD_WIDTH 54
#define DIE_SIZE 40

static void
fill (cairo_t *cr,
      guint32  colour)
{
  const GdkRGBA rgba = tc_rgba (colour, 1);

  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_paint (cr);
}

static void
splash (cairo_t    *cr,
        const char *paint,
        double      x,
        double      y,
        double      radius)
{
  const GdkRGBA colour = tc_rgba (tc_paint_find (paint)->body, 1);

  tc_splat_draw (cr, x, y, radius, &colour, (guint32) radius);
}

/* A card whose upper edge is around (@x, @y), turned by that many degrees. */
static void
draw_card (cairo_t          *cr,
           double            x,
           double            y,
           double            degrees,
           const TcCardFace *face)
{
  const GdkRGBA ink = tc_rgba (0xffffff, 1);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, degrees * G_PI / 180);
  cairo_translate (cr, -CARD_WIDTH / 2.0, 0);
  tc_card_draw (cr, CARD_WIDTH, face, &ink);
  cairo_restore (cr);
}

static void
draw_die (cairo_t *cr,
          double   x,
          double   y,
          double   degrees,
          guint    face)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, degrees * G_PI / 180);
  tc_die_draw (cr, DIE_SIZE, face, &tc_die_ivory);
  cairo_restore (cr);
}

static void
draw_letters_in_hand (GtkDrawingArea *area,
                      cairo_t        *cr,
                      int             width,
                      int             height,
                      gpointer        user_data)
{
  const TcCardFace letters[] = {
    { .kind = TC_CARD_LETTERS, .letters = "T", .paint = tc_paint_find ("flamingo") },
    { .kind = TC_CARD_LETTERS, .letters = "G", .paint = tc_paint_find ("taxi") },
    { .kind = TC_CARD_LETTERS, .letters = "A", .paint = tc_paint_find ("lagoon") },
  };

  fill (cr, 0x14564a);
  splash (cr, "mint", width * 0.16, height * 0.2, 18);
  splash (cr, "mint", width * 0.93, height * 0.98, 13);
  draw_card (cr, width / 2.0 - 52, height * 0.26, -11, &letters[0]);
  draw_card (cr, width / 2.0 + 52, height * 0.26, 11, &letters[1]);
  draw_card (cr, width / 2.0, height * 0.17, 0, &letters[2]);
}

static void
draw_card_and_dice (GtkDrawingArea *area,
                    cairo_t        *cr,
                    int             width,
                    int             height,
                    gpointer        user_data)
{
  const TcCardFace nine = { .kind = TC_CARD_PLAYING, .value = 9, .suit = TC_SUIT_HEARTS };

  fill (cr, 0x39168c);
  splash (cr, "ultra", width * 0.88, height * 0.8, 20);
  splash (cr, "ultra", width * 0.06, height * 0.15, 12);
  draw_card (cr, width / 2.0 - 56, height * 0.16, -7, &nine);
  draw_die (cr, width / 2.0 + 12, height * 0.56, 6, 4);
  draw_die (cr, width / 2.0 + 66, height * 0.46, -12, 5);
}

/* How the games that are not about walls look. */
static const struct { const char *game; GtkDrawingAreaDrawFunc draw; } pictures[] = {
  { "tag", draw_letters_in_hand },
  { "roll-tag", draw_card_and_dice },
};

static GtkWidget *
new_wall (const char *title)
{
  GtkWidget *backdrop = tc_backdrop_new (TC_BACKDROP_NIGHT);
  GtkWidget *letters = tc_lettering_new (LETTERS_HEIGHT);
  const TcLetteringLook look = tc_lettering_look_for (tc_paint_find ("flamingo"));
  g_autofree char *capitals = g_utf8_strup (title, -1);

  tc_backdrop_add_splat (TC_BACKDROP (backdrop), tc_paint_find ("lagoon"), 0.82, 0.35, 20);
  tc_backdrop_add_splat (TC_BACKDROP (backdrop), tc_paint_find ("taxi"), 0.08, 0.95, 16);
  tc_lettering_set_look (TC_LETTERING (letters), &look);
  tc_lettering_set_text (TC_LETTERING (letters), capitals);
  adw_bin_set_child (ADW_BIN (backdrop),
                     g_object_new (ADW_TYPE_CLAMP, "maximum-size", LETTERS_WIDTH, "tightening-threshold", LETTERS_WIDTH,
                                   "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_CENTER, "margin-start", 14, "margin-end", 14,
                                   "child", letters, NULL));

  return backdrop;
}

GtkWidget *
tc_game_banner_new (const char *game,
                    const char *title)
{
  GtkWidget *banner = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].game, game))
      {
        banner = gtk_drawing_area_new ();
        gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (banner), pictures[i].draw, NULL, NULL);
      }
  if (banner == NULL)
    banner = new_wall (title);
  gtk_widget_set_size_request (banner, -1, HEIGHT);
  gtk_widget_set_can_target (banner, FALSE);

  return banner;
}
