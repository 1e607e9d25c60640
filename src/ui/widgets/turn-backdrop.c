/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-backdrop.h"

#include <gtk/gtk.h>

#include "turn-palette.h"
#include "turn-splat-drawing.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"
#include "turn-ui-private.h"

/* A tiled wall at night: one tile to repeat, and the light on it. */
#define TURN_CARD_GROUND_TILE_WIDTH  76
#define TURN_CARD_GROUND_TILE_HEIGHT 76

#define CHALK_WIDTH 5.f
#define CHALK_ALPHA .26
#define COURT_MARGIN 9.f
#define COURT_TOP 34.f
#define COURT_MIDDLE .49f       /* of the height */
#define CIRCLE_RADIUS 190.f

static void
append_line (GtkSnapshot *snapshot,
             float        x,
             float        y,
             float        width,
             float        height,
             float        radius)
{
  const GdkRGBA chalk = turn_rgba (0xffffff, CHALK_ALPHA);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, y, width, height), radius);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { CHALK_WIDTH, CHALK_WIDTH, CHALK_WIDTH, CHALK_WIDTH },
                              (const GdkRGBA[4]) { chalk, chalk, chalk, chalk });
}

static void
append_bar (GtkSnapshot *snapshot,
            float        x,
            float        y,
            float        width,
            float        height)
{
  const GdkRGBA chalk = turn_rgba (0xffffff, CHALK_ALPHA);

  gtk_snapshot_append_color (snapshot, &chalk, &GRAPHENE_RECT_INIT (x, y, width, height));
}

/* A rounded field, its halves and a circle in the middle; the lines stop where they meet. */
static void
append_chalk (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds)
{
  const float width = bounds->size.width, height = bounds->size.height;
  const float margin = COURT_MARGIN, top = COURT_TOP, y = COURT_MIDDLE * height;
  const float radius = MIN (CIRCLE_RADIUS, MIN (.42f * width, .26f * height));

  append_line (snapshot, margin, top, width - 2 * margin, height - top - .8f * margin, 22);
  append_line (snapshot, width / 2 - radius, y - radius, 2 * radius, 2 * radius, radius);
  append_bar (snapshot, 0, y - CHALK_WIDTH / 2, width / 2 - radius - 4, CHALK_WIDTH);
  append_bar (snapshot, width / 2 + radius + 4, y - CHALK_WIDTH / 2, width / 2 - radius - 4, CHALK_WIDTH);
  append_bar (snapshot, width / 2 - CHALK_WIDTH / 2, top + CHALK_WIDTH, CHALK_WIDTH, y - radius - top - CHALK_WIDTH);
  append_bar (snapshot, width / 2 - CHALK_WIDTH / 2, y + radius, CHALK_WIDTH, height - .8f * margin - y - radius - CHALK_WIDTH);
}

/* The grounds of the card tables. */

static void
turn_card_ground_snapshot_court (GtkSnapshot           *snapshot,
                                 const graphene_rect_t *bounds,
                                 TurnTheme              theme)
{
  const GskColorStop stops[] = { { 0, turn_rgba (theme.dark ? 0x3e4650 : 0x56616e, 1) }, { 1, turn_rgba (theme.dark ? 0x23272d : 0x3d444e, 1) } };

  gtk_snapshot_append_radial_gradient (snapshot, bounds,
                                       &GRAPHENE_POINT_INIT (bounds->size.width / 2, COURT_MIDDLE * bounds->size.height),
                                       .62f * bounds->size.width, .72f * bounds->size.height, 0, 1, stops, G_N_ELEMENTS (stops));
  append_chalk (snapshot, bounds);
}

/* A lozenge in the middle and a quarter of one in each corner, so that the joints are lines. */
static void
turn_card_ground_draw_tile (cairo_t  *cr,
                            double    width,
                            double    height,
                            TurnTheme theme,
                            gpointer  unused)
{
  static const struct { double x, y; } middles[] = { { .5, .5 }, { 0, 0 }, { 1, 0 }, { 0, 1 }, { 1, 1 } };
  const GdkRGBA joint = turn_rgba (theme.dark ? 0x231a3f : 0x33265c, 1), tile = turn_rgba (theme.dark ? 0x2b2049 : 0x3e2f6c, 1);
  const double size = .37;

  gdk_cairo_set_source_rgba (cr, &joint);
  cairo_paint (cr);
  gdk_cairo_set_source_rgba (cr, &tile);
  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    {
      cairo_move_to (cr, middles[i].x * width, (middles[i].y - size) * height);
      cairo_line_to (cr, (middles[i].x + size) * width, middles[i].y * height);
      cairo_line_to (cr, middles[i].x * width, (middles[i].y + size) * height);
      cairo_line_to (cr, (middles[i].x - size) * width, middles[i].y * height);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

static void
turn_card_ground_snapshot_shade (GtkSnapshot           *snapshot,
                                 const graphene_rect_t *bounds)
{
  const GskColorStop stops[] = { { 0, turn_rgba (0x120c22, 0) }, { .5f, turn_rgba (0x120c22, .2) }, { 1, turn_rgba (0x120c22, .8) } };

  gtk_snapshot_append_radial_gradient (snapshot, bounds,
                                       &GRAPHENE_POINT_INIT (bounds->size.width / 2, .45f * bounds->size.height),
                                       .66f * bounds->size.width, .8f * bounds->size.height, 0, 1, stops, G_N_ELEMENTS (stops));
}

#define FADE_MS 300
#define MAX_SPLATS 4

/* Two courses of bricks. */
#define TILE_WIDTH 64
#define TILE_HEIGHT 48

/* Where the light of the paint comes from, and how far it reaches. */
#define LIGHT_X 110.0f
#define LIGHT_REACH_X 720.0f
#define LIGHT_REACH_Y 480.0f

/* Light is so soft that a small picture of it, stretched, looks the same; to work it out for every pixel costs more than all else on the table.
 * One pixel of the small picture lies beyond each edge, since the outermost ones fade into nothing. */
#define LIGHT_STRETCH 4.0f
#define LIGHT_WIDTH (LIGHT_X + LIGHT_REACH_X + 2 * LIGHT_STRETCH)
#define LIGHT_HEIGHT (LIGHT_REACH_Y + 2 * LIGHT_STRETCH)

typedef struct
{
  const TurnPaint *paint;
  double           x;
  double           y;
  double           radius;
  double           alpha;
} Splat;

struct _TurnBackdrop
{
  AdwBin            parent_instance;

  TurnBackdropKind  kind;
  const TurnPaint  *paint;
  const TurnPaint  *previous;       /* that fades out, or NULL */
  double            share;          /* of the new paint, 1 at rest */
  AdwAnimation     *fade;
  Splat             splats[MAX_SPLATS];
  guint             n_splats;
  TurnTextureCache *cache;
};

G_DEFINE_FINAL_TYPE (TurnBackdrop, turn_backdrop, ADW_TYPE_BIN)

static void
fade_moved (double        share,
            TurnBackdrop *self)
{
  self->share = share;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Yellow on white needs twice as much to be seen. */
static double
light_alpha (const TurnPaint *paint,
             TurnTheme        theme)
{
  if (theme.dark)
    return .2;

  return paint->on == TURN_COLOUR_INK ? .24 : .13;
}

static void
draw_light (cairo_t      *cr,
            double width  G_GNUC_UNUSED,
            double height G_GNUC_UNUSED,
            TurnTheme     theme,
            gpointer      user_data)
{
  const TurnPaint *paint = user_data;
  GdkRGBA colour = turn_rgba (paint->body, light_alpha (paint, theme));
  cairo_pattern_t *light = cairo_pattern_create_radial (0, 0, 0, 0, 0, 1);

  cairo_pattern_add_color_stop_rgba (light, 0, colour.red, colour.green, colour.blue, colour.alpha);
  cairo_pattern_add_color_stop_rgba (light, 1, colour.red, colour.green, colour.blue, 0);
  cairo_scale (cr, 1 / LIGHT_STRETCH, 1 / LIGHT_STRETCH);
  cairo_translate (cr, LIGHT_X + LIGHT_STRETCH, LIGHT_STRETCH);
  cairo_scale (cr, LIGHT_REACH_X, LIGHT_REACH_Y);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
}

static void
snapshot_light (TurnBackdrop    *self,
                GtkSnapshot     *snapshot,
                const TurnPaint *paint,
                double           share,
                TurnTheme        theme)
{
  TurnTextureKey key;
  GdkTexture *texture;

  if (paint == NULL || share <= 0)
    return;

  key = (TurnTextureKey) { 200, { paint->body } };
  texture = turn_texture_cache_get (self->cache, &key, LIGHT_WIDTH / LIGHT_STRETCH, LIGHT_HEIGHT / LIGHT_STRETCH,
                                    gtk_widget_get_scale_factor (GTK_WIDGET (self)), theme, draw_light, (gpointer) paint);
  if (share < 1)
    gtk_snapshot_push_opacity (snapshot, share);
  turn_texture_append (texture, snapshot, GTK_WIDGET (self),
                       &GRAPHENE_RECT_INIT (-LIGHT_STRETCH, -LIGHT_STRETCH, LIGHT_WIDTH, LIGHT_HEIGHT));
  if (share < 1)
    gtk_snapshot_pop (snapshot);
}

/* A strip as high as the ground is drawn once and repeated to the side: to work out every pixel of it in every frame takes far longer. */
static void
snapshot_strip (TurnBackdrop          *self,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds,
                TurnTheme              theme,
                TurnDrawFunc           draw)
{
  const graphene_rect_t strip = GRAPHENE_RECT_INIT (0, 0, TILE_WIDTH, bounds->size.height);
  TurnTextureKey key = { self->kind, { 0 } };
  GdkTexture *texture = turn_texture_cache_get (self->cache, &key, TILE_WIDTH, bounds->size.height,
                                                gtk_widget_get_scale_factor (GTK_WIDGET (self)), theme, draw, self);

  gtk_snapshot_push_repeat (snapshot, bounds, &strip);
  gtk_snapshot_append_texture (snapshot, texture, &strip);
  gtk_snapshot_pop (snapshot);
}

static void
draw_plain (cairo_t        *cr,
            double width    G_GNUC_UNUSED,
            double          height,
            TurnTheme       theme,
            gpointer unused G_GNUC_UNUSED)
{
  const GdkRGBA top = turn_rgba (theme.dark ? 0x1c1b20 : 0xf3f1ef, 1), foot = turn_colours (theme).window;
  cairo_pattern_t *gradient = cairo_pattern_create_linear (0, 0, 0, height);

  cairo_pattern_add_color_stop_rgba (gradient, 0, top.red, top.green, top.blue, 1);
  cairo_pattern_add_color_stop_rgba (gradient, 1, foot.red, foot.green, foot.blue, 1);
  cairo_set_source (cr, gradient);
  cairo_paint (cr);
  cairo_pattern_destroy (gradient);
}

static void
snapshot_plain (TurnBackdrop          *self,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds,
                TurnTheme              theme)
{
  snapshot_strip (self, snapshot, bounds, theme, draw_plain);
  gtk_snapshot_push_clip (snapshot, bounds);
  snapshot_light (self, snapshot, self->previous, 1 - self->share, theme);
  snapshot_light (self, snapshot, self->paint, self->share, theme);
  gtk_snapshot_pop (snapshot);
}

static void
draw_joints (cairo_t *cr,
             double   width,
             double   y)
{
  cairo_rectangle (cr, 0, y, width, 2);
  cairo_rectangle (cr, 0, y + TILE_HEIGHT / 2, width, 2);
  cairo_rectangle (cr, 0, y, 2, TILE_HEIGHT / 2);
  cairo_rectangle (cr, width / 2, y + TILE_HEIGHT / 2, 2, TILE_HEIGHT / 2);
}

/* The wall is lit from above. */
static void
draw_dusk (cairo_t *cr,
           double   height)
{
  cairo_pattern_t *dusk = cairo_pattern_create_linear (0, 0, 0, height);

  cairo_pattern_add_color_stop_rgba (dusk, 0, 0, 0, 0, 0);
  cairo_pattern_add_color_stop_rgba (dusk, 1, 0, 0, 0, .42);
  cairo_set_source (cr, dusk);
  cairo_paint (cr);
  cairo_pattern_destroy (dusk);
}

static void
draw_bricks (cairo_t  *cr,
             double    width,
             double    height,
             TurnTheme theme,
             gpointer  user_data)
{
  gboolean night = TURN_BACKDROP (user_data)->kind == TURN_BACKDROP_NIGHT;
  GdkRGBA brick = turn_rgba (night ? 0x2c1f1b : 0x5a362b, 1), joint = turn_rgba (night ? 0x211613 : 0x4d2b22, 1);

  gdk_cairo_set_source_rgba (cr, &brick);
  cairo_paint (cr);
  gdk_cairo_set_source_rgba (cr, &joint);
  for (double y = 0; y < height; y += TILE_HEIGHT)
    draw_joints (cr, width, y);
  cairo_fill (cr);
  draw_dusk (cr, height);
}

static void
snapshot_tiles (TurnBackdrop          *self,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds,
                TurnTheme              theme)
{
  const graphene_rect_t tile = GRAPHENE_RECT_INIT (0, 0, TURN_CARD_GROUND_TILE_WIDTH, TURN_CARD_GROUND_TILE_HEIGHT);
  TurnTextureKey key = { self->kind, { 0 } };
  GdkTexture *texture = turn_texture_cache_get (self->cache, &key, TURN_CARD_GROUND_TILE_WIDTH, TURN_CARD_GROUND_TILE_HEIGHT,
                                                gtk_widget_get_scale_factor (GTK_WIDGET (self)), theme, turn_card_ground_draw_tile, NULL);

  gtk_snapshot_push_repeat (snapshot, bounds, &tile);
  gtk_snapshot_append_texture (snapshot, texture, &tile);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_ground (TurnBackdrop          *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *bounds,
                 TurnTheme              theme)
{
  switch (self->kind)
    {
    case TURN_BACKDROP_PLAIN:
      snapshot_plain (self, snapshot, bounds, theme);
      break;
    case TURN_BACKDROP_COURT:
      turn_card_ground_snapshot_court (snapshot, bounds, theme);
      break;
    case TURN_BACKDROP_TILES:
      snapshot_tiles (self, snapshot, bounds, theme);
      break;
    case TURN_BACKDROP_BRICKS:
    case TURN_BACKDROP_NIGHT:
    default:
      snapshot_strip (self, snapshot, bounds, theme, draw_bricks);
    }
}

static void
draw_splat (cairo_t  *cr,
            double    width,
            double    height,
            TurnTheme theme,
            gpointer  user_data)
{
  const Splat *splat = user_data;
  GdkRGBA colour = turn_rgba (splat->paint->body, splat->alpha);

  turn_splat_draw (cr, width / 2, height / 2, splat->radius, &colour, (guint32) (splat->radius * 7 + splat->x * 100) + 3);
}

static void
snapshot_splats (TurnBackdrop          *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *bounds,
                 TurnTheme              theme)
{
  for (guint i = 0; i < self->n_splats; i++)
    {
      Splat *splat = &self->splats[i];
      TurnTextureKey key = { 100 + i, { splat->paint->body, (guint32) splat->radius } };
      float side = (float) (int) (splat->radius * 3.4);
      GdkTexture *texture = turn_texture_cache_get (self->cache, &key, side, side,
                                                    gtk_widget_get_scale_factor (GTK_WIDGET (self)), theme, draw_splat, splat);

      gtk_snapshot_append_texture (snapshot, texture,
                                   &GRAPHENE_RECT_INIT ((float) splat->x * bounds->size.width - side / 2,
                                                        (float) splat->y * bounds->size.height - side / 2, side, side));
    }
}

static void
turn_backdrop_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TurnBackdrop *self = TURN_BACKDROP (widget);
  TurnTheme theme = turn_theme_current ();
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));

  gtk_snapshot_push_clip (snapshot, &bounds);
  snapshot_ground (self, snapshot, &bounds, theme);
  snapshot_splats (self, snapshot, &bounds, theme);
  if (self->kind == TURN_BACKDROP_TILES)
    turn_card_ground_snapshot_shade (snapshot, &bounds);
  gtk_snapshot_pop (snapshot);

  GTK_WIDGET_CLASS (turn_backdrop_parent_class)->snapshot (widget, snapshot);
}

static void
turn_backdrop_unmap (GtkWidget *widget)
{
  turn_backdrop_finish_animations (TURN_BACKDROP (widget));
  GTK_WIDGET_CLASS (turn_backdrop_parent_class)->unmap (widget);
}

static void
turn_backdrop_dispose (GObject *object)
{
  g_clear_object (&TURN_BACKDROP (object)->fade);

  G_OBJECT_CLASS (turn_backdrop_parent_class)->dispose (object);
}

static void
turn_backdrop_finalize (GObject *object)
{
  turn_texture_cache_free (TURN_BACKDROP (object)->cache);

  G_OBJECT_CLASS (turn_backdrop_parent_class)->finalize (object);
}

static void
turn_backdrop_class_init (TurnBackdropClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = turn_backdrop_dispose;
  object_class->finalize = turn_backdrop_finalize;
  widget_class->snapshot = turn_backdrop_snapshot;
  widget_class->unmap = turn_backdrop_unmap;

  gtk_widget_class_set_css_name (widget_class, "backdrop");
}

static void
turn_backdrop_init (TurnBackdrop *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) fade_moved, self, NULL);

  self->share = 1;
  self->cache = turn_texture_cache_new (4 + MAX_SPLATS);
  self->fade = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FADE_MS, target);
}

GtkWidget *
turn_backdrop_new (TurnBackdropKind kind)
{
  TurnBackdrop *self = g_object_new (TURN_TYPE_BACKDROP, NULL);

  self->kind = kind;

  return GTK_WIDGET (self);
}

void
turn_backdrop_set_kind (TurnBackdrop    *self,
                        TurnBackdropKind kind)
{
  g_return_if_fail (TURN_IS_BACKDROP (self));

  self->kind = kind;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_backdrop_set_paint (TurnBackdrop    *self,
                         const TurnPaint *paint)
{
  g_return_if_fail (TURN_IS_BACKDROP (self));

  if (self->paint == paint)
    return;

  turn_backdrop_finish_animations (self);
  self->previous = self->paint;
  self->paint = paint;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self)))
    adw_animation_play (self->fade);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_backdrop_add_splat (TurnBackdrop    *self,
                         const TurnPaint *paint,
                         double           x,
                         double           y,
                         double           radius)
{
  g_return_if_fail (TURN_IS_BACKDROP (self));
  g_return_if_fail (self->n_splats < MAX_SPLATS);

  self->splats[self->n_splats++] = (Splat) { paint, x, y, radius, self->kind == TURN_BACKDROP_TILES ? .5 : .9 };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_backdrop_clear_splats (TurnBackdrop *self)
{
  g_return_if_fail (TURN_IS_BACKDROP (self));

  self->n_splats = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_backdrop_finish_animations (TurnBackdrop *self)
{
  g_return_if_fail (TURN_IS_BACKDROP (self));

  if (self->fade != NULL && adw_animation_get_state (self->fade) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->fade);
}
