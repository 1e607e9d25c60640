/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <lab-balance.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

/* "rounds 5.9 → 9.1 (8.0 to 12.0)", a line a target, the changes and what else there is to say, on the standard output. */
void  balance_report_print   (TcBoardFile      *file,
                              const LabWishes  *wishes,
                              const LabBalance *balance);

/* The same and more as one object in JSON. Figures are in thousandths, so that they are the same bytes everywhere. */
char *balance_report_to_text (TcBoardFile      *file,
                              const LabWishes  *wishes,
                              const LabBalance *balance) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
