/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

typedef enum
{
  TC_AVATAR_PLAIN,
  TC_AVATAR_CURRENT,      /* with a ring: it is this tagger's turn */
  TC_AVATAR_SEALED,       /* with a lock: the choice for the final die is made */
  TC_AVATAR_WAITING,      /* pale: comes later */
} TcAvatarState;

#define TC_TYPE_AVATAR (tc_avatar_get_type ())

/* A tagger's mark on a round of paint. @size is that of the round; ring and badge are drawn around it and take no room. */
G_DECLARE_FINAL_TYPE (TcAvatar, tc_avatar, TC, AVATAR, GtkWidget)

GtkWidget     *tc_avatar_new       (int size) G_GNUC_WARN_UNUSED_RESULT;
void           tc_avatar_set_size  (TcAvatar *self,
                                    int       size);

/* NULL draws nothing. */
void           tc_avatar_set_paint (TcAvatar      *self,
                                    const TcPaint *paint);
void           tc_avatar_set_state (TcAvatar     *self,
                                    TcAvatarState state);

G_END_DECLS
