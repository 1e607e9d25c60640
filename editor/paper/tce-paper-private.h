/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-paper-page.h"
#include "tce-print-operation.h"
#include "tce-print.h"

G_BEGIN_DECLS

/* What tests need to see of paper. */

void               tce_paper_page_set_kind          (TcePaperPage *self,
                                                     TceExportKind kind);

/* Writes it there, as if that file had been chosen; FALSE with the reason shown. */
gboolean           tce_paper_page_write             (TcePaperPage *self,
                                                     GFile        *file);

GtkPrintOperation *tce_print_operation_new          (TcBoardFile *board) G_GNUC_WARN_UNUSED_RESULT;

/* What the dialog's page is filled with; paper is the printer's. */
void               tce_print_operation_set_settings (TcePrintOperation      *self,
                                                     const TcePrintSettings *settings);

/* What a page is for. */
typedef enum
{
  TCE_PAGE_RULES,       /* the rules of this very board */
  TCE_PAGE_HQ,
  TCE_PAGE_TOKENS,      /* to be cut out; as many pages as they need */
  TCE_PAGE_SHEET,       /* one for each tagger */
} TcePageKind;

TcePageKind        tce_print_get_kind               (TcePrint *self,
                                                     guint     page);

G_END_DECLS
