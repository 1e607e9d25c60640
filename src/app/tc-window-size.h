/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How large the window was when it was last closed. */
void tc_window_size_restore (GtkWindow *window,
                             GSettings *settings);
void tc_window_size_keep    (GtkWindow *window,
                             GSettings *settings);

G_END_DECLS
