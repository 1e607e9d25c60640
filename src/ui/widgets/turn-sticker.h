/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-drawn.h"

G_BEGIN_DECLS

#define TURN_TYPE_STICKER (turn_sticker_get_type ())

/* A drawing that is slapped on: it comes from above, larger than it is, and lies still after a moment. */
G_DECLARE_DERIVABLE_TYPE (TurnSticker, turn_sticker, TURN, STICKER, TurnDrawn)

struct _TurnStickerClass
{
  TurnDrawnClass parent_class;

  double         growth;    /* beyond its own size when it comes */
};

/* Only what can be seen moves, and only for those who like it. */
void     turn_sticker_slap              (TurnSticker *self);
void     turn_sticker_finish_animations (TurnSticker *self);
gboolean turn_sticker_is_moving         (TurnSticker *self);

G_END_DECLS
