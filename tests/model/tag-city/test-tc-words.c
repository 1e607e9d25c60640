/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-score.h>
#include <tc-words.h>

#include "board-fixtures.h"

static void
assert_words (char       *words,
              const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

static void
test_lists (void)
{
  static const struct { const char *words[5], *list; } cases[] = {
    { { NULL }, "" },
    { { "Ana" }, "Ana" },
    { { "Ana", "Ben" }, "Ana and Ben" },
    { { "Ana", "Ben", "Cleo" }, "Ana, Ben and Cleo" },
    { { "Ana", "Ben", "Cleo", "Dan" }, "Ana, Ben, Cleo and Dan" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_words (turn_words_list (cases[i].words), cases[i].list);
}

static void
test_numbers (void)
{
  assert_words (turn_words_number (-2), "−2");
  assert_words (turn_words_number (0), "0");
  assert_words (turn_words_number (7), "7");
  assert_words (turn_words_gain (-2), "−2");
  assert_words (turn_words_gain (0), "+0");
  assert_words (turn_words_gain (7), "+7");
}

/* French articles are tried with French in test-tc-result, where it is loaded. */
static void
test_names_inside (void)
{
  assert_words (turn_words_inside ("The Docks"), "the Docks");
  assert_words (turn_words_inside ("Theatreland"), "Theatreland");
  assert_words (turn_words_inside ("Docks"), "Docks");
  assert_words (turn_words_inside (""), "");
}

static void
test_together (void)
{
  static const struct { const char *title, *together; } cases[] = {
    { "Take the 2 and fill row 8, +5", "Take the\u00a02 and fill row\u00a08, +5" },
    { "rows 3, 4 and 12", "rows\u00a03, 4 and\u00a012" },
    { "Prends le 2 et remplis la colonne C", "Prends le\u00a02 et remplis la colonne\u00a0C" },
    { "Tag the S at D 1", "Tag the\u00a0S at\u00a0D\u00a01" },
    { "Ana fills Metro", "Ana fills Metro" },
    { "the 3rd battle", "the 3rd battle" },
    { "à É", "à É" },
    { "ends in ", "ends in " },
    { "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_words (turn_words_together (cases[i].title), cases[i].together);
}

static void
test_squares (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  TcSet set = { { 0 } };

  tc_set_add (&set, square_fixture (game, "I5"));
  assert_words (tc_words_squares (game, set), "I 5");
  tc_set_add (&set, square_fixture (game, "J6"));
  assert_words (tc_words_squares (game, set), "I 5 and J 6");
}

static void
test_features (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);

  assert_words (tc_words_feature (game, NULL, 0), "column A");
  assert_words (tc_words_feature (game, NULL, 12), "row 1");
  assert_words (tc_words_feature (game, NULL, 20), "b");
}

static void
test_ends (void)
{
  assert_words (tc_words_end (TC_END_BUBBLES), "every bubble is circled");
  assert_words (tc_words_end (TC_END_FEATURES | TC_END_DRONES),
                "every high value is taken and a remote has no drone left");
}

static void
test_tokens (void)
{
  const TcToken own = { .id = "K6", .shape = tc_shape_from_text ("###/#.#/#..") };
  const TcToken alike = { .id = "K4", .shape = tc_shape_from_text ("#./##/#.") };

  for (guint i = 0; i < TC_N_BUILT_IN_TOKENS; i++)
    g_assert_cmpstr (tc_token_get_name (tc_token_built_in (i)), !=, tc_token_built_in (i)->id);
  assert_words (tc_token_dup_the (tc_token_find ("S4")), "the S");
  assert_words (tc_token_dup_the (tc_token_find ("O4")), "the square");
  g_assert_cmpstr (tc_token_get_name (&own), ==, "K6");
  assert_words (tc_token_dup_the (&own), "the K6");
  g_assert_cmpstr (tc_token_get_name (&alike), ==, "T shape");
  assert_words (tc_token_dup_the (&alike), "the T");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-words/lists", test_lists);
  g_test_add_func ("/tc-words/numbers", test_numbers);
  g_test_add_func ("/tc-words/names-inside", test_names_inside);
  g_test_add_func ("/tc-words/together", test_together);
  g_test_add_func ("/tc-words/squares", test_squares);
  g_test_add_func ("/tc-words/features", test_features);
  g_test_add_func ("/tc-words/ends", test_ends);
  g_test_add_func ("/tc-words/tokens", test_tokens);

  return g_test_run ();
}
