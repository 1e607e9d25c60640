/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-text.h"

#include <math.h>
#include <json-glib/json-glib.h>
#include <store-json.h>
#include <store-members.h>

static const char *const end_names[LAB_N_BATTLE_ENDS] = { "features", "bubbles", "drones" };
static const char *const kind_names[] = { [TC_FEATURE_COLUMN] = "column", [TC_FEATURE_ROW] = "row", [TC_FEATURE_DISTRICT] = "district" };

/* A table of battles */

static void
add_ends (GString *line,
          guint    ended_by)
{
  gboolean is_first = TRUE;

  for (guint end = 0; end < LAB_N_BATTLE_ENDS; end++)
    if ((ended_by >> end & 1) != 0)
      {
        g_string_append_printf (line, "%s%s", is_first ? "" : "+", end_names[end]);
        is_first = FALSE;
      }
}

static void
add_winners (GString *line,
             guint    winners)
{
  gboolean is_first = TRUE;

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    if ((winners >> seat & 1) != 0)
      {
        g_string_append_printf (line, "%s%u", is_first ? "" : "+", seat + 1);
        is_first = FALSE;
      }
}

char *
tce_playtest_to_csv (TcPlaytest *playtest)
{
  g_autoptr (GArray) battles = tc_playtest_dup_battles (playtest);
  g_autoptr (GString) text = g_string_new ("battle,taggers,rounds,ended-by,winners,score-1,score-2,score-3,score-4\n");

  for (guint i = 0; i < battles->len; i++)
    {
      const TcPlaytestBattle *battle = &g_array_index (battles, TcPlaytestBattle, i);

      g_string_append_printf (text, "%u,%u,%u,", i + 1, battle->n_seats, battle->n_rounds);
      add_ends (text, battle->ended_by);
      g_string_append_c (text, ',');
      add_winners (text, battle->winners);
      for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
        {
          g_string_append_c (text, ',');
          if (seat < battle->n_seats)
            g_string_append_printf (text, "%d", battle->scores[seat]);
        }
      g_string_append_c (text, '\n');
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* All figures */

static void
set_number (JsonBuilder *json,
            const char  *member,
            gint64       number)
{
  store_build_number (json, member, number);
}

static void
set_text (JsonBuilder *json,
          const char  *member,
          const char  *text)
{
  store_build_text (json, member, text);
}

static void
set_thousandths (JsonBuilder *json,
                 const char  *member,
                 double       figure)
{
  set_number (json, member, (gint64) lround (1000 * figure));
}

static void
set_share (JsonBuilder *json,
           const char  *member,
           LabShare     share)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_object (json);
  set_thousandths (json, "share", share.share);
  set_thousandths (json, "from", share.from);
  set_thousandths (json, "to", share.to);
  json_builder_end_object (json);
}

static void
write_feature (JsonBuilder             *json,
               const TcPlaytestFeature *feature)
{
  json_builder_begin_object (json);
  set_text (json, "kind", kind_names[feature->kind]);
  set_number (json, "index", feature->index);
  set_share (json, "filled", feature->filled);
  set_thousandths (json, "round", feature->round);
  set_thousandths (json, "points", feature->points);
  set_thousandths (json, "points-a-square", feature->points_a_square);
  json_builder_end_object (json);
}

static void
write_seats (JsonBuilder    *json,
             const LabTally *tally,
             guint           n_seats)
{
  json_builder_set_member_name (json, "seats");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      json_builder_begin_object (json);
      set_share (json, "wins", lab_share_of_wins (tally->statistics.win_parts[seat], tally->statistics.n_games));
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
write_rounds (JsonBuilder    *json,
              const LabTally *tally)
{
  guint last = LAB_MAX_ROUNDS - 1;

  while (last > 0 && tally->statistics.n_games_of_rounds[last] == 0)
    last--;
  json_builder_set_member_name (json, "battles-of-rounds");
  json_builder_begin_array (json);
  for (guint i = 0; i <= last; i++)
    json_builder_add_int_value (json, (gint64) tally->statistics.n_games_of_rounds[i]);
  json_builder_end_array (json);
}

/* The figures that are told at the moment, of one number of taggers. */
static void
write_figures (JsonBuilder *json,
               TcPlaytest  *playtest)
{
  const LabTally *tally = tc_playtest_get_tally (playtest);
  const double n_games = (double) MAX (1, tally->statistics.n_games);

  json_builder_begin_object (json);
  set_number (json, "taggers", tc_playtest_get_n_seats (playtest));
  set_number (json, "battles", (gint64) tally->statistics.n_games);
  set_thousandths (json, "rounds", lab_statistics_rounds (&tally->statistics));
  set_thousandths (json, "score", lab_tally_mean_score (tally));
  set_thousandths (json, "ties", (double) tally->n_ties / n_games);
  set_thousandths (json, "squares-left", 1 - (double) tally->n_painted / (double) MAX (1, tally->n_squares));
  json_builder_set_member_name (json, "ends");
  json_builder_begin_object (json);
  for (guint end = 0; end < LAB_N_BATTLE_ENDS; end++)
    set_thousandths (json, end_names[end], (double) tally->end_parts[end] / (LAB_PARTS_PER_END * n_games));
  json_builder_end_object (json);
  write_seats (json, tally, tc_playtest_get_n_seats (playtest));
  write_rounds (json, tally);
  json_builder_set_member_name (json, "features");
  json_builder_begin_array (json);
  for (guint i = 0; i < tc_playtest_get_game (playtest)->n_features; i++)
    {
      const TcPlaytestFeature feature = tc_playtest_get_feature (playtest, i);

      write_feature (json, &feature);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
write_plans (JsonBuilder *json,
             TcPlaytest  *playtest)
{
  guint n_rushes;
  const LabRush *rushes = tc_playtest_get_rushes (playtest, &n_rushes);

  json_builder_set_member_name (json, "plans");
  json_builder_begin_array (json);
  for (guint i = 0; i < n_rushes; i++)
    {
      json_builder_begin_object (json);
      set_text (json, "plan", rushes[i].plan->level);
      set_number (json, "battles", (gint64) rushes[i].n_games);
      set_share (json, "wins", rushes[i].wins);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
write_run (JsonBuilder *json,
           TcPlaytest  *playtest)
{
  const TcPlaytestPlan *plan = tc_playtest_get_plan (playtest);
  const guint shown = tc_playtest_get_n_seats (playtest);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, plan->seed);
  g_autofree char *time = g_date_time_format_iso8601 (tc_playtest_get_time (playtest));

  json_builder_begin_object (json);
  set_text (json, "board", tc_board_file_get_name (tc_playtest_get_board_file (playtest), "en"));
  set_text (json, "time", time);
  set_text (json, "level", plan->level);
  set_text (json, "hq", plan->draws_hq ? "drawn" : "printed");
  set_text (json, "seed", seed);
  json_builder_set_member_name (json, "figures");
  json_builder_begin_array (json);
  for (guint n_seats = plan->n_seats; n_seats <= MAX (plan->n_seats, plan->most_seats); n_seats++)
    {
      tc_playtest_set_n_seats (playtest, n_seats);
      write_figures (json, playtest);
    }
  tc_playtest_set_n_seats (playtest, shown);
  json_builder_end_array (json);
  write_plans (json, playtest);
  json_builder_end_object (json);
}

char *
tce_playtest_to_json (TcPlaytest *playtest,
                      TcPlaytest *before)
{
  static const char *const opened[] = { "runs", "figures", "seats", "features", "plans", NULL };
  g_autoptr (JsonBuilder) json = json_builder_begin_object (json_builder_new ());
  g_autoptr (JsonNode) root = NULL;

  set_text (json, "format", "tag-city-playtest-report");
  set_number (json, "version", 1);
  json_builder_set_member_name (json, "runs");
  json_builder_begin_array (json);
  write_run (json, playtest);
  if (before != NULL)
    write_run (json, before);
  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);

  return store_json_to_text (root, opened);
}
