/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Windows of the program, looked at and handled from inside the process. */

/* What every test of a page begins with. */
void       widget_fixture_init      (int    *argc,
                                     char ***argv);

/* A window of that size with @child in it, on the screen. */
GtkWidget *widget_fixture_show      (GtkWidget *child,
                                     int        width,
                                     int        height) G_GNUC_WARN_UNUSED_RESULT;

/* Lets the main loop run for as long, and until every window on the screen has drawn what was due by then. */
void       widget_fixture_iterate   (guint milliseconds);

/* The same without asking for frames, for whoever counts or times them. */
void       widget_fixture_pass      (guint milliseconds);

/* Lets the main loop run until something is so; fails the test if that takes unreasonably long. */
typedef gboolean (*WidgetFixtureTest) (gpointer subject);
void       widget_fixture_wait      (WidgetFixtureTest is_so,
                                     gpointer          subject);

/* The widget of that type, the first one is number 0, or NULL. Invisible ones and what they hold do not count. */
GtkWidget *widget_fixture_find      (GtkWidget *root,
                                     GType      type,
                                     guint      number);

/* All that can be read in visible labels, a line each. */
char      *widget_fixture_read      (GtkWidget *root) G_GNUC_WARN_UNUSED_RESULT;
gboolean   widget_fixture_says      (GtkWidget  *root,
                                     const char *text);

/* Clicks the visible button with that label, or with that tooltip. */
void       widget_fixture_click     (GtkWidget  *root,
                                     const char *name);

/* Whether keys go to the widget or to one within it. */
gboolean   widget_fixture_has_focus (GtkWidget *widget);
