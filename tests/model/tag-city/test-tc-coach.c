/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-coach.h>

#include "match-fixtures.h"

/* A table on a board with these prices, at the first draft turn of a person. */
static TcTable *
new_table (const char *drones,
           const char *bubbles)
{
  g_autoptr (TurnMatch) match = match_fixture_with_prices ("human human", 3, drones, bubbles);

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  turn_match_stop (match);

  return tc_table_new (match);
}

static const char *
say (TcTable *table,
     TcUse    use)
{
  const TurnCoach fresh = { 0 };
  int moment;

  tc_table_set_own_draft (table, tc_draft_with_use (*tc_table_get_draft (table), use));
  moment = turn_coach_find (&fresh, &tc_coach_tag_city, table);
  g_assert_cmpint (moment, ==, use == TC_USE_DRONE ? TC_COACH_DRONE : TC_COACH_NETWORKS);

  return turn_coach_get_text (&tc_coach_tag_city, table, (guint) moment);
}

static void
test_drones (void)
{
  static const struct { const char *drones; gboolean costs, rises; } cases[] = {
    { "-4 -5 -6", TRUE, TRUE },
    { "-4 -5 -5 -6", TRUE, FALSE },
    { "-3 -3", TRUE, FALSE },
    { "-3", TRUE, FALSE },
    { "0 -1", FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcTable *table = new_table (cases[i].drones, NULL);
      const char *text = say (table, TC_USE_DRONE);

      g_assert_cmpint (strstr (text, "costs prestige") != NULL, ==, cases[i].costs);
      g_assert_cmpint (strstr (text, "each time more") != NULL, ==, cases[i].rises);
      g_assert_nonnull (strstr (text, "Tab"));
      g_assert_finalize_object (table);
    }
}

static void
test_bubbles (void)
{
  static const struct { const char *bubbles, *says; } cases[] = {
    { "-1 -2", "The bubble costs you its figure and" },
    { "0 -1", "costs you its figure, or nothing at 0" },
    { "0 0", "The bubble costs nothing" },
    { "5 4", "Checking networks pays on this board" },
    { "5 0", "Checking networks pays on this board" },
    { "5 -1", "you win or lose" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcTable *table = new_table (NULL, cases[i].bubbles);

      g_assert_nonnull (strstr (say (table, TC_USE_SOCIAL), cases[i].says));
      g_assert_finalize_object (table);
    }
}

/* The only bubble is taken in the first turn; the second person is told that passing is free. */
static void
test_no_bubble (void)
{
  g_autoptr (TcTable) table = new_table (NULL, "-1");
  const TcDraft *draft = tc_table_get_draft (table);

  turn_match_run (tc_table_get_match (table));
  tc_table_set_own_draft (table, tc_draft_with_use (*draft, TC_USE_SOCIAL));
  tc_table_set_own_draft (table, tc_draft_with_die (*draft, 0));
  g_assert_true (tc_table_confirm (table));
  match_fixture_wait (tc_table_get_match (table));
  g_assert_nonnull (strstr (say (table, TC_USE_SOCIAL), "No bubble is left, so you can pass"));
  turn_match_stop (tc_table_get_match (table));
}

/* Every other moment has a word as well. */
static void
test_all (void)
{
  g_autoptr (TcTable) table = new_table (NULL, NULL);

  for (guint moment = 0; moment < TC_COACH_N_MOMENTS; moment++)
    {
      const char *text = turn_coach_get_text (&tc_coach_tag_city, table, moment);

      g_assert_cmpstr (text, !=, "");
      g_assert_null (strstr (text, "record"));
      g_assert_null (strstr (text, "post"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/coach/drones", test_drones);
  g_test_add_func ("/coach/bubbles", test_bubbles);
  g_test_add_func ("/coach/no-bubble", test_no_bubble);
  g_test_add_func ("/coach/all", test_all);

  return g_test_run ();
}
