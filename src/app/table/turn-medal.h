/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A place from 1 as a round with its number: gold, silver, bronze, and plain for those behind. */
GtkWidget *turn_medal_new (guint place) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
