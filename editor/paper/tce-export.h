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

/* What such a file may be called, without its ending: the board's name but for letters that file systems cannot bear. */
char         *tce_export_propose_stem (TcBoardFile *board) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
