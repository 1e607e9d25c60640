/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <tc-board-file.h>

G_BEGIN_DECLS

/* Starts the game with a copy of that board, so that work that is not saved yet can be played. */
gboolean tce_play (TcBoardFile *board,
                   GError     **error);

G_END_DECLS
