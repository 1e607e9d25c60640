/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-rules.h>
#include <turn-level-words.h>

/* From weak to strong, each with a name. */
static void
test_offered (void)
{
  static const char *const names[] = { "Rookie", "Street", "King", "Legend" };
  g_autofree const char **levels = turn_levels_list (&tc_rules);

  g_assert_cmpuint (g_strv_length ((char **) levels), ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_cmpstr (turn_level_get_name (levels[i]), ==, names[i]);
      g_assert_nonnull (turn_level_describe (levels[i]));
      g_assert_cmpuint (turn_level_get_strength (levels[i]), ==, i + 1);
    }
  g_assert_cmpuint (turn_level_get_strength (levels[G_N_ELEMENTS (names) - 1]), ==, TURN_MAX_STRENGTH);
}

static void
test_not_offered (void)
{
  g_assert_cmpuint (turn_level_get_strength ("random"), ==, 0);
  g_assert_null (turn_level_describe ("random"));
  g_assert_cmpuint (turn_level_get_strength ("nobody"), ==, 0);
  g_assert_cmpstr (turn_level_get_name ("nobody"), ==, "nobody");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-level/offered", test_offered);
  g_test_add_func ("/tc-level/not-offered", test_not_offered);

  return g_test_run ();
}
