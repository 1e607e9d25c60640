/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-query.h>

static const TcBoardTraits harbour = { .name = "Old Harbour", .author = "Tag City", .n_squares = 96, .is_played = TRUE, .rounds = 10.2 };
static const TcBoardTraits kiosk = { .name = "Kiosque d’Été", .author = "Mika", .n_squares = 50, .has_water = TRUE, .rounds = 6.1 };
static const TcBoardTraits unknown = { .name = "Łódź", .author = "", .n_squares = 120, .has_water = TRUE };
static const TcBoardTraits broken = { .name = "broken.city.json", .author = "" };

/* Which of the four are found, in that order. */
static void
test_matches (void)
{
  static const struct { TcBoardQuery query; const char *found; } cases[] = {
    { { .search = NULL }, "1111" },
    { { .search = "" }, "1111" },
    { { .search = "  " }, "1111" },
    { { .search = "arb" }, "1000" },
    { { .search = "HARBOUR old" }, "1000" },
    { { .search = "old mika" }, "0000" },
    { { .search = "ete" }, "0100" },
    { { .search = "Été mika" }, "0100" },
    { { .search = "łodz" }, "0010" },
    { { .search = "broken" }, "0001" },
    { { .length = TC_BOARD_SHORT }, "0100" },
    { { .length = TC_BOARD_MEDIUM }, "1000" },
    { { .length = TC_BOARD_LONG }, "0000" },
    { { .with_water = TRUE }, "0110" },
    { { .unplayed = TRUE }, "0110" },
    { { .search = "mika", .length = TC_BOARD_SHORT, .with_water = TRUE, .unplayed = TRUE }, "0100" },
    { { .search = "old", .unplayed = TRUE }, "0000" },
  };
  const TcBoardTraits *boards[] = { &harbour, &kiosk, &unknown, &broken };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (boards); j++)
      g_assert_cmpint (tc_board_query_matches (&cases[i].query, boards[j]), ==, cases[i].found[j] == '1');
}

static void
assert_before (TcBoardOrder         order,
               const TcBoardTraits *first,
               const TcBoardTraits *second)
{
  const TcBoardQuery query = { .order = order };

  g_assert_cmpint (tc_board_query_compare (&query, first, second), <, 0);
  g_assert_cmpint (tc_board_query_compare (&query, second, first), >, 0);
  g_assert_cmpint (tc_board_query_compare (&query, first, first), ==, 0);
}

static void
test_order (void)
{
  const TcBoardQuery usual = { .order = TC_BOARD_ORDER_USUAL };

  g_assert_cmpint (tc_board_query_compare (&usual, &harbour, &kiosk), ==, 0);
  assert_before (TC_BOARD_ORDER_SHORTEST, &kiosk, &harbour);
  assert_before (TC_BOARD_ORDER_SHORTEST, &harbour, &unknown);
  assert_before (TC_BOARD_ORDER_LARGEST, &unknown, &harbour);
  assert_before (TC_BOARD_ORDER_LARGEST, &harbour, &kiosk);
  assert_before (TC_BOARD_ORDER_LARGEST, &kiosk, &broken);
  assert_before (TC_BOARD_ORDER_NAME, &kiosk, &harbour);
}

static void
test_questions (void)
{
  static const struct { TcBoardQuery query; gboolean excludes, needs_lengths; } cases[] = {
    { { .order = TC_BOARD_ORDER_NAME }, FALSE, FALSE },
    { { .search = "" }, FALSE, FALSE },
    { { .search = "a" }, TRUE, FALSE },
    { { .with_water = TRUE }, TRUE, FALSE },
    { { .unplayed = TRUE }, TRUE, FALSE },
    { { .length = TC_BOARD_LONG }, TRUE, TRUE },
    { { .order = TC_BOARD_ORDER_SHORTEST }, FALSE, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (tc_board_query_excludes (&cases[i].query), ==, cases[i].excludes);
      g_assert_cmpint (tc_board_query_needs_lengths (&cases[i].query), ==, cases[i].needs_lengths);
    }
}

static void
test_traits (void)
{
  static const struct { const char *id; guint n_squares; gboolean has_water; } cases[] = {
    { "side-a", 96, FALSE },
    { "side-b", 83, TRUE },
  };
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/broken.city.json");
  g_autoptr (TcBoardEntry) file = tc_board_entry_new (nowhere);
  const TcBoardTraits traits = tc_board_traits_of (file, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TcBoardEntry) entry = tc_board_entry_new_built_in (cases[i].id);
      const TcBoardTraits known = tc_board_traits_of (entry, TRUE);

      g_assert_cmpstr (known.name, ==, tc_board_entry_get_name (entry));
      g_assert_cmpuint (known.n_squares, ==, cases[i].n_squares);
      g_assert_cmpint (known.has_water, ==, cases[i].has_water);
      g_assert_true (known.is_played);
      g_assert_cmpfloat (known.rounds, ==, tc_board_length_get_rounds (entry));
    }
  g_assert_cmpstr (traits.name, ==, "broken.city.json");
  g_assert_cmpuint (traits.n_squares, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-query/matches", test_matches);
  g_test_add_func ("/board-query/order", test_order);
  g_test_add_func ("/board-query/questions", test_questions);
  g_test_add_func ("/board-query/traits", test_traits);

  return g_test_run ();
}
