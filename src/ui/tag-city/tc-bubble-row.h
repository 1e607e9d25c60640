/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tc-bubbles-scene.h"

G_BEGIN_DECLS

#define TC_TYPE_BUBBLE_ROW (tc_bubble_row_get_type ())

/* The bubbles of the networks, large, side by side, each with a word below it; those that can be chosen glow. Signal:
 *   bubble-chosen (guint bubble)      a free one was clicked
 */
G_DECLARE_FINAL_TYPE (TcBubbleRow, tc_bubble_row, TC, BUBBLE_ROW, GtkWidget)

void tc_bubble_row_set_scene (TcBubbleRow          *self,
                              const TcBubblesScene *scene);

G_END_DECLS
