/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-repairs.h>

#include <string.h>

#include <tc-board-tools.h>

#include "board-fixtures.h"

#define ROOM "aaaaaa/aaaaaa/aaaaaa/bbbbbb"

/* A board with a problem of that kind, and what the button beside it says; NULL where there is to be none. */
typedef struct
{
  const char   *name;
  TcProblemKind kind;
  const char   *grid;
  void (*spoil)(TcBoard *board);
  const char   *label;
} Case;

static void
nothing (TcBoard *board)
{
}

static void
remove_all_districts (TcBoard *board)
{
  while (board->n_districts > 0)
    *board = tc_board_without_district (board, 0, FALSE);
}

static void
add_district (TcBoard *board)
{
  *board = tc_board_with_district (board);
}

static void
empty_the_only_district (TcBoard *board)
{
  *board = tc_board_painted_line (board, 0, 0, 0, 0, TC_OUTSIDE, TC_SYMMETRY_NONE);
}

static void
turn_row_upside_down (TcBoard *board)
{
  board->rows[2].high = -3;
}

static void
turn_district_upside_down (TcBoard *board)
{
  board->districts[1].value.low = 20;
}

static void
raise_column (TcBoard *board)
{
  board->columns[1].high = 120;
}

static void
remove_drones (TcBoard *board)
{
  board->n_drones = 0;
  memset (board->drones, 0, sizeof board->drones);
}

static void
raise_drone (TcBoard *board)
{
  board->drones[1] = 5;
}

static void
mix_drones (TcBoard *board)
{
  board_fixture_set_drones (board, "-5 -4 -7 -10 -4");
}

static void
pay_for_networks (TcBoard *board)
{
  board_fixture_set_bubbles (board, "-1 5 4 4 1 -2 -3 -3");
}

static void
remove_bubbles (TcBoard *board)
{
  board->n_bubbles = 0;
  memset (board->bubbles, 0, sizeof board->bubbles);
}

static void
add_broken_token (TcBoard *board)
{
  board_fixture_add_token (board, "K2", "#.#");
}

static void
put_broken_token_on_hq (TcBoard *board)
{
  add_broken_token (board);
  strcpy (board->sections[3], "K2");
}

static void
redefine_token (TcBoard *board)
{
  board_fixture_add_token (board, "T4", "###/###");
}

static void
define_token_twice (TcBoard *board)
{
  board_fixture_add_token (board, "K6", "###/###");
  board_fixture_add_token (board, "K6", "###/##./#..");
  board_fixture_set_sections (board, "K6 L4 I3 S4 O4 P5");
}

static void
name_unknown_token (TcBoard *board)
{
  board_fixture_set_sections (board, "T4 L4 I3 Q9 O4 P5");
}

static void
name_unknown_small_token (TcBoard *board)
{
  board_fixture_set_small (board, "I1 Q9 V3");
}

static void
put_token_twice (TcBoard *board)
{
  board_fixture_set_sections (board, "T4 L4 I3 T4 O4 P5");
}

static void
use_large_small_tokens (TcBoard *board)
{
  board_fixture_set_small (board, "O4 O4 O4");
  board_fixture_set_sections (board, "I4 O4 T4 S4 L4 P5");
}

static void
use_one_drone (TcBoard *board)
{
  board_fixture_set_drones (board, "-1");
}

static void
remove_sections (TcBoard *board)
{
  *board = tc_board_with_freestyle (board, TRUE, NULL);
}

static void
paint_alike (TcBoard *board)
{
  board->districts[1].colour = board->districts[0].colour + 1;
}

static void
make_dear (TcBoard *board)
{
  board->districts[0].value = (TcValue) { 20, 10 };
  board->districts[1].value = (TcValue) { 20, 10 };
}

static const Case cases[] = {
  { "no city", TC_PROBLEM_NO_CITY, "a", empty_the_only_district, NULL },
  { "no districts", TC_PROBLEM_DISTRICT_COUNT, ROOM, remove_all_districts, "Add a district" },
  { "empty district", TC_PROBLEM_DISTRICT_EMPTY, ROOM, add_district, "Remove c" },
  { "the only district empty", TC_PROBLEM_DISTRICT_EMPTY, "a", empty_the_only_district, NULL },
  { "row upside down", TC_PROBLEM_HIGH_BELOW_LOW, ROOM, turn_row_upside_down, "Swap high and low" },
  { "district upside down", TC_PROBLEM_HIGH_BELOW_LOW, ROOM, turn_district_upside_down, "Swap high and low" },
  { "value too high", TC_PROBLEM_VALUE_RANGE, ROOM, raise_column, "Limit to 99" },
  { "no drones", TC_PROBLEM_DRONE_COUNT, ROOM, remove_drones, "Add a drone square" },
  { "positive drone", TC_PROBLEM_DRONE_POSITIVE, ROOM, raise_drone, "Make it −5" },
  { "no bubbles", TC_PROBLEM_BUBBLE_COUNT, ROOM, remove_bubbles, "Add a bubble" },
  { "positive bubbles", TC_PROBLEM_BUBBLE_POSITIVE, ROOM, pay_for_networks, "Set Bubbles to 0 −1 −1 −2 −3" },
  { "drones out of order", TC_PROBLEM_DRONE_CHEAPER, ROOM, mix_drones, "Set Drones to −4 −4 −5 −7 −10" },
  { "broken token", TC_PROBLEM_TOKEN_SHAPE, ROOM, add_broken_token, "Remove K2" },
  { "broken token on the HQ", TC_PROBLEM_TOKEN_SHAPE, ROOM, put_broken_token_on_hq, "Remove K2" },
  { "redefined token", TC_PROBLEM_TOKEN_REDEFINED, ROOM, redefine_token, "Rename it to A6" },
  { "token defined twice", TC_PROBLEM_TOKEN_REDEFINED, ROOM, define_token_twice, "Rename it to A6" },
  { "unknown token", TC_PROBLEM_HQ_UNKNOWN_TOKEN, ROOM, name_unknown_token, "Put “bar of four” there" },
  { "unknown small token", TC_PROBLEM_HQ_UNKNOWN_TOKEN, ROOM, name_unknown_small_token, "Put “single square” there" },
  { "token twice", TC_PROBLEM_HQ_TWICE, ROOM, put_token_twice, "Put “bar of four” there" },
  { "token fits nowhere", TC_PROBLEM_TOKEN_FITS_NOWHERE, "aaaaaa/b.....", nothing, "Put “bar of four” there" },
  { "no token fits", TC_PROBLEM_TOKEN_FITS_NOWHERE, "a.b", nothing, "Put “single square” there" },
  { "small token fits nowhere", TC_PROBLEM_TOKEN_FITS_NOWHERE, "a.b", remove_sections, "Put “single square” there" },
  { "district in parts", TC_PROBLEM_DISTRICT_IN_PARTS, "aaabba/aaabbb/aaabba", nothing, "Give them to the neighbours" },
  { "islands", TC_PROBLEM_DISTRICT_IN_PARTS, "aaa.aa/aaa.../aaa...", nothing, NULL },
  { "out of reach", TC_PROBLEM_SQUARE_OUT_OF_REACH, "aaaa.b/aaaa../aaaa..", use_large_small_tokens, "Take it out of the city" },
  { "impossible feature", TC_PROBLEM_FEATURE_IMPOSSIBLE, "aaaaa/aaaaa/aaaaa", use_large_small_tokens,
    "Use the single square as a small shape" },
  { "drones lacking", TC_PROBLEM_FEATURE_IMPOSSIBLE, "aaaaaa/aaaaaa/aaaaaa/....../b.b.b.", use_one_drone, "Add 2 Drones" },
  { "dear district", TC_PROBLEM_DISTRICT_DEAR, "aaaaab/aaaaab/aaaaaa", make_dear, "Suggest 2" },
  { "islands apart", TC_PROBLEM_CITY_IN_PARTS, "aaa.bb/aaa.bb/aaa.bb", nothing, NULL },
  { "colours alike", TC_PROBLEM_COLOURS_ALIKE, ROOM, paint_alike, "Give b another colour" },
};

static const TcBoardProblem *
find (GPtrArray    *problems,
      TcProblemKind kind)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);

      if (problem->has_problem && problem->problem.kind == kind)
        return problem;
    }

  return NULL;
}

static gboolean
is_same (const TcProblem *a,
         const TcProblem *b)
{
  return a->kind == b->kind && a->index == b->index && (a->kind != TC_PROBLEM_HIGH_BELOW_LOW || a->feature == b->feature);
}

/* A count or the set of all squares is the same problem whatever its index says; a removed district has given its number to the next one. */
static void
assert_gone (const TcBoardProblem *problem,
             TcBoardFile          *repaired)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (repaired);

  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *left = g_ptr_array_index (problems, i);

      if (left->has_problem)
        g_assert_false (is_same (&left->problem, &problem->problem));
    }
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  TcBoard board = board_fixture (self->grid);
  g_autoptr (TcBoardFile) file = NULL, repaired = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  g_autofree char *label = NULL;
  const TcBoardProblem *problem;

  self->spoil (&board);
  file = tc_board_file_new_with_board (NULL, &board);
  problems = tc_board_problems (file);
  problem = find (problems, self->kind);
  g_assert_nonnull (problem);

  label = tc_board_repair_label (file, problem);
  repaired = tc_board_repaired (file, problem);
  g_assert_cmpstr (label, ==, self->label);
  g_assert_true ((repaired == NULL) == (self->label == NULL));
  if (repaired != NULL)
    assert_gone (problem, repaired);
}

static TcBoard
repaired_board (const TcBoard *board,
                TcProblemKind  kind)
{
  g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (NULL, board);
  g_autoptr (GPtrArray) problems = tc_board_problems (file);
  g_autoptr (TcBoardFile) repaired = tc_board_repaired (file, find (problems, kind));

  return *tc_board_file_get_board (repaired);
}

/* All bubbles are set at once, and nothing else is touched; so are drones. */
static void
test_prices (void)
{
  TcBoard paying = board_fixture (ROOM), mixed = board_fixture (ROOM);
  TcBoard expected_paying = board_fixture (ROOM), expected_mixed = board_fixture (ROOM), board;

  pay_for_networks (&paying);
  board_fixture_set_bubbles (&expected_paying, "0 -1 -1 -2 -3");
  board = repaired_board (&paying, TC_PROBLEM_BUBBLE_POSITIVE);
  board_fixture_assert_same (&board, &expected_paying);

  mix_drones (&mixed);
  board_fixture_set_drones (&expected_mixed, "-4 -4 -5 -7 -10");
  board = repaired_board (&mixed, TC_PROBLEM_DRONE_CHEAPER);
  board_fixture_assert_same (&board, &expected_mixed);
}

/* One after the other, until nothing is left that a button could solve. */
static void
test_all (void)
{
  TcBoard board = board_fixture (ROOM);
  g_autoptr (TcBoardFile) file = NULL, repaired = NULL, again = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  turn_row_upside_down (&board);
  pay_for_networks (&board);
  raise_drone (&board);
  paint_alike (&board);
  file = tc_board_file_new_with_board (NULL, &board);
  repaired = tc_board_repaired_all (file);
  problems = tc_board_problems (repaired);
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *label = tc_board_repair_label (repaired, g_ptr_array_index (problems, i));

      g_assert_null (label);
    }
  again = tc_board_repaired_all (repaired);
  g_assert_true (again == repaired);
}

/* The HQ means what it meant before: the token that its author drew. */
static void
test_renamed_token_stays_on_hq (void)
{
  TcBoard board = board_fixture (ROOM);
  g_autoptr (TcBoardFile) file = NULL, repaired = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  redefine_token (&board);
  file = tc_board_file_new_with_board (NULL, &board);
  problems = tc_board_problems (file);
  repaired = tc_board_repaired (file, find (problems, TC_PROBLEM_TOKEN_REDEFINED));
  g_assert_cmpstr (tc_board_file_get_board (repaired)->sections[0], ==, "A6");

  g_clear_pointer (&file, tc_board_file_unref);
  g_clear_pointer (&repaired, tc_board_file_unref);
  g_clear_pointer (&problems, g_ptr_array_unref);
  board = board_fixture (ROOM);
  define_token_twice (&board);
  file = tc_board_file_new_with_board (NULL, &board);
  problems = tc_board_problems (file);
  repaired = tc_board_repaired (file, find (problems, TC_PROBLEM_TOKEN_REDEFINED));
  g_assert_cmpstr (tc_board_file_get_board (repaired)->sections[0], ==, "K6");
}

/* One button after the other leads to a board that can be played. */
static void
test_until_playable (void)
{
  TcBoard board = board_fixture ("aabb/aaba/bbbb/..cc");
  g_autoptr (TcBoardFile) file = NULL;

  add_district (&board);
  turn_row_upside_down (&board);
  raise_drone (&board);
  remove_bubbles (&board);
  put_broken_token_on_hq (&board);
  file = tc_board_file_new_with_board (NULL, &board);
  for (guint n = 0; !tc_check_is_playable (tc_board_file_get_board (file)); n++)
    {
      g_autoptr (GPtrArray) problems = tc_board_problems (file);
      TcBoardFile *repaired = tc_board_repaired (file, g_ptr_array_index (problems, 0));

      g_assert_nonnull (repaired);
      g_assert_cmpuint (n, <, 20);
      tc_board_file_unref (file);
      file = repaired;
    }
}

static void
test_language_has_no_repair (void)
{
  const TcBoard board = board_fixture (ROOM);
  g_autoptr (TcBoardFile) bare = tc_board_file_new_with_board (NULL, &board), file = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  const TcBoardProblem *problem;

  file = tc_board_file_new_with_text (bare, TC_BOARD_TEXT_NAME, 0, "fr", "Port");
  problems = tc_board_problems (file);
  problem = g_ptr_array_index (problems, 0);
  g_assert_cmpstr (problem->code, ==, "language");
  g_assert_null (tc_board_repair_label (file, problem));
  g_assert_null (tc_board_repaired (file, problem));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdelimit (g_strconcat ("/board-repairs/", cases[i].name, NULL), " ", '-');

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/board-repairs/prices", test_prices);
  g_test_add_func ("/board-repairs/all", test_all);
  g_test_add_func ("/board-repairs/renamed-token-stays-on-hq", test_renamed_token_stays_on_hq);
  g_test_add_func ("/board-repairs/until-playable", test_until_playable);
  g_test_add_func ("/board-repairs/language", test_language_has_no_repair);

  return g_test_run ();
}
