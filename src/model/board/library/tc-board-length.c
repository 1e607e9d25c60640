/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-length.h"

#include <glib/gi18n.h>

#include <lab-play.h>
#include <lab-statistics.h>
#include <tc-check.h>
#include <tc-rules.h>

#define SHORT_BELOW 8
#define LONG_ABOVE 11

/* For each number of taggers. The mean of so many is within a quarter of a round. */
#define N_BATTLES 36
#define SEED 1

/* Means over two, three and four hard taggers (docs/boards.md). */
static const struct
{
  const char *id;
  double      rounds;
} built_in[] = {
  { "side-a", 10.2 },
  { "side-b", 8.6 },
  { "backstreets", 6.7 },
  { "four-winds", 7.1 },
  { "citadel", 8.1 },
  { "river-bend", 8.5 },
  { "lagoon", 8.5 },
  { "central-station", 9.8 },
  { "capital", 12.7 },
  { "metropolis", 12.9 },
};

TcBoardLength
tc_board_length_of_rounds (double rounds)
{
  if (rounds <= 0)
    return TC_BOARD_LENGTH_UNKNOWN;
  if (rounds < SHORT_BELOW)
    return TC_BOARD_SHORT;

  return rounds > LONG_ABOVE ? TC_BOARD_LONG : TC_BOARD_MEDIUM;
}

const char *
tc_board_length_get_name (TcBoardLength self)
{
  /* Translators: how long a battle on a board lasts. */
  static const char *const names[] = {
    [TC_BOARD_SHORT] = NC_("length of a battle", "short"),
    [TC_BOARD_MEDIUM] = NC_("length of a battle", "medium"),
    [TC_BOARD_LONG] = NC_("length of a battle", "long"),
  };

  return self == TC_BOARD_LENGTH_UNKNOWN ? NULL : g_dpgettext2 (NULL, "length of a battle", names[self]);
}

double
tc_board_length_get_rounds (TcBoardEntry *entry)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (entry), 0);

  for (gsize i = 0; i < G_N_ELEMENTS (built_in); i++)
    if (tc_board_entry_get_file (entry) == NULL && g_str_equal (built_in[i].id, tc_board_entry_get_id (entry)))
      return built_in[i].rounds;

  return tc_board_entry_get_rounds (entry);
}

static bool
take_game (const LabGame        *game,
           void          *digest G_GNUC_UNUSED,
           void                 *data)
{
  lab_statistics_add (data, game);

  return true;
}

/* Greedy taggers think for a millisecond a battle, and their battles last as long as those of hard ones. */
static gboolean
play_battles (const TcBoard *board,
              guint          n_seats,
              LabStatistics *statistics)
{
  g_autofree LabBattles *battles = g_new0 (LabBattles, 1);
  LabPlan plan = { .rules = &tc_rules, .n_games = N_BATTLES, .seed = SEED };
  const LabSink sink = { .take = take_game, .data = statistics };

  battles->n_seats = n_seats;
  battles->n_leaders = 1;
  battles->draws_hq = !board->has_sections;
  for (guint seat = 0; seat < n_seats; seat++)
    plan.bots[seat] = turn_bot_find ("greedy", &tc_rules);

  return lab_battles_prepare (battles, board, &plan) == LAB_BATTLES_FINE && lab_play (&plan, 1, &sink, NULL, NULL);
}

double
tc_board_length_measure (const TcBoard *board)
{
  g_autofree LabStatistics *statistics = g_new0 (LabStatistics, 1);

  if (!tc_check_is_playable (board))
    return 0;
  for (guint n_seats = TC_MIN_SEATS; n_seats <= TC_MAX_SEATS; n_seats++)
    if (!play_battles (board, n_seats, statistics))
      return 0;

  return lab_statistics_rounds (statistics);
}
