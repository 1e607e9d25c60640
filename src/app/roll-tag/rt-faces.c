/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-faces.h"

TcCardFace
rt_faces_card (RtCard card)
{
  return (TcCardFace) { .kind = TC_CARD_PLAYING, .value = rt_card_value (card), .suit = (TcSuit) rt_card_suit (card) };
}

TcCardFace
rt_faces_back (void)
{
  return (TcCardFace) { .kind = TC_CARD_PATTERN, .paint = tc_paint_find ("ultra") };
}
