/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_SCROLL_BIN (turn_scroll_bin_get_type ())

/* Is as high as its property `child` likes to be, and scrolls where there is less room, down to `least-height`; `sideways`, where it is too narrow. A plain
 * scrolled window does not know how high a text is in a given width. */
G_DECLARE_FINAL_TYPE (TurnScrollBin, turn_scroll_bin, TURN, SCROLL_BIN, GtkWidget)

G_END_DECLS
