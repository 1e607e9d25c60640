/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How much larger than usual the person wants text, for what is laid out or drawn by numbers. */
double tc_text_scale (GtkWidget *widget);

G_END_DECLS
