/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

/* What a board can be written as. */
typedef enum
{
  TCE_EXPORT_PDF,
  TCE_EXPORT_PNG,
  TCE_EXPORT_SVG,
} TceExportKind;

#define TCE_TYPE_EXPORT_DIALOG (tce_export_dialog_get_type ())

/* Asks what to write of a board and how, then where, and writes it. `exported` (GFile) tells when it is done; what goes wrong is said in the dialog. */
G_DECLARE_FINAL_TYPE (TceExportDialog, tce_export_dialog, TCE, EXPORT_DIALOG, AdwWindow)

TceExportDialog *tce_export_dialog_new      (GtkWindow   * parent,
                                             TcBoardFile * board) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
