/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shutter.h"

#include <glib/gi18n.h>
#include <math.h>

#include "turn-lettering-drawing.h"
#include "turn-palette.h"
#include "turn-shutter-drawing.h"
#include "turn-splat-drawing.h"
#include "turn-texture-cache.h"
#include "turn-ui-private.h"

static void
draw_mark (cairo_t         *cr,
           const TurnPaint *paint,
           double           x,
           double           y,
           double           size)
{
  GdkRGBA edge = turn_rgba (TURN_COLOUR_INK, .62), body = turn_rgba (paint->body, .82);

  /* Drawn apart and put on at once: otherwise its strokes would show where they cross. */
  cairo_push_group (cr);
  turn_mark_draw (paint->mark, cr, x - size / 2, y - size / 2, size, 5, &(GdkRGBA) { edge.red, edge.green, edge.blue, 1 });
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, edge.alpha);
  cairo_push_group (cr);
  turn_mark_draw (paint->mark, cr, x - size / 2, y - size / 2, size, 3.1, &(GdkRGBA) { body.red, body.green, body.blue, 1 });
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, body.alpha);
}

/* What the taggers left on a shutter of that size: up to three marks in the corners, and splashes. */
static void
turn_shutter_draw_art (cairo_t                *cr,
                       double                  width,
                       double                  height,
                       const TurnPaint *const *paints,
                       guint                   n_paints)
{
  static const struct { double x, y; } marks[3] = { { .14, .27 }, { .85, .75 }, { .86, .25 } };
  static const struct { double x, y; } splats[3] = { { .133, .74 }, { .875, .23 }, { .5, .9 } };
  double size = MIN (210, .3 * MIN (width, height));

  for (guint i = 0; i < MIN (n_paints, 3); i++)
    {
      GdkRGBA colour = turn_rgba (paints[i]->body, .42);

      if (i < 4 - n_paints)
        turn_splat_draw (cr, splats[i].x * width, splats[i].y * height, .62 * size, &colour, 11 + 29 * i);
      draw_mark (cr, paints[i], marks[i].x * width, marks[i].y * height, size);
    }
}

#define MOVE_MS 420
#define MAX_OTHERS 3
#define MAX_LETTER_HEIGHT 148
#define MIN_LETTER_HEIGHT 34

/* The name is painted on the shutter, and the card hangs a little over its foot. */
#define OVERLAP 14

enum
{
  TEXTURE_SLAT,
  TEXTURE_ART,
  TEXTURE_BAR,
};

struct _TurnShutter
{
  GtkWidget         parent_instance;

  GtkWidget        *child;              /* or NULL */
  char             *name;
  const TurnPaint  *paint;
  const TurnPaint  *others[MAX_OTHERS];
  guint             n_others;

  gboolean          down;             /* where it is, or where it goes */
  double            position;         /* 0: up, 1: down */
  AdwAnimation     *motion;

  GdkTexture       *lettering;          /* or NULL: to be drawn */
  double            letter_height;
  TurnTextureCache *cache;
};

enum
{
  LOWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnShutter, turn_shutter, GTK_TYPE_WIDGET)

static void
shutter_moved (double       position,
               TurnShutter *self)
{
  self->position = position;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
come_to_rest (TurnShutter *self)
{
  shutter_moved (self->down ? 1 : 0, self);
  gtk_widget_set_visible (GTK_WIDGET (self), self->down);
  if (self->down)
    g_signal_emit (self, signals[LOWERED], 0);
}

static void
move (TurnShutter *self,
      gboolean     down)
{
  if (self->down == down)
    return;

  turn_shutter_finish_animations (self);
  self->down = down;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    {
      come_to_rest (self);
      return;
    }

  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->motion), self->position);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->motion), down ? 1 : 0);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), down ? ADW_EASE_OUT_BOUNCE : ADW_EASE_OUT_CUBIC);
  adw_animation_play (self->motion);
}

/* Where things are, in a shutter that is down. */

typedef struct
{
  GtkAllocation card;
  double        letter_height;      /* 0: no room for the name */
  double        letter_y;
} Places;

static Places
find_places (TurnShutter *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  int card_width = 0, card_height = 0, free_height;
  Places places = { 0 };

  if (self->child != NULL && gtk_widget_should_layout (self->child))
    {
      int minimum, natural;

      gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      card_width = CLAMP (width - 24, minimum, natural);
      gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, card_width, &minimum, &natural, NULL, NULL);
      card_height = CLAMP (height - TURN_SHUTTER_BAR_HEIGHT - 16, minimum, natural);
    }

  free_height = MAX (0, height - card_height - TURN_SHUTTER_BAR_HEIGHT - 16);
  places.letter_height = MIN (MAX_LETTER_HEIGHT, .6 * free_height);
  if (places.letter_height < MIN_LETTER_HEIGHT || self->name == NULL)
    places.letter_height = 0;

  places.letter_y = (free_height - 1.29 * places.letter_height) / (places.letter_height > 0 ? 3.2 : 2);
  places.card = (GtkAllocation) {
    (width - card_width) / 2,
    (int) (places.letter_y + (places.letter_height > 0 ? 1.29 * places.letter_height - OVERLAP : 0)),
    card_width, card_height,
  };

  return places;
}

/* Drawing. */

static void
draw_slat (cairo_t  *cr,
           double    width,
           double    height,
           TurnTheme theme,
           gpointer  user_data)
{
  turn_slat_draw (cr, width);
}

static void
draw_art (cairo_t  *cr,
          double    width,
          double    height,
          TurnTheme theme,
          gpointer  user_data)
{
  TurnShutter *self = user_data;

  turn_shutter_draw_art (cr, width, height, self->others, self->n_others);
}

static void
draw_bar (cairo_t  *cr,
          double    width,
          double    height,
          TurnTheme theme,
          gpointer  user_data)
{
  turn_shutter_draw_bar (cr, width, 0);
}

static void
draw_lettering (cairo_t  *cr,
                double    width,
                double    height,
                TurnTheme theme,
                gpointer  user_data)
{
  TurnShutter *self = user_data;
  TurnLetteringLook look = turn_lettering_look_for (self->paint);

  turn_lettering_draw (cr, self->name, -1, 0, 0, self->letter_height, &look);
}

static GdkTexture *
get_texture (TurnShutter *self,
             guint32      kind,
             double       width,
             double       height,
             TurnDrawFunc draw)
{
  TurnTextureKey key = { kind, { 0 } };

  for (guint i = 0; kind == TEXTURE_ART && i < self->n_others; i++)
    key.detail[i] = self->others[i]->body;

  return turn_texture_cache_get (self->cache, &key, width, height, gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                                 turn_theme_current (), draw, self);
}

/* Dark towards the edges. */
static void
snapshot_vignette (GtkSnapshot           *snapshot,
                   const graphene_rect_t *bounds)
{
  static const GskColorStop stops[] = { { 0, { 0, 0, 0, 0 } }, { .35f, { 0, 0, 0, 0 } }, { 1, { 0, 0, 0, .4f } } };

  gtk_snapshot_append_radial_gradient (snapshot, bounds,
                                       &GRAPHENE_POINT_INIT (bounds->size.width / 2, bounds->size.height * .48f),
                                       bounds->size.width * .72f, bounds->size.height * .85f, 0, 1,
                                       stops, G_N_ELEMENTS (stops));
}

static void
snapshot_lettering (TurnShutter  *self,
                    GtkSnapshot  *snapshot,
                    const Places *places)
{
  double width, height, room = gtk_widget_get_width (GTK_WIDGET (self)) - 24.0, letter_height = places->letter_height;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (letter_height <= 0 || self->paint == NULL)
    return;

  turn_lettering_measure (self->name, letter_height, &width, &height);
  if (width > room)
    {
      letter_height *= room / width;
      turn_lettering_measure (self->name, letter_height, &width, &height);
    }

  if (self->lettering != NULL && self->letter_height != letter_height)
    g_clear_object (&self->lettering);
  self->letter_height = letter_height;
  if (self->lettering == NULL)
    self->lettering = turn_texture_draw (ceil (width), ceil (height), scale, turn_theme_current (), draw_lettering, self);

  gtk_snapshot_append_texture (snapshot, self->lettering,
                               &GRAPHENE_RECT_INIT ((float) floor ((room + 24 - width) / 2),
                                                    (float) floor (places->card.y + OVERLAP - height),
                                                    (float) ceil (width), (float) ceil (height)));
}

static void
snapshot_wall (TurnShutter           *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  graphene_rect_t slat = GRAPHENE_RECT_INIT (0, 0, 64, TURN_SLAT_HEIGHT);
  graphene_rect_t bar = GRAPHENE_RECT_INIT (0, bounds->size.height - TURN_SHUTTER_BAR_HEIGHT, bounds->size.width, TURN_SHUTTER_BAR_HEIGHT);

  gtk_snapshot_push_repeat (snapshot, bounds, &slat);
  gtk_snapshot_append_texture (snapshot, get_texture (self, TEXTURE_SLAT, 64, TURN_SLAT_HEIGHT, draw_slat), &slat);
  gtk_snapshot_pop (snapshot);
  if (self->n_others > 0)
    gtk_snapshot_append_texture (snapshot,
                                 get_texture (self, TEXTURE_ART, bounds->size.width, bounds->size.height, draw_art), bounds);
  snapshot_vignette (snapshot, bounds);
  gtk_snapshot_append_texture (snapshot, get_texture (self, TEXTURE_BAR, bar.size.width, bar.size.height, draw_bar), &bar);
}

static void
turn_shutter_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TurnShutter *self = TURN_SHUTTER (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  Places places;

  if (width <= 0 || height <= 0)
    return;

  places = find_places (self);
  gtk_snapshot_push_clip (snapshot, &bounds);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) floor ((self->position - 1) * height)));
  snapshot_wall (self, snapshot, &bounds);
  snapshot_lettering (self, snapshot, &places);
  gtk_snapshot_restore (snapshot);
  if (self->child != NULL)
    gtk_widget_snapshot_child (widget, self->child, snapshot);
  gtk_snapshot_pop (snapshot);
}

/* Virtual functions. */

static void
turn_shutter_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  TurnShutter *self = TURN_SHUTTER (widget);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (self->child != NULL && gtk_widget_should_layout (self->child))
    gtk_widget_measure (self->child, orientation, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1,
                        minimum, natural, NULL, NULL);
  *natural += orientation == GTK_ORIENTATION_VERTICAL ? TURN_SHUTTER_BAR_HEIGHT : 24;
}

static void
turn_shutter_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  TurnShutter *self = TURN_SHUTTER (widget);
  Places places = find_places (self);

  places.card.y += (int) floor ((self->position - 1) * height);
  if (self->child != NULL && gtk_widget_should_layout (self->child))
    gtk_widget_size_allocate (self->child, &places.card, -1);
}

/* Whoever closes the window or leaves the page does not wait for it. */
static void
turn_shutter_unmap (GtkWidget *widget)
{
  turn_shutter_finish_animations (TURN_SHUTTER (widget));
  GTK_WIDGET_CLASS (turn_shutter_parent_class)->unmap (widget);
}

static void
turn_shutter_dispose (GObject *object)
{
  TurnShutter *self = TURN_SHUTTER (object);

  g_clear_object (&self->motion);
  g_clear_object (&self->lettering);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (turn_shutter_parent_class)->dispose (object);
}

static void
turn_shutter_finalize (GObject *object)
{
  TurnShutter *self = TURN_SHUTTER (object);

  g_free (self->name);
  turn_texture_cache_free (self->cache);

  G_OBJECT_CLASS (turn_shutter_parent_class)->finalize (object);
}

static void
turn_shutter_class_init (TurnShutterClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = turn_shutter_dispose;
  object_class->finalize = turn_shutter_finalize;
  widget_class->measure = turn_shutter_measure;
  widget_class->size_allocate = turn_shutter_size_allocate;
  widget_class->snapshot = turn_shutter_snapshot;
  widget_class->unmap = turn_shutter_unmap;

  signals[LOWERED] = g_signal_new ("lowered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "shutter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
turn_shutter_init (TurnShutter *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) shutter_moved, self, NULL);

  self->cache = turn_texture_cache_new (3);
  self->motion = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, MOVE_MS, target);
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (come_to_rest), self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
turn_shutter_set_child (TurnShutter *self,
                        GtkWidget   *child)
{
  g_return_if_fail (TURN_IS_SHUTTER (self));
  g_return_if_fail (child == NULL || GTK_IS_WIDGET (child));

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
turn_shutter_set_tagger (TurnShutter     *self,
                         const char      *name,
                         const TurnPaint *paint)
{
  g_autofree char *label = NULL;

  g_return_if_fail (TURN_IS_SHUTTER (self));

  g_free (self->name);
  self->name = g_strdup (name);
  self->paint = paint;
  g_clear_object (&self->lettering);

  if (name != NULL)
    label = g_strdup_printf (_("Pass the screen to %s. Boards are hidden."), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label != NULL ? label : "", -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_shutter_set_others (TurnShutter            *self,
                         const TurnPaint *const *paints,
                         guint                   n_paints)
{
  g_return_if_fail (TURN_IS_SHUTTER (self));
  g_return_if_fail (n_paints <= MAX_OTHERS);

  for (guint i = 0; i < n_paints; i++)
    self->others[i] = paints[i];
  self->n_others = n_paints;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_shutter_lower (TurnShutter *self)
{
  g_return_if_fail (TURN_IS_SHUTTER (self));

  move (self, TRUE);
}

void
turn_shutter_raise (TurnShutter *self)
{
  g_return_if_fail (TURN_IS_SHUTTER (self));

  move (self, FALSE);
}

gboolean
turn_shutter_is_down (TurnShutter *self)
{
  g_return_val_if_fail (TURN_IS_SHUTTER (self), FALSE);

  return self->down;
}

gboolean
turn_shutter_is_moving (TurnShutter *self)
{
  g_return_val_if_fail (TURN_IS_SHUTTER (self), FALSE);

  return self->motion != NULL && adw_animation_get_state (self->motion) == ADW_ANIMATION_PLAYING;
}

void
turn_shutter_finish_animations (TurnShutter *self)
{
  g_return_if_fail (TURN_IS_SHUTTER (self));

  if (turn_shutter_is_moving (self))
    adw_animation_skip (self->motion);
}
