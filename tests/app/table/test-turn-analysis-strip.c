/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-page-replay.h>
#include <turn-analysis-words.h>
#include <turn-chances-chart.h>
#include <turn-replay-bar.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnMatch *match;       /* that is over, with a short game */
  GtkWidget *bar;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "records", "shared-victory.tagrecord.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  TurnRecord *record = turn_record_load (file, &error);

  g_assert_no_error (error);
  fixture->match = turn_match_new (record);
  fixture->bar = g_object_new (TURN_TYPE_REPLAY_BAR, NULL);
  turn_replay_bar_set_match (TURN_REPLAY_BAR (fixture->bar), fixture->match, tc_page_replay_describe);
  fixture->window = widget_fixture_show (fixture->bar, 900, 300);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->match);
}

static void
look_back (Fixture *fixture)
{
  widget_fixture_click (fixture->bar, "Look Back");
  while (turn_record_get_extra (turn_match_get_record (fixture->match), "analysis") == NULL)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_iterate (0);
}

static void
test_offer (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *strip;

  g_assert_null (widget_fixture_find (fixture->bar, TURN_TYPE_ANALYSIS_STRIP, 0));
  g_assert_null (turn_replay_bar_get_judged (TURN_REPLAY_BAR (fixture->bar)));

  widget_fixture_click (fixture->bar, "Look Back");
  strip = widget_fixture_find (fixture->bar, TURN_TYPE_ANALYSIS_STRIP, 0);
  g_assert_nonnull (strip);
  g_assert_false (turn_analysis_strip_can_begin (TURN_ANALYSIS_STRIP (strip)));
  g_assert_false (widget_fixture_says (fixture->bar, "Look Back"));

  widget_fixture_click (fixture->bar, "Stop");
  g_assert_true (turn_analysis_strip_can_begin (TURN_ANALYSIS_STRIP (strip)));
  g_assert_null (widget_fixture_find (fixture->bar, TURN_TYPE_ANALYSIS_STRIP, 0));
  g_assert_true (widget_fixture_says (fixture->bar, "Look Back"));
}

/* Every decision is told; where something was lost, so is what would have been better. */
static void
test_verdicts (Fixture      *fixture,
               gconstpointer data)
{
  guint n_judged = 0;

  look_back (fixture);
  for (guint position = 0; position < turn_match_get_n_moves (fixture->match); position++)
    {
      const TurnJudged *judged;

      turn_match_set_position (fixture->match, position);
      judged = turn_replay_bar_get_judged (TURN_REPLAY_BAR (fixture->bar));
      if (judged == NULL)
        continue;
      n_judged++;
      /* What rounds to less than a hundredth is no loss. */
      g_assert_true (widget_fixture_says (fixture->bar, turn_judged_get_loss (judged) >= TURN_ONE / 200 ? "Better:" : "the best"));
    }
  g_assert_cmpuint (n_judged, >, 4);
}

static void
test_chances_at_the_end (Fixture      *fixture,
                         gconstpointer data)
{
  look_back (fixture);
  turn_match_set_position (fixture->match, turn_match_get_n_moves (fixture->match));
  g_assert_true (widget_fixture_says (fixture->bar, "50\u00a0%"));
  g_assert_null (turn_replay_bar_get_judged (TURN_REPLAY_BAR (fixture->bar)));
}

static void
test_chart_leads_to_a_moment (Fixture      *fixture,
                              gconstpointer data)
{
  GtkWidget *chart;

  look_back (fixture);
  chart = widget_fixture_find (fixture->bar, TURN_TYPE_CHANCES_CHART, 0);
  g_signal_emit_by_name (chart, "moment-chosen", 3);
  g_assert_cmpuint (turn_match_get_position (fixture->match), ==, 3);
}

static void
test_changes_in_words (void)
{
  const struct
  {
    gint32      change;
    const char *text;
  } rows[] = {
    { 0, "0\u00a0%" }, { (gint32) TURN_ONE / 4, "+25\u00a0%" }, { -(gint32) TURN_ONE / 2, "−50\u00a0%" },
    { 200, "0\u00a0%" }, { -200, "0\u00a0%" }, { 400, "+1\u00a0%" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = turn_analysis_describe_change (rows[i].change);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/tc-analysis-strip/changes-in-words", test_changes_in_words);
  g_test_add ("/tc-analysis-strip/offer", Fixture, NULL, set_up, test_offer, tear_down);
  g_test_add ("/tc-analysis-strip/verdicts", Fixture, NULL, set_up, test_verdicts, tear_down);
  g_test_add ("/tc-analysis-strip/chances-at-the-end", Fixture, NULL, set_up, test_chances_at_the_end, tear_down);
  g_test_add ("/tc-analysis-strip/chart-leads-to-a-moment", Fixture, NULL, set_up, test_chart_leads_to_a_moment, tear_down);

  return g_test_run ();
}
