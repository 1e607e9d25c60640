/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-texture-cache.h"

G_BEGIN_DECLS

/* A picture that is drawn in a thread of its own while its owner goes on: begun when its size is known, taken when it is to be shown. */
typedef struct _TurnDrawing TurnDrawing;

/* As turn_texture_draw(), but @draw is called in the thread, with a copy of the @size bytes at @data: it may look at nothing else, and set no type. */
TurnDrawing *turn_drawing_start  (double        width,
                                  double        height,
                                  int           scale,
                                  TurnTheme     theme,
                                  TurnDrawFunc  draw,
                                  gconstpointer data,
                                  gsize         size) G_GNUC_WARN_UNUSED_RESULT;

/* Waits for the picture and frees the drawing. (transfer full) */
GdkTexture  *turn_drawing_finish (TurnDrawing *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
