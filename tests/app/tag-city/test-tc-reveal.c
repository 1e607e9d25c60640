/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-app-private.h>
#include <tc-board-view.h>
#include <tc-fill-sticker.h>
#include <tc-greedy.h>
#include <tc-reveal-words.h>

#include "match-fixtures.h"
#include "news-fixtures.h"
#include "widget-fixtures.h"

/* A table on which the next choice of a person opens all of them. */
static void
reach (NewsFixture *fixture,
       const char  *controllers,
       guint        n_rounds,
       int          width,
       int          height)
{
  TurnMatch *match = match_fixture (controllers, 7);
  const TcGame *game = turn_match_get_game (match);

  turn_match_run (match);
  match_fixture_wait (match);
  for (guint round = 1; round <= n_rounds; round++)
    {
      while (tc_state_phase (game, turn_match_get_state (match)) != TC_PHASE_FINAL || tc_state_round (turn_match_get_state (match)) < round)
        news_fixture_act (match);
      if (round < n_rounds)
        news_fixture_act (match);
    }
  news_fixture_show (fixture, match, width, height, FALSE);
}

/* The last person seals; the bots of the fixture have done so before or do it at once. */
static void
seal (NewsFixture *fixture)
{
  const TcGame *game = turn_match_get_game (fixture->match);
  const guint round = tc_state_round (turn_match_get_state (fixture->match));

  while (!tc_report_of_match (fixture->match, turn_match_get_position (fixture->match)).is_final
         && tc_state_round (turn_match_get_state (fixture->match)) == round)
    {
      if (turn_match_is_waiting (fixture->match))
        {
          g_assert_false (tc_reveal_is_open (TC_REVEAL (news_fixture_get (fixture, "reveal"))));
          gtk_widget_activate_action (fixture->page, "turn.uncover", NULL);
          turn_match_play (fixture->match, tc_move_to_turn (tc_greedy_move (game, turn_match_get_state (fixture->match), &tc_weights_greedy)));
        }
      else
        {
          widget_fixture_pass (1);
        }
    }
}

static TcRevealCard *
get_card (NewsFixture *fixture,
          guint        number)
{
  return TC_REVEAL_CARD (widget_fixture_find (news_fixture_get (fixture, "reveal"), TC_TYPE_REVEAL_CARD, number));
}

static guint
count_open (NewsFixture *fixture)
{
  guint n_open = 0;

  for (guint i = 0; get_card (fixture, i) != NULL; i++)
    n_open += tc_reveal_card_is_open (get_card (fixture, i)) ? 1 : 0;

  return n_open;
}

static void
press (NewsFixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.confirm", NULL);
}

/* On a slow machine all may be open by now. */
static void
show_all (NewsFixture *fixture)
{
  widget_fixture_pass (60);
  g_assert_true (gtk_widget_get_mapped (news_fixture_get (fixture, "reveal")));
  if (!tc_reveal_is_complete (TC_REVEAL (news_fixture_get (fixture, "reveal"))))
    press (fixture);
  g_assert_true (tc_reveal_is_complete (TC_REVEAL (news_fixture_get (fixture, "reveal"))));
}

/* What the cards say is what the report says, in turn order. */
static void
check_cards (NewsFixture *fixture)
{
  const TcReport report = tc_report_of_match (fixture->match, turn_match_get_position (fixture->match));
  TurnRecord *record = turn_match_get_record (fixture->match);
  g_autofree char *spoken = tc_reveal_say (&report, record);

  gtk_test_accessible_assert_role (news_fixture_get (fixture, "reveal"), GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (news_fixture_get (fixture, "reveal"), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
  for (guint i = 0; i < report.n_acts; i++)
    {
      const TcFills *fills = tc_report_find_fills (&report, report.acts[i].seat);
      g_autofree char *said = tc_reveal_say_act (&report, &report.acts[i], record);
      g_autofree char *act = tc_reveal_describe_act (&report.acts[i]);
      GtkWidget *card = GTK_WIDGET (get_card (fixture, i));

      g_assert_true (widget_fixture_says (card, turn_record_get_seat (record, report.acts[i].seat)->name));
      g_assert_true (widget_fixture_says (card, act));
      gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, said);
      g_assert_cmpint (widget_fixture_says (card, "fills nothing"), ==, fills == NULL);
      g_assert_cmpint (widget_fixture_find (card, TC_TYPE_FILL_STICKER, fills != NULL ? fills->n_fills - 1 : 0) != NULL, ==, fills != NULL);
      g_assert_null (widget_fixture_find (card, TC_TYPE_FILL_STICKER, fills != NULL ? fills->n_fills : 0));
    }
  g_assert_null (get_card (fixture, report.n_acts));
}

static void
check_subtitle (NewsFixture *fixture,
                const char  *round)
{
  g_autofree char *subtitle = turn_page_dup_subtitle (TURN_PAGE (fixture->page)), *expected = g_strdup_printf ("Old Harbour · %s", round);

  g_assert_cmpstr (subtitle, ==, expected);
}

/* Two people at one screen: the first key shows all, the second goes on, and without a key nothing does. */
static void
test_people (void)
{
  NewsFixture fixture;
  guint n_moves;

  reach (&fixture, "human human", 3, 1280, 740);
  check_subtitle (&fixture, "round 3 · the final die");
  seal (&fixture);
  n_moves = turn_match_get_n_moves (fixture.match);
  g_assert_cmpuint (count_open (&fixture), ==, 0);
  show_all (&fixture);
  g_assert_true (widget_fixture_has_focus (news_fixture_get (&fixture, "reveal")));
  g_assert_cmpuint (count_open (&fixture), ==, 2);
  check_cards (&fixture);
  g_assert_true (widget_fixture_says (news_fixture_get (&fixture, "reveal"), "Next Round"));
  check_subtitle (&fixture, "round 3 · the final die");
  widget_fixture_pass (2600);
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), ==, n_moves);
  press (&fixture);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "reveal")));
  match_fixture_wait (fixture.match);
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), >, n_moves);
  check_subtitle (&fixture, "round 4");
  g_assert_true (widget_fixture_has_focus (fixture.page));
  news_fixture_clear (&fixture);
}

static gboolean
is_all_open (gpointer fixture)
{
  return count_open (fixture) == 3;
}

static gboolean
has_gone_on (gpointer fixture)
{
  return !tc_reveal_is_open (TC_REVEAL (news_fixture_get (fixture, "reveal")));
}

/* One after the other, within the time that is meant for it; then it goes on by itself where one person plays. */
static void
test_one_person (void)
{
  NewsFixture fixture;
  gint64 opened, complete;
  guint n_moves;

  reach (&fixture, "human greedy greedy", 4, 1280, 740);
  opened = g_get_monotonic_time ();
  seal (&fixture);
  n_moves = turn_match_get_n_moves (fixture.match);
  widget_fixture_wait (is_all_open, &fixture);
  complete = g_get_monotonic_time ();
  g_assert_cmpint (complete - opened, >=, 1200 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), ==, n_moves);
  check_cards (&fixture);
  widget_fixture_wait (has_gone_on, &fixture);
  g_assert_cmpint (g_get_monotonic_time () - complete, >=, TC_REVEAL_MILLISECONDS * G_TIME_SPAN_MILLISECOND);
  match_fixture_wait (fixture.match);
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), >, n_moves);
  news_fixture_clear (&fixture);
}

/* Before a choice is open its card looks as if it had been another one. */
static void
test_nothing_before (void)
{
  NewsFixture fixture;
  GtkWidget *card;
  TcReport report;

  reach (&fixture, "human human", 5, 1280, 740);
  seal (&fixture);
  report = tc_report_of_match (fixture.match, turn_match_get_position (fixture.match));
  card = GTK_WIDGET (get_card (&fixture, 1));
  g_assert_false (tc_reveal_card_is_open (TC_REVEAL_CARD (card)));
  g_assert_true (widget_fixture_says (card, "sealed"));
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, turn_match_get_seat (fixture.match, report.acts[1].seat)->name);
  g_assert_cmpuint (tc_board_view_get_contents (TC_BOARD_VIEW (widget_fixture_find (card, TC_TYPE_BOARD_VIEW, 0)))->n_pieces, >, 0);
  for (guint i = 0; i < 2; i++)
    {
      const guint seat = report.acts[i].seat;
      TurnState before;
      const TcBoardContents *contents = tc_board_view_get_contents (TC_BOARD_VIEW (widget_fixture_find (GTK_WIDGET (get_card (&fixture, i)), TC_TYPE_BOARD_VIEW, 0)));
      TcSet painted;

      if (tc_reveal_card_is_open (get_card (&fixture, i)))
        continue;
      turn_match_get_state_at (fixture.match, turn_match_get_position (fixture.match) - 1, &before);
      painted = tc_state_painted (turn_match_get_game (fixture.match), (const TcState *) &before, seat);
      g_assert_true (memcmp (&painted, &contents->painted, sizeof painted) == 0);
    }
  news_fixture_clear (&fixture);
}

/* Backspace shows it again from the beginning. */
static void
test_again (void)
{
  NewsFixture fixture;

  reach (&fixture, "human human", 2, 1280, 740);
  seal (&fixture);
  show_all (&fixture);
  g_assert_cmpuint (count_open (&fixture), ==, 2);
  widget_fixture_click (news_fixture_get (&fixture, "reveal"), "Show Again");
  g_assert_cmpuint (count_open (&fixture), ==, 0);
  show_all (&fixture);
  g_assert_cmpuint (count_open (&fixture), ==, 2);
  g_assert_true (tc_reveal_is_open (TC_REVEAL (news_fixture_get (&fixture, "reveal"))));
  news_fixture_clear (&fixture);
}

/* Without motion everything is there at once. */
static void
test_reduced_motion (void)
{
  NewsFixture fixture;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  reach (&fixture, "human human human human", 2, 400, 740);
  seal (&fixture);
  widget_fixture_pass (60);
  g_assert_cmpuint (count_open (&fixture), ==, 4);
  check_cards (&fixture);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  news_fixture_clear (&fixture);
}

/* The last one leads to the result, and only when somebody asks for it. */
static void
test_end (void)
{
  NewsFixture fixture;

  news_fixture_show_moment (&fixture, "human greedy", news_fixture_is_over, 1280);
  show_all (&fixture);
  g_assert_true (widget_fixture_says (news_fixture_get (&fixture, "reveal"), "See the Result"));
  g_assert_cmpuint (fixture.n_ended, ==, 0);
  press (&fixture);
  g_assert_cmpuint (fixture.n_ended, ==, 1);
  news_fixture_clear (&fixture);
}

/* Who leaves in the middle of it finds the battle as it goes on. */
static void
test_left (void)
{
  NewsFixture fixture;
  g_autoptr (TurnMatch) match = NULL;
  guint n_moves;

  reach (&fixture, "human human", 3, 1280, 740);
  match = g_object_ref (fixture.match);
  seal (&fixture);
  n_moves = turn_match_get_n_moves (match);
  news_fixture_clear (&fixture);
  turn_match_run (match);
  while (turn_match_get_n_moves (match) == n_moves)
    widget_fixture_pass (1);
  g_assert_cmpuint (turn_match_get_n_moves (match), >, n_moves);
  turn_match_stop (match);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_test_add_func ("/tc-reveal/people", test_people);
  g_test_add_func ("/tc-reveal/one-person", test_one_person);
  g_test_add_func ("/tc-reveal/nothing-before", test_nothing_before);
  g_test_add_func ("/tc-reveal/again", test_again);
  g_test_add_func ("/tc-reveal/reduced-motion", test_reduced_motion);
  g_test_add_func ("/tc-reveal/end", test_end);
  g_test_add_func ("/tc-reveal/left", test_left);

  return g_test_run ();
}
