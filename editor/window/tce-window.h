/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-board-checker.h>

#include "tce-canvas.h"

G_BEGIN_DECLS

#define TCE_TYPE_WINDOW (tce_window_get_type ())

/* A window with one board, or with the page to start from while there is none. Read-only properties `document`
 * (TcBoardDocument), `checker` (TcBoardChecker) and `tools` (TceTools), for the panels to bind to. */
G_DECLARE_FINAL_TYPE (TceWindow, tce_window, TCE, WINDOW, AdwApplicationWindow)

TceWindow       *tce_window_new           (GtkApplication * application) G_GNUC_WARN_UNUSED_RESULT;

/* NULL: the page to start from. */
void             tce_window_set_document  (TceWindow       *self,
                                           TcBoardDocument *document);
TcBoardDocument *tce_window_get_document  (TceWindow *self);

/* Opens a file or a template here, or in a window of its own if there is a board here already; says so when it cannot. */
void             tce_window_open          (TceWindow *self,
                                           GFile     *file);
void             tce_window_open_template (TceWindow  *self,
                                           const char *id);

/* One sentence at the foot of the window, for a few seconds. */
void             tce_window_show_toast    (TceWindow  *self,
                                           const char *text);
void             tce_window_show_problem  (TceWindow    *self,
                                           const char   *heading,
                                           const GError *error);

/* Says everything in the language that is spoken now, in a window that takes the place of this one, with the same board and its undo. */
void             tce_window_say_anew      (TceWindow *self);

G_END_DECLS
