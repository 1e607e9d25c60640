/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What both programs that render screens do. */

#define RENDERER_SETTLE_MILLISECONDS 500

/* Lets the program run for that long, and then on until it has nothing to do: on a busy machine that is later. */
void       renderer_run_for     (guint milliseconds);

/* The first widget of a type below @widget, itself included; NULL if there is none. */
GtkWidget *renderer_find        (GtkWidget *widget,
                                 GType      type);

/* The same among those that are seen. */
GtkWidget *renderer_find_mapped (GtkWidget *widget,
                                 GType      type);

/* Returns when the program speaks @language. */
void       renderer_speak       (const char *language);

G_END_DECLS
