/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-range-bar.h"

#include <math.h>

#define WIDTH 170
#define HEIGHT 22
#define LINE 6.0
#define END 16.0
#define MARK 12.0

struct _TceRangeBar
{
  GtkWidget parent_instance;

  LabRange  range;
  double    before;
  double    now;
  gboolean  has_interval;
  LabShare  interval;
  double    least, most;      /* at the ends of the line */
};

G_DEFINE_FINAL_TYPE (TceRangeBar, tce_range_bar, GTK_TYPE_WIDGET)

static double
x_of (TceRangeBar *self,
      double       figure)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)) - MARK;
  const double x = MARK / 2 + width * CLAMP ((figure - self->least) / (self->most - self->least), 0, 1);

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? gtk_widget_get_width (GTK_WIDGET (self)) - x : x;
}

static void
append_box (GtkSnapshot   *snapshot,
            const GdkRGBA *colour,
            double         x,
            double         other_x,
            double         middle,
            double         height)
{
  const graphene_rect_t box = GRAPHENE_RECT_INIT ((float) MIN (x, other_x), (float) (middle - height / 2), (float) fabs (other_x - x), (float) height);
  GskRoundedRect rounded;

  if (box.size.width <= 0)
    return;
  gsk_rounded_rect_init_from_rect (&rounded, &box, MIN (box.size.width, box.size.height) / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, colour, &box);
  gtk_snapshot_pop (snapshot);
}

static GdkRGBA
look_up (TceRangeBar *self,
         const char  *name,
         GdkRGBA      usual)
{
  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), name, &usual);

  return usual;
}

static void
append_diamond (GtkSnapshot   *snapshot,
                const GdkRGBA *colour,
                double         x,
                double         middle)
{
  const double side = MARK * .78;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) middle));
  gtk_snapshot_rotate (snapshot, 45);
  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT ((float) -side / 2, (float) -side / 2, (float) side, (float) side));
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_range (TceRangeBar   *self,
                GtkSnapshot   *snapshot,
                const GdkRGBA *ink,
                double         middle)
{
  const GdkRGBA line = { ink->red, ink->green, ink->blue, .15f }, green = look_up (self, "success_bg_color", (GdkRGBA) { .15f, .64f, .41f, 1 });
  const GdkRGBA light = { green.red, green.green, green.blue, .55f };

  append_box (snapshot, &line, MARK / 2, gtk_widget_get_width (GTK_WIDGET (self)) - MARK / 2, middle, LINE);
  append_box (snapshot, &light, x_of (self, self->range.from), x_of (self, self->range.to), middle, LINE);
  append_box (snapshot, &green, x_of (self, self->range.from) - 1, x_of (self, self->range.from) + 1, middle, END);
  append_box (snapshot, &green, x_of (self, self->range.to) - 1, x_of (self, self->range.to) + 1, middle, END);
}

static void
tce_range_bar_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TceRangeBar *self = TCE_RANGE_BAR (widget);
  const double middle = gtk_widget_get_height (widget) / 2.0;
  const GdkRGBA accent = look_up (self, "accent_bg_color", (GdkRGBA) { .2f, .5f, .9f, 1 }), ground = look_up (self, "card_bg_color", (GdkRGBA) { 1, 1, 1, 1 });
  GdkRGBA ink, grey;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  grey = ink;
  grey.alpha = .5f;
  snapshot_range (self, snapshot, &ink, middle);
  if (!isnan (self->before))
    append_diamond (snapshot, &grey, x_of (self, self->before), middle);
  if (isnan (self->now))
    return;
  if (self->has_interval)
    append_box (snapshot, &ink, x_of (self, self->interval.from), x_of (self, self->interval.to), middle, 2);
  append_box (snapshot, &ground, x_of (self, self->now) - MARK / 2 - 1, x_of (self, self->now) + MARK / 2 + 1, middle, MARK + 2);
  append_box (snapshot, &accent, x_of (self, self->now) - MARK / 2, x_of (self, self->now) + MARK / 2, middle, MARK);
}

static void
tce_range_bar_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH / 4 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tce_range_bar_class_init (TceRangeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tce_range_bar_snapshot;
  widget_class->measure = tce_range_bar_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tce_range_bar_init (TceRangeBar *self)
{
  self->before = self->now = NAN;
  self->most = 1;
}

static void
reach (TceRangeBar *self,
       double       figure)
{
  if (isnan (figure))
    return;
  self->least = MIN (self->least, figure);
  self->most = MAX (self->most, figure);
}

/* The range takes the middle half, unless something lies further out. */
void
tce_range_bar_set_figures (TceRangeBar *self,
                           LabRange     range,
                           double       before,
                           double       now)
{
  g_return_if_fail (TCE_IS_RANGE_BAR (self));

  self->range = range;
  self->before = before;
  self->now = now;
  self->least = MAX (0, range.from - (range.to - range.from) / 2);
  self->most = range.to + MAX (.01, (range.to - range.from) / 2);
  if (range.to >= 1 && range.from < 1)
    self->most = range.to == 1 ? 1 : self->most;
  reach (self, before);
  reach (self, now);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tce_range_bar_set_interval (TceRangeBar    *self,
                            const LabShare *interval)
{
  g_return_if_fail (TCE_IS_RANGE_BAR (self));

  self->has_interval = interval != NULL;
  if (interval != NULL)
    {
      self->interval = *interval;
      reach (self, interval->from);
      reach (self, interval->to);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
