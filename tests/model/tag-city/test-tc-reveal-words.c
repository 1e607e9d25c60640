/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <tc-reveal-words.h>

#include "match-fixtures.h"

typedef struct
{
  guint n_alone;        /* how often each caption was needed */
  guint n_together;
  guint n_after;
} Tally;

static int
score_at (TurnMatch *match,
          guint      position,
          guint      seat)
{
  TurnState state;

  turn_match_get_state_at (match, position, &state);

  return tc_state_score (turn_match_get_game (match), (const TcState *) &state, seat).total;
}

/* The caption says who else has the high value, whether that came with the same die or before. */
static void
check_fill (TurnMatch      *match,
            const TcReport *report,
            const TcFills  *fills,
            const TcFill   *fill,
            const TcState  *state,
            Tally          *tally)
{
  TurnRecord *record = turn_match_get_record (match);
  g_autofree char *caption = tc_reveal_describe_fill (report, fill, fills->seat, record, state);
  const guint others = tc_state_high_winners (state, fill->feature) & ~(1u << fills->seat);

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    g_assert_cmpint (strstr (caption, turn_record_get_seat (record, seat)->name) != NULL, ==, (others >> seat & 1) != 0);
  if (fill->rank != TC_RANK_HIGH)
    {
      g_assert_true (g_str_has_suffix (caption, ", the low one"));
      tally->n_after++;
    }
  else if (others != 0)
    {
      g_assert_true (g_str_has_prefix (caption, "first, with "));
      tally->n_together++;
    }
  else
    {
      g_assert_cmpstr (caption, ==, "first, the high value");
      tally->n_alone++;
    }
}

static void
check_final (TurnMatch      *match,
             guint           position,
             const TcReport *report,
             Tally          *tally)
{
  const guint n_seats = turn_match_get_n_seats (match);
  g_autofree char *spoken = tc_reveal_say (report, turn_match_get_record (match));
  TurnState before, after;

  turn_match_get_state_at (match, position - 1, &before);
  turn_match_get_state_at (match, position, &after);
  g_assert_true (g_str_has_prefix (spoken, "The final die, "));
  g_assert_cmpuint (report->n_acts, ==, n_seats);
  for (guint i = 0; i < n_seats; i++)
    {
      const guint seat = report->acts[i].seat;
      const TcFills *fills = tc_report_find_fills (report, seat);
      g_autofree char *act = tc_reveal_say_act (report, &report->acts[i], turn_match_get_record (match));

      /* In turn order from the leader's left. */
      g_assert_cmpuint (seat, ==, (tc_state_leader ((const TcState *) &before) + 1 + i) % n_seats);
      g_assert_cmpint (tc_report_get_gain (report, seat), ==, score_at (match, position, seat) - score_at (match, position - 1, seat));
      g_assert_nonnull (strstr (spoken, act));
      for (guint k = 0; fills != NULL && k < fills->n_fills; k++)
        check_fill (match, report, fills, &fills->fills[k], (const TcState *) &after, tally);
    }
}

/* Every final die of whole battles. */
static void
test_finals (void)
{
  Tally tally = { 0 };

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (TurnMatch) match = match_fixture (seed % 2 == 0 ? "greedy greedy greedy greedy" : "greedy greedy", seed);

      turn_match_run (match);
      match_fixture_wait (match);
      for (guint position = 1; position <= turn_match_get_n_moves (match); position++)
        {
          const TcReport report = tc_report_of_match (match, position);

          if (report.is_final)
            check_final (match, position, &report, &tally);
        }
    }
  g_assert_cmpuint (tally.n_alone, >, 0);
  g_assert_cmpuint (tally.n_together, >, 0);
  g_assert_cmpuint (tally.n_after, >, 0);
}

static void
test_words (void)
{
  static const struct { TcNews act; const char *seen, *heard; } cases[] = {
    { { .kind = TC_NEWS_TAGGED, .seat = 0 }, "tags", "Ana tags, fills nothing" },
    { { .kind = TC_NEWS_DRONE, .seat = 1, .value = -4 }, "drone −4", "Ben, drone minus 4, fills nothing" },
    { { .kind = TC_NEWS_BUBBLE, .seat = 1, .value = -1 }, "checks networks −1", "Ben checks networks, minus 1" },
    { { .kind = TC_NEWS_BUBBLE, .seat = 0, .value = 0 }, "checks networks 0", "Ana checks networks, 0" },
    { { .kind = TC_NEWS_PASSED, .seat = 0 }, "passes", "Ana passes" },
  };
  g_autoptr (TurnMatch) match = match_fixture ("human human", 1);
  const TcReport report = { .is_final = TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *seen = tc_reveal_describe_act (&cases[i].act);
      g_autofree char *heard = tc_reveal_say_act (&report, &cases[i].act, turn_match_get_record (match));

      g_assert_cmpstr (seen, ==, cases[i].seen);
      g_assert_cmpstr (heard, ==, cases[i].heard);
    }
}

/* Who leads next, and who is ahead. */
static void
test_foot (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("human human", 3);
  g_autofree char *leader = NULL, *standing = NULL, *end = NULL;

  turn_match_run (match);
  match_fixture_wait (match);
  standing = tc_reveal_describe_standing (turn_match_get_record (match), turn_match_get_state (match));
  g_assert_cmpstr (standing, ==, "Ana and Ben are level");
  leader = tc_reveal_describe_leader (turn_match_get_record (match), turn_match_get_state (match));
  g_assert_true (g_str_has_suffix (leader, " leads round 1"));
  match_fixture_finish (match);
  end = tc_reveal_describe_leader (turn_match_get_record (match), turn_match_get_state (match));
  g_assert_null (end);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tc-reveal-words/finals", test_finals);
  g_test_add_func ("/tc-reveal-words/words", test_words);
  g_test_add_func ("/tc-reveal-words/foot", test_foot);

  return g_test_run ();
}
