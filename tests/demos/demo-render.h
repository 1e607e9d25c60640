/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Runs the main loop for a while. */
void demo_wait   (guint milliseconds);

/* Shows a widget alone in a window of that size and writes what it draws to folder/name.png. */
void demo_render (GtkWidget  *widget,
                  int         width,
                  int         height,
                  const char *folder,
                  const char *name);

G_END_DECLS
