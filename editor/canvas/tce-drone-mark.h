/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A drone over the square with that middle: the how-many-th it is stands beside it, and those that the remote lacks have another colour. */
void tce_drone_mark_draw (cairo_t      *cr,
                          PangoContext *text,
                          double        x,
                          double        y,
                          double        side,
                          guint         number,
                          gboolean      lacks);

G_END_DECLS
