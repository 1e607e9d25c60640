/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-sticker.h"

#include <adwaita.h>

#define SLAP_MS 180

typedef struct
{
  AdwAnimation *slap;   /* NULL before the first */
} TurnStickerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TurnSticker, turn_sticker, TURN_TYPE_DRAWN)

static void
turn_sticker_unmap (GtkWidget *widget)
{
  turn_sticker_finish_animations (TURN_STICKER (widget));
  GTK_WIDGET_CLASS (turn_sticker_parent_class)->unmap (widget);
}

static void
turn_sticker_dispose (GObject *object)
{
  TurnStickerPrivate *priv = turn_sticker_get_instance_private (TURN_STICKER (object));

  g_clear_object (&priv->slap);

  G_OBJECT_CLASS (turn_sticker_parent_class)->dispose (object);
}

static void
turn_sticker_class_init (TurnStickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_sticker_dispose;
  GTK_WIDGET_CLASS (klass)->unmap = turn_sticker_unmap;
}

static void
turn_sticker_init (TurnSticker *self)
{
}

static void
growth_moved (double   growth,
              gpointer user_data)
{
  turn_drawn_set_growth (user_data, growth);
}

static AdwAnimation *
new_slap (TurnSticker *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (growth_moved, self, NULL);
  AdwAnimation *slap = adw_timed_animation_new (GTK_WIDGET (self), 1 + TURN_STICKER_GET_CLASS (self)->growth, 1, SLAP_MS, target);

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (slap), ADW_EASE_OUT_BACK);

  return slap;
}

void
turn_sticker_slap (TurnSticker *self)
{
  TurnStickerPrivate *priv = turn_sticker_get_instance_private (self);

  g_return_if_fail (TURN_IS_STICKER (self));

  turn_sticker_finish_animations (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;
  if (priv->slap == NULL)
    priv->slap = new_slap (self);
  adw_animation_play (priv->slap);
}

void
turn_sticker_finish_animations (TurnSticker *self)
{
  TurnStickerPrivate *priv = turn_sticker_get_instance_private (self);

  g_return_if_fail (TURN_IS_STICKER (self));

  if (turn_sticker_is_moving (self))
    adw_animation_skip (priv->slap);
}

gboolean
turn_sticker_is_moving (TurnSticker *self)
{
  TurnStickerPrivate *priv = turn_sticker_get_instance_private (self);

  g_return_val_if_fail (TURN_IS_STICKER (self), FALSE);

  return priv->slap != NULL && adw_animation_get_state (priv->slap) == ADW_ANIMATION_PLAYING;
}
