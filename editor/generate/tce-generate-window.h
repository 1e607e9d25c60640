/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TCE_TYPE_GENERATE_WINDOW (tce_generate_window_get_type ())

/* Six cities by chance, drawn again as wishes change.
 *
 * - `chosen (TcBoardFile)`: this one is to be edited; the window closes then
 *
 * Actions: generate.use, generate.draw (six new cities), generate.pin, generate.choose (i: 1 to 6). */
G_DECLARE_FINAL_TYPE (TceGenerateWindow, tce_generate_window, TCE, GENERATE_WINDOW, AdwWindow)

GtkWindow *tce_generate_window_new (GtkWindow * parent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
