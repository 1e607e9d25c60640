/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the program is, who designed the game, who made this. */
GtkWindow *turn_about_window_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
