/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-near-end-scene.h"

#include <glib/gi18n.h>
#include <tc-near-end-words.h>
#include <tc-news.h>

/* From so few on everybody should know. */
#define FEW_VALUES 2
#define FEW_BUBBLES 1
#define FEW_DRONES 1

/* Nobody in particular reads a replay or watches bots. */
static int
find_reader (TcTable *table)
{
  TurnScreen *screen = TURN_SCREEN (table);

  return turn_screen_is_replay (screen) || turn_screen_get_n_mine (screen) == 0 ? -1 : (int) tc_table_get_viewer (table);
}

void
tc_near_end_scene (TcTable     *table,
                   TurnNearEnd *near_end)
{
  const TcNearEnd found = tc_near_end_find (tc_table_get_game (table), tc_table_get_state (table));

  *near_end = (TurnNearEnd) {
    .n_gauges = 3,
    .gauges = {
      {
        "tc-star-symbolic", found.values_left, found.n_values, found.values_left <= FEW_VALUES,
        tc_near_end_values_title (&found), tc_near_end_values_detail (&found),
      },
      {
        "tc-networks-symbolic", found.bubbles_left, found.n_bubbles, found.bubbles_left <= FEW_BUBBLES,
        tc_near_end_bubbles_title (&found), tc_near_end_bubbles_detail (&found),
      },
      {
        "tc-drone-symbolic", found.drones_left, found.n_drones, found.drones_left <= FEW_DRONES,
        tc_near_end_drones_title (&found),
        tc_near_end_drones_detail (&found, turn_match_get_record (tc_table_get_match (table)), tc_table_get_state (table), find_reader (table)),
      },
    },
    .badge = found.is_last ? g_strdup (_("last round")) : NULL,
    .rule = g_strdup (_("One of the three is enough. The round is played to its end.")),
    .spoken = tc_near_end_spoken (&found),
  };
}

char *
tc_near_end_say_last_round (TcTable *table)
{
  const TcNearEnd found = tc_near_end_find (tc_table_get_game (table), tc_table_get_state (table));
  const TcNews news = tc_news_of_end (tc_table_get_game (table), tc_table_get_state (table));

  return found.is_last ? tc_news_get_spoken (&news, turn_match_get_record (tc_table_get_match (table))) : NULL;
}
