/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Opens the screen that the environment names, and initialises GTK; FALSE if there is none. To be called before GtkApplication starts up, which would
 * end the program in its own words. */
gboolean tc_display_open (void);

G_END_DECLS
