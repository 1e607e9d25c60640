/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-sticker.h"

G_BEGIN_DECLS

#define TC_TYPE_LAST_ROUND (tc_last_round_get_type ())

/* The golden sticker LAST ROUND. It is slapped on, interrupts those who listen, and stays. Its text is as large as its place allows. */
G_DECLARE_FINAL_TYPE (TcLastRound, tc_last_round, TC, LAST_ROUND, TurnSticker)

/* @spoken says why this round is the last one. NULL: it is not. */
void tc_last_round_say               (TcLastRound *self,
                                      const char  *spoken);

G_END_DECLS
