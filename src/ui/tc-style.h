/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes the widgets' style sheets and symbols known to a display; to be called once, before the first window. */
void tc_style_load (GdkDisplay *display);

G_END_DECLS
