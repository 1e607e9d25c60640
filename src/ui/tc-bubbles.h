/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-state.h>

#include "tc-palette.h"

G_BEGIN_DECLS

/* Everything that a TcBubbles shows: a plain value. */
typedef struct
{
  guint8         n_bubbles;
  gint8          values[TC_MAX_BUBBLES];
  guint8         owners[TC_MAX_BUBBLES];    /* one bit a seat */
  guint8         seat;                      /* whose eyes we look through */
  gint8          chosen;                    /* the bubble that the turn in the making would circle, or -1 */
  gboolean       enabled;                   /* a free one can be chosen now */
  const TcPaint *paints[TC_MAX_SEATS];      /* those that are not there are NULL */
} TcBubblesScene;

#define TC_TYPE_BUBBLES (tc_bubbles_get_type ())

/* The social networks: somebody with a telephone, and what they say about us. Signal:
 *   bubble-chosen (guint bubble)      a free one was clicked
 */
G_DECLARE_FINAL_TYPE (TcBubbles, tc_bubbles, TC, BUBBLES, GtkWidget)

GtkWidget *tc_bubbles_new             (void) G_GNUC_WARN_UNUSED_RESULT;
void       tc_bubbles_set_scene       (TcBubbles            *self,
                                       const TcBubblesScene *scene);

/* The button of a bubble; for tests and focus. */
GtkWidget *tc_bubbles_get_bubble      (TcBubbles *self,
                                       guint      bubble);

/* How the networks stand; nothing is chosen, nothing enabled, no paints. */
void       tc_bubbles_scene_init      (TcBubblesScene *self,
                                       const TcGame   *game,
                                       const TcState  *state,
                                       guint           seat);

/* “Bubble 3, minus 1, free”. */
char      *tc_bubbles_scene_describe  (const TcBubblesScene *self,
                                       guint                 bubble) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
