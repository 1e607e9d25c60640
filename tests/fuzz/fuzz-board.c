/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes at all: they are refused with an error or are a board that can be checked, written and read again as the same. */

#include <string.h>

#include <store-json.h>
#include <tc-board-problems.h>

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

/* What was written by us must be taken by us. */
static JsonNode *
parse_own (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = store_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return node;
}

static void
try_json (JsonNode *node)
{
  g_autofree char *before = store_json_to_line (node);
  g_autoptr (JsonNode) again = parse_own (before);
  g_autofree char *after = store_json_to_line (again);

  g_assert_cmpstr (after, ==, before);
}

static void
try_problems (TcBoardFile *file)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (file);

  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);

      g_assert_true (g_utf8_validate (problem->where, -1, NULL) && *problem->where != '\0');
      g_assert_true (g_utf8_validate (problem->what, -1, NULL) && *problem->what != '\0');
    }
}

static void
try_board (TcBoardFile *file)
{
  g_autofree char *before = tc_board_file_to_text (file);
  g_autoptr (JsonNode) node = parse_own (before);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) again = tc_board_file_read (node, &error);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  after = tc_board_file_to_text (again);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (memcmp (tc_board_file_get_board (file), tc_board_file_get_board (again), sizeof (TcBoard)) == 0);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = store_json_parse ((const char *) data, size, &error);
  g_autoptr (TcBoardFile) file = NULL;

  g_assert_true ((node == NULL) == (error != NULL));
  if (node == NULL)
    return 0;
  try_json (node);
  file = tc_board_file_read (node, &error);
  g_assert_true ((file == NULL) == (error != NULL));
  if (file == NULL)
    return 0;
  try_problems (file);
  try_board (file);

  return 0;
}
