/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Starts the board editor with @file, or with a new board if it is NULL. What is saved there among one's boards appears in the library by
 * itself. An editor that does not start is said in a dialog over the window of @widget. */
void tc_editor_start (GtkWidget *widget,
                      GFile     *file);

G_END_DECLS
