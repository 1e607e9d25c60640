/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-fill-sticker.h"

#include <math.h>

/* For the corners that lean out, and the shadow. */
#define MARGIN 5

/* So wide it is at least, with its scale. */
#define LEAST_WIDTH 90

/* Where there is no room it is drawn smaller, but not smaller than this: then the label is cut off. */
#define LEAST_SCALE .8

struct _TcFillSticker
{
  TurnSticker      parent_instance;

  TcChips         *chips;         /* one of them */
  const TurnPaint *paint;
  double           scale;
};

G_DEFINE_FINAL_TYPE (TcFillSticker, tc_fill_sticker, TURN_TYPE_STICKER)

/* The chip alone, unscaled. */
static void
measure_chip (TcFillSticker *self,
              int            width,
              int           *chip_width,
              int           *chip_height)
{
  *chip_height = tc_chips_measure (self->chips, gtk_widget_get_pango_context (GTK_WIDGET (self)), width, chip_width);
}

static void
tc_fill_sticker_draw (TurnDrawn *drawn,
                      cairo_t   *cr,
                      double     width,
                      double     height,
                      TurnTheme  theme)
{
  TcFillSticker *self = TC_FILL_STICKER (drawn);
  double scale;
  int chip_width, chip_height, room;

  measure_chip (self, -1, &chip_width, &chip_height);
  scale = MIN (self->scale, MAX ((width - 2 * MARGIN) / chip_width, LEAST_SCALE));
  room = (int) ceil ((width - 2 * MARGIN) / scale);
  measure_chip (self, room, &chip_width, &chip_height);
  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -chip_width / 2., -chip_height / 2.);
  tc_chips_draw (self->chips, cr, gtk_widget_get_pango_context (GTK_WIDGET (self)), room, self->paint);
}

static void
tc_fill_sticker_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  TcFillSticker *self = TC_FILL_STICKER (widget);
  int width, height;

  measure_chip (self, -1, &width, &height);
  *natural = (int) ceil ((orientation == GTK_ORIENTATION_HORIZONTAL ? width : height) * self->scale) + 2 * MARGIN;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN (*natural, (int) (LEAST_WIDTH * self->scale)) : *natural;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_fill_sticker_dispose (GObject *object)
{
  g_clear_pointer (&TC_FILL_STICKER (object)->chips, tc_chips_free);

  G_OBJECT_CLASS (tc_fill_sticker_parent_class)->dispose (object);
}

static void
tc_fill_sticker_class_init (TcFillStickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_fill_sticker_dispose;
  widget_class->measure = tc_fill_sticker_measure;
  TURN_DRAWN_CLASS (klass)->draw = tc_fill_sticker_draw;
  TURN_STICKER_CLASS (klass)->growth = .35;
  gtk_widget_class_set_css_name (widget_class, "fillsticker");
}

static void
tc_fill_sticker_init (TcFillSticker *self)
{
  self->scale = 1;
}

GtkWidget *
tc_fill_sticker_new (const TcChip    *chip,
                     const TurnPaint *paint)
{
  TcFillSticker *self = g_object_new (TC_TYPE_FILL_STICKER, NULL);

  self->chips = tc_chips_new (chip, 1);
  self->paint = paint;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, chip->label, -1);

  return GTK_WIDGET (self);
}

void
tc_fill_sticker_set_scale (TcFillSticker *self,
                           double         scale)
{
  g_return_if_fail (TC_IS_FILL_STICKER (self));

  if (self->scale == scale)
    return;
  self->scale = scale;
  turn_drawn_redraw (TURN_DRAWN (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
