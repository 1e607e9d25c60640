/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-game-banner.h"

#include <glib/gi18n.h>
#include <turn-backdrop.h>
#include <turn-card-drawing.h>
#include <turn-die-drawing.h>
#include <turn-lettering.h>
#include <turn-splat-drawing.h>

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

/* So wide is what they show. */
#define DRAWN_WIDTH 180.0

void
turn_game_banner_fill (cairo_t *cr,
                       guint32  colour)
{
  const GdkRGBA rgba = turn_rgba (colour, 1);

  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_paint (cr);
}

void
turn_game_banner_splash (cairo_t    *cr,
                         const char *paint,
                         double      x,
                         double      y,
                         double      radius)
{
  const GdkRGBA colour = turn_rgba (turn_paint_find (paint)->body, 1);

  turn_splat_draw (cr, x, y, radius, &colour, (guint32) radius);
}

/* A card whose upper edge is around (@x, @y), turned by that many degrees. */
void
turn_game_banner_draw_card (cairo_t            *cr,
                            double              x,
                            double              y,
                            double              degrees,
                            const TurnCardFace *face)
{
  const GdkRGBA ink = turn_rgba (0xffffff, 1);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, degrees * G_PI / 180);
  cairo_translate (cr, -CARD_WIDTH / 2.0, 0);
  turn_card_draw (cr, CARD_WIDTH, face, &ink);
  cairo_restore (cr);
}

void
turn_game_banner_draw_die (cairo_t *cr,
                           double   x,
                           double   y,
                           double   degrees,
                           guint    face)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, degrees * G_PI / 180);
  turn_die_draw (cr, DIE_SIZE, face, &turn_die_ivory);
  cairo_restore (cr);
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        kind)
{
  const double scale = height / DRAWN_HEIGHT;

  cairo_scale (cr, scale, scale);
  ((const TurnGameKind *) kind)->draw_banner (cr, width / scale, height / scale);
}

static void
draw_small (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        kind)
{
  const double scale = width / DRAWN_WIDTH;

  cairo_scale (cr, scale, scale);
  ((const TurnGameKind *) kind)->draw_banner (cr, DRAWN_WIDTH, height / scale);
}

static GtkWidget *
new_letters (const char *word,
             double      height)
{
  GtkWidget *letters = turn_lettering_new (height);
  const TurnLetteringLook look = turn_lettering_look_for (turn_paint_find ("flamingo"));

  turn_lettering_set_look (TURN_LETTERING (letters), &look);
  turn_lettering_set_text (TURN_LETTERING (letters), word);

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
  GtkWidget *backdrop = turn_backdrop_new (TURN_BACKDROP_NIGHT);

  turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("lagoon"), 0.88, 0.35, compact ? 10 : 20);
  turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("taxi"), 0.08, 0.95, compact ? 9 : 16);
  adw_bin_set_child (ADW_BIN (backdrop), new_title (title, compact));

  return backdrop;
}

GtkWidget *
turn_game_banner_new (const TurnGameKind *kind,
                      gboolean            compact)
{
  GtkWidget *banner;

  if (kind->draw_banner != NULL)
    {
      banner = gtk_drawing_area_new ();
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (banner), draw, (gpointer) kind, NULL);
    }
  else
    {
      banner = new_wall (_(kind->format->name), compact);
    }
  gtk_widget_set_size_request (banner, -1, compact ? COMPACT_HEIGHT : HEIGHT);
  gtk_widget_set_can_target (banner, FALSE);

  return banner;
}

GtkWidget *
turn_game_banner_new_small (const TurnGameKind *kind)
{
  GtkWidget *banner;

  if (kind->draw_banner == NULL)
    return new_wall (_(kind->format->name), TRUE);

  banner = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (banner), draw_small, (gpointer) kind, NULL);

  return banner;
}
