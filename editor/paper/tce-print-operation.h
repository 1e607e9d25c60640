/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tce-print.h"

G_BEGIN_DECLS

#define TCE_TYPE_PRINT_OPERATION (tce_print_operation_get_type ())

/* The desktop's print dialog for a board, with a page of its own for ink and language; what it prints is what tce_export_pdf () writes, on
 * the paper that was chosen. To be run with gtk_print_operation_run (). */
G_DECLARE_FINAL_TYPE (TcePrintOperation, tce_print_operation, TCE, PRINT_OPERATION, GtkPrintOperation)

/* Runs it over @parent and says what went wrong there. */
void               tce_print_board                  (GtkWindow              *parent,
                                                     TcBoardFile            *board,
                                                     const TcePrintSettings *settings);

G_END_DECLS
