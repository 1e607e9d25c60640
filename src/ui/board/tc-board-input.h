/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-view.h"

G_BEGIN_DECLS

/* What people do on a board, turned into the signals of TcBoardView. For the view itself only. */

/* At the end of class_init. */
void tc_board_input_install_signals (GtkWidgetClass *klass);

/* Adds the event controllers. */
void tc_board_input_attach          (TcBoardView *view);
void tc_board_input_report_cursor   (TcBoardView *view);

G_END_DECLS
