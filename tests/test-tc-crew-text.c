/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-crew-card.h>
#include <tc-crew-text.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

static TurnMatch *
start (const char *controllers,
       TcPhase     phase)
{
  TurnMatch *match = match_fixture (controllers, 3);

  turn_match_run (match);
  match_fixture_wait (match);
  match_fixture_reach (match, phase);

  return match;
}

/* What somebody is said to be doing, with a tick before it when it is done. */
static char *
say (TcTable *table,
     guint    seat)
{
  gboolean done;
  g_autofree char *doing = tc_crew_doing (table, seat, &done);

  return g_strconcat (done ? "✓ " : "", doing, NULL);
}

static void
test_draft (void)
{
  g_autoptr (TurnMatch) match = start ("human human human", TC_PHASE_DRAFT);
  g_autoptr (TcTable) table = tc_table_new (match);
  const guint leader = tc_state_leader (tc_table_get_state (table));
  g_autofree char *first = say (table, (leader + 1) % 3);
  g_autofree char *second = say (table, (leader + 2) % 3);
  g_autofree char *last = say (table, leader);
  g_autofree char *after = NULL;

  g_assert_cmpstr (first, ==, "chooses now");
  g_assert_cmpstr (second, ==, "plays next");
  g_assert_cmpstr (last, ==, "plays last");

  match_fixture_act (match);
  after = say (table, (leader + 1) % 3);
  g_assert_true (g_str_has_prefix (after, "✓ die "));
  g_assert_false (g_str_has_prefix (after, "✓ die 0"));
}

static void
test_final (void)
{
  g_autoptr (TurnMatch) match = start ("human human", TC_PHASE_FINAL);
  g_autoptr (TcTable) table = tc_table_new (match);
  const guint seat = (guint) turn_match_get_to_move (match);
  g_autofree char *before = say (table, seat);
  g_autofree char *after = NULL;

  g_assert_cmpstr (before, ==, "chooses now");
  match_fixture_act (match);
  after = say (table, seat);
  g_assert_cmpstr (after, ==, "✓ choice sealed");
}

/* When the dice are off the table nobody has done anything with one. */
static void
test_over (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("greedy random", 3);
  g_autoptr (TcTable) table = NULL;

  turn_match_run (match);
  match_fixture_finish (match);
  table = tc_table_new (match);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *doing = say (table, seat);

      g_assert_cmpstr (doing, ==, "");
    }
}

/* The card shows the words, and says them with the name, the paint and the prestige. */
static void
test_card (void)
{
  g_autoptr (TurnMatch) match = start ("human human human", TC_PHASE_DRAFT);
  g_autoptr (TcTable) table = tc_table_new (match);
  const guint leader = tc_state_leader (tc_table_get_state (table));
  const char *name = turn_match_get_seat (match, leader)->name;
  g_autofree char *said = tc_crew_say (table, leader);
  GtkWidget *card = tc_crew_card_new ();
  GtkWidget *window = widget_fixture_show (card, 300, 140);

  tc_crew_card_set_table (TC_CREW_CARD (card), table, leader);
  g_assert_true (widget_fixture_says (card, name));
  g_assert_true (widget_fixture_says (card, "plays last"));
  g_assert_true (g_str_has_prefix (said, name));
  g_assert_true (g_str_has_suffix (said, ", 0 prestige, leader, plays last"));
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, said);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

/* Nobody thinks in a replay. */
static void
test_replay (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("greedy random", 3);
  g_autoptr (TcTable) table = NULL;

  turn_match_run (match);
  match_fixture_finish (match);
  table = tc_table_new (match);
  for (guint position = 0; position < turn_match_get_n_moves (match); position++)
    {
      turn_match_set_position (match, position);
      for (guint seat = 0; seat < 2; seat++)
        {
          g_autofree char *said = say (table, seat);

          g_assert_null (strstr (said, "thinking"));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/crew-text/draft", test_draft);
  g_test_add_func ("/crew-text/final", test_final);
  g_test_add_func ("/crew-text/over", test_over);
  g_test_add_func ("/crew-card/words", test_card);
  g_test_add_func ("/crew-text/replay", test_replay);

  return g_test_run ();
}
