/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board-document.h>

/* Boards that are being edited, and widgets that are handled as by mouse and keyboard. */

/* A document of no file; @rows as for board_fixture (). */
TcBoardDocument *editor_fixture_document     (const char *rows) G_GNUC_WARN_UNUSED_RESULT;

/* The districts of all squares by their numbers, rows parted by slashes: "00/.1". */
char            *editor_fixture_grid         (TcBoardDocument *document) G_GNUC_WARN_UNUSED_RESULT;
void             editor_fixture_assert_grid  (TcBoardDocument *document,
                                              const char      *rows);

/* The controller of that type, the first one is number 0. */
GtkEventController *editor_fixture_controller (GtkWidget *widget,
                                               GType      type,
                                               guint      number);

/* Presses a key at a widget; whether somebody took it. */
gboolean         editor_fixture_press        (GtkWidget      *widget,
                                              guint           keyval,
                                              GdkModifierType modifiers);
