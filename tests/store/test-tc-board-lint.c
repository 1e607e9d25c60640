/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gio/gio.h>

#include <tc-board-problems.h>

/* Boards that authors drew, and what they are told, but for the warnings whose codes stand in @except. */
static const struct { const char *board, *except, *expected; } cases[] = {
  { "fool1", "bubble-positive district-in-parts city-in-parts",
    "feature-impossible: Row 6 cannot be filled: it needs at least 4 drones, the remote has 2\n"
    "feature-impossible: Row 8 cannot be filled: it needs at least 4 drones, the remote has 2\n"
    "feature-impossible: Dc cannot be filled: it needs at least 8 drones, the remote has 2\n" },
  { "parity", "bubble-positive", "feature-impossible: Da cannot be filled: odd, but every shape is even\n" },
  { "parity5", "bubble-positive city-in-parts", "feature-impossible: Da cannot be filled: odd, but every shape is even\n" },
  { "halves", "bubble-positive", "city-in-parts: The city lies in 2 parts\n" },
  { "neg", "bubble-positive", "all-negative: All values are negative\n" },
  { "singles", "bubble-positive",
    "district-dear: Db is worth as much as Da: 1 square against 12\n"
    "district-dear: Dc is worth as much as Da: 1 square against 12\n"
    "district-dear: Dd is worth as much as Da: 1 square against 12\n"
    "district-dear: De is worth as much as Da: 1 square against 12\n" },
  { "odd-texts", "language",
    "name-empty: The board has no name\n"
    "name-twice: Two districts are called “Docks”\n"
    "template-text: The description is still the template’s\n"
    "member-unknown: “licence” is unknown. Did you mean “license”?\n"
    "member-unknown: “colur” is unknown. Did you mean “colour”?\n"
    "member-unknown: “hihg” is unknown. Did you mean “high”?\n" },
};

static TcBoardFile *
load (const char *name)
{
  g_autofree char *file_name = g_strconcat (name, ".city.json", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "boards", file_name, NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  TcBoardFile *file = tc_board_file_load (place, &error);

  g_assert_no_error (error);

  return file;
}

static void
test_board (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_auto (GStrv) except = g_strsplit (cases[i].except, " ", -1);
  g_autoptr (TcBoardFile) file = load (cases[i].board);
  g_autoptr (GPtrArray) problems = tc_board_problems (file);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint k = 0; k < problems->len; k++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, k);

      g_assert_false (problem->is_error);
      if (!g_strv_contains ((const char *const *) except, problem->code))
        g_string_append_printf (found, "%s: %s%s%s\n", problem->code, problem->what, problem->detail != NULL ? ": " : "",
                                problem->detail != NULL ? problem->detail : "");
    }
  g_assert_cmpstr (found->str, ==, cases[i].expected);
}

/* Every part that can be looked at is, and only those: columns say nothing while the grid is wrong. */
static void
test_several_errors (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "broken", "several-errors.city.json", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GPtrArray) messages = tc_board_file_list_errors (place);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < messages->len; i++)
    g_string_append_printf (found, "%s\n", (const char *) g_ptr_array_index (messages, i));
  g_assert_cmpstr (found->str, ==,
                   "districts, a, colour: is missing. “color” is unknown. Did you mean “colour”?\n"
                   "drones, entry 1: must be a whole number, but is a text\n"
                   "hq, small: is missing. “smal” is unknown. Did you mean “small”?\n");
}

/* A board that can be read has none, and what is no board at all has only the reason why not. */
static void
test_no_errors (void)
{
  static const char *const names[] = { "boards/small.city.json", "broken/boards/no-such-file.city.json" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), names[i], NULL);
      g_autoptr (GFile) place = g_file_new_for_path (path);
      g_autoptr (GPtrArray) messages = tc_board_file_list_errors (place);

      g_assert_cmpuint (messages->len, ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lint/", cases[i].board, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_board);
    }
  g_test_add_func ("/lint/several-errors", test_several_errors);
  g_test_add_func ("/lint/no-errors", test_no_errors);

  return g_test_run ();
}
