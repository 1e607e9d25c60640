/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-built-in-boards.h>

#include <tc-board-problems.h>
#include <tc-board-suggest.h>
#include <tc-check.h>

#include "board-fixtures.h"

/* Islands are meant, and an author writes the description. */
static gboolean
is_meant (const TcBoardProblem *problem)
{
  return g_str_equal (problem->code, "template-text") || g_str_equal (problem->code, "city-in-parts");
}

/* What one starts from has nothing to be fixed, but for the grid on which everything is still to be done. */
static void
test_no_problems (void)
{
  for (guint i = 0; tc_board_templates[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) file = tc_board_template_load (tc_board_templates[i]);
      g_autoptr (GPtrArray) problems = tc_board_problems (file);

      g_test_message ("%s", tc_board_templates[i]);
      if (g_str_equal (tc_board_templates[i], "empty"))
        {
          g_assert_cmpuint (problems->len, ==, 3);
          continue;
        }
      for (guint k = 0; k < problems->len; k++)
        {
          g_test_message ("%s", ((TcBoardProblem *) g_ptr_array_index (problems, k))->what);
          g_assert_true (is_meant (g_ptr_array_index (problems, k)));
        }
    }
}

static void
test_texts (void)
{
  static const char *const languages[] = { "en", "fr" };

  for (guint i = 0; tc_board_templates[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) file = tc_board_template_load (tc_board_templates[i]);

      for (gsize k = 0; k < G_N_ELEMENTS (languages); k++)
        {
          g_autoptr (GPtrArray) lacking = tc_board_file_list_lacking (file, languages[k]);

          g_assert_cmpuint (lacking->len, ==, 0);
          g_assert_cmpstr (tc_board_file_get_name (file, languages[k]), !=, "");
          g_assert_cmpstr (tc_board_file_get_description (file, languages[k]), !=, "");
        }
    }
}

/* Values of the templates are those that the program would suggest. */
static void
test_values (void)
{
  static const char *const ids[] = { "ring", "islands" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (TcBoardFile) file = tc_board_template_load (ids[i]);
      const TcBoard board = tc_board_with_suggested_values (tc_board_file_get_board (file));

      board_fixture_assert_same (&board, tc_board_file_get_board (file));
    }
}

/* Those of the built-in boards: five bubbles that cost what is usual, and five drones, none cheaper than the one before (C4). */
static void
test_prices (void)
{
  for (guint i = 0; tc_board_templates[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) file = tc_board_template_load (tc_board_templates[i]);
      const TcBoard *board = tc_board_file_get_board (file);
      const TcBoard usual = tc_board_with_usual_bubbles (board), in_order = tc_board_with_drones_in_order (board);

      board_fixture_assert_same (board, &usual);
      board_fixture_assert_same (board, &in_order);
      g_assert_cmpuint (board->n_drones, ==, 5);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-templates/no-problems", test_no_problems);
  g_test_add_func ("/board-templates/texts", test_texts);
  g_test_add_func ("/board-templates/values", test_values);
  g_test_add_func ("/board-templates/prices", test_prices);

  return g_test_run ();
}
