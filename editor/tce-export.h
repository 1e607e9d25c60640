/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>

#include "tce-print.h"

G_BEGIN_DECLS

/* A board as a file for others, without any display. Files are replaced as a whole. */
gboolean      tce_export_pdf     (TcBoardFile            *board,
                                  const TcePrintSettings *settings,
                                  GFile                  *file,
                                  GError                **error);
gboolean      tce_export_png     (TcBoardFile *board,
                                  GFile       *file,
                                  GError     **error);
gboolean      tce_export_svg     (TcBoardFile *board,
                                  GFile       *file,
                                  GError     **error);

G_END_DECLS
