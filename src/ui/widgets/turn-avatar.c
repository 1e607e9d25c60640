/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-avatar.h"

#include <glib/gi18n.h>

#include "turn-avatar-drawing.h"

/* How far ring and badge reach beyond the round, as a part of its size. */
#define MARGIN 0.2

struct _TurnAvatar
{
  TurnDrawn        parent_instance;

  const TurnPaint *paint;
  TurnAvatarState  state;
  int              size;
};

enum
{
  PROP_0,
  PROP_SIZE,
  PROP_PAINT,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TurnAvatar, turn_avatar, TURN_TYPE_DRAWN)

static void
refresh (TurnAvatar *self)
{
  g_autofree char *label = NULL;

  if (self->paint != NULL)
    /* Translators: a tagger's colour and mark: “Lagoon wave”. */
    label = g_strdup_printf (C_("avatar", "%s %s"), turn_paint_get_name (self->paint), turn_mark_get_name (self->paint->mark));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label != NULL ? label : "", -1);
  turn_drawn_redraw (TURN_DRAWN (self));
}

static void
draw_ring (cairo_t         *cr,
           const TurnPaint *paint,
           double           centre,
           double           size)
{
  GdkRGBA colour = turn_rgba (paint->body, 1);

  cairo_arc (cr, centre, centre, size * .6, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, MAX (1.6, size * .055));
  cairo_stroke (cr);
}

static void
turn_avatar_draw_picture (TurnDrawn *drawn,
                          cairo_t   *cr,
                          double     width,
                          double     height,
                          TurnTheme  theme)
{
  TurnAvatar *self = TURN_AVATAR (drawn);
  double centre = width / 2, corner = centre - self->size / 2.0;

  if (self->state == TURN_AVATAR_WAITING)
    cairo_push_group (cr);
  turn_avatar_draw (cr, self->paint, corner, corner, self->size);
  if (self->state == TURN_AVATAR_WAITING)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, .6);
    }

  if (self->state == TURN_AVATAR_CURRENT)
    draw_ring (cr, self->paint, centre, self->size);
  if (self->state == TURN_AVATAR_SEALED)
    turn_sealed_badge_draw (cr, centre + self->size * .36, centre + self->size * .34, self->size * .23);
}

static void
turn_avatar_extend (TurnDrawn *drawn,
                    int       *width,
                    int       *height)
{
  TurnAvatar *self = TURN_AVATAR (drawn);

  *width = *height = self->paint != NULL ? self->size + 2 * (int) (self->size * MARGIN) : 0;
}

static void
turn_avatar_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  *minimum = *natural = TURN_AVATAR (widget)->size;
  *minimum_baseline = *natural_baseline = -1;
}

static void
turn_avatar_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TurnAvatar *self = TURN_AVATAR (object);

  switch (id)
    {
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;

    case PROP_PAINT:
      g_value_set_string (value, self->paint != NULL ? self->paint->id : NULL);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
turn_avatar_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TurnAvatar *self = TURN_AVATAR (object);

  switch (id)
    {
    case PROP_SIZE:
      turn_avatar_set_size (self, g_value_get_int (value));
      break;

    case PROP_PAINT:
      turn_avatar_set_paint (self, g_value_get_string (value) != NULL ? turn_paint_find (g_value_get_string (value)) : NULL);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
turn_avatar_class_init (TurnAvatarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = turn_avatar_get_property;
  object_class->set_property = turn_avatar_set_property;
  widget_class->measure = turn_avatar_measure;
  TURN_DRAWN_CLASS (klass)->draw = turn_avatar_draw_picture;
  TURN_DRAWN_CLASS (klass)->extend = turn_avatar_extend;

  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 8, 512, 28,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_PAINT] = g_param_spec_string ("paint", NULL, NULL, NULL,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "taggeravatar");
}

static void
turn_avatar_init (TurnAvatar *self)
{
  self->size = 28;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
turn_avatar_new (int size)
{
  return g_object_new (TURN_TYPE_AVATAR, "size", size, NULL);
}

void
turn_avatar_set_size (TurnAvatar *self,
                      int         size)
{
  g_return_if_fail (TURN_IS_AVATAR (self));

  if (self->size == size)
    return;

  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIZE]);
}

void
turn_avatar_set_paint (TurnAvatar      *self,
                       const TurnPaint *paint)
{
  g_return_if_fail (TURN_IS_AVATAR (self));

  if (self->paint == paint)
    return;

  self->paint = paint;
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAINT]);
}

void
turn_avatar_set_state (TurnAvatar     *self,
                       TurnAvatarState state)
{
  g_return_if_fail (TURN_IS_AVATAR (self));

  if (self->state == state)
    return;

  self->state = state;
  refresh (self);
}
