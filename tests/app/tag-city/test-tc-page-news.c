/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-announcement-queue.h>
#include <tc-table.h>

#include "match-fixtures.h"
#include "news-fixtures.h"
#include "widget-fixtures.h"

/* The person has filled something, and nobody has since. */
static gboolean
is_after_own (TurnMatch *match)
{
  const TcTold told = tc_told_latest (match);

  return told.position > 0 && !told.report.is_final && told.report.taggers[0].seat == 0 && told.position + 3 > turn_match_get_position (match);
}

static gboolean
begins_last_round (TurnMatch *match)
{
  return news_fixture_is_after_rival (match) && tc_told_latest (match).report.has_end
         && tc_report_of_match (match, turn_match_get_position (match)).has_end;
}

/* The sentence, the sticker and the voice; the sentence makes room as soon as the person acts. */
static void
test_turn (void)
{
  NewsFixture fixture;
  TcTold told;
  g_autofree char *sentence = NULL, *spoken = NULL;

  news_fixture_show_moment (&fixture, "human greedy greedy", news_fixture_is_after_rival, 1280);
  told = tc_told_latest (fixture.match);
  sentence = tc_fills_dup_sentence (&told.report.taggers[0], turn_match_get_record (fixture.match), 0);
  spoken = tc_fills_dup_listed (&told.report.taggers[0], turn_match_get_record (fixture.match));

  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (news_fixture_get (&fixture, "voice"))), spoken));
  gtk_test_accessible_assert_role (news_fixture_get (&fixture, "voice"), GTK_ACCESSIBLE_ROLE_STATUS);
  news_fixture_drain (&fixture);
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "sticker")));
  g_assert_true (news_fixture_prompts (&fixture, sentence));
  g_assert_true (news_fixture_prompts (&fixture, "Ana, choose a die"));

  for (guint die = 0; !tc_table_set_own_draft (tc_page_get_table (TC_PAGE (fixture.page)), tc_draft_with_die (*tc_table_get_draft (tc_page_get_table (TC_PAGE (fixture.page))), die)); die++)
    ;
  g_assert_false (news_fixture_prompts (&fixture, sentence));
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "sticker")));
  news_fixture_clear (&fixture);
}

/* What a final die filled is in the queue, a row a tagger and none besides. */
static void
check_queue (NewsFixture    *fixture,
             const TcReport *report)
{
  GtkWidget *queue = news_fixture_get (fixture, "queue");
  g_autofree char *heading = tc_report_dup_heading (report, turn_match_get_record (fixture->match));

  g_assert_true (gtk_widget_get_visible (queue));
  g_assert_true (news_fixture_is_labelled (queue, heading));
  for (guint i = 0; i < report->n_taggers; i++)
    {
      g_autofree char *spoken = tc_fills_dup_spoken (&report->taggers[i], turn_match_get_record (fixture->match));

      g_assert_true (news_fixture_is_labelled (widget_fixture_find (queue, TC_TYPE_ANNOUNCEMENT, i), spoken));
    }
  g_assert_null (widget_fixture_find (queue, TC_TYPE_ANNOUNCEMENT, report->n_taggers));
}

/* What a turn filled is on the sticker, at once or as the next one. */
static void
check_sticker (NewsFixture   *fixture,
               const TcFills *fills)
{
  g_autofree char *spoken = tc_fills_dup_spoken (fills, turn_match_get_record (fixture->match));

  if (!news_fixture_is_labelled (news_fixture_get (fixture, "sticker"), spoken))
    gtk_widget_activate_action (fixture->page, "table.skip", NULL);
  g_assert_true (news_fixture_is_labelled (news_fixture_get (fixture, "sticker"), spoken));
  g_assert_true (gtk_widget_get_visible (news_fixture_get (fixture, "sticker")));
}

/* Called after the page has heard of a move. */
static void
check_move (NewsFixture *fixture)
{
  const TcReport report = tc_report_of_match (fixture->match, turn_match_get_position (fixture->match));

  if (report.is_final && !turn_page_is_replay (TURN_PAGE (fixture->page)))
    g_assert_true (gtk_widget_get_visible (news_fixture_get (fixture, "reveal")));
  for (guint i = 0; i < report.n_taggers; i++)
    {
      g_autofree char *spoken = tc_fills_dup_listed (&report.taggers[i], turn_match_get_record (fixture->match));

      g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (news_fixture_get (fixture, "voice"))), spoken));
    }
  g_assert_true (!report.has_end || gtk_widget_get_visible (news_fixture_get (fixture, report.end.kind == TC_NEWS_OVER ? "ending" : "last_round")));
  if (report.n_taggers > 0 && report.is_final)
    check_queue (fixture, &report);
  else if (report.n_taggers > 0)
    check_sticker (fixture, &report.taggers[0]);
  for (guint i = 0; i < report.n_taggers; i++)
    fixture->n_fills += report.taggers[i].n_fills;
}

/* Every fill of a whole battle is on a sticker or in the queue, however fast the bots are, and all is heard. */
static void
test_whole_battle (void)
{
  NewsFixture fixture;
  guint n_filled = 0;

  news_fixture_show (&fixture, match_fixture ("human greedy greedy greedy", 5), 1280, 740, FALSE);
  g_signal_connect_swapped (fixture.match, "state-changed", G_CALLBACK (check_move), &fixture);
  turn_match_run (fixture.match);
  match_fixture_wait (fixture.match);
  while (!turn_match_is_finished (fixture.match))
    news_fixture_act (fixture.match);

  for (guint feature = 0; feature < ((const TcGame *) turn_match_get_game (fixture.match))->n_features; feature++)
    for (guint seat = 0; seat < turn_match_get_n_seats (fixture.match); seat++)
      n_filled += tc_state_feature_filled (turn_match_get_game (fixture.match), turn_match_get_state (fixture.match), seat, feature) ? 1 : 0;
  g_assert_cmpuint (n_filled, >, 0);
  g_assert_cmpuint (fixture.n_fills, ==, n_filled);
  news_fixture_clear (&fixture);
}

/* What was filled does not go under in the last round, nor the last round in what was filled. */
static void
test_last_round (void)
{
  NewsFixture fixture;

  news_fixture_show_moment (&fixture, "human greedy greedy", begins_last_round, 1280);
  news_fixture_drain (&fixture);
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "sticker")));
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "last_round")));
  gtk_test_accessible_assert_role (news_fixture_get (&fixture, "last_round"), GTK_ACCESSIBLE_ROLE_ALERT);
  g_assert_cmpuint (fixture.n_over, ==, 0);
  news_fixture_clear (&fixture);
}

/* Who fills something themselves is spoken to. */
static void
test_own (void)
{
  NewsFixture fixture;

  news_fixture_show_moment (&fixture, "human greedy greedy", is_after_own, 1280);
  news_fixture_drain (&fixture);
  g_assert_true (news_fixture_prompts (&fixture, "You fill "));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (news_fixture_get (&fixture, "voice"))), "You tag"));
  news_fixture_clear (&fixture);
}

/* A table that is laid again, say in another language, tells what it told, without a word and without counting anything twice. */
static void
test_laid_again (void)
{
  NewsFixture fixture, again;
  g_autofree char *spoken = NULL;
  TcTold told;

  news_fixture_show_moment (&fixture, "human greedy greedy", news_fixture_is_after_rival, 1280);
  told = tc_told_latest (fixture.match);
  spoken = tc_fills_dup_spoken (&told.report.taggers[0], turn_match_get_record (fixture.match));
  news_fixture_show (&again, g_object_ref (fixture.match), 1280, 740, FALSE);
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&again, "sticker")));
  g_assert_true (news_fixture_is_labelled (news_fixture_get (&again, "sticker"), spoken));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (news_fixture_get (&again, "voice"))), ==, "");
  news_fixture_clear (&again);
  news_fixture_clear (&fixture);

  news_fixture_show_moment (&fixture, "human greedy", news_fixture_is_over, 1280);
  news_fixture_show (&again, g_object_ref (fixture.match), 1280, 740, FALSE);
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&again, "queue")));
  g_assert_true (widget_fixture_says (news_fixture_get (&again, "actions"), "See the Result"));
  g_assert_cmpuint (again.n_over, ==, 0);
  news_fixture_clear (&again);
  news_fixture_clear (&fixture);
}

/* A replay announces what the move shown announced, and the end only at the end. */
static void
test_replay (void)
{
  NewsFixture fixture;
  TurnMatch *match = match_fixture ("greedy random greedy", 2);
  guint n_moves;

  turn_match_run (match);
  match_fixture_wait (match);
  n_moves = turn_match_get_n_moves (match);
  turn_match_set_position (match, 0);
  news_fixture_show (&fixture, match, 1280, 740, TRUE);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "sticker")));
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")));
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "ending")));

  for (guint position = 1; position <= n_moves; position++)
    {
      const TcReport report = tc_report_of_match (match, position);
      const gboolean has_fills = report.n_taggers > 0;

      turn_match_set_position (match, position);
      g_assert_cmpint (gtk_widget_get_visible (news_fixture_get (&fixture, "sticker")), ==, has_fills && !report.is_final);
      g_assert_cmpint (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")), ==, has_fills && report.is_final);
      g_assert_cmpint (gtk_widget_get_visible (news_fixture_get (&fixture, "ending")), ==, report.has_end && report.end.kind == TC_NEWS_OVER);
      check_move (&fixture);
    }
  g_assert_false (widget_fixture_says (news_fixture_get (&fixture, "actions"), "See the Result"));
  turn_match_set_position (match, 0);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "ending")));
  g_assert_cmpuint (fixture.n_over + fixture.n_ended, ==, 0);
  news_fixture_clear (&fixture);
}

static void
tap (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "released", 1, 10.0, 10.0);
    }
}

/* In a narrow window the sticker lies over whatever page there is, until a tap or the next news_fixture_act. */
static void
test_narrow (void)
{
  NewsFixture fixture;

  news_fixture_show_moment (&fixture, "human greedy greedy", news_fixture_is_after_rival, 400);
  news_fixture_drain (&fixture);
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (fixture.page, "table.page", "s", i == 0 ? "remote" : "crew");
      widget_fixture_iterate (20);
      g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "sticker")));
    }
  tap (news_fixture_get (&fixture, "sticker"));
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "sticker")));
  g_assert_cmpint (gtk_widget_get_width (fixture.page), <=, 400);
  news_fixture_clear (&fixture);

  news_fixture_show_moment (&fixture, "human greedy greedy", news_fixture_is_after_rival, 400);
  news_fixture_drain (&fixture);
  gtk_widget_activate_action (fixture.page, "turn.use", "s", "social");
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "sticker")));
  news_fixture_clear (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/table-news/turn", test_turn);
  g_test_add_func ("/table-news/whole-battle", test_whole_battle);
  g_test_add_func ("/table-news/last-round", test_last_round);
  g_test_add_func ("/table-news/own", test_own);
  g_test_add_func ("/table-news/laid-again", test_laid_again);
  g_test_add_func ("/table-news/replay", test_replay);
  g_test_add_func ("/table-news/narrow", test_narrow);

  return g_test_run ();
}
