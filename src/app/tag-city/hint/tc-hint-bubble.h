/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tc-hint-place.h"
#include "turn-coach-card.h"

G_BEGIN_DECLS

#define TC_TYPE_HINT_BUBBLE (tc_hint_bubble_get_type ())

/* The hint beside what it is about, with a tail that points there; visible while there is a hint. The layout of the table places it and says where
 * the tail is. */
G_DECLARE_FINAL_TYPE (TcHintBubble, tc_hint_bubble, TC, HINT_BUBBLE, AdwBin)

/* Takes the hint out of @coach, which stands elsewhere. */
void     tc_hint_bubble_take_from (TcHintBubble  *self,
                                   TurnCoachCard *coach);

/* In a narrow table it takes the place of what is asked. */
void     tc_hint_bubble_set_brief (TcHintBubble *self,
                                   gboolean      is_brief);
void     tc_hint_bubble_point     (TcHintBubble     *self,
                                   const TcHintSpot *spot);

G_END_DECLS
