/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-played-boards.h>

static void
assert_list (GSettings  *settings,
             const char *expected)
{
  g_auto (GStrv) ids = tc_played_boards_list (settings);
  g_autofree char *found = g_strjoinv (" ", ids);

  g_assert_cmpstr (found, ==, expected);
}

static gboolean
has (GSettings  *settings,
     const char *id)
{
  g_auto (GStrv) ids = tc_played_boards_list (settings);

  return g_strv_contains ((const char *const *) ids, id);
}

static void
test_order (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");

  g_settings_reset (settings, "played-boards");
  assert_list (settings, "");
  g_assert_false (has (settings, "side-a"));

  tc_played_boards_add (settings, "side-a");
  tc_played_boards_add (settings, "side-b");
  tc_played_boards_add (settings, "lagoon");
  assert_list (settings, "lagoon side-b side-a");
  g_assert_true (has (settings, "side-a"));
  g_assert_false (has (settings, "side"));

  tc_played_boards_add (settings, "side-a");
  assert_list (settings, "side-a lagoon side-b");
}

static void
test_limit (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  g_auto (GStrv) ids = NULL;

  g_settings_reset (settings, "played-boards");
  for (guint i = 0; i < 600; i++)
    {
      g_autofree char *id = g_strdup_printf ("file:///board-%u", i);

      tc_played_boards_add (settings, id);
    }
  ids = tc_played_boards_list (settings);
  g_assert_cmpuint (g_strv_length (ids), <, 600);
  g_assert_true (has (settings, "file:///board-599"));
  g_assert_false (has (settings, "file:///board-0"));
}

/* What was only tried out is told from what one keeps. */
static void
test_copies (void)
{
  g_autoptr (GFile) copy = tc_played_copy_new ("harbour.city.json"), other = g_file_new_for_path ("/boards/harbour.city.json");
  g_autofree char *id = g_file_get_uri (copy), *other_id = g_file_get_uri (other);

  g_assert_true (tc_played_copy_is (id));
  g_assert_false (tc_played_copy_is (other_id));
  g_assert_false (tc_played_copy_is ("side-a"));
  g_assert_false (tc_played_copy_is (NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/played-boards/order", test_order);
  g_test_add_func ("/played-boards/copies", test_copies);
  g_test_add_func ("/played-boards/limit", test_limit);

  return g_test_run ();
}
