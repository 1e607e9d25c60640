/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-bubble-icons.h"

#include "turn-path.h"

#define WIDTH 20
#define HEIGHT 16
#define GAP 6

struct _TcBubbleIcons
{
  GtkWidget        parent_instance;

  const TurnPaint *paint;
  guint            n_bubbles;
};

G_DEFINE_FINAL_TYPE (TcBubbleIcons, tc_bubble_icons, GTK_TYPE_WIDGET)

static int
get_length (TcBubbleIcons *self)
{
  return self->n_bubbles == 0 ? 0 : (int) self->n_bubbles * (WIDTH + GAP) - GAP;
}

/* With its corner where the pen is. */
static void
draw_bubble (cairo_t         *cr,
             const TurnPaint *paint)
{
  const GdkRGBA body = turn_rgba (paint->body, 1), ink = turn_rgba (TURN_COLOUR_INK, 1);

  turn_path_append (cr, "M2.5 1H17.5Q19 1 19 2.5V10.5Q19 12 17.5 12H9.5L5 15.2V12H2.5Q1 12 1 10.5V2.5Q1 1 2.5 1Z");
  gdk_cairo_set_source_rgba (cr, &body);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.6);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

static void
tc_bubble_icons_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TcBubbleIcons *self = TC_BUBBLE_ICONS (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, (width - get_length (self)) / 2, (height - HEIGHT) / 2);
  for (guint i = 0; i < self->n_bubbles; i++)
    {
      draw_bubble (cr, self->paint);
      cairo_translate (cr, WIDTH + GAP, 0);
    }
  cairo_destroy (cr);
}

static void
tc_bubble_icons_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? get_length (TC_BUBBLE_ICONS (widget)) : HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_bubble_icons_class_init (TcBubbleIconsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tc_bubble_icons_measure;
  widget_class->snapshot = tc_bubble_icons_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bubbleicons");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tc_bubble_icons_init (TcBubbleIcons *self)
{
}

GtkWidget *
tc_bubble_icons_new (const TurnPaint *paint,
                     guint            n_bubbles)
{
  TcBubbleIcons *self = g_object_new (TC_TYPE_BUBBLE_ICONS, NULL);

  self->paint = paint;
  self->n_bubbles = n_bubbles;

  return GTK_WIDGET (self);
}
