/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-document.h"

G_BEGIN_DECLS

/* What was loaded from a file with that checksum. */
TcBoardDocument *tc_board_document_new_loaded (TcBoardFile *value,
                                               GFile       *file,
                                               const char  *checksum) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
