/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

#define TC_TYPE_BUBBLE_ICONS (tc_bubble_icons_get_type ())

/* As many little bubbles in a row as somebody has circled, in their paint. The widget around them says the number beside them. */
G_DECLARE_FINAL_TYPE (TcBubbleIcons, tc_bubble_icons, TC, BUBBLE_ICONS, GtkWidget)

GtkWidget *tc_bubble_icons_new (const TurnPaint * paint,
                                guint n_bubbles) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
