/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-motion.h>
#include <tc-ui-private.h>

#include "scene-fixtures.h"

static TcBoardContents *
contents_of (SceneFixture *fixture)
{
  TcBoardScene scene = scene_fixture_get (fixture);

  return tc_board_contents_new (&scene);
}

static void
test_paint_and_values (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  g_autoptr (TcBoardContents) before = contents_of (fixture), after = NULL;
  guint row = scene_fixture_feature (fixture, TC_FEATURE_ROW, 5);
  TcBoardMotion motion;

  scene_fixture_paint (fixture, 0, "J5 K5 K6 L6");
  scene_fixture_take (fixture, TC_FEATURE_ROW, 5, 1);
  after = contents_of (fixture);
  tc_board_motion_init (&motion, before, after, 12, 5.5);

  g_assert_true (tc_board_motion_is_running (&motion));
  g_assert_cmpfloat (motion.fill_end, ==, 260 + 3 * 70);
  g_assert_cmpfloat (motion.duration, ==, motion.fill_end + 520);
  g_assert_true (tc_board_motion_is_new (&motion, 11));
  g_assert_false (tc_board_motion_is_new (&motion, 10));

  /* L6 is nearest to where the can was, J5 farthest. */
  g_assert_cmpuint (motion.turns[3], ==, 0);
  g_assert_cmpuint (motion.turns[0], ==, 3);
  g_assert_cmpfloat (tc_board_motion_spray (&motion, 3), ==, 0);

  motion.elapsed = 260;
  g_assert_cmpfloat (tc_board_motion_spray (&motion, 3), ==, 1);
  g_assert_cmpfloat (tc_board_motion_spray (&motion, 0), >, 0);
  g_assert_cmpfloat (tc_board_motion_spray (&motion, 0), <, 1);
  g_assert_cmpfloat (tc_board_motion_drip (&motion), ==, 0);
  g_assert_cmpfloat (tc_board_motion_stroke (&motion, row, TRUE), ==, 0);

  motion.elapsed = motion.fill_end + 160;
  g_assert_cmpfloat_with_epsilon (tc_board_motion_stroke (&motion, row, TRUE), .5, .01);
  g_assert_cmpfloat (tc_board_motion_stroke (&motion, row, FALSE), ==, 1);
  g_assert_cmpfloat (tc_board_motion_light (&motion, row, 0, 12), >, 0);
  g_assert_cmpfloat (tc_board_motion_light (&motion, row, 11, 12), ==, 0);

  tc_board_motion_finish (&motion);
  g_assert_false (tc_board_motion_is_running (&motion));
  g_assert_cmpfloat (tc_board_motion_stroke (&motion, row, TRUE), ==, 1);
  g_assert_cmpfloat (tc_board_motion_light (&motion, row, 0, 12), ==, 0);
}

/* Somebody else was first: only a cross is drawn, at once. */
static void
test_cross (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour ();
  g_autoptr (TcBoardContents) before = contents_of (fixture), after = NULL;
  guint row = scene_fixture_feature (fixture, TC_FEATURE_ROW, 0);
  TcBoardMotion motion;

  scene_fixture_take (fixture, TC_FEATURE_ROW, 0, 4);
  after = contents_of (fixture);
  tc_board_motion_init (&motion, before, after, 0, 0);
  g_assert_cmpfloat (motion.duration, ==, 200);
  g_assert_cmpfloat (tc_board_motion_stroke (&motion, row, TRUE), ==, 0);
  g_assert_cmpfloat (tc_board_motion_light (&motion, row, 0, 12), ==, 0);
}

static TcBoardContents *
contents_without_last_piece (SceneFixture *fixture)
{
  fixture->n_pieces--;

  return contents_of (fixture);
}

/* Nothing moves when the board is another one, a piece has gone, or several moves lie between. */
static void
test_jumps (void)
{
  g_autoptr (SceneFixture) fixture = scene_fixture_harbour (), other = scene_fixture_new ("side-b");
  g_autoptr (TcBoardContents) full = contents_of (fixture), elsewhere = contents_of (other);
  g_autoptr (TcBoardContents) less = contents_without_last_piece (fixture), much_less = contents_without_last_piece (fixture);
  const struct { const TcBoardContents *before, *after; gboolean moves; } cases[] = {
    { NULL, full, FALSE },
    { full, NULL, FALSE },
    { elsewhere, full, FALSE },
    { full, full, FALSE },
    { full, less, FALSE },
    { less, full, TRUE },
    { much_less, full, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoardMotion motion;

      tc_board_motion_init (&motion, cases[i].before, cases[i].after, 0, 0);
      g_assert_true (tc_board_motion_is_running (&motion) == cases[i].moves);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-motion/paint-and-values", test_paint_and_values);
  g_test_add_func ("/board-motion/cross", test_cross);
  g_test_add_func ("/board-motion/jumps", test_jumps);

  return g_test_run ();
}
