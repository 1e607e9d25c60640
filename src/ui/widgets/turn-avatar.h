/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"
#include "turn-drawn.h"

G_BEGIN_DECLS

typedef enum
{
  TURN_AVATAR_PLAIN,
  TURN_AVATAR_CURRENT,      /* with a ring: it is this tagger's turn */
  TURN_AVATAR_SEALED,       /* with a lock: the choice for the final die is made */
  TURN_AVATAR_WAITING,      /* pale: comes later */
} TurnAvatarState;

#define TURN_TYPE_AVATAR (turn_avatar_get_type ())

/* A tagger's mark on a round of paint. @size is that of the round; ring and badge are drawn around it and take no room. */
G_DECLARE_FINAL_TYPE (TurnAvatar, turn_avatar, TURN, AVATAR, TurnDrawn)

GtkWidget     *turn_avatar_new       (int size) G_GNUC_WARN_UNUSED_RESULT;
void           turn_avatar_set_size  (TurnAvatar *self,
                                      int         size);

/* NULL draws nothing. */
void           turn_avatar_set_paint (TurnAvatar      *self,
                                      const TurnPaint *paint);
void           turn_avatar_set_state (TurnAvatar     *self,
                                      TurnAvatarState state);

G_END_DECLS
