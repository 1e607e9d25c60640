/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-facts.h>
#include <tc-built-in-boards.h>

/* Old Harbour as somebody saves it again, with a bubble of their own. */
static TcBoardEntry *
new_own_board (gint8 bubble)
{
  g_autoptr (TcBoardFile) original = tc_built_in_board_load ("side-a", NULL);
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *path = g_build_filename (folder, "own.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), parent = g_file_get_parent (file);
  g_autoptr (TcBoardFile) own = NULL;
  g_autoptr (GError) error = NULL;
  TcBoard board = *tc_board_file_get_board (original);
  TcBoardEntry *entry;

  board.bubbles[board.n_bubbles - 1] = bubble;
  own = tc_board_file_new_with_board (original, &board);
  g_assert_true (tc_board_file_save (own, file, &error));
  g_assert_no_error (error);
  entry = tc_board_entry_new (file);
  g_assert_null (tc_board_entry_get_problem (entry));
  g_assert_true (g_file_delete (file, NULL, NULL) && g_file_delete (parent, NULL, NULL));

  return entry;
}

static void
test_built_in (void)
{
  static const struct { const char *id, *side, *size, *length, *spoken; } cases[] = {
    { "side-a", "Side A", "12 × 8", "medium, about 10 rounds", "Old Harbour, Side A, 12 by 8, medium, about 10 rounds, chosen" },
    { "side-b", "Side B", "12 × 8", "medium, about 9 rounds", "Two Banks, Side B, 12 by 8, medium, about 9 rounds, chosen" },
    { "backstreets", NULL, "8 × 7", "short, about 7 rounds", "Backstreets, 8 by 7, short, about 7 rounds, chosen" },
    { "metropolis", NULL, "16 × 10", "long, about 13 rounds", "Metropolis, 16 by 10, long, about 13 rounds, chosen" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TcBoardEntry) entry = tc_board_entry_new_built_in (cases[i].id);
      g_autofree char *size = tc_board_facts_say_size (entry), *length = tc_board_facts_say_length (entry);
      g_autofree char *spoken = tc_board_facts_describe (entry, TRUE);

      g_assert_cmpstr (tc_board_facts_get_side (entry), ==, cases[i].side);
      g_assert_cmpstr (size, ==, cases[i].size);
      g_assert_cmpstr (length, ==, cases[i].length);
      g_assert_cmpstr (spoken, ==, cases[i].spoken);
    }
}

/* No board of the box pays for checking networks (C14). */
static void
test_no_built_in_pays (void)
{
  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    {
      g_autoptr (TcBoardEntry) entry = tc_board_entry_new_built_in (tc_built_in_boards[i]);

      g_assert_false (tc_board_facts_pays (entry));
    }
}

static void
test_own (void)
{
  g_autoptr (TcBoardEntry) fine = new_own_board (0), pays = new_own_board (5);
  g_autofree char *fine_words = tc_board_facts_describe (fine, FALSE), *pays_words = tc_board_facts_describe (pays, FALSE);

  g_assert_false (tc_board_facts_pays (fine));
  g_assert_true (tc_board_facts_pays (pays));
  g_assert_null (tc_board_facts_get_side (fine));
  g_assert_true (g_str_has_prefix (fine_words, "Old Harbour, yours, 12 by 8"));
  g_assert_null (g_strrstr (fine_words, "warning"));
  g_assert_true (g_str_has_suffix (pays_words, ", warning: networks pay"));
  g_assert_null (g_strrstr (pays_words, "rounds"));
}

/* One that cannot be played says so, and nothing that nobody knows. */
static void
test_broken (void)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/lost.city.json");
  g_autoptr (TcBoardEntry) entry = tc_board_entry_new (nowhere);
  g_autofree char *words = tc_board_facts_describe (entry, FALSE);

  g_assert_null (tc_board_facts_say_size (entry));
  g_assert_null (tc_board_facts_say_length (entry));
  g_assert_false (tc_board_facts_pays (entry));
  g_assert_true (g_str_has_suffix (words, tc_board_entry_get_problem (entry)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-board-facts/built-in", test_built_in);
  g_test_add_func ("/tc-board-facts/no-built-in-pays", test_no_built_in_pays);
  g_test_add_func ("/tc-board-facts/own", test_own);
  g_test_add_func ("/tc-board-facts/broken", test_broken);

  return g_test_run ();
}
