/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-coach.h>
#include <tc-table.h>

#include "match-fixtures.h"

/* How often each TurnChange came. */
static void
count (guint     *n_calls,
       TurnChange change)
{
  n_calls[change]++;
}

static TcTable *
table_at (TurnMatch *match)
{
  turn_match_run (match);
  match_fixture_wait (match);

  return tc_table_new (match);
}

/* The person's turn is put together on the table, and only confirming it tells the match. */
static void
test_turn (void)
{
  TurnMatch *match = match_fixture ("human greedy", 3);
  TcTable *table = table_at (match);
  const guint n_moves = turn_match_get_n_moves (match);
  guint n_changes[TURN_CHANGED_VIEWER + 1] = { 0 };

  g_signal_connect_swapped (table, "changed", G_CALLBACK (count), n_changes);
  while (tc_table_get_mode (table) == TC_TABLE_LEADING)
    {
      const TcDicePlan *plan = tc_table_get_plan (table);

      g_assert_false (tc_table_can_confirm (table));
      for (guint die = 0; die < tc_dice_plan_get_n_dice (plan); die++)
        tc_table_set_own_plan (table, tc_dice_plan_with_side (*plan, die, 0));
      g_assert_true (turn_screen_get_can_undo (TURN_SCREEN (table)));
      g_assert_true (tc_table_confirm (table));
      match_fixture_wait (match);
    }
  g_assert_cmpint (tc_table_get_mode (table), ==, TC_TABLE_CHOOSING);
  g_assert_false (tc_table_can_confirm (table));
  for (guint face = 1; face <= 6; face++)
    tc_table_set_own_draft (table, tc_draft_with_face (*tc_table_get_draft (table), face));
  g_assert_true (tc_table_can_confirm (table));
  turn_screen_undo (TURN_SCREEN (table));
  g_assert_false (tc_table_can_confirm (table));
  g_assert_cmpuint (n_changes[TURN_CHANGED_CHOICE], >, 0);
  for (guint face = 1; face <= 6; face++)
    tc_table_set_own_draft (table, tc_draft_with_face (*tc_table_get_draft (table), face));
  g_assert_true (tc_table_confirm (table));
  g_assert_cmpuint (turn_match_get_n_moves (match), >, n_moves);
  g_assert_cmpuint (n_changes[TURN_CHANGED_STATE], >, 0);

  turn_match_stop (match);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static TcTable *
table_at_final (TurnMatch *match)
{
  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_FINAL);

  return tc_table_new (match);
}

/* The final die is pinned first; a double click does not seal it, and what changes it lifts the pin. */
static void
test_pin (void)
{
  TurnMatch *match = match_fixture ("human greedy", 5);
  TcTable *table = table_at_final (match);
  const TcDraft *draft = tc_table_get_draft (table);
  const guint n_moves = turn_match_get_n_moves (match);
  g_autofree char *undo = NULL;

  g_assert_true (tc_table_confirm (table));
  g_assert_true (draft->pinned);
  g_assert_true (tc_table_confirm (table));
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
  undo = turn_screen_dup_undo (TURN_SCREEN (table));
  g_assert_cmpstr (undo, ==, "Undo: take the pin out");

  tc_table_set_own_draft (table, tc_draft_turned (*draft, TRUE));
  g_assert_false (draft->pinned);
  tc_table_set_own_draft (table, tc_draft_turned (*draft, FALSE));
  g_assert_true (tc_table_confirm (table));
  tc_table_put_back (table);
  g_assert_false (draft->pinned);
  g_assert_true (tc_draft_has_piece (draft));

  g_assert_true (tc_table_confirm (table));
  g_usleep (TC_PIN_MILLISECONDS * 1000);
  g_assert_true (tc_table_confirm (table));
  g_assert_cmpuint (turn_match_get_n_moves (match), >, n_moves);
  turn_match_stop (match);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Who is next at the screen does not hear what was sealed before. */
static void
test_undo_tells_no_secret (void)
{
  TurnMatch *match = match_fixture ("human human", 5);
  TcTable *table = table_at_final (match);
  g_autofree char *undo = NULL;

  turn_screen_uncover (TURN_SCREEN (table));
  g_assert_true (tc_table_set_own_draft (table, tc_draft_with_use (*tc_table_get_draft (table), TC_USE_SOCIAL)));
  tc_table_set_seals_at_once (table, TRUE);
  g_assert_true (tc_table_confirm (table));
  match_fixture_wait (match);
  g_assert_true (turn_screen_is_covered (TURN_SCREEN (table)));
  undo = turn_screen_dup_undo (TURN_SCREEN (table));
  g_assert_cmpstr (undo, ==, "Undo: take back your last move");
  turn_match_stop (match);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
test_seal_at_once (void)
{
  TurnMatch *match = match_fixture ("human greedy", 5);
  TcTable *table = table_at_final (match);
  const guint n_moves = turn_match_get_n_moves (match);

  tc_table_set_seals_at_once (table, TRUE);
  g_assert_true (tc_table_confirm (table));
  g_assert_cmpuint (turn_match_get_n_moves (match), >, n_moves);
  turn_match_stop (match);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Between two persons the shutter comes down for the final die, each time for the one who is next; a single person never sees it. */
static void
test_shutter (void)
{
  static const struct { const char *controllers; gboolean shutter; } cases[] = {
    { "human human", TRUE },
    { "human greedy", FALSE },
    { "human greedy human", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TurnMatch *match = match_fixture (cases[i].controllers, 5);
      TcTable *table;

      turn_match_run (match);
      match_fixture_reach (match, TC_PHASE_FINAL);
      table = tc_table_new (match);
      g_assert_cmpint (tc_table_get_mode (table), ==, cases[i].shutter ? TC_TABLE_HANDING_OVER : TC_TABLE_CHOOSING);
      g_assert_cmpint ((int) tc_table_get_viewer (table), ==, turn_match_get_to_move (match));
      if (cases[i].shutter)
        {
          g_assert_false (tc_table_get_draft (table)->active);
          turn_screen_uncover (TURN_SCREEN (table));
          g_assert_cmpint (tc_table_get_mode (table), ==, TC_TABLE_CHOOSING);
          match_fixture_act (match);
          g_assert_cmpint (tc_table_get_mode (table), !=, TC_TABLE_CHOOSING);
        }
      turn_match_stop (match);
      g_assert_finalize_object (table);
      g_assert_finalize_object (match);
    }
}

static void
test_look (void)
{
  TurnMatch *match = match_fixture ("human greedy random", 4);
  TcTable *table = table_at (match);

  g_assert_cmpuint (tc_table_get_viewer (table), ==, 0);
  tc_table_look_at (table, 2);
  g_assert_cmpuint (tc_table_get_shown (table), ==, 2);
  g_assert_cmpuint (tc_table_get_viewer (table), ==, 0);
  tc_table_look_back (table);
  g_assert_cmpuint (tc_table_get_shown (table), ==, 0);

  turn_match_stop (match);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Each moment has its word once, and it changes with what the person does. */
static void
test_coach (void)
{
  TurnMatch *match = match_fixture ("human greedy", 3);
  TurnCoach coach = { 0 };
  TcTable *table;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  table = tc_table_new (match);
  g_assert_cmpint (turn_coach_find (&coach, &tc_coach_tag_city, table), ==, TC_COACH_TAKE_DIE);
  for (guint face = 1; face <= 6; face++)
    tc_table_set_own_draft (table, tc_draft_with_face (*tc_table_get_draft (table), face));
  g_assert_cmpint (turn_coach_find (&coach, &tc_coach_tag_city, table), ==, TC_COACH_PLACE);
  turn_coach_set_told (&coach, TC_COACH_PLACE);
  g_assert_cmpint (turn_coach_find (&coach, &tc_coach_tag_city, table), ==, TURN_COACH_NOTHING);
  tc_table_set_own_draft (table, tc_draft_with_use (*tc_table_get_draft (table), TC_USE_SOCIAL));
  g_assert_cmpint (turn_coach_find (&coach, &tc_coach_tag_city, table), ==, TC_COACH_NETWORKS);
  tc_table_set_own_draft (table, tc_draft_with_use (*tc_table_get_draft (table), TC_USE_DRONE));
  g_assert_cmpint (turn_coach_find (&coach, &tc_coach_tag_city, table), ==, TC_COACH_DRONE);

  turn_match_stop (match);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-table/pin", test_pin);
  g_test_add_func ("/tc-table/undo-tells-no-secret", test_undo_tells_no_secret);
  g_test_add_func ("/tc-table/seal-at-once", test_seal_at_once);
  g_test_add_func ("/table/turn", test_turn);
  g_test_add_func ("/table/shutter", test_shutter);
  g_test_add_func ("/table/look", test_look);
  g_test_add_func ("/table/coach", test_coach);

  return g_test_run ();
}
