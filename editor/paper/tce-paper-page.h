/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

/* What a board is written as. */
typedef enum
{
  TCE_EXPORT_PDF,
  TCE_EXPORT_PNG,
  TCE_EXPORT_SVG,
} TceExportKind;

#define TCE_TYPE_PAPER_PAGE (tce_paper_page_get_type ())

/* The board on paper: its pages, how they are to look, and printing and exporting them.
 *
 * - `exported (GFile)`: it is written there
 *
 * Actions: paper.print, paper.export, paper.turn (i: −1 or 1). */
G_DECLARE_FINAL_TYPE (TcePaperPage, tce_paper_page, TCE, PAPER_PAGE, TcePanel)

G_END_DECLS
