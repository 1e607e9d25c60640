/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-news.h>

G_BEGIN_DECLS

#define TC_TYPE_END_CARD (tc_end_card_get_type ())

/* The yellow card that says that the battle is over, and why. It interrupts those who listen. */
G_DECLARE_FINAL_TYPE (TcEndCard, tc_end_card, TC, END_CARD, AdwBin)

/* NULL: the card is gone. */
void tc_end_card_say (TcEndCard    *self,
                      const TcNews *end,
                      TurnRecord   *record);

G_END_DECLS
