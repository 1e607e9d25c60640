/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-news.h>
#include <tc-state.h>

#include "match-fixtures.h"

/* Collects the news of every move of a finished match. */
static GArray *
collect (TurnMatch *match)
{
  const TurnMove *moves = turn_record_get_moves (turn_match_get_record (match), NULL);
  GArray *all = g_array_new (FALSE, FALSE, sizeof (TcNews));

  for (guint i = 0; i < turn_match_get_n_moves (match); i++)
    {
      TurnState before = { 0 }, after = { 0 };
      g_autoptr (GArray) news = NULL;

      turn_match_get_state_at (match, i, &before);
      turn_match_get_state_at (match, i + 1, &after);
      news = tc_news_of_move (turn_match_get_game (match), (const TcState *) &before, moves[i], (const TcState *) &after);
      g_assert_cmpuint (news->len, >, 0);
      g_array_append_vals (all, news->data, news->len);
    }

  return all;
}

/* What was told adds up to the score, and nothing is told twice. */
static void
assert_adds_up (TurnMatch *match,
                GArray    *news)
{
  const TcGame *game = turn_match_get_game (match);
  const TcState *end = turn_match_get_state (match);
  int totals[TC_MAX_SEATS] = { 0 };
  guint n_rounds = 0;

  for (guint i = 0; i < news->len; i++)
    {
      const TcNews *item = &g_array_index (news, TcNews, i);

      totals[item->seat] += item->value;
      n_rounds += item->kind == TC_NEWS_ROUND;
      g_assert_cmpint (item->kind == TC_NEWS_OVER, ==, i + 1 == news->len);
    }
  g_assert_cmpuint (n_rounds, ==, tc_state_round (end));
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    g_assert_cmpint (totals[seat], ==, tc_state_score (game, end, seat).total);
}

static void
test_whole_games (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      TurnMatch *match = match_fixture (seed % 2 == 0 ? "greedy random" : "random greedy random greedy", seed);
      g_autoptr (GArray) news = NULL;

      turn_match_run (match);
      match_fixture_wait (match);
      news = collect (match);
      assert_adds_up (match, news);
      g_assert_finalize_object (match);
    }
}

/* Whatever happens can be said. */
static void
test_everything_has_words (void)
{
  TurnMatch *match = match_fixture ("greedy random greedy", 4);
  g_autoptr (GArray) news = NULL;

  turn_match_run (match);
  match_fixture_wait (match);
  news = collect (match);
  for (guint i = 0; i < news->len; i++)
    {
      const TcNews *item = &g_array_index (news, TcNews, i);
      g_autofree char *title = tc_news_get_title (item, turn_match_get_record (match));
      g_autofree char *detail = tc_news_get_detail (item, turn_match_get_record (match));
      g_autofree char *spoken = tc_news_get_spoken (item, turn_match_get_record (match));

      /* What was filled is told together, by the report of the move. */
      g_assert_cmpint (title == NULL, ==, item->kind == TC_NEWS_FILLED);
      g_assert_cmpint (spoken == NULL, ==, item->kind == TC_NEWS_FILLED);
      g_assert_cmpstr (title, !=, "");
      g_assert_cmpstr (detail, !=, "");
      g_assert_cmpstr (spoken, !=, "");
    }
  g_assert_finalize_object (match);
}

static void
test_words (void)
{
  static const struct { TcNews news; const char *title, *detail, *spoken; } cases[] = {
    {
      { .kind = TC_NEWS_ROUND, .seat = 1, .round = 3 },
      "Round 3", "Ben leads", "Round 3. Ben leads",
    },
    {
      { .kind = TC_NEWS_DRONE, .seat = 0, .token = 3, .mark = 1, .value = -2 },
      "Ana uses a drone for the U", NULL, "Ana uses a drone for the U. −2",
    },
    {
      { .kind = TC_NEWS_TAGGED, .seat = 0, .token = 4 },
      "Ana tags the V", NULL, "Ana tags the V",
    },
    {
      { .kind = TC_NEWS_LAST_ROUND, .ends = TC_END_DRONES, .emptied = 2 },
      "Last round!", "Ben has used every drone", "Last round! Ben has used every drone",
    },
    {
      { .kind = TC_NEWS_LAST_ROUND, .ends = TC_END_DRONES, .emptied = 3 },
      "Last round!", "Ana and Ben have used every drone", "Last round! Ana and Ben have used every drone",
    },
    {
      { .kind = TC_NEWS_OVER, .ends = TC_END_BUBBLES },
      "The battle is over", "Every bubble is circled", "The battle is over. Every bubble is circled",
    },
    {
      { .kind = TC_NEWS_OVER, .ends = TC_END_FEATURES | TC_END_BUBBLES },
      "The battle is over", "Every high value is taken · Every bubble is circled",
      "The battle is over. Every high value is taken · Every bubble is circled",
    },
  };
  g_autoptr (TurnRecord) record = record_fixture ("human human", 1);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *title = tc_news_get_title (&cases[i].news, record);
      g_autofree char *detail = tc_news_get_detail (&cases[i].news, record);
      g_autofree char *spoken = tc_news_get_spoken (&cases[i].news, record);

      g_assert_cmpstr (title, ==, cases[i].title);
      g_assert_cmpstr (detail, ==, cases[i].detail);
      g_assert_cmpstr (spoken, ==, cases[i].spoken);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-news/whole-games", test_whole_games);
  g_test_add_func ("/tc-news/everything-has-words", test_everything_has_words);
  g_test_add_func ("/tc-news/words", test_words);

  return g_test_run ();
}
