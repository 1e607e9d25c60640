/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-share-bar.h"

#include <math.h>

#define HEIGHT 28
#define BAR_HEIGHT 18

/* Beside a bar of what was, which is half as high. */
#define PAIR_HEIGHT 12

#define WHISKER 9

struct _TceShareBar
{
  GtkWidget parent_instance;

  LabShare  share;
  double    fair;
  gboolean  has_before;
  LabShare  before;
};

G_DEFINE_FINAL_TYPE (TceShareBar, tce_share_bar, GTK_TYPE_WIDGET)

/* Twice the fair share fills the width, or more if a seat has more. */
static double
x_of (TceShareBar *self,
      double       share)
{
  const double most = MAX (2 * self->fair, MAX (self->share.to, self->has_before ? self->before.to : 0)), x = gtk_widget_get_width (GTK_WIDGET (self)) * share / MAX (.01, most);

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
snapshot_bar (TceShareBar   *self,
              GtkSnapshot   *snapshot,
              const GdkRGBA *colour,
              double         share,
              double         middle,
              double         height)
{
  const double from = x_of (self, 0), to = x_of (self, share);
  const graphene_rect_t bar = GRAPHENE_RECT_INIT ((float) MIN (from, to), (float) (middle - height / 2), (float) fabs (to - from), (float) height);
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, &bar, (float) MIN (5, MIN (height, (double) bar.size.width) / 2));
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, colour, &bar);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_interval (TceShareBar    *self,
                   GtkSnapshot    *snapshot,
                   const GdkRGBA  *ink,
                   const LabShare *share,
                   double          middle)
{
  const double from = x_of (self, share->from), to = x_of (self, share->to);

  append_box (snapshot, ink, from, middle - 1, to, 2);
  append_box (snapshot, ink, from - 1, middle - WHISKER / 2.0 - 1, from + 1, WHISKER + 2);
  append_box (snapshot, ink, to - 1, middle - WHISKER / 2.0 - 1, to + 1, WHISKER + 2);
}

static void
tce_share_bar_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TceShareBar *self = TCE_SHARE_BAR (widget);
  const double height = self->has_before ? PAIR_HEIGHT : BAR_HEIGHT, fair = x_of (self, self->fair);
  const double middle = gtk_widget_get_height (widget) / 2.0 + (self->has_before ? PAIR_HEIGHT / 3.0 : 0);
  GdkRGBA ink, grey, accent = { .2f, .5f, .9f, 1 };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_bg_color", &accent);
  grey = ink;
  grey.alpha = .35f;
  if (self->has_before)
    {
      snapshot_bar (self, snapshot, &grey, self->before.share, middle - height + 2, height / 2);
      snapshot_interval (self, snapshot, &grey, &self->before, middle - height + 2);
    }
  snapshot_bar (self, snapshot, &accent, self->share.share, middle, height);
  for (double y = 0; y < gtk_widget_get_height (widget); y += 6)
    append_box (snapshot, &(GdkRGBA) { ink.red, ink.green, ink.blue, .6f }, fair - .75, y, fair + .75, 3);
  if (self->share.to > 0)
    snapshot_interval (self, snapshot, &ink, &self->share, middle);
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

void
tce_share_bar_set_before (TceShareBar    *self,
                          const LabShare *before)
{
  g_return_if_fail (TCE_IS_SHARE_BAR (self));

  self->has_before = before != NULL;
  if (before != NULL)
    self->before = *before;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
