/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-guide.h>
#include <tc-table.h>
#include <turn-record.h>

#include "match-fixtures.h"

typedef struct
{
  TurnMatch *match;
  TcTable   *table;
  TurnGuide  guide;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->match = turn_match_new (turn_first_game_load ("tag-city"));
  fixture->table = tc_table_new (fixture->match);
  fixture->guide = (TurnGuide) { .script = &tc_guide_tag_city };
  turn_match_run (fixture->match);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  turn_match_stop (fixture->match);
  g_assert_finalize_object (fixture->table);
  g_assert_finalize_object (fixture->match);
}

static guint
get_step (Fixture *fixture)
{
  return turn_guide_get_step (&fixture->guide, TURN_SCREEN (fixture->table));
}

static void
assert_says (Fixture    *fixture,
             const char *words)
{
  g_assert_nonnull (strstr (turn_guide_get_text (&fixture->guide, TURN_SCREEN (fixture->table)), words));
}

/* Does what the step asks for, and waits for those who answer. */
static void
go_on (Fixture *fixture)
{
  turn_guide_go_on (&fixture->guide, TURN_SCREEN (fixture->table));
  match_fixture_wait (fixture->match);
}

static int
get_score (Fixture *fixture,
           guint    seat)
{
  int scores[TURN_MAX_SEATS];

  turn_match_get_rules (fixture->match)->scores (turn_match_get_game (fixture->match), turn_match_get_state (fixture->match), scores);

  return scores[seat];
}

/* Who follows every step wins, with what was promised. */
static void
test_whole (Fixture      *fixture,
            gconstpointer data)
{
  for (guint step = 0; step < TC_GUIDE_N_STEPS; step++)
    {
      g_assert_cmpuint (get_step (fixture), ==, step);
      g_assert_nonnull (turn_guide_get_button (&fixture->guide, TURN_SCREEN (fixture->table)));
      go_on (fixture);
      if (step == TC_GUIDE_TAG)
        g_assert_cmpint (get_score (fixture, 0), ==, 5);
      /* The second click of a double click does not seal. */
      if (step == TC_GUIDE_FINAL_DIE)
        g_usleep ((TC_PIN_MILLISECONDS + 1) * 1000);
    }

  g_assert_true (turn_match_is_finished (fixture->match));
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_N_STEPS);
  /* Row 1, the first district, column C with it, and the drone. */
  g_assert_cmpint (get_score (fixture, 0), ==, 5 + 8 + 2 - 1);
  g_assert_cmpint (get_score (fixture, 0), >, get_score (fixture, 1));
}

static void
test_back (Fixture      *fixture,
           gconstpointer data)
{
  go_on (fixture);
  go_on (fixture);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_DICE);
  turn_guide_go_back (&fixture->guide, TURN_SCREEN (fixture->table));
  turn_guide_go_back (&fixture->guide, TURN_SCREEN (fixture->table));
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_AIM);
  turn_guide_go_back (&fixture->guide, TURN_SCREEN (fixture->table));
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_AIM);
  go_on (fixture);
  go_on (fixture);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_DICE);
  g_assert_cmpint (tc_draft_get_die (tc_table_get_draft (fixture->table)), ==, -1);
}

/* What was not meant is answered, and nothing is refused. */
static void
test_answers (Fixture      *fixture,
              gconstpointer data)
{
  go_on (fixture);
  go_on (fixture);
  tc_table_set_own_draft (fixture->table, tc_draft_with_face (*tc_table_get_own_draft (fixture->table), 5));
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_DICE);
  assert_says (fixture, "only the 2");
  tc_table_put_back (fixture->table);
  assert_says (fixture, "bar of three");
  tc_table_set_own_draft (fixture->table, tc_draft_with_face (*tc_table_get_own_draft (fixture->table), 2));
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_TAG);
  tc_table_set_own_draft (fixture->table, tc_draft_put_under (*tc_table_get_own_draft (fixture->table), 4.5, 1.5));
  assert_says (fixture, "fills nothing");
  tc_table_set_touched (fixture->table, TRUE);
  tc_table_set_own_draft (fixture->table, tc_draft_put_under (*tc_table_get_own_draft (fixture->table), 4.5, .5));
  assert_says (fixture, "Drag");
}

/* Taking back leads back, and a battle that goes another way goes on without a guide. */
static void
test_other_way (Fixture      *fixture,
                gconstpointer data)
{
  for (guint step = 0; step <= TC_GUIDE_TAG; step++)
    go_on (fixture);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_DRONE);
  turn_screen_undo (TURN_SCREEN (fixture->table));
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_DICE);
  go_on (fixture);
  go_on (fixture);
  tc_table_set_own_draft (fixture->table, tc_draft_with_use (*tc_table_get_own_draft (fixture->table), TC_USE_SOCIAL));
  assert_says (fixture, "paints nothing");
  tc_table_set_seals_at_once (fixture->table, TRUE);
  g_assert_true (tc_table_confirm (fixture->table));
  match_fixture_wait (fixture->match);
  g_assert_cmpuint (get_step (fixture), ==, TC_GUIDE_N_STEPS);
  g_assert_null (turn_guide_get_button (&fixture->guide, TURN_SCREEN (fixture->table)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/tc-guide/whole", Fixture, NULL, set_up, test_whole, tear_down);
  g_test_add ("/tc-guide/back", Fixture, NULL, set_up, test_back, tear_down);
  g_test_add ("/tc-guide/answers", Fixture, NULL, set_up, test_answers, tear_down);
  g_test_add ("/tc-guide/other-way", Fixture, NULL, set_up, test_other_way, tear_down);

  return g_test_run ();
}
