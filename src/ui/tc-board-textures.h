/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-painter.h"

G_BEGIN_DECLS

/* The drawings of a board that are kept as textures, appended to a snapshot. For tc-board-painter.h only. */
void tc_board_append_city    (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot);
void tc_board_append_piece   (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot,
                              const TcBoardPiece   *piece,
                              gboolean              drips);

/* With its middle at the origin. */
void tc_board_append_sticker (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot,
                              guint                 district,
                              double                width,
                              double                height);

G_END_DECLS
