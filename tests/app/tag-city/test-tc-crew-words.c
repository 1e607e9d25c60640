/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-crew-card.h>
#include <tc-crew-words.h>
#include <tc-token-picture.h>
#include <tc-words.h>

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

/* What is written about somebody. */
static char *
say (TcTable *table,
     guint    seat)
{
  g_auto (TcCrewDoing) doing = tc_crew_doing_new (table, seat);

  return g_steal_pointer (&doing.text);
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

  g_assert_cmpstr (first, ==, "chooses now");
  g_assert_cmpstr (second, ==, "plays next");
  g_assert_cmpstr (last, ==, "plays last");
}

/* While the dice are placed everybody knows when they come. */
static void
test_place (void)
{
  g_autoptr (TurnMatch) match = start ("human human human", TC_PHASE_PLACE);
  g_autoptr (TcTable) table = tc_table_new (match);
  const guint leader = tc_state_leader (tc_table_get_state (table));
  g_autofree char *first = say (table, (leader + 1) % 3);
  g_autofree char *second = say (table, (leader + 2) % 3);
  g_autofree char *last = say (table, leader);

  g_assert_cmpstr (first, ==, "plays next");
  g_assert_cmpstr (second, ==, "waits");
  g_assert_cmpstr (last, ==, "leads");
}

/* Plays the turn that is put together at the table and goes on until the next one. */
static void
confirm (TcTable *table)
{
  g_assert_true (tc_table_confirm (table));
  match_fixture_wait (tc_table_get_match (table));
}

static void
choose_any_die (TcTable *table)
{
  for (guint die = 0; tc_draft_get_die (tc_table_get_draft (table)) < 0; die++)
    tc_table_set_own_draft (table, tc_draft_with_die (*tc_table_get_draft (table), die));
}

/* Whoever has used a die did it for something: a shape by its picture, what costs with its price, and never an id. */
static void
test_acts (void)
{
  g_autoptr (TurnMatch) match = match_fixture_with_prices ("human human human human", 3, "-6 -7", "-1");
  g_autoptr (TcTable) table = NULL;
  static const struct { TcUse use; const char *icon, *text, *said; gboolean has_token; } cases[] = {
    { TC_USE_TAG, "tc-spray-symbolic", "tags", "tags %s", TRUE },
    { TC_USE_DRONE, "tc-drone-symbolic", "drone −6", "drone that costs 6, for %s", TRUE },
    { TC_USE_SOCIAL, "tc-networks-symbolic", "networks −1", "checks networks, costs 1", FALSE },
    { TC_USE_SOCIAL, "tc-networks-symbolic", "passes", "passes", FALSE },
  };

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  table = tc_table_new (match);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcDraft *draft = tc_table_get_draft (table);
      const guint seat = (guint) turn_match_get_to_move (match);
      const TcToken *token = NULL;
      g_autoptr (GString) expected = g_string_new (cases[i].said);
      g_autofree char *the_token = NULL, *said = NULL;
      g_auto (TcCrewDoing) doing = { 0 };

      if (tc_table_get_mode (table) == TC_TABLE_HANDING_OVER)
        turn_screen_uncover (TURN_SCREEN (table));
      tc_table_set_own_draft (table, tc_draft_with_use (*draft, cases[i].use));
      choose_any_die (table);
      if (cases[i].use == TC_USE_DRONE)
        tc_table_set_own_draft (table, tc_draft_with_token (*draft, 3));
      if (cases[i].has_token)
        token = &tc_table_get_game (table)->hq[tc_draft_get_token (draft)];
      the_token = token != NULL ? tc_token_dup_the (token) : g_strdup ("");
      g_string_replace (expected, "%s", the_token, 0);
      confirm (table);

      doing = tc_crew_doing_new (table, seat);
      said = tc_crew_say (table, seat);
      g_assert_cmpstr (doing.icon, ==, cases[i].icon);
      g_assert_cmpstr (doing.text, ==, cases[i].text);
      g_assert_true (doing.token == token);
      g_assert_cmpstr (doing.said, ==, expected->str);
      g_assert_nonnull (strstr (said, doing.said));
    }
}

/* A bubble that costs nothing, and one that pays on the board of somebody else. */
static void
test_free_and_paid (void)
{
  static const struct { const char *bubbles, *text, *said; } cases[] = {
    { "0 -1", "networks 0", "checks networks, costs nothing" },
    { "5 -1", "networks +5", "checks networks, pays 5" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TurnMatch) match = match_fixture_with_prices ("human human", 3, NULL, cases[i].bubbles);
      g_autoptr (TcTable) table = NULL;
      g_auto (TcCrewDoing) doing = { 0 };
      guint seat;

      turn_match_run (match);
      match_fixture_reach (match, TC_PHASE_DRAFT);
      table = tc_table_new (match);
      seat = (guint) turn_match_get_to_move (match);
      tc_table_set_own_draft (table, tc_draft_with_use (*tc_table_get_draft (table), TC_USE_SOCIAL));
      choose_any_die (table);
      confirm (table);
      doing = tc_crew_doing_new (table, seat);
      g_assert_cmpstr (doing.text, ==, cases[i].text);
      g_assert_cmpstr (doing.said, ==, cases[i].said);
    }
}

/* The chip on the card shows the icon and the shape. */
static void
test_chip (void)
{
  g_autoptr (TurnMatch) match = start ("human human", TC_PHASE_DRAFT);
  g_autoptr (TcTable) table = tc_table_new (match);
  const guint seat = (guint) turn_match_get_to_move (match);
  GtkWidget *card = g_object_new (TC_TYPE_CREW_CARD, NULL);
  GtkWidget *window = widget_fixture_show (card, 300, 140);

  tc_crew_card_set_table (TC_CREW_CARD (card), table, seat);
  g_assert_null (widget_fixture_find (card, TC_TYPE_TOKEN_PICTURE, 0));
  choose_any_die (table);
  confirm (table);
  tc_crew_card_set_table (TC_CREW_CARD (card), table, seat);
  g_assert_true (widget_fixture_says (card, "tags"));
  g_assert_nonnull (widget_fixture_find (card, TC_TYPE_TOKEN_PICTURE, 0));
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
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
  g_assert_cmpstr (after, ==, "sealed");
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
  GtkWidget *card = g_object_new (TC_TYPE_CREW_CARD, NULL);
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
  g_test_add_func ("/crew-text/place", test_place);
  g_test_add_func ("/crew-text/acts", test_acts);
  g_test_add_func ("/crew-text/free-and-paid", test_free_and_paid);
  g_test_add_func ("/crew-text/final", test_final);
  g_test_add_func ("/crew-text/over", test_over);
  g_test_add_func ("/crew-card/words", test_card);
  g_test_add_func ("/crew-card/chip", test_chip);
  g_test_add_func ("/crew-text/replay", test_replay);

  return g_test_run ();
}
