/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-file-name.h>

static void
test_kinds (void)
{
  static const struct { const char *name; gboolean board, record; } cases[] = {
    { "old-harbour.city.json", TRUE, FALSE },
    { "old-harbour.tagcity", TRUE, FALSE },
    { "friday.tagrecord.json", FALSE, TRUE },
    { "friday.tagrecord", FALSE, TRUE },
    { "settings.json", FALSE, FALSE },
    { "city.json", FALSE, FALSE },
    { "harbour.city.json~", FALSE, FALSE },
    { "", FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (turn_file_name_is (cases[i].name, TURN_FILE_KIND_BOARD), ==, cases[i].board);
      g_assert_cmpint (turn_file_name_is (cases[i].name, TURN_FILE_KIND_RECORD), ==, cases[i].record);
    }
}

/* Whatever is proposed is known again, by name and by the filters of the dialogs. */
static void
test_proposals (void)
{
  static const struct { TurnFileKind kind; const char *patterns; } cases[] = {
    { TURN_FILE_KIND_BOARD, TURN_FILE_NAME_BOARDS },
    { TURN_FILE_KIND_RECORD, TURN_FILE_NAME_RECORDS },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = turn_file_name_propose ("a", cases[i].kind);
      g_auto (GStrv) patterns = g_strsplit (cases[i].patterns, " ", -1);
      guint n_matches = 0;

      g_assert_true (turn_file_name_is (name, cases[i].kind));
      for (gsize j = 0; patterns[j] != NULL; j++)
        n_matches += g_pattern_match_simple (patterns[j], name) ? 1 : 0;
      g_assert_cmpuint (n_matches, ==, 1);
    }
}

/* What somebody types over a part of the proposed name still ends as it must. */
static void
test_complete (void)
{
  static const struct { const char *typed, *complete; } cases[] = {
    { "harbour", "harbour.city.json" },
    { "harbour.json", "harbour.city.json" },
    { "harbour.city", "harbour.city.json" },
    { "harbour.", "harbour.city.json" },
    { "harbour.city.json", "harbour.city.json" },
    { "harbour.tagcity", "harbour.tagcity" },
    { "St. Helier", "St. Helier.city.json" },
    { ".json", ".json.city.json" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *complete = turn_file_name_complete (cases[i].typed, TURN_FILE_KIND_BOARD);

      g_assert_cmpstr (complete, ==, cases[i].complete);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-file-name/kinds", test_kinds);
  g_test_add_func ("/tc-file-name/proposals", test_proposals);
  g_test_add_func ("/tc-file-name/complete", test_complete);

  return g_test_run ();
}
