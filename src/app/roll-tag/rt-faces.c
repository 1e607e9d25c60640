/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-faces.h"

TurnCardFace
rt_faces_card (RtCard card)
{
  return (TurnCardFace) { .kind = TURN_CARD_PLAYING, .value = rt_card_value (card), .suit = (TurnSuit) rt_card_suit (card) };
}

TurnCardFace
rt_faces_back (void)
{
  return (TurnCardFace) { .kind = TURN_CARD_PATTERN, .paint = turn_paint_find ("ultra") };
}
