/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-kind.h"

#include <glib/gi18n.h>
#include <tc-act-drawing.h>
#include <tc-battle-setup.h>
#include <tc-built-in-boards.h>
#include <tc-coach.h>
#include <tc-guide.h>
#include <tc-hint.h>
#include <tc-journal-words.h>
#include <tc-record.h>
#include <tc-rules-words.h>
#include <tc-table.h>

#include "tc-page.h"
#include "tc-page-replay.h"
#include "tc-result-page.h"
#include "tc-rules-picture.h"
#include "tc-scene.h"
#include "tc-setup-panel.h"

/* Its hints think of more than a move: where, why and what else. */
static const TurnHintWords hint_words = { .ask = tc_hint_async };

/* In the journal. */
static const TurnActPictures pictures = { .measure = tc_act_measure, .draw = tc_act_draw };

static char *
describe_players (guint fewest,
                  guint most)
{
  /* Translators: how few and how many can play. */
  return g_strdup_printf (_("%u to %u taggers"), fewest, most);
}

static const char *
describe_level (const char *level)
{
  static const struct { const char *level, *words; } levels[] = {
    { "easy", N_("Plays what looks good, and often misses the best.") },
    { "medium", N_("Takes what looks best with this die.") },
    { "hard", N_("Tries hundreds of ways to play on before each move.") },
    { "expert", N_("Tries thousands, and looks a round further.") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
    if (g_str_equal (levels[i].level, level))
      return _(levels[i].words);

  return NULL;
}

/* A board of the program by its name in the language that is spoken; others are known here by one name only. */
static char *
name_place (const char *english)
{
  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) board = tc_built_in_board_load (tc_built_in_boards[i], NULL);

      if (g_strcmp0 (tc_board_file_get_name (board, "en"), english) == 0)
        return g_strdup (tc_board_file_get_name (board, NULL));
    }

  return NULL;
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
new_miniature (TurnRecord *record,
               guint       seat)
{
  g_autoptr (TurnMatch) match = turn_match_new (turn_record_ref (record));
  g_autoptr (TcTable) table = tc_table_new (match);
  GtkWidget *view = tc_board_view_new_miniature ();
  TcBoardScene scene;

  tc_scene_board (table, seat, &scene);
  tc_board_view_set_scene (TC_BOARD_VIEW (view), &scene);
  tc_board_view_finish_animations (TC_BOARD_VIEW (view));

  return view;
}

static GtkWidget *
new_page (void)
{
  return g_object_new (TC_TYPE_PAGE, NULL);
}

const TurnGameKind tc_game_kind = {
  .format = &tc_record_format,
  .about = N_("Paint the city with dice"),
  .rules_text = &tc_rules_text,
  .new_rules_picture = tc_rules_picture_new,
  .shortcuts = "battle",
  .coach = &tc_coach_tag_city,
  .guide = &tc_guide_tag_city,
  .hint_words = &hint_words,
  .describe_players = describe_players,
  .journal = &tc_journal_words,
  .pictures = &pictures,
  .describe_move = tc_page_replay_describe,
  .describe_level = describe_level,
  .name_place = name_place,
  .board_format = "tag-city-board",
  .new_miniature = new_miniature,
  .won = N_("ALL CITY"),
  .score_chart = N_("Prestige of the last 50 battles"),
  .new_setup = tc_setup_panel_new,
  .start_again = start_again,
  .new_screen = new_screen,
  .new_page = new_page,
  .new_result = tc_result_page_new,
};
