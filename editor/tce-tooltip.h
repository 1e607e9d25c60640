/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the tooltip is another one now. A new one makes GTK ask the display where the pointer is, and wait for the answer: nothing to do for
 * each square of a stroke. */
gboolean tce_tooltip_set (GtkWidget  *widget,
                          const char *text);

G_END_DECLS
