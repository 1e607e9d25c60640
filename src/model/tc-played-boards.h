/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The boards that battles were started on, kept in the setting "played-boards": what is offered first for the next battle, and what is not new any
 * more. They are known by the ids of TcBoardEntry. */

/* The newest first; ends with NULL. */
char   **tc_played_boards_list (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a board first, wherever it stood. */
void     tc_played_boards_add  (GSettings  *settings,
                                const char *id);

G_END_DECLS
