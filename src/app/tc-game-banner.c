/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-banner.h"

#include <math.h>

#include <tc-backdrop.h>
#include <tc-card-drawing.h>
#include <tc-die-drawing.h>
#include <tc-lettering.h>
#include <tc-splat-drawing.h>

#define LETTERS_HEIGHT 49
#define LETTERS_WIDTH 230
#define HEIGHT 64
#define COMPACT_LETTERS_HEIGHT 25
#define COMPACT_LETTERS_WIDTH 64
#define COMPACT_HEIGHT 44
#define CARD_WIDTH 54
#define DIE_SIZE 40

/* Cards and dice are drawn as for a picture of that height, and smaller in a lower one. */
#define DRAWN_HEIGHT 70.0

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
draw_letters_in_hand (cairo_t *cr,
                      double   width,
                      double   height)
{
  const TcCardFace letters[] = {
    { .kind = TC_CARD_LETTERS, .letters = "T", .paint = tc_paint_find ("flamingo") },
    { .kind = TC_CARD_LETTERS, .letters = "G", .paint = tc_paint_find ("taxi") },
    { .kind = TC_CARD_LETTERS, .letters = "A", .paint = tc_paint_find ("lagoon") },
  };

  fill (cr, 0x14564a);
  splash (cr, "mint", width * 0.16, height * 0.2, 18);
  splash (cr, "mint", width * 0.93, height * 0.98, 13);
  draw_card (cr, width / 2.0 - 52, height * 0.18, -11, &letters[0]);
  draw_card (cr, width / 2.0 + 52, height * 0.18, 11, &letters[1]);
  draw_card (cr, width / 2.0, height * 0.13, 0, &letters[2]);
}

static void
draw_card_and_dice (cairo_t *cr,
                    double   width,
                    double   height)
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
static const struct { const char *game; void (*draw) (cairo_t *cr, double width, double height); } pictures[] = {
  { "tag", draw_letters_in_hand },
  { "roll-tag", draw_card_and_dice },
};

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        picture)
{
  const double scale = height / DRAWN_HEIGHT;

  cairo_scale (cr, scale, scale);
  pictures[GPOINTER_TO_UINT (picture)].draw (cr, width / scale, height / scale);
}

static GtkWidget *
new_letters (const char *word,
             double      height)
{
  GtkWidget *letters = tc_lettering_new (height);
  const TcLetteringLook look = tc_lettering_look_for (tc_paint_find ("flamingo"));

  tc_lettering_set_look (TC_LETTERING (letters), &look);
  tc_lettering_set_text (TC_LETTERING (letters), word);

  return letters;
}

/* In one line, or a word a line. */
static GtkWidget *
new_title (const char *title,
           gboolean    compact)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *capitals = g_utf8_strup (title, -1);
  g_auto (GStrv) words = g_strsplit (capitals, compact ? " " : "\n", -1);
  const int width = compact ? COMPACT_LETTERS_WIDTH : LETTERS_WIDTH;

  for (guint i = 0; words[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), new_letters (words[i], compact ? COMPACT_LETTERS_HEIGHT : LETTERS_HEIGHT));

  return g_object_new (ADW_TYPE_CLAMP, "maximum-size", width, "tightening-threshold", width, "child", box,
                       "halign", compact ? GTK_ALIGN_START : GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER,
                       "margin-start", compact ? 6 : 14, "margin-end", compact ? 6 : 14, NULL);
}

static GtkWidget *
new_wall (const char *title,
          gboolean    compact)
{
  GtkWidget *backdrop = tc_backdrop_new (TC_BACKDROP_NIGHT);

  tc_backdrop_add_splat (TC_BACKDROP (backdrop), tc_paint_find ("lagoon"), 0.88, 0.35, compact ? 10 : 20);
  tc_backdrop_add_splat (TC_BACKDROP (backdrop), tc_paint_find ("taxi"), 0.08, 0.95, compact ? 9 : 16);
  adw_bin_set_child (ADW_BIN (backdrop), new_title (title, compact));

  return backdrop;
}

GtkWidget *
tc_game_banner_new (const char *game,
                    const char *title,
                    gboolean    compact)
{
  GtkWidget *banner = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].game, game))
      {
        banner = gtk_drawing_area_new ();
        gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (banner), draw, GUINT_TO_POINTER (i), NULL);
      }
  if (banner == NULL)
    banner = new_wall (title, compact);
  gtk_widget_set_size_request (banner, -1, compact ? COMPACT_HEIGHT : HEIGHT);
  gtk_widget_set_can_target (banner, FALSE);

  return banner;
}
