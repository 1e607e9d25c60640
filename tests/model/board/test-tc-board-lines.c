/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-document.h>
#include <tc-board-tools.h>

#include "board-fixtures.h"
#include "match-fixtures.h"

/* Members of rows and columns that this program does not know, and how they follow what authors do to the grid. */

static void
add_remarks (JsonObject *root,
             const char *member,
             const char *letters)
{
  JsonArray *lines = json_object_get_array_member (root, member);

  for (guint i = 0; i < json_array_get_length (lines); i++)
    {
      const char remark[] = { letters[i], '\0' };

      json_object_set_string_member (json_array_get_object_element (lines, i), "remark", remark);
    }
}

/* Rows with the remarks a, b and c, columns with k, l and m, and one square of city in the middle. */
static TcBoardFile *
new_remarked_file (void)
{
  const TcBoard board = board_fixture (".../.a./...");
  g_autoptr (TcBoardFile) bare = tc_board_file_new_with_board (NULL, &board);
  g_autoptr (JsonNode) node = tc_board_file_write (bare);
  TcBoardFile *file;

  add_remarks (json_node_get_object (node), "rows", "abc");
  add_remarks (json_node_get_object (node), "columns", "klm");
  file = tc_board_file_read (node, NULL);
  g_assert_nonnull (file);

  return file;
}

static void
append_remarks (GString    *text,
                JsonObject *root,
                const char *member)
{
  JsonArray *lines = json_object_get_array_member (root, member);

  for (guint i = 0; i < json_array_get_length (lines); i++)
    {
      JsonObject *line = json_array_get_object_element (lines, i);

      g_assert_true (json_object_has_member (line, "high") && json_object_has_member (line, "low"));
      g_string_append (text, json_object_get_string_member_with_default (line, "remark", "-"));
    }
}

/* "abc klm" */
static void
assert_remarks (TcBoardDocument *document,
                const char      *expected)
{
  g_autoptr (JsonNode) node = tc_board_file_write (tc_board_document_get_board_file (document));
  g_autoptr (GString) text = g_string_new (NULL);

  append_remarks (text, json_node_get_object (node), "rows");
  g_string_append_c (text, ' ');
  append_remarks (text, json_node_get_object (node), "columns");
  g_assert_cmpstr (text->str, ==, expected);
}

typedef struct
{
  const char  *after;
  TcBoardLines lines;
} Case;

static void
assert_case (const Case *test)
{
  g_autoptr (TcBoardFile) file = new_remarked_file ();
  g_autoptr (TcBoardDocument) document = tc_board_document_new (file);
  const TcBoard before = *tc_board_document_get_board (document);
  const TcBoard arranged = tc_board_arranged (&before, &test->lines);
  TcBoard painted;

  tc_board_document_apply_lines (document, &test->lines, "step", NULL);
  assert_remarks (document, test->after);
  board_fixture_assert_same (tc_board_document_get_board (document), &arranged);

  painted = tc_board_painted_line (&arranged, 0, 0, 0, 0, 0, TC_SYMMETRY_NONE);
  tc_board_document_apply (document, &painted, "paint", NULL);
  assert_remarks (document, test->after);

  while (tc_board_document_get_can_undo (document))
    tc_board_document_undo (document);
  assert_remarks (document, "abc klm");
}

static void
test_travel (void)
{
  const TcBoard board = board_fixture (".../.a./...");
  const Case cases[] = {
    { "-abc klm", tc_board_lines_with (&board, TC_FEATURE_ROW, 0) },
    { "ab-c klm", tc_board_lines_with (&board, TC_FEATURE_ROW, 2) },
    { "abc- klm", tc_board_lines_with (&board, TC_FEATURE_ROW, 3) },
    { "abc klm", tc_board_lines_with (&board, TC_FEATURE_ROW, 9) },
    { "abc k-lm", tc_board_lines_with (&board, TC_FEATURE_COLUMN, 1) },
    { "bc klm", tc_board_lines_without (&board, TC_FEATURE_ROW, 0) },
    { "ac klm", tc_board_lines_without (&board, TC_FEATURE_ROW, 1) },
    { "abc lm", tc_board_lines_without (&board, TC_FEATURE_COLUMN, 0) },
    { "abc km", tc_board_lines_without (&board, TC_FEATURE_COLUMN, 1) },
    { "abc klm", tc_board_lines_without (&board, TC_FEATURE_COLUMN, 3) },
    { "--abc klm", tc_board_lines_resized (&board, 2, 0, 0, 0) },
    { "abc- -kl", tc_board_lines_resized (&board, 0, 1, 1, -1) },
    { "b lm-", tc_board_lines_resized (&board, -1, -1, -1, 1) },
    { "abc klm", tc_board_lines_resized (&board, -3, 0, 0, 0) },
    { "cab klm", tc_board_lines_moved (&board, 1, 0) },
    { "bca mkl", tc_board_lines_moved (&board, -1, 1) },
    { "abc klm", tc_board_lines_moved (&board, 2, 0) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_case (&cases[i]);
}

/* One step after the other, as a person drags an edge and drags it back: only what was cut off is gone. */
static void
test_steps (void)
{
  g_autoptr (TcBoardFile) file = new_remarked_file ();
  g_autoptr (TcBoardDocument) document = tc_board_document_new (file);
  TcBoardLines lines = tc_board_lines_resized (tc_board_document_get_board (document), -1, 0, 0, 0);

  tc_board_document_apply_lines (document, &lines, "resize", "size");
  lines = tc_board_lines_resized (tc_board_document_get_board (document), 2, 0, 0, 0);
  tc_board_document_apply_lines (document, &lines, "resize", "size");
  assert_remarks (document, "--bc klm");

  tc_board_document_undo (document);
  assert_remarks (document, "abc klm");
  g_assert_false (tc_board_document_get_can_undo (document));
}

/* A file that says nothing more of its lines is shared, not copied. */
static void
test_plain (void)
{
  const TcBoard board = board_fixture ("ab/.a");
  g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (NULL, &board);
  g_autoptr (TcBoardDocument) document = tc_board_document_new (file);
  const TcBoardLines lines = tc_board_lines_with (&board, TC_FEATURE_ROW, 1);

  tc_board_document_apply_lines (document, &lines, "insert a row", NULL);
  assert_remarks (document, "--- --");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GFile) state = state_folder_fixture_new ();
  int result;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-board-lines/travel", test_travel);
  g_test_add_func ("/tc-board-lines/steps", test_steps);
  g_test_add_func ("/tc-board-lines/plain", test_plain);

  result = g_test_run ();
  folder_fixture_delete (state);

  return result;
}
