/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-swatch.h"

#include <adwaita.h>
#include <tc-city-drawing.h>
#include <tc-wall-drawing.h>
#include <turn-path.h>

typedef enum
{
  LOOK_WALL,
  LOOK_SIGN,
  LOOK_DISC,
} Look;

struct _TceSwatch
{
  GtkWidget parent_instance;

  int       size;
  guint8    district;
  guint32   colour;
  Look      look;
  TceDisc   disc;
};

G_DEFINE_FINAL_TYPE (TceSwatch, tce_swatch, GTK_TYPE_WIDGET)

static void
draw_sign (TceSwatch    *self,
           cairo_t      *cr,
           const TcWall *wall)
{
  const double size = self->size, inner = self->look == LOOK_SIGN ? size : .56 * size, margin = (size - inner) / 2;
  const GdkRGBA band = turn_rgba (wall->band, 1), white = turn_rgba (0xffffff, 1);

  turn_path_append_rounded (cr, margin, margin, inner, inner, .16 * size);
  gdk_cairo_set_source_rgba (cr, &band);
  cairo_fill (cr);
  tc_wall_draw_icon (cr, self->district, margin + .16 * inner, margin + .16 * inner, .68 * inner, &white);
}

static void
draw_water (TceSwatch *self,
            cairo_t   *cr,
            TurnTheme  theme)
{
  const TcBoard sea = { .n_rows = 1, .n_columns = 1, .squares = { { TC_OUTSIDE } } };

  /* One square of water, larger than what is seen of it, so that no shore is. */
  cairo_translate (cr, -.15 * self->size, -.15 * self->size);
  tc_city_draw (cr, &sea, 1.3 * self->size, 0, theme);
}

/* The dot and the tick lie on a dark ground, so that they are seen on each colour. */
static void
draw_disc (TceSwatch *self,
           cairo_t   *cr)
{
  const double middle = self->size / 2.;
  const GdkRGBA colour = turn_rgba (self->colour, 1), ground = turn_rgba (0x17131f, .75), white = turn_rgba (0xffffff, 1);

  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_arc (cr, middle, middle, middle, 0, 2 * G_PI);
  cairo_fill (cr);
  if (self->disc == TCE_DISC_FREE)
    return;

  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_arc (cr, middle, middle, self->disc == TCE_DISC_USED ? .22 * self->size : .34 * self->size, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &white);
  if (self->disc == TCE_DISC_USED)
    {
      cairo_arc (cr, middle, middle, .13 * self->size, 0, 2 * G_PI);
      cairo_fill (cr);
      return;
    }
  cairo_set_line_width (cr, .1 * self->size);
  cairo_move_to (cr, middle - .17 * self->size, middle);
  cairo_line_to (cr, middle - .04 * self->size, middle + .13 * self->size);
  cairo_line_to (cr, middle + .18 * self->size, middle - .13 * self->size);
  cairo_stroke (cr);
}

static void
tce_swatch_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TceSwatch *self = TCE_SWATCH (widget);
  const TurnTheme theme = turn_theme_current ();
  const TcWall wall = tc_wall (self->colour, theme);
  const double x = (gtk_widget_get_width (widget) - self->size) / 2., y = (gtk_widget_get_height (widget) - self->size) / 2.;
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) self->size, (float) self->size);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_translate (cr, x, y);
  turn_path_append_rounded (cr, 0, 0, self->size, self->size, self->look == LOOK_DISC ? self->size / 2. : .25 * self->size);
  cairo_clip (cr);
  if (self->look == LOOK_DISC)
    draw_disc (self, cr);
  else if (self->district == TC_OUTSIDE)
    draw_water (self, cr, theme);
  else
    {
      if (self->look == LOOK_WALL)
        tc_wall_draw_square (cr, self->district, &wall, self->size, theme);
      draw_sign (self, cr, &wall);
    }
  cairo_destroy (cr);
}

static void
tce_swatch_class_init (TceSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tce_swatch_snapshot;
  gtk_widget_class_set_css_name (widget_class, "swatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tce_swatch_init (TceSwatch *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->size = 32;
  gtk_widget_set_size_request (GTK_WIDGET (self), self->size, self->size);
  g_signal_connect_object (manager, "notify", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tce_swatch_new (int size)
{
  TceSwatch *self = g_object_new (TCE_TYPE_SWATCH, "width-request", size, "height-request", size, NULL);

  self->size = size;

  return GTK_WIDGET (self);
}

void
tce_swatch_set_wall (TceSwatch *self,
                     guint8     district,
                     guint32    colour)
{
  g_return_if_fail (TCE_IS_SWATCH (self));

  if (district == self->district && colour == self->colour)
    return;

  self->district = district;
  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tce_swatch_set_sign (TceSwatch *self,
                     guint8     district,
                     guint32    colour)
{
  g_return_if_fail (TCE_IS_SWATCH (self));

  self->look = LOOK_SIGN;
  tce_swatch_set_wall (self, district, colour);
}

void
tce_swatch_set_disc (TceSwatch *self,
                     guint32    colour,
                     TceDisc    disc)
{
  g_return_if_fail (TCE_IS_SWATCH (self));

  self->look = LOOK_DISC;
  self->colour = colour;
  self->disc = disc;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
