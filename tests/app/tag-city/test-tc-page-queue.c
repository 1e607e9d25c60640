/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-announcement-queue.h>
#include <tc-hq-view.h>

#include "match-fixtures.h"
#include "news-fixtures.h"
#include "widget-fixtures.h"

/* Dice have been rolled after a final die that filled something, and a person is to push them. */
static gboolean
is_led_after_final (TurnMatch *match)
{
  const TcTold told = tc_told_latest (match);

  return told.report.is_final && told.report.n_taggers > 1 && turn_match_is_waiting (match);
}

/* The person’s turn comes after a final die that filled something; all that has happened since are dice. */
static gboolean
is_asked_after_final (TurnMatch *match)
{
  const guint position = turn_match_get_position (match);

  return tc_state_phase (turn_match_get_game (match), turn_match_get_state (match)) == TC_PHASE_DRAFT && position > 3
         && tc_report_of_match (match, position - 2).is_final && tc_report_of_match (match, position - 2).n_taggers > 0;
}

static gboolean
hq_is_back (gpointer page)
{
  return gtk_widget_get_mapped (widget_fixture_find (page, TC_TYPE_HQ_VIEW, 0));
}

/* When all choices have been shown the queue lies over the HQ, until dice are chosen. */
static void
test_queue_makes_room (void)
{
  NewsFixture fixture;

  news_fixture_show_moment (&fixture, "human greedy", is_asked_after_final, 1280);
  g_assert_cmpint (fixture.queue_came, >, 0);
  if (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")))
    g_assert_false (gtk_widget_get_mapped (news_fixture_get (&fixture, "hq")));
  g_assert_true (news_fixture_prompts (&fixture, "Ana, choose a die"));
  widget_fixture_wait (hq_is_back, fixture.page);
  g_assert_cmpint (fixture.queue_went, >=, fixture.queue_came);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")));
  news_fixture_clear (&fixture);
}

/* It is gone as soon as somebody acts, or says to go on. */
static void
test_queue_is_skipped (void)
{
  NewsFixture fixture;

  news_fixture_show_moment (&fixture, "human greedy", is_asked_after_final, 1280);
  gtk_widget_activate_action (fixture.page, "turn.choose-face", "i", 1);
  for (int face = 2; face <= 6 && gtk_widget_get_visible (news_fixture_get (&fixture, "queue")); face++)
    gtk_widget_activate_action (fixture.page, "turn.choose-face", "i", face);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")));
  news_fixture_clear (&fixture);

  news_fixture_show_moment (&fixture, "human greedy", is_asked_after_final, 1280);
  g_signal_emit_by_name (news_fixture_get (&fixture, "queue"), "pressed");
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")));
  news_fixture_clear (&fixture);
}

/* Who leads has it beside the large HQ until the first die is pushed; where there is no room beside it, only for its time. */
static void
test_queue_beside_leader (void)
{
  NewsFixture fixture;

  news_fixture_show_moment (&fixture, "human greedy greedy", is_led_after_final, 1280);
  widget_fixture_iterate (TC_QUEUE_MILLISECONDS + 100);
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "queue")));
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "hq")));
  gtk_widget_activate_action (fixture.page, "turn.step", "i", TC_DIRECTION_LEFT);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")));
  news_fixture_clear (&fixture);

  news_fixture_show_moment (&fixture, "human greedy greedy", is_led_after_final, 400);
  g_assert_cmpint (fixture.queue_came, >, 0);
  widget_fixture_wait (hq_is_back, fixture.page);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "queue")));
  news_fixture_clear (&fixture);
}

/* The last fills stay until somebody asks for the result, by button, Enter or Space. */
static void
test_result (void)
{
  static const char *const actions[] = { "turn.confirm", "table.skip", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      NewsFixture fixture;
      TcTold told;
      g_autofree char *heading = NULL;

      news_fixture_show_moment (&fixture, "human greedy", news_fixture_is_over, 1280);
      told = tc_told_latest (fixture.match);
      heading = tc_report_dup_heading (&told.report, turn_match_get_record (fixture.match));
      widget_fixture_iterate (1700);
      g_assert_true (gtk_widget_get_mapped (news_fixture_get (&fixture, "queue")));
      g_assert_true (news_fixture_prompts (&fixture, heading));
      g_assert_true (widget_fixture_says (news_fixture_get (&fixture, "ending"), "The battle is over"));
      g_assert_true (widget_fixture_says (news_fixture_get (&fixture, "actions"), "See the Result"));
      g_assert_cmpuint (fixture.n_over, ==, 1);
      g_assert_cmpuint (fixture.n_ended, ==, 0);
      if (actions[i] != NULL)
        gtk_widget_activate_action (fixture.page, actions[i], NULL);
      else
        widget_fixture_click (fixture.page, "See the Result\n↵");
      g_assert_cmpuint (fixture.n_ended, ==, 1);
      g_assert_cmpuint (fixture.n_over, ==, 1);
      news_fixture_clear (&fixture);
    }
}

static gboolean
has_ended (gpointer fixture)
{
  return ((NewsFixture *) fixture)->n_ended > 0;
}

/* Where nobody plays, the result comes by itself, but not before the last fills could be read. */
static void
test_bots_alone (void)
{
  TurnMatch *whole = match_fixture ("greedy greedy", 3), *match = match_fixture ("greedy greedy", 3);
  NewsFixture fixture;

  /* Only the last moves are worth seeing. */
  turn_match_run (whole);
  match_fixture_wait (whole);
  turn_match_run (match);
  match_fixture_wait_for_moves (match, turn_match_get_n_moves (whole) - 3);
  turn_match_stop (match);
  g_assert_finalize_object (whole);

  news_fixture_show (&fixture, match, 1280, 740, FALSE);
  turn_match_run (fixture.match);
  match_fixture_wait (fixture.match);
  g_assert_true (turn_match_is_finished (fixture.match));
  g_assert_true (widget_fixture_says (news_fixture_get (&fixture, "actions"), "See the Result"));
  widget_fixture_wait (has_ended, &fixture);
  g_assert_cmpint (fixture.ended_at - fixture.over_at, >=, TC_QUEUE_MILLISECONDS * 1000);
  g_assert_cmpuint (fixture.n_over, ==, 1);
  news_fixture_clear (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/table-queue/makes-room", test_queue_makes_room);
  g_test_add_func ("/table-queue/is-skipped", test_queue_is_skipped);
  g_test_add_func ("/table-queue/beside-leader", test_queue_beside_leader);
  g_test_add_func ("/table-queue/result", test_result);
  g_test_add_func ("/table-queue/bots-alone", test_bots_alone);

  return g_test_run ();
}
