/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-share-bar.h"

#include <math.h>

#define HEIGHT 34
#define BAR_HEIGHT 18
#define WHISKER 9

struct _TceShareBar
{
  GtkWidget parent_instance;

  LabShare  share;
  double    fair;
};

G_DEFINE_FINAL_TYPE (TceShareBar, tce_share_bar, GTK_TYPE_WIDGET)

/* Twice the fair share fills the width, or more if a seat has more. */
static double
x_of (TceShareBar *self,
      double       share)
{
  const double most = MAX (2 * self->fair, self->share.to), x = gtk_widget_get_width (GTK_WIDGET (self)) * share / MAX (.01, most);

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? gtk_widget_get_width (GTK_WIDGET (self)) - x : x;
}

static void
append_box (GtkSnapshot   *snapshot,
            const GdkRGBA *colour,
            double         x,
            double         y,
            double         other_x,
            double         height)
{
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT ((float) MIN (x, other_x), (float) y, (float) fabs (other_x - x),
                                                                    (float) height));
}

static void
snapshot_bar (TceShareBar *self,
              GtkSnapshot *snapshot,
              double       middle)
{
  const double from = x_of (self, 0), to = x_of (self, self->share.share);
  const graphene_rect_t bar = GRAPHENE_RECT_INIT ((float) MIN (from, to), (float) middle - BAR_HEIGHT / 2.f, (float) fabs (to - from), BAR_HEIGHT);
  GdkRGBA accent = { .2f, .5f, .9f, 1 };
  GskRoundedRect rounded;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "accent_bg_color", &accent);
  gsk_rounded_rect_init_from_rect (&rounded, &bar, MIN (5, bar.size.width / 2));
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &accent, &bar);
  gtk_snapshot_pop (snapshot);
}

static void
tce_share_bar_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TceShareBar *self = TCE_SHARE_BAR (widget);
  const double middle = gtk_widget_get_height (widget) / 2.0, fair = x_of (self, self->fair);
  const double from = x_of (self, self->share.from), to = x_of (self, self->share.to);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  snapshot_bar (self, snapshot, middle);
  for (double y = 0; y < gtk_widget_get_height (widget); y += 6)
    append_box (snapshot, &(GdkRGBA) { ink.red, ink.green, ink.blue, .6f }, fair - .75, y, fair + .75, 3);
  append_box (snapshot, &ink, from, middle - 1, to, 2);
  append_box (snapshot, &ink, from - 1, middle - WHISKER / 2.0 - 1, from + 1, WHISKER + 2);
  append_box (snapshot, &ink, to - 1, middle - WHISKER / 2.0 - 1, to + 1, WHISKER + 2);
}

static void
tce_share_bar_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 60 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tce_share_bar_class_init (TceShareBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tce_share_bar_snapshot;
  widget_class->measure = tce_share_bar_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tce_share_bar_init (TceShareBar *self)
{
  self->fair = .5;
}

void
tce_share_bar_set_share (TceShareBar *self,
                         LabShare     share,
                         double       fair)
{
  g_return_if_fail (TCE_IS_SHARE_BAR (self));

  self->share = share;
  self->fair = fair;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
