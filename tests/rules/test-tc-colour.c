/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>

#include <tc-check.h>

/* Known by definition, or computed apart from this program with the published matrices. */
static void
test_distance (void)
{
  static const struct { guint32 a, b; TcEyes eyes; double distance; } cases[] = {
    { 0x000000, 0xffffff, TC_EYES_FULL, 100.0 },
    { 0x123456, 0x123456, TC_EYES_DEUTAN, 0.0 },
    { 0x35b3ea, 0x62a358, TC_EYES_FULL, 19.7 },
    { 0x35b3ea, 0x62a358, TC_EYES_TRITAN, 10.5 },
    { 0xb5391a, 0x62a358, TC_EYES_PROTAN, 23.6 },
    { 0xb5391a, 0x62a358, TC_EYES_DEUTAN, 12.3 },
    { 0xb5391a, 0x6b3b93, TC_EYES_PROTAN, 20.5 },
    { 0xf3c83f, 0x6b3b93, TC_EYES_TRITAN, 40.1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const double there = tc_colour_distance (cases[i].a, cases[i].b, cases[i].eyes);

      g_assert_cmpfloat_with_epsilon (there, cases[i].distance, 0.051);
      g_assert_cmpfloat (there, ==, tc_colour_distance (cases[i].b, cases[i].a, cases[i].eyes));
    }
}

/* Full eyes see what is there; greys are grey to all; who lacks a receptor confuses its colours. */
static void
test_seen (void)
{
  double matrix[3][3];

  tc_eyes_get_matrix (TC_EYES_FULL, matrix);
  for (guint row = 0; row < 3; row++)
    for (guint column = 0; column < 3; column++)
      g_assert_cmpfloat (matrix[row][column], ==, row == column ? 1 : 0);

  for (TcEyes eyes = TC_EYES_FULL; eyes <= TC_EYES_TRITAN; eyes++)
    {
      tc_eyes_get_matrix (eyes, matrix);
      for (guint row = 0; row < 3; row++)
        g_assert_cmpfloat_with_epsilon (matrix[row][0] + matrix[row][1] + matrix[row][2], 1, 0.001);
    }

  g_assert_cmpfloat (tc_colour_distance (0xb07020, 0x809020, TC_EYES_FULL), >, 10);
  g_assert_cmpfloat (tc_colour_distance (0xb07020, 0x809020, TC_EYES_DEUTAN), <, 6);
  g_assert_cmpfloat (tc_colour_distance (0xff0000, 0, TC_EYES_PROTAN), <, tc_colour_distance (0xff0000, 0, TC_EYES_FULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/colour/distance", test_distance);
  g_test_add_func ("/colour/seen", test_seen);

  return g_test_run ();
}
