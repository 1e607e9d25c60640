/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-bubbles-drawing.h"
#include "turn-drawn.h"

G_BEGIN_DECLS

/* What one bubble of the networks looks like. */
typedef struct
{
  int              value;
  TcBubbleLook     look;
  const TurnPaint *own;         /* of the tagger who looks at it */
  const TurnPaint *owner;       /* of who took it, if it is gone */
} TcBubbleFace;

#define TC_TYPE_BUBBLE_PICTURE (tc_bubble_picture_get_type ())

/* One bubble of the networks with its figure. It fills its room: a body, and a tail below it (TC_BALLOON_TAIL). */
G_DECLARE_FINAL_TYPE (TcBubblePicture, tc_bubble_picture, TC, BUBBLE_PICTURE, TurnDrawn)

/* Where nobody decides otherwise its body is that large. */
GtkWidget *tc_bubble_picture_new      (int width,
                                       int height) G_GNUC_WARN_UNUSED_RESULT;
void       tc_bubble_picture_set_face (TcBubblePicture    *self,
                                       const TcBubbleFace *face);

G_END_DECLS
