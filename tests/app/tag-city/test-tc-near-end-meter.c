/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-near-end-words.h>
#include <turn-end-meter.h>
#include <turn-window.h>

#include "match-fixtures.h"
#include "news-fixtures.h"
#include "widget-fixtures.h"

static GtkWidget *
get_button (GtkWidget *meter)
{
  return GTK_WIDGET (gtk_widget_get_template_child (meter, TURN_TYPE_END_METER, "button"));
}

static TcNearEnd
find_near_end (TurnMatch *match)
{
  return tc_near_end_find (turn_match_get_game (match), turn_match_get_state (match));
}

/* The button says what the state says, to the eye and to those who listen. */
static void
check_meter (TurnMatch *match,
             GtkWidget *meter)
{
  const TcNearEnd near_end = find_near_end (match);
  g_autofree char *spoken = tc_near_end_spoken (&near_end), *read = widget_fixture_read (get_button (meter));
  g_autofree char *figures = g_strdup_printf ("%u\n%u\n%u\n", near_end.values_left, near_end.bubbles_left, near_end.drones_left);

  g_assert_true (g_str_has_prefix (read, figures));
  gtk_test_accessible_assert_property (get_button (meter), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
}

static GtkPopover *
get_popover (GtkWidget *meter)
{
  return gtk_menu_button_get_popover (GTK_MENU_BUTTON (get_button (meter)));
}

/* By the key it says the same in words, and gives the keyboard back. */
static void
check_words (TurnMatch *match,
             GtkWidget *page,
             GtkWidget *meter)
{
  const TcNearEnd near_end = find_near_end (match);
  g_autofree char *values = tc_near_end_values_title (&near_end), *bubbles = tc_near_end_bubbles_detail (&near_end);
  GtkWidget *popover = GTK_WIDGET (get_popover (meter));

  gtk_widget_activate_action (page, "turn.near-end", NULL);
  widget_fixture_iterate (50);
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_true (widget_fixture_says (popover, "How Near Is the End"));
  g_assert_true (widget_fixture_says (popover, values));
  g_assert_true (widget_fixture_says (popover, bubbles));
  g_assert_true (widget_fixture_says (popover, "One of the three is enough."));
  g_assert_cmpint (widget_fixture_says (popover, "last round"), ==, near_end.is_last);
  gtk_popover_popdown (GTK_POPOVER (popover));
  widget_fixture_iterate (50);
  g_assert_false (gtk_widget_get_mapped (popover));
  g_assert_true (widget_fixture_has_focus (page));
}

static gboolean
begins_last_round (TurnMatch *match)
{
  return find_near_end (match).is_last;
}

static gboolean
has_near (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "near") || has_near (child))
      return TRUE;

  return FALSE;
}

/* In a narrow table it stands at the end of the prompt, in a wide one it is for the header bar. */
static void
test_narrow (void)
{
  NewsFixture fixture;
  GtkWidget *meter;

  news_fixture_show_moment (&fixture, "human greedy", news_fixture_is_after_rival, 400);
  g_assert_null (turn_page_get_meter (TURN_PAGE (fixture.page)));
  meter = widget_fixture_find (news_fixture_get (&fixture, "prompt"), TURN_TYPE_END_METER, 0);
  g_assert_nonnull (meter);
  g_assert_true (gtk_widget_get_mapped (meter));
  check_meter (fixture.match, meter);
  check_words (fixture.match, fixture.page, meter);
  news_fixture_clear (&fixture);
}

/* Once the end is certain the sticker is there, says why, and is there until the end; rings are amber. */
static void
test_last_round (void)
{
  NewsFixture fixture;
  GtkWidget *sticker, *meter;
  g_autofree char *why = NULL;
  TcNews news;

  news_fixture_show_moment (&fixture, "human greedy greedy", begins_last_round, 400);
  news = tc_news_of_end (turn_match_get_game (fixture.match), turn_match_get_state (fixture.match));
  why = tc_news_get_spoken (&news, turn_match_get_record (fixture.match));
  sticker = news_fixture_get (&fixture, "last_round");
  meter = widget_fixture_find (news_fixture_get (&fixture, "prompt"), TURN_TYPE_END_METER, 0);
  g_assert_true (gtk_widget_get_mapped (sticker));
  g_assert_cmpint (gtk_widget_get_width (sticker), >, 24);
  gtk_test_accessible_assert_role (sticker, GTK_ACCESSIBLE_ROLE_ALERT);
  gtk_test_accessible_assert_property (sticker, GTK_ACCESSIBLE_PROPERTY_LABEL, why);
  g_assert_true (has_near (get_button (meter)));
  check_words (fixture.match, fixture.page, meter);
  while (!turn_match_is_finished (fixture.match))
    {
      g_assert_true (gtk_widget_get_visible (sticker));
      news_fixture_act (fixture.match);
    }
  g_assert_false (gtk_widget_get_visible (sticker));
  news_fixture_clear (&fixture);
}

/* In the middle of a battle nothing is near, and no sticker is there. */
static void
test_far (void)
{
  NewsFixture fixture;
  GtkWidget *window;
  TurnMatch *match = match_fixture ("human human human human", 1);

  turn_match_run (match);
  match_fixture_wait (match);
  news_fixture_show (&fixture, match, 1024, 560, FALSE);
  g_assert_false (gtk_widget_get_visible (news_fixture_get (&fixture, "last_round")));
  window = widget_fixture_show (turn_page_get_meter (TURN_PAGE (fixture.page)), 300, 100);
  check_meter (match, turn_page_get_meter (TURN_PAGE (fixture.page)));
  g_assert_false (has_near (get_button (turn_page_get_meter (TURN_PAGE (fixture.page)))));
  gtk_window_destroy (GTK_WINDOW (window));
  news_fixture_clear (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/tc-near-end-meter/narrow", test_narrow);
  g_test_add_func ("/tc-near-end-meter/last-round", test_last_round);
  g_test_add_func ("/tc-near-end-meter/far", test_far);

  return g_test_run ();
}
