/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-page-private.h"

const TurnMove *
turn_page_get_idea (TurnPage *self)
{
  return turn_hint_card_get_idea (turn_coach_card_get_hint (turn_page_get_coach (self)));
}

gboolean
turn_page_close_hint (TurnPage *self)
{
  return turn_coach_card_close_hint (turn_page_get_coach (self));
}
