/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_TEXTS_PAGE (tce_texts_page_get_type ())

/* Name, description, author and licence of a board, and how large its grid is. Property `document` (TcBoardDocument). */
G_DECLARE_FINAL_TYPE (TceTextsPage, tce_texts_page, TCE, TEXTS_PAGE, TcePanel)

G_END_DECLS
