/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-library.h>

G_BEGIN_DECLS

#define TCE_TYPE_START_PAGE (tce_start_page_get_type ())

/* What to begin with: the boards that were edited last, templates, the boards of the user's folder and the built-in ones, all as live miniatures.
 *   open-file (GFile)            a board was chosen
 *   open-template (string)       an id of tc_board_templates or tc_built_in_boards was
 *   open                         another file is to be looked for */
G_DECLARE_FINAL_TYPE (TceStartPage, tce_start_page, TCE, START_PAGE, AdwBin)

/* @library: where the user's boards are, or NULL for the user's data folder. */
GtkWidget *tce_start_page_new     (TcBoardLibrary * library) G_GNUC_WARN_UNUSED_RESULT;

/* What stands above the boards, where they are offered for something else. */
void       tce_start_page_set_heading (TceStartPage *self,
                                       const char   *title,
                                       const char   *subtitle);

G_END_DECLS
