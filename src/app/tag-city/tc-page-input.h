/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-view.h>
#include <tc-bubbles.h>
#include <tc-hq-view.h>
#include <tc-remote.h>

#include "tc-networks-card.h"
#include "tc-page.h"

G_BEGIN_DECLS

/* Turns what is done to the things on the table, by mouse, finger or key, into what it means for the turn. */
void tc_page_input_connect (TcPage         *page,
                            TcBoardView    *board,
                            TcHqView       *hq,
                            TcRemote       *remote,
                            TcBubbles      *bubbles,
                            TcNetworksCard *check);

/* The keyboard goes where the person to move has something to do: to the dice while leading, else to the board. */
void tc_page_input_focus   (TcPage      *page,
                            TcBoardView *board,
                            TcHqView    *hq);

G_END_DECLS
