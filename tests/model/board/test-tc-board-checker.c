/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-model-private.h>

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>

#include "board-fixtures.h"
#include "match-fixtures.h"

typedef struct
{
  TcBoardDocument *document;
  TcBoardChecker  *checker;
  guint            n_checked;
  guint            n_changed;
} Fixture;

static void
checked (TcBoardChecker *checker,
         Fixture        *fixture)
{
  fixture->n_checked++;
}

static void
items_changed (GListModel *model,
               guint       position,
               guint       n_removed,
               guint       n_added,
               Fixture    *fixture)
{
  fixture->n_changed++;
}

static void
wait_for_answers (Fixture *fixture)
{
  const guint n_before = fixture->n_checked;

  while (fixture->n_checked == n_before)
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  g_autoptr (TcBoardFile) ring = tc_board_template_load ("ring");
  g_autoptr (TcBoardFile) described = tc_board_file_new_with_text (ring, TC_BOARD_TEXT_DESCRIPTION, 0, "en", "A ring of my own");
  g_autoptr (TcBoardFile) start = tc_board_file_new_with_text (described, TC_BOARD_TEXT_DESCRIPTION, 0, "fr", "Mon anneau");

  fixture->document = tc_board_document_new (start);
  fixture->checker = tc_board_checker_new (fixture->document);
  g_signal_connect (fixture->checker, "checked", G_CALLBACK (checked), fixture);
  g_signal_connect (tc_board_checker_get_findings (fixture->checker), "items-changed", G_CALLBACK (items_changed), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  if (fixture->checker != NULL)
    g_assert_finalize_object (fixture->checker);
  g_assert_finalize_object (fixture->document);
  loop_fixture_drain ();
}

static void
apply (Fixture       *fixture,
       const TcBoard *board)
{
  tc_board_document_apply (fixture->document, board, "change", NULL);
}

static guint
n_items (Fixture *fixture)
{
  return g_list_model_get_n_items (tc_board_checker_get_findings (fixture->checker));
}

static TcBoardFinding *
get_finding (Fixture *fixture,
             guint    position)
{
  return g_list_model_get_item (tc_board_checker_get_findings (fixture->checker), position);
}

static void
test_without_problems (Fixture      *fixture,
                       gconstpointer unused)
{

  g_assert_true (tc_board_checker_get_busy (fixture->checker));

  wait_for_answers (fixture);
  g_assert_false (tc_board_checker_get_busy (fixture->checker));
  g_assert_cmpuint (n_items (fixture), ==, 0);
}

static void
test_finds_and_repairs (Fixture      *fixture,
                        gconstpointer unused)
{
  g_autoptr (TcBoardFinding) finding = NULL;
  TcBoard board;

  wait_for_answers (fixture);
  board = tc_board_with_value (tc_board_document_get_board (fixture->document), TC_FEATURE_ROW, 3, (TcValue) { 1, 5 });
  apply (fixture, &board);
  g_assert_true (tc_board_checker_get_busy (fixture->checker));
  wait_for_answers (fixture);

  g_assert_cmpuint (n_items (fixture), ==, 1);
  g_assert_cmpuint (tc_board_checker_get_n_errors (fixture->checker), ==, 1);
  g_assert_cmpuint (tc_board_checker_get_n_warnings (fixture->checker), ==, 0);
  finding = get_finding (fixture, 0);
  g_assert_true (tc_board_finding_get_is_error (finding));
  g_assert_cmpstr (tc_board_finding_get_code (finding), ==, "high-below-low");
  g_assert_cmpstr (tc_board_finding_get_where (finding), ==, "row 4");
  g_assert_true (tc_board_finding_has_square (finding, 3, 0));
  g_assert_false (tc_board_finding_has_square (finding, 3, 4));
  g_assert_false (tc_board_finding_has_square (finding, 2, 0));

  g_assert_true (tc_board_finding_repair (finding, fixture->document));
  g_assert_cmpstr (tc_board_document_get_undo_label (fixture->document), ==, "Undo: Swap high and low");
  wait_for_answers (fixture);
  g_assert_cmpuint (n_items (fixture), ==, 0);

  /* It is mended already. */
  g_assert_false (tc_board_finding_repair (finding, fixture->document));
}

/* What is found again is the same object, and the list tells no more than what is new. */
static void
test_keeps_what_it_knows (Fixture      *fixture,
                          gconstpointer unused)
{
  g_autoptr (TcBoardFinding) first = NULL, second = NULL;
  TcBoard board;

  wait_for_answers (fixture);
  board = tc_board_with_value (tc_board_document_get_board (fixture->document), TC_FEATURE_ROW, 0, (TcValue) { 1, 5 });
  apply (fixture, &board);
  wait_for_answers (fixture);
  first = get_finding (fixture, 0);
  g_assert_cmpuint (fixture->n_changed, ==, 1);

  board = tc_board_with_number_at (&board, TC_NUMBERS_DRONES, 0, 3);
  apply (fixture, &board);
  wait_for_answers (fixture);
  second = get_finding (fixture, 0);
  g_assert_true (first == second);
  g_assert_cmpuint (n_items (fixture), ==, 2);
  g_assert_cmpuint (fixture->n_changed, ==, 2);

  board = tc_board_with_number_at (&board, TC_NUMBERS_DRONES, board.n_drones - 1, -20);
  apply (fixture, &board);
  wait_for_answers (fixture);
  g_assert_cmpuint (fixture->n_changed, ==, 2);
}

/* Of many changes in a row, the last one counts. */
static void
test_many_changes (Fixture      *fixture,
                   gconstpointer unused)
{
  for (int i = 0; i < 50; i++)
    {
      const TcBoard *before = tc_board_document_get_board (fixture->document);
      const TcBoard board = tc_board_with_number_at (before, TC_NUMBERS_DRONES, before->n_drones - 1, i % 2 == 0 ? 1 : -i);

      apply (fixture, &board);
      g_main_context_iteration (NULL, FALSE);
    }
  wait_for_answers (fixture);
  g_assert_cmpuint (n_items (fixture), ==, 0);
}

static void
test_completions (Fixture      *fixture,
                  gconstpointer unused)
{
  const TcBoard tight = board_fixture_with_hq ("aaaaa/aaaaa/aaaaa/.....", "I4 O4 T4 S4 L4 P5 O4 O4 O4");
  g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (NULL, &tight);
  const TcCompletion *completion;

  g_assert_null (tc_board_checker_get_completion (fixture->checker, TC_FEATURE_ROW, 0));
  wait_for_answers (fixture);
  completion = tc_board_checker_get_completion (fixture->checker, TC_FEATURE_DISTRICT, 0);
  g_assert_true (completion->is_feature && completion->filling.answer == TC_FILLING_POSSIBLE);
  g_assert_cmpuint (completion->filling.example.n_tokens, >, 1);
  g_assert_cmpuint (completion->filling.example.cells[0][0], >, 0);

  tc_board_document_apply_file (fixture->document, file, "tight", NULL);
  wait_for_answers (fixture);
  completion = tc_board_checker_get_completion (fixture->checker, TC_FEATURE_DISTRICT, 0);
  g_assert_true (completion->is_feature);
  g_assert_cmpint (completion->filling.answer, ==, TC_FILLING_IMPOSSIBLE);
  g_assert_false (tc_board_checker_get_completion (fixture->checker, TC_FEATURE_ROW, 3)->is_feature);
  g_assert_null (tc_board_checker_get_completion (fixture->checker, TC_FEATURE_ROW, 4));
}

/* Nobody waits for a thread whose answer is not wanted any more. */
static void
test_dropped_while_thinking (Fixture      *fixture,
                             gconstpointer unused)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->checker));
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/board-checker/without-problems", test_without_problems },
    { "/board-checker/finds-and-repairs", test_finds_and_repairs },
    { "/board-checker/keeps-what-it-knows", test_keeps_what_it_knows },
    { "/board-checker/many-changes", test_many_changes },
    { "/board-checker/completions", test_completions },
    { "/board-checker/dropped-while-thinking", test_dropped_while_thinking },
  };
  g_autoptr (GFile) state = state_folder_fixture_new ();
  int result;

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  result = g_test_run ();
  folder_fixture_delete (state);

  return result;
}
