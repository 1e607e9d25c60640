/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-bubble-picture.h"

#include <math.h>

#include "tc-value-drawing.h"

/* Room around it for outline and strokes. */
#define MARGIN 4

/* Of the body's height; a small body has a larger figure, so that it can be read. */
#define FIGURE_SIZE .44
#define SMALL_FIGURE_SIZE .6
#define LEAST_FIGURE 13.

struct _TcBubblePicture
{
  TurnDrawn    parent_instance;

  int          width;
  int          height;
  TcBubbleFace face;
};

G_DEFINE_FINAL_TYPE (TcBubblePicture, tc_bubble_picture, TURN_TYPE_DRAWN)

static double
get_body_height (TcBubblePicture *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self)) / (1 + TC_BALLOON_TAIL);
}

/* All but the figure. */
static void
tc_bubble_picture_draw (TurnDrawn *drawn,
                        cairo_t   *cr,
                        double     width,
                        double     height,
                        TurnTheme  theme)
{
  TcBubblePicture *self = TC_BUBBLE_PICTURE (drawn);

  cairo_translate (cr, MARGIN, MARGIN);
  tc_balloon_draw (cr, width - 2 * MARGIN, get_body_height (self), self->face.look, self->face.own, self->face.owner, theme);
}

static GdkRGBA
figure_colour (TcBubblePicture *self,
               TurnTheme        theme)
{
  if (self->face.look == TC_BUBBLE_CHOSEN)
    return turn_rgba (self->face.own->on, 1);

  return turn_rgba (theme.dark ? 0xffffff : TURN_COLOUR_INK, self->face.look == TC_BUBBLE_GONE ? (theme.high_contrast ? .8 : .6) : 1);
}

static void
tc_bubble_picture_extend (TurnDrawn *drawn,
                          int       *width,
                          int       *height)
{
  *width += 2 * MARGIN;
  *height += 2 * MARGIN;
}

static void
snapshot_figure (TcBubblePicture *self,
                 GtkSnapshot     *snapshot,
                 TurnTheme        theme)
{
  const double body = get_body_height (self), size = MAX (FIGURE_SIZE * body, MIN (LEAST_FIGURE, SMALL_FIGURE_SIZE * body));
  const GdkRGBA colour = figure_colour (self, theme);
  g_autofree char *text = tc_figure_text (self->face.value);

  tc_figure_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), text, gtk_widget_get_width (GTK_WIDGET (self)) / 2., body / 2,
                      size, PANGO_WEIGHT_ULTRABOLD, &colour);
}

/* The cross of a bubble that is gone lies over its figure. */
static void
tc_bubble_picture_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TcBubblePicture *self = TC_BUBBLE_PICTURE (widget);
  const TurnTheme theme = turn_theme_current ();

  if (self->face.own == NULL || gtk_widget_get_height (widget) == 0)
    return;

  if (self->face.look == TC_BUBBLE_GONE)
    snapshot_figure (self, snapshot, theme);
  GTK_WIDGET_CLASS (tc_bubble_picture_parent_class)->snapshot (widget, snapshot);
  if (self->face.look != TC_BUBBLE_GONE)
    snapshot_figure (self, snapshot, theme);
}

static void
tc_bubble_picture_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  TcBubblePicture *self = TC_BUBBLE_PICTURE (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : (int) ceil (self->height * (1 + TC_BALLOON_TAIL));
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_bubble_picture_class_init (TcBubblePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tc_bubble_picture_measure;
  widget_class->snapshot = tc_bubble_picture_snapshot;
  TURN_DRAWN_CLASS (klass)->draw = tc_bubble_picture_draw;
  TURN_DRAWN_CLASS (klass)->extend = tc_bubble_picture_extend;

  /* What it shows is said by the button over it, or by the sentence that it stands in. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tc_bubble_picture_init (TcBubblePicture *self)
{
}

GtkWidget *
tc_bubble_picture_new (int width,
                       int height)
{
  TcBubblePicture *self = g_object_new (TC_TYPE_BUBBLE_PICTURE, NULL);

  self->width = width;
  self->height = height;

  return GTK_WIDGET (self);
}

void
tc_bubble_picture_set_face (TcBubblePicture    *self,
                            const TcBubbleFace *face)
{
  g_return_if_fail (TC_IS_BUBBLE_PICTURE (self));

  self->face = *face;
  turn_drawn_redraw (TURN_DRAWN (self));
}
