/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-built-in-boards.h>

#include <string.h>

#include <tc-board-problems.h>
#include <tc-check.h>

#define N_BOARDS 10
#define N_DRONES 5

static const char *const languages[] = { "en", "fr" };

static TcBoardFile *
load (const char *id)
{
  g_autoptr (GError) error = NULL;
  TcBoardFile *file = tc_built_in_board_load (id, &error);

  g_test_message ("%s", id);
  g_assert_no_error (error);

  return file;
}

/* Exactly the boards of the folder are listed. */
static void
test_all (void)
{
  g_autoptr (GDir) folder = g_dir_open (g_getenv ("BOARDS"), 0, NULL);
  const char *name;
  guint n_files = 0;

  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".city.json"))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (".city.json"));

        g_assert_true (g_strv_contains (tc_built_in_boards, id));
        n_files++;
      }
  g_assert_cmpuint (n_files, ==, N_BOARDS);
  g_assert_cmpuint (g_strv_length ((char **) tc_built_in_boards), ==, N_BOARDS);
  g_assert_cmpstr (tc_built_in_boards[0], ==, "side-a");
  g_assert_cmpstr (tc_built_in_boards[1], ==, "side-b");
}

static void
test_unknown (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tc_built_in_board_load ("side-z", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
assert_no_problems (TcBoardFile *file)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (file);

  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);

      g_test_message ("%s: %s", problem->where, problem->what);
    }
  g_assert_cmpuint (problems->len, ==, 0);
}

static gboolean
is_of_feature (const TcBoard *board,
               TcFeatureKind  feature,
               guint          index,
               guint          row,
               guint          column)
{
  if (!tc_board_is_city (board, row, column))
    return FALSE;

  return feature == TC_FEATURE_COLUMN ? column == index : feature == TC_FEATURE_ROW ? row == index : board->squares[row][column] == index;
}

/* Not “maybe”: there is an example, which covers every square of the feature and none outside the city. */
static void
assert_can_be_filled (const TcBoard *board,
                      TcFeatureKind  feature,
                      guint          index)
{
  const TcFilling filling = tc_board_find_filling (board, feature, index, TC_FILLING_USUAL_STEPS);
  const TcTiling example = filling.example;

  g_assert_cmpint (filling.answer, ==, TC_FILLING_POSSIBLE);
  g_assert_cmpuint (example.n_tokens, >, 0);
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        if (is_of_feature (board, feature, index, row, column))
          g_assert_cmpuint (example.cells[row][column], >, 0);
        if (!tc_board_is_city (board, row, column))
          g_assert_cmpuint (example.cells[row][column], ==, 0);
      }
}

static void
test_problems (gconstpointer id)
{
  g_autoptr (TcBoardFile) file = load (id);
  const TcBoard *board = tc_board_file_get_board (file);

  assert_no_problems (file);
  for (guint i = 0; i < board->n_columns; i++)
    assert_can_be_filled (board, TC_FEATURE_COLUMN, i);
  for (guint i = 0; i < board->n_rows; i++)
    assert_can_be_filled (board, TC_FEATURE_ROW, i);
  for (guint i = 0; i < board->n_districts; i++)
    assert_can_be_filled (board, TC_FEATURE_DISTRICT, i);
}

/* C4: checking networks never pays, and the next drone is never cheaper. */
static void
test_prices (gconstpointer id)
{
  g_autoptr (TcBoardFile) file = load (id);
  const TcBoard *board = tc_board_file_get_board (file);

  g_assert_cmpuint (board->n_bubbles, ==, TC_N_USUAL_BUBBLES);
  for (guint i = 0; i < board->n_bubbles; i++)
    {
      g_assert_cmpint (board->bubbles[i], <=, 0);
      g_assert_cmpint (board->bubbles[i], ==, tc_usual_bubbles[i]);
    }

  g_assert_cmpuint (board->n_drones, ==, N_DRONES);
  for (guint i = 0; i < board->n_drones; i++)
    g_assert_cmpint (board->drones[i], <=, i == 0 ? 0 : board->drones[i - 1]);
}

/* C6: every city can be played with either side of the HQ. */
static void
test_hq (gconstpointer id)
{
  g_autoptr (TcBoardFile) file = load (id);
  const TcBoard *board = tc_board_file_get_board (file);

  g_assert_true (board->has_sections);
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    {
      g_assert_nonnull (tc_token_find (board->sections[i]));
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (board->sections[i], !=, board->sections[k]);
    }
}

static void
assert_says (TcBoardFile *file,
             TcBoardText  text,
             guint        district)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    g_assert_cmpstr (tc_board_file_get_text (file, text, district, languages[i]), !=, "");
}

static void
test_texts (gconstpointer id)
{
  g_autoptr (TcBoardFile) file = load (id);

  assert_says (file, TC_BOARD_TEXT_NAME, 0);
  assert_says (file, TC_BOARD_TEXT_DESCRIPTION, 0);
  for (guint i = 0; i < tc_board_file_get_board (file)->n_districts; i++)
    assert_says (file, TC_BOARD_TEXT_DISTRICT_NAME, i);
  g_assert_cmpstr (tc_board_file_get_author (file), !=, "");
  g_assert_cmpstr (tc_board_file_get_license (file), ==, "CC-BY-SA-4.0");
}

/* No two of them have one name, in either language; nor have two districts of a board. */
static void
test_names_differ (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (gsize language = 0; language < G_N_ELEMENTS (languages); language++)
    for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
      {
        g_autoptr (TcBoardFile) file = load (tc_built_in_boards[i]);
        const TcBoard *board = tc_board_file_get_board (file);

        g_assert_true (g_hash_table_add (names, g_strdup_printf ("%s %s", languages[language], tc_board_file_get_name (file, languages[language]))));
        for (guint k = 0; k < board->n_districts; k++)
          g_assert_true (g_hash_table_add (names, g_strdup_printf ("%s %u %s", languages[language], i,
                                                                   tc_board_file_get_district_name (file, k, languages[language]))));
      }
}

static void
add_for_each (const char   *name,
              GTestDataFunc func)
{
  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/built-in-boards/%s/%s", name, tc_built_in_boards[i]);

      g_test_add_data_func (path, tc_built_in_boards[i], func);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/built-in-boards/all", test_all);
  g_test_add_func ("/built-in-boards/unknown", test_unknown);
  add_for_each ("problems", test_problems);
  add_for_each ("prices", test_prices);
  add_for_each ("hq", test_hq);
  add_for_each ("texts", test_texts);
  g_test_add_func ("/built-in-boards/names-differ", test_names_differ);

  return g_test_run ();
}
