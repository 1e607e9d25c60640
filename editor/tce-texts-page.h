/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-board-document.h>

G_BEGIN_DECLS

#define TCE_TYPE_TEXTS_PAGE (tce_texts_page_get_type ())

/* Name, description, author and licence of a board, and how large its grid is. Property `document` (TcBoardDocument). */
G_DECLARE_FINAL_TYPE (TceTextsPage, tce_texts_page, TCE, TEXTS_PAGE, AdwBin)

GtkWidget *tce_texts_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
