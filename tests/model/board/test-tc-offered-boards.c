/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-played-boards.h>

#include "match-fixtures.h"

static void
assert_list (TcBoardLibrary *library,
             const char     *played,
             const char     *chosen,
             const char     *expected)
{
  g_auto (GStrv) ids = g_strsplit (played, " ", -1);
  g_autoptr (GPtrArray) offered = tc_offered_boards_list (library, (const char *const *) ids, chosen);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < offered->len; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "", tc_board_entry_get_id (g_ptr_array_index (offered, i)));
  g_assert_cmpstr (found->str, ==, expected);
}

/* The sides come first, then what was used last, without the sides, what is gone and what is there already. */
static void
test_list (void)
{
  static const struct { const char *played, *chosen, *expected; } cases[] = {
    { "", "side-a", "side-a side-b citadel backstreets" },
    { "", "", "side-a side-b citadel backstreets" },
    { "", "gone", "side-a side-b citadel backstreets" },
    { "lagoon", "side-a", "side-a side-b lagoon citadel" },
    { "side-b capital side-a lagoon metropolis", "side-b", "side-a side-b capital lagoon" },
    { "gone capital capital backstreets", "side-b", "side-a side-b capital backstreets" },
    { "capital lagoon", "lagoon", "side-a side-b capital lagoon" },
    { "capital lagoon", "metropolis", "side-a side-b metropolis capital" },
  };
  g_autoptr (GFile) folder = folder_fixture_new ();
  TcBoardLibrary *library = tc_board_library_new (folder);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_list (library, cases[i].played, cases[i].chosen, cases[i].expected);
  g_assert_finalize_object (library);
  folder_fixture_delete (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-offered-boards/list", test_list);

  return g_test_run ();
}
