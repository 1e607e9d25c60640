/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-hand.h>
#include <tc-ui-private.h>

#define N_COLUMNS 12

static TcSet
set_of (const char *squares)
{
  g_auto (GStrv) names = g_strsplit (squares, " ", -1);
  TcSet set = { { 0 } };

  for (guint i = 0; names[i] != NULL; i++)
    tc_set_add (&set, (guint) (g_ascii_strtoull (names[i] + 1, NULL, 10) - 1) * N_COLUMNS + (guint) (names[i][0] - 'A'));

  return set;
}

static void
test_moves (void)
{
  static const struct { const char *before, *after; guint duration; double dx, dy, angle, stretch; } cases[] = {
    { "A1 A2 A3 B3", "B1 B2 B3 C3", 90, -1, 0, 0, 1 },
    { "A1 A2 A3 B3", "A3 A4 A5 B5", 90, 0, -2, 0, 1 },
    { "A1 A2 A3 B3", "A1 B1 C1 A2", 140, -.5, .5, -90, 1 },     /* clockwise */
    { "A1 B1 C1 A2", "A1 A2 A3 B3", 140, .5, -.5, 90, 1 },
    { "A1 A2 A3 B3", "B1 B2 B3 A3", 140, 0, 0, 0, -1 },
    { "A1 A2 A3 B3", "A1 B1", 0, 0, 0, 0, 1 },
    { "A1 A2 B1 B2", "C1 C2 D1 D2", 90, -2, 0, 0, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcSet before = set_of (cases[i].before), after = set_of (cases[i].after);
      TcGhostMove move = tc_ghost_move (&before, &after, N_COLUMNS, TC_GHOST_AT_REST);

      g_test_message ("%s to %s", cases[i].before, cases[i].after);
      g_assert_cmpuint (move.duration, ==, cases[i].duration);
      g_assert_cmpfloat (move.start.dx, ==, cases[i].dx);
      g_assert_cmpfloat (move.start.dy, ==, cases[i].dy);
      g_assert_cmpfloat (move.start.angle, ==, cases[i].angle);
      g_assert_cmpfloat (move.start.stretch, ==, cases[i].stretch);
    }
}

/* A shape that is moved while it still moves goes on from where it is seen. */
static void
test_goes_on (void)
{
  TcSet before = set_of ("B1"), after = set_of ("C1");
  TcGhostMove move = tc_ghost_move (&before, &after, N_COLUMNS, (TcGhostPose) { .dx = -.5, .stretch = 1 });

  g_assert_cmpfloat (move.start.dx, ==, -1.5);
}

static void
test_comes_to_rest (void)
{
  TcGhostPose start = { .dx = 2, .dy = -1, .angle = 90, .stretch = -1 };
  TcGhostPose half = tc_ghost_pose_at (start, .5), end = tc_ghost_pose_at (start, 1);

  g_assert_cmpfloat (half.dx, ==, 1);
  g_assert_cmpfloat (half.angle, ==, 45);
  g_assert_cmpfloat (half.stretch, ==, 0);
  g_assert_cmpfloat (end.dx, ==, 0);
  g_assert_cmpfloat (end.dy, ==, 0);
  g_assert_cmpfloat (end.stretch, ==, 1);
  g_assert_cmpfloat_with_epsilon (tc_ghost_pose_shaken (1, 1).dx, 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (tc_ghost_pose_shaken (1, 1. / 12).dx, 1, 1e-9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ghost-move/moves", test_moves);
  g_test_add_func ("/ghost-move/goes-on", test_goes_on);
  g_test_add_func ("/ghost-move/comes-to-rest", test_comes_to_rest);

  return g_test_run ();
}
