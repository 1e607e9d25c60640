/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The same, written as PNG; a file that is there is replaced as a whole. */
gboolean    turn_widget_picture_save (GtkWidget *widget,
                                      GFile     *file,
                                      GError   **error);

G_END_DECLS
