/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-playtest.h>

G_BEGIN_DECLS

/* Writes the whole report of a playtest as PNG: light, and of one width, however the program looks. @place is a widget on the screen, such as an
 * AdwBin; nothing is to be seen of it there. */
gboolean tce_playtest_picture_save (TcPlaytest *playtest,
                                    GtkWidget  *place,
                                    GFile      *file,
                                    GError    **error);

G_END_DECLS
