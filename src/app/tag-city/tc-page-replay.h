/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-view.h>
#include <tc-table.h>

#include "turn-replay-bar.h"

G_BEGIN_DECLS

/* What a table shows of a battle that is looked back at. */

/* A move of Tag City in words. */
char *tc_page_replay_describe (TurnRecord *record,
                               guint       n_moves,
                               TurnMove    move) G_GNUC_WARN_UNUSED_RESULT;

/* Looks at the board of the next to decide, if that was judged; else at one’s own again. */
void  tc_page_replay_look     (TcTable       *table,
                               TurnReplayBar *bar);

/* Draws where the best move would have painted; no shape where nothing better is known. */
void  tc_page_replay_show     (TcTable       *table,
                               TurnReplayBar *bar,
                               TcBoardView   *board);

G_END_DECLS
