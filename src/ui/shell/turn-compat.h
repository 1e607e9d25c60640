/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is done in another way where the libraries are newer than the baseline's. Nothing else in the project asks for versions. */

/* A question or a piece of news over a window: an AdwMessageDialog that has no response yet. @body may be NULL. */
GtkWidget *turn_compat_message_dialog_new (GtkWindow  *parent,
                                           const char *heading,
                                           const char *body);

/* Opens the screen that the environment names, and initialises GTK; FALSE if there is none. To be called before GtkApplication starts up, which would
 * end the program in its own words. */
gboolean turn_display_open (void);

/* How much larger than usual the person wants text, for what is laid out or drawn by numbers. */
double turn_text_scale (GtkWidget *widget);

/* Removes every child. */
void       turn_widget_clear              (GtkWidget *widget);

/* Adds or removes a style class. */
void       turn_widget_set_class          (GtkWidget  *widget,
                                           const char *class,
                                           gboolean    holds);

/* Whether somebody listens to the desktop, as far as it says so: nothing then goes on by itself. */
gboolean turn_screen_reader_is_on (void);

G_END_DECLS
