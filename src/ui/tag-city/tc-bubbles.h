/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-bubbles-scene.h"

G_BEGIN_DECLS

#define TC_TYPE_BUBBLES (tc_bubbles_get_type ())

/* The networks: somebody with a telephone, and the bubbles of the table around. Signals:
 *   bubble-chosen (guint bubble)      a free one was clicked
 *   networks-chosen                   the character was clicked: any bubble, or none when none is left
 */
G_DECLARE_FINAL_TYPE (TcBubbles, tc_bubbles, TC, BUBBLES, GtkWidget)

GtkWidget *tc_bubbles_new           (void) G_GNUC_WARN_UNUSED_RESULT;
void       tc_bubbles_set_scene     (TcBubbles            *self,
                                     const TcBubblesScene *scene);

/* What a screen reader says of the character: “Networks, from 1”. */
void       tc_bubbles_set_label     (TcBubbles  *self,
                                     const char *label);

G_END_DECLS
