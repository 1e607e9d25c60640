/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-lettering.h"

#include <adwaita.h>
#include <math.h>

#include "turn-ui-private.h"

#define STRIKE_MS 90

struct _TurnLettering
{
  TurnDrawn         parent_instance;

  double            height;
  char             *text;
  TurnLetteringLook look;
  int               n_letters;      /* that have struck, or -1: all */
  AdwAnimation     *animation;      /* its value is the number of letters */
};

G_DEFINE_FINAL_TYPE (TurnLettering, turn_lettering, TURN_TYPE_DRAWN)

static void
letter_struck (double         value,
               TurnLettering *self)
{
  int n_letters = (int) value;

  if (n_letters == self->n_letters)
    return;

  self->n_letters = n_letters;
  turn_drawn_redraw (TURN_DRAWN (self));
}

static void
all_struck (TurnLettering *self)
{
  self->n_letters = -1;
  turn_drawn_redraw (TURN_DRAWN (self));
}

static void
measure_text (TurnLettering *self,
              double        *width,
              double        *height)
{
  turn_lettering_measure (self->text, self->height, width, height);
}

/* It becomes smaller where it has less room. */
static double
get_growth (TurnLettering *self)
{
  double width, height;

  measure_text (self, &width, &height);

  return MIN (1, MIN (gtk_widget_get_width (GTK_WIDGET (self)) / width, gtk_widget_get_height (GTK_WIDGET (self)) / height));
}

static void
turn_lettering_draw_picture (TurnDrawn *drawn,
                             cairo_t   *cr,
                             double     width,
                             double     height,
                             TurnTheme  theme)
{
  TurnLettering *self = TURN_LETTERING (drawn);

  turn_lettering_draw (cr, self->text, self->n_letters, 0, 0, self->height * get_growth (self), &self->look);
}

static void
turn_lettering_extend (TurnDrawn *drawn,
                       int       *width,
                       int       *height)
{
  const double growth = get_growth (TURN_LETTERING (drawn));
  double text_width, text_height;

  measure_text (TURN_LETTERING (drawn), &text_width, &text_height);
  *width = MAX (1, (int) ceil (text_width * growth));
  *height = MAX (1, (int) ceil (text_height * growth));
}

static void
turn_lettering_widget_measure (GtkWidget     *widget,
                               GtkOrientation orientation,
                               int            for_size,
                               int           *minimum,
                               int           *natural,
                               int           *minimum_baseline,
                               int           *natural_baseline)
{
  double width, height;

  measure_text (TURN_LETTERING (widget), &width, &height);
  *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
  *minimum = *natural / 4;
  *minimum_baseline = *natural_baseline = -1;
}

static void
turn_lettering_unmap (GtkWidget *widget)
{
  turn_lettering_finish_animations (TURN_LETTERING (widget));
  GTK_WIDGET_CLASS (turn_lettering_parent_class)->unmap (widget);
}

static void
turn_lettering_dispose (GObject *object)
{
  g_clear_object (&TURN_LETTERING (object)->animation);

  G_OBJECT_CLASS (turn_lettering_parent_class)->dispose (object);
}

static void
turn_lettering_finalize (GObject *object)
{
  g_free (TURN_LETTERING (object)->text);

  G_OBJECT_CLASS (turn_lettering_parent_class)->finalize (object);
}

static void
turn_lettering_class_init (TurnLetteringClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = turn_lettering_dispose;
  object_class->finalize = turn_lettering_finalize;
  widget_class->measure = turn_lettering_widget_measure;
  TURN_DRAWN_CLASS (klass)->draw = turn_lettering_draw_picture;
  TURN_DRAWN_CLASS (klass)->extend = turn_lettering_extend;
  widget_class->unmap = turn_lettering_unmap;

  gtk_widget_class_set_css_name (widget_class, "lettering");
}

static void
turn_lettering_init (TurnLettering *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) letter_struck, self, NULL);

  self->text = g_strdup ("");
  self->height = 68;
  self->n_letters = -1;
  self->look = turn_lettering_look_for (turn_paint_get (0));
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, 1, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (all_struck), self);
}

GtkWidget *
turn_lettering_new (double height)
{
  TurnLettering *self = g_object_new (TURN_TYPE_LETTERING, NULL);

  self->height = height;

  return GTK_WIDGET (self);
}

void
turn_lettering_set_text (TurnLettering *self,
                         const char    *text)
{
  g_return_if_fail (TURN_IS_LETTERING (self));

  if (g_strcmp0 (self->text, text) == 0)
    return;

  g_free (self->text);
  self->text = g_strdup (text != NULL ? text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
  turn_drawn_redraw (TURN_DRAWN (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
turn_lettering_set_look (TurnLettering           *self,
                         const TurnLetteringLook *look)
{
  g_return_if_fail (TURN_IS_LETTERING (self));

  self->look = *look;
  turn_drawn_redraw (TURN_DRAWN (self));
}

void
turn_lettering_strike (TurnLettering *self)
{
  guint n = (guint) g_utf8_strlen (self->text, -1);

  g_return_if_fail (TURN_IS_LETTERING (self));

  turn_lettering_finish_animations (self);
  if (n == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), n);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), n * STRIKE_MS);
  adw_animation_play (self->animation);
}

void
turn_lettering_finish_animations (TurnLettering *self)
{
  g_return_if_fail (TURN_IS_LETTERING (self));

  if (self->animation != NULL && adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->animation);
}
