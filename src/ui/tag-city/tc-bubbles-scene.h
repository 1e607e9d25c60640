/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-state.h>

#include "tc-bubbles-drawing.h"

G_BEGIN_DECLS

/* Everything that is shown of the networks: a plain value. */
typedef struct
{
  guint8           n_bubbles;
  gint8            values[TC_MAX_BUBBLES];
  guint8           owners[TC_MAX_BUBBLES];    /* one bit a seat */
  guint8           seat;                      /* whose eyes we look through */
  gint8            chosen;                    /* the bubble that the turn in the making would circle, or -1 */
  gboolean         enabled;                   /* a free one can be chosen now */
  const TurnPaint *paints[TC_MAX_SEATS];      /* those that are not there are NULL */
  const char      *names[TC_MAX_SEATS];       /* likewise; they outlive the scene */
} TcBubblesScene;

/* How the networks stand; nothing is chosen, nothing enabled, no paints, no names. */
void             tc_bubbles_scene_init            (TcBubblesScene *self,
                                                   const TcGame   *game,
                                                   const TcState  *state,
                                                   guint           seat);

TcBubbleLook     tc_bubbles_scene_get_look        (const TcBubblesScene *self,
                                                   guint                 bubble);

/* Of the one who took a bubble, with several of the first; that of the seat when nobody did, or nobody known. */
const TurnPaint *tc_bubbles_scene_get_owner_paint (const TcBubblesScene *self,
                                                   guint                 bubble);

/* Under a bubble: “yours”, “Nono’s”, “chosen” or “free”. */
char            *tc_bubbles_scene_caption         (const TcBubblesScene *self,
                                                   guint                 bubble) G_GNUC_WARN_UNUSED_RESULT;

/* For a screen reader: “Bubble 3, costs 1, free, chosen”. */
char            *tc_bubbles_scene_describe        (const TcBubblesScene *self,
                                                   guint                 bubble) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
