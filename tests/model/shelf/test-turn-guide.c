/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <rt-guide.h>
#include <rt-move.h>
#include <tg-guide.h>
#include <tg-move.h>
#include <turn-record.h>
#include <turn-screen.h>

#include "match-fixtures.h"

/* The first games of TAG and Roll Tag. */

typedef struct
{
  TurnMatch  *match;
  TurnScreen *screen;
  TurnGuide   guide;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer script)
{
  fixture->match = turn_match_new (turn_first_game_load (script == &tg_guide ? "tag" : "roll-tag"));
  fixture->screen = turn_screen_new (fixture->match);
  fixture->guide = (TurnGuide) { .script = script };
  turn_match_run (fixture->match);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer script)
{
  turn_match_stop (fixture->match);
  g_assert_finalize_object (fixture->screen);
  g_assert_finalize_object (fixture->match);
}

static guint
get_step (Fixture *fixture)
{
  return turn_guide_get_step (&fixture->guide, fixture->screen);
}

/* Does what the step asks for, and waits for those who answer. */
static void
go_on (Fixture *fixture)
{
  turn_guide_go_on (&fixture->guide, fixture->screen);
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

/* The learner lags behind, and who follows every step wins. Drawing takes two cards. */
static void
test_whole (Fixture      *fixture,
            gconstpointer script)
{
  g_assert_cmpint (get_score (fixture, 0), <, get_score (fixture, 1));
  for (guint step = 0; step < fixture->guide.script->n_steps; step++)
    {
      g_assert_cmpuint (get_step (fixture), ==, step);
      g_assert_nonnull (turn_guide_get_button (&fixture->guide, fixture->screen));
      go_on (fixture);
      if (script == &tg_guide && step == TG_GUIDE_DRAW)
        go_on (fixture);
    }

  g_assert_true (turn_match_is_finished (fixture->match));
  g_assert_cmpuint (get_step (fixture), ==, fixture->guide.script->n_steps);
  g_assert_cmpint (get_score (fixture, 0), >, get_score (fixture, 1));
}

/* What the texts say of the table is so. */
static void
test_tag_figures (Fixture      *fixture,
                  gconstpointer script)
{
  g_assert_cmpint (get_score (fixture, 0), ==, 7 - 3);
  g_assert_cmpint (get_score (fixture, 1), ==, 8);
  go_on (fixture);
  go_on (fixture);
  g_assert_cmpint (get_score (fixture, 0), ==, 7);
  g_assert_cmpint (get_score (fixture, 1), ==, 8 - 3);
}

static void
test_roll_tag_figures (Fixture      *fixture,
                       gconstpointer script)
{
  g_assert_cmpint (get_score (fixture, 0), ==, 3);
  g_assert_cmpint (get_score (fixture, 1), ==, 6);
}

/* Nothing is refused: IT may be accepted, and the guide goes on. */
static void
test_other_way_in_tag (Fixture      *fixture,
                       gconstpointer script)
{
  go_on (fixture);
  g_assert_cmpint (turn_screen_play (fixture->screen, tg_move_to_turn (tg_move_new (TG_MOVE_ACCEPT, 0))), ==, TURN_LEGAL);
  match_fixture_wait (fixture->match);
  g_assert_cmpuint (get_step (fixture), ==, TG_GUIDE_DRAW);
}

/* Other dice are answered. */
static void
test_other_way_in_roll_tag (Fixture      *fixture,
                            gconstpointer script)
{
  go_on (fixture);
  go_on (fixture);
  g_assert_cmpuint (get_step (fixture), ==, RT_GUIDE_LAY);
  g_assert_cmpint (turn_screen_play (fixture->screen, rt_move_to_turn (rt_move_reroll (2))), ==, TURN_LEGAL);
  match_fixture_wait (fixture->match);
  g_assert_cmpuint (get_step (fixture), ==, RT_GUIDE_LAY);
  g_assert_nonnull (strstr (turn_guide_get_text (&fixture->guide, fixture->screen), "roll"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/turn-guide/tag/whole", Fixture, &tg_guide, set_up, test_whole, tear_down);
  g_test_add ("/turn-guide/tag/figures", Fixture, &tg_guide, set_up, test_tag_figures, tear_down);
  g_test_add ("/turn-guide/tag/other-way", Fixture, &tg_guide, set_up, test_other_way_in_tag, tear_down);
  g_test_add ("/turn-guide/roll-tag/whole", Fixture, &rt_guide, set_up, test_whole, tear_down);
  g_test_add ("/turn-guide/roll-tag/figures", Fixture, &rt_guide, set_up, test_roll_tag_figures, tear_down);
  g_test_add ("/turn-guide/roll-tag/other-way", Fixture, &rt_guide, set_up, test_other_way_in_roll_tag, tear_down);

  return g_test_run ();
}
