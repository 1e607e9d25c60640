/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-paint-chips.h"

#include <adwaita.h>

#include "turn-avatar-drawing.h"
#include "turn-palette.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"
#include "turn-ui-private.h"

/* The bright ones. */
#define N_PAINTS 5
#define N_CHIPS 60
#define FALL_MS 2400

/* They are drawn in this size and shrunk. */
#define CHIP_SIZE 11.0f
#define PICTURE_SIZE 16.0f

/* A chip needs this share of the whole time; the others begin later. */
#define OWN_SHARE 0.55

typedef struct
{
  float   x;              /* in the unit square, at rest */
  float   y;
  float   size;
  float   degrees;
  float   spin;
  double  start;          /* as a share of the whole fall */
  guint32 colour;
} Chip;

struct _TurnPaintChips
{
  GtkWidget         parent_instance;

  Chip              chips[N_CHIPS];
  double            progress;       /* 1 at rest */
  AdwAnimation     *fall;
  TurnTextureCache *cache;
};

G_DEFINE_FINAL_TYPE (TurnPaintChips, turn_paint_chips, GTK_TYPE_WIDGET)

static void
chips_moved (double          progress,
             TurnPaintChips *self)
{
  self->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Always the same chips: the generator has its own seed. */
static void
make_chips (TurnPaintChips *self)
{
  static const guint32 white = 0xf4f1ea;
  g_autoptr (GRand) random = g_rand_new_with_seed (60);

  for (guint i = 0; i < N_CHIPS; i++)
    {
      guint paint = (guint) g_rand_int_range (random, 0, N_PAINTS + 1);

      self->chips[i] = (Chip) {
        .x = (float) g_rand_double (random),
        .y = (float) g_rand_double (random),
        .size = (float) g_rand_double_range (random, 6, 11),
        .degrees = (float) g_rand_double_range (random, -45, 45),
        .spin = (float) g_rand_double_range (random, -540, 540),
        .start = g_rand_double_range (random, 0, 1 - OWN_SHARE),
        .colour = paint < N_PAINTS ? turn_paint_get (paint)->high : white,
      };
    }
}

/* In the middle of a larger picture, so that its edges stay smooth when it is turned. */
static void
draw_chip (cairo_t  *cr,
           double    width,
           double    height,
           TurnTheme theme,
           gpointer  user_data)
{
  const Chip *chip = user_data;
  GdkRGBA colour = turn_rgba (chip->colour, .95);

  turn_rounded_append (cr, (width - CHIP_SIZE) / 2, (height - .86 * CHIP_SIZE) / 2, CHIP_SIZE, .86 * CHIP_SIZE, 2.4);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
}

static void
snapshot_chip (TurnPaintChips *self,
               GtkSnapshot    *snapshot,
               Chip           *chip)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)), height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  double share = CLAMP ((self->progress - chip->start) / OWN_SHARE, 0, 1);
  float left = (float) (1 - adw_easing_ease (ADW_EASE_OUT_QUAD, share));
  TurnTextureKey key = { 0, { chip->colour } };
  GdkTexture *texture;

  if (share <= 0)
    return;

  texture = turn_texture_cache_get (self->cache, &key, PICTURE_SIZE, PICTURE_SIZE,
                                    gtk_widget_get_scale_factor (GTK_WIDGET (self)), turn_theme_current (), draw_chip, chip);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (chip->x * width, chip->y * height - left * (chip->y * height + 20)));
  gtk_snapshot_rotate (snapshot, chip->degrees + left * chip->spin);
  gtk_snapshot_scale (snapshot, chip->size / CHIP_SIZE, chip->size / CHIP_SIZE);
  turn_texture_append (texture, snapshot, GTK_WIDGET (self),
                       &GRAPHENE_RECT_INIT (-PICTURE_SIZE / 2, -PICTURE_SIZE / 2, PICTURE_SIZE, PICTURE_SIZE));
  gtk_snapshot_restore (snapshot);
}

static void
turn_paint_chips_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TurnPaintChips *self = TURN_PAINT_CHIPS (widget);

  for (guint i = 0; i < N_CHIPS; i++)
    snapshot_chip (self, snapshot, &self->chips[i]);
}

static void
turn_paint_chips_unmap (GtkWidget *widget)
{
  turn_paint_chips_finish_animations (TURN_PAINT_CHIPS (widget));
  GTK_WIDGET_CLASS (turn_paint_chips_parent_class)->unmap (widget);
}

static void
turn_paint_chips_dispose (GObject *object)
{
  g_clear_object (&TURN_PAINT_CHIPS (object)->fall);

  G_OBJECT_CLASS (turn_paint_chips_parent_class)->dispose (object);
}

static void
turn_paint_chips_finalize (GObject *object)
{
  turn_texture_cache_free (TURN_PAINT_CHIPS (object)->cache);

  G_OBJECT_CLASS (turn_paint_chips_parent_class)->finalize (object);
}

static void
turn_paint_chips_class_init (TurnPaintChipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_paint_chips_dispose;
  G_OBJECT_CLASS (klass)->finalize = turn_paint_chips_finalize;
  widget_class->snapshot = turn_paint_chips_snapshot;
  widget_class->unmap = turn_paint_chips_unmap;

  gtk_widget_class_set_css_name (widget_class, "paintchips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
turn_paint_chips_init (TurnPaintChips *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) chips_moved, self, NULL);

  make_chips (self);
  self->cache = turn_texture_cache_new (N_PAINTS + 1);
  self->progress = 1;
  self->fall = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FALL_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->fall), ADW_LINEAR);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
turn_paint_chips_fall (TurnPaintChips *self)
{
  g_return_if_fail (TURN_IS_PAINT_CHIPS (self));

  turn_paint_chips_finish_animations (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self)))
    adw_animation_play (self->fall);
}

void
turn_paint_chips_finish_animations (TurnPaintChips *self)
{
  g_return_if_fail (TURN_IS_PAINT_CHIPS (self));

  if (self->fall != NULL && adw_animation_get_state (self->fall) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->fall);
}
