/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a widget shows, as a picture of its own; NULL when it is not on a screen, or not drawn there yet. For saving pictures and for tests; it needs no
 * screenshot tool, and nothing that lies over the widget is in it. */
GdkTexture *tc_widget_picture      (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

/* The same, written as PNG; a file that is there is replaced as a whole. */
gboolean    tc_widget_picture_save (GtkWidget *widget,
                                    GFile     *file,
                                    GError   **error);

G_END_DECLS
