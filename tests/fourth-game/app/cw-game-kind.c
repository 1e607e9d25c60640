/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-game-kind.h"

#include <cw-advice.h>
#include <cw-record.h>
#include <cw-rules-words.h>
#include <cw-words.h>
#include <glib/gi18n.h>

#include "cw-page.h"

const TurnGameKind cw_game_kind = {
  .format = &cw_record_format,
  .about = N_("Scrub the last tag"),
  .rules_text = &cw_rules_text,
  .coach = &cw_coach_script,
  .hint_words = &cw_hint_words,
  .describe_move = cw_words_move,
  .describe_end = cw_words_end,
  .new_page = cw_page_new,
};
