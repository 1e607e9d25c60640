/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls @function once, when nothing else is to be done after @window has been drawn for the first time: what is not seen in the first frame does not
 * keep people waiting for it. @user_data stays until then, or until the window goes. */
void turn_first_frame_then (GtkWidget  *window,
                            GSourceFunc function,
                            GObject    *user_data);

G_END_DECLS
