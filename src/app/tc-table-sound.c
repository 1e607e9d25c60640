/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table-sound.h"

#include <tc-report.h>

#include "tc-sound.h"

static TcSound
sound_of_move (TcMove move)
{
  if (move.kind == TC_MOVE_ROLL)
    return TC_SOUND_DICE;
  if (move.kind == TC_MOVE_PLACE)
    return TC_SOUND_PUSH;
  if (move.kind == TC_MOVE_SEAL)
    return TC_SOUND_SHUTTER;

  return move.action.use == TC_USE_TAG ? TC_SOUND_SPRAY
         : move.action.use == TC_USE_DRONE ? TC_SOUND_DRONE : TC_SOUND_BUBBLE;
}

/* The end is louder than what was filled; the last round has the sound of its move. */
void
tc_table_sound_play (TcTable *table)
{
  TurnMatch *match = tc_table_get_match (table);
  const TurnMove *move = turn_match_get_last_move (match, NULL);
  const TcReport report = tc_report_of_match (match, turn_match_get_position (match));

  if (move == NULL)
    return;
  if (report.has_end && report.end.kind == TC_NEWS_OVER)
    tc_sound_play (TC_SOUND_WIN);
  else if (report.n_taggers > 0 && !report.has_end)
    tc_sound_play (TC_SOUND_FILL);
  else
    tc_sound_play (sound_of_move (tc_move_from_turn (*move)));
}
