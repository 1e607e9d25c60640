/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-bot-random.h"

TurnMove
turn_bot_random_choose (const TurnQuestion *question)
{
  return question->rules->random_move (question->game, question->seen, question->random);
}
