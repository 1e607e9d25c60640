/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-kind.h"

#include <glib/gi18n.h>
#include <tc-battle-setup.h>
#include <tc-coach.h>
#include <tc-hint.h>
#include <tc-rules.h>
#include <tc-table.h>

#include "tc-page.h"
#include "tc-page-replay.h"
#include "tc-result-page.h"

/* Its hints think of more than a move: where, why and what else. */
static const TurnHintWords hint_words = { .ask = tc_hint_async };

static char *
describe_players (guint fewest,
                  guint most)
{
  /* Translators: how few and how many can play. */
  return g_strdup_printf (_("%u to %u taggers"), fewest, most);
}

static TurnRecord *
start_again (TurnRecord *old,
             guint64     seed,
             GError    **error)
{
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new_from_record (old);

  return tc_battle_setup_start (setup, tc_record_get_board_file (old), seed, error);
}

static TurnScreen *
new_screen (TurnMatch *match)
{
  return TURN_SCREEN (tc_table_new (match));
}

static GtkWidget *
new_page (void)
{
  return g_object_new (TC_TYPE_PAGE, NULL);
}

const TurnGameKind tc_game_kind = {
  .rules = &tc_rules,
  .title = N_("Tag City"),
  .about = N_("Paint the city with dice"),
  .letter = 'C',
  .shortcuts = "battle",
  .coach = &tc_coach_tag_city,
  .hint_words = &hint_words,
  .describe_players = describe_players,
  .describe_move = tc_page_replay_describe,
  .start_again = start_again,
  .new_screen = new_screen,
  .new_page = new_page,
  .new_result = tc_result_page_new,
};
