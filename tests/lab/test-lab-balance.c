/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-balance.h"

#include <string.h>

#include <glib.h>

#include <lab-forecast.h>
#include <tc-board-file.h>
#include <tc-built-in-boards.h>
#include <tc-generated-board.h>
#include <tc-rules.h>

static TcBoard
generated (guint64 seed)
{
  const TcWishes wishes = { .n_columns = 8, .n_rows = 6, .n_districts = 4, .water = 10, .sprawl = 20, .seed = seed };
  g_autoptr (TcBoardFile) file = tc_board_file_new_generated (&wishes);

  g_assert_nonnull (file);

  return *tc_board_file_get_board (file);
}

/* Few battles: what is proven here does not depend on how sure a figure is. */
static LabWishes
small_wishes (void)
{
  LabWishes wishes = lab_wishes_usual (2);

  wishes.n_battles = 24;
  wishes.n_quick_battles = 24;
  wishes.seed = 5;
  for (guint target = 0; target < LAB_N_TARGETS; target++)
    wishes.ranges[target] = (LabRange) { 0, 1000 };

  return wishes;
}

static LabTurning
one_turn (LabTurn turn,
          gint8   n)
{
  LabTurning turning = { { 0 } };

  turning.n[turn] = n;

  return turning;
}

static void
test_turns (void)
{
  TcBoard board = generated (1), turned;
  guint n_values;

  board.n_drones = 5;
  memcpy (board.drones, ((gint8[]) { -2, -3, -4, -5, -6 }), 5);

  turned = lab_board_turned (&board, one_turn (LAB_TURN_DRONES, 1), 0);
  g_assert_cmpint (memcmp (turned.drones, ((gint8[]) { -3, -4, -5, -6, -7 }), 5), ==, 0);
  g_assert_cmpuint (lab_board_points_apart (&board, &turned, &n_values), ==, 5);
  g_assert_cmpuint (n_values, ==, 5);

  turned = lab_board_turned (&board, one_turn (LAB_TURN_STEEPNESS, 1), 0);
  g_assert_cmpint (memcmp (turned.drones, ((gint8[]) { -1, -2, -4, -6, -7 }), 5), ==, 0);

  /* Nothing is ever paid for a drone, and none is cheaper than the one before it. */
  turned = lab_board_turned (&board, one_turn (LAB_TURN_DRONES, -4), 0);
  g_assert_cmpint (memcmp (turned.drones, ((gint8[]) { 0, 0, 0, -1, -2 }), 5), ==, 0);
  turned = lab_board_turned (&board, one_turn (LAB_TURN_STEEPNESS, -4), 0);
  for (guint i = 1; i < 5; i++)
    g_assert_cmpint (turned.drones[i], <=, turned.drones[i - 1]);

  turned = lab_board_turned (&board, one_turn (LAB_TURN_COLUMNS, 1), 0);
  for (guint i = 0; i < board.n_columns; i++)
    g_assert_cmpint (turned.columns[i].high, ==, board.columns[i].high + 1);
  g_assert_cmpint (memcmp (turned.rows, board.rows, sizeof turned.rows), ==, 0);
}

/* Middle and outer lines are all lines, and no line is both. */
static void
test_lines (void)
{
  const TcBoard board = generated (2);
  const TcBoard middle = lab_board_turned (&board, one_turn (LAB_TURN_MIDDLE, 1), 0);
  const TcBoard outer = lab_board_turned (&board, one_turn (LAB_TURN_OUTER, 1), 0);
  guint n_middle = 0;

  for (guint i = 0; i < board.n_columns; i++)
    {
      g_assert_cmpint (middle.columns[i].high + outer.columns[i].high, ==, 2 * board.columns[i].high + 1);
      n_middle += middle.columns[i].high != board.columns[i].high;
    }
  g_assert_cmpuint (n_middle, ==, 4);
  g_assert_cmpint (middle.columns[0].high, ==, board.columns[0].high);
}

/* Whatever is turned, the board can be played and nothing kept is touched. */
static void
test_bounds (void)
{
  TurnRandom random = turn_random_new (3, 0);

  for (guint i = 0; i < 300; i++)
    {
      const TcBoard board = generated (i % 20);
      LabTurning turning;
      TcBoard turned;

      for (guint turn = 0; turn < LAB_N_TURNS; turn++)
        turning.n[turn] = (gint8) ((int) turn_random_below (&random, 2 * LAB_MAX_TURN + 1) - LAB_MAX_TURN);
      turning.n[LAB_TURN_LEVEL] = (gint8) ABS (turning.n[LAB_TURN_LEVEL]);
      turned = lab_board_turned (&board, turning, 0);
      g_assert_true (tc_check_is_playable (&turned));
      g_assert_cmpint (memcmp (turned.squares, board.squares, sizeof turned.squares), ==, 0);
      g_assert_cmpint (memcmp (turned.sections, board.sections, sizeof turned.sections), ==, 0);

      turned = lab_board_turned (&board, turning, LAB_KEEP_ALL);
      g_assert_cmpint (memcmp (&turned, &board, sizeof turned), ==, 0);
    }
}

/* The same battles, counted by the tally and by what a battle says itself. */
typedef struct
{
  LabFigures figures, halves[2];
  LabTally   tally;
  gint64     margins;
  guint      n_drones;
} Recount;

static bool
recount (const LabGame *game,
         void          *digest,
         void          *data)
{
  Recount *self = data;
  const TcState *state = (const TcState *) &game->state;

  lab_figures_add (&self->figures, game);
  lab_figures_add (&self->halves[game->index % 2], game);
  lab_tally_add (&self->tally, game);
  self->margins += ABS (game->scores[0] - game->scores[1]);
  for (guint seat = 0; seat < 2; seat++)
    for (guint drone = 0; drone < ((const TcGame *) game->game)->board.n_drones; drone++)
      self->n_drones += tc_state_drone_used (state, seat, drone);

  return true;
}

static void
test_figures (void)
{
  const TcBoard board = generated (4);
  g_autofree LabBattles *battles = g_new0 (LabBattles, 1);
  g_autofree Recount *count = g_new0 (Recount, 1);
  const LabSink sink = { .take = recount, .data = count };
  LabPlan plan = { .rules = &tc_rules, .n_games = 60, .seed = 9 };

  plan.bots[0] = plan.bots[1] = turn_bot_find ("greedy", &tc_rules);
  battles->n_seats = 2;
  battles->n_leaders = 1;
  g_assert_cmpint (lab_battles_prepare (battles, &board, &plan), ==, LAB_BATTLES_FINE);
  g_assert_true (lab_play (&plan, 2, &sink, NULL, NULL));

  g_assert_cmpint (memcmp (&count->figures.statistics, &count->tally.statistics, sizeof (LabStatistics)), ==, 0);
  g_assert_cmpuint (count->figures.n_boards, ==, count->tally.n_boards);
  g_assert_cmpint (count->figures.margins, ==, count->margins);
  g_assert_cmpuint (count->figures.n_drones, ==, count->n_drones);
  g_assert_cmpint (memcmp (count->figures.end_parts, count->tally.end_parts, sizeof count->figures.end_parts), ==, 0);
  for (guint i = 0; i < TC_MAX_FEATURES; i++)
    {
      g_assert_cmpuint (count->figures.n_filled[i], ==, count->tally.n_filled_of_feature[i]);
      g_assert_cmpuint (count->figures.n_high_of_seat[i][0] + count->figures.n_high_of_seat[i][1], <=, count->figures.n_filled[i]);
    }

  lab_figures_merge (&count->halves[0], &count->halves[1]);
  g_assert_cmpint (memcmp (&count->halves[0], &count->figures, sizeof (LabFigures)), ==, 0);
}

/* Two turns that add up to what is wanted are found, and no more than are needed. */
static void
test_solve (void)
{
  const TcBoard board = generated (6);
  LabResponses responses = { 0 };
  LabRange ranges[LAB_N_TARGETS];
  LabOutlook outlook = { { 0 } };
  LabTurning found;
  double expected;

  for (guint target = 0; target < LAB_N_TARGETS; target++)
    ranges[target] = (LabRange) { 0, 1000 };
  ranges[LAB_TARGET_ROUNDS] = (LabRange) { 8, 12 };
  outlook.parts[LAB_OUTLOOK_ROUNDS] = 6;
  responses.is_possible[LAB_TURN_DRONES][1] = true;
  responses.changes[LAB_TURN_DRONES][1].parts[LAB_OUTLOOK_ROUNDS] = 1.2;
  responses.is_possible[LAB_TURN_BUBBLES][1] = true;
  responses.changes[LAB_TURN_BUBBLES][1].parts[LAB_OUTLOOK_ROUNDS] = -1;

  found = lab_responses_solve (&responses, outlook, ranges, &board, 0, (LabTurning) { { 0 } }, 8, &expected);
  g_assert_cmpint (found.n[LAB_TURN_DRONES], ==, 2);
  g_assert_cmpint (found.n[LAB_TURN_BUBBLES], ==, 0);
  g_assert_cmpfloat (expected, ==, 0);
}

/* Cheap drones end battles soon; dearer ones are found, and the same ones on any number of threads. */
static void
test_finds_values (void)
{
  static const guint n_threads[] = { 2, 4 };
  LabWishes wishes = small_wishes ();
  TcBoard board = generated (8);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1), *again = g_new0 (LabBalance, 1);

  for (guint i = 0; i < board.n_drones; i++)
    board.drones[i] = 0;
  wishes.ranges[LAB_TARGET_DRONES] = (LabRange) { 0, 4 };
  wishes.n_threads = 1;
  g_assert_true (lab_balance_run (&board, &wishes, NULL, NULL, balance));
  g_test_message ("outcome %d, drones %.2f, then %.2f", balance->outcome, lab_figures_get (&balance->before, LAB_TARGET_DRONES),
                  lab_figures_get (&balance->after, LAB_TARGET_DRONES));
  g_assert_cmpint (balance->outcome, ==, LAB_BALANCE_REACHED);
  g_assert_true (balance->is_proven);
  g_assert_cmpfloat (lab_figures_get (&balance->before, LAB_TARGET_DRONES), >, 4);
  g_assert_cmpfloat (lab_figures_get (&balance->after, LAB_TARGET_DRONES), <=, 4);
  g_assert_cmpuint (balance->n_steps, >=, 1);
  g_assert_true (tc_check_is_playable (&balance->board));

  for (guint i = 0; i < G_N_ELEMENTS (n_threads); i++)
    {
      wishes.n_threads = n_threads[i];
      g_assert_true (lab_balance_run (&board, &wishes, NULL, NULL, again));
      g_assert_cmpint (memcmp (&again->board, &balance->board, sizeof (TcBoard)), ==, 0);
      g_assert_cmpint (memcmp (&again->after, &balance->after, sizeof (LabFigures)), ==, 0);
      g_assert_cmpuint (again->n_battles, ==, balance->n_battles);
    }
}

static void
test_already (void)
{
  const LabWishes wishes = small_wishes ();
  const TcBoard board = generated (8);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);

  g_assert_true (lab_balance_run (&board, &wishes, NULL, NULL, balance));
  g_assert_cmpint (balance->outcome, ==, LAB_BALANCE_ALREADY);
  g_assert_cmpint (memcmp (&balance->board, &board, sizeof board), ==, 0);
  g_assert_cmpuint (balance->n_battles, ==, 24);
}

/* Nobody can reach this, and what is kept is kept. */
static void
test_keeps (void)
{
  LabWishes wishes = small_wishes ();
  const TcBoard board = generated (9);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);

  wishes.ranges[LAB_TARGET_ROUNDS] = (LabRange) { 60, 70 };
  wishes.keeps = LAB_KEEP_COLUMNS | LAB_KEEP_DRONES;
  g_assert_true (lab_balance_run (&board, &wishes, NULL, NULL, balance));
  g_assert_true (balance->outcome == LAB_BALANCE_NEARER || balance->outcome == LAB_BALANCE_NO_BETTER);
  g_assert_cmpint (memcmp (balance->board.columns, board.columns, sizeof board.columns), ==, 0);
  g_assert_cmpint (memcmp (balance->board.drones, board.drones, sizeof board.drones), ==, 0);
}

static void
cancel_soon (const LabBalanceNews *news,
             void                 *data)
{
  g_assert_cmpuint (news->n_trials, <=, news->n_trials_expected);
  g_assert_cmpfloat (news->done, >=, 0);
  g_assert_cmpfloat (news->done, <, 1);
  if (news->n_battles >= 60)
    atomic_store ((atomic_bool *) data, true);
}

static void
test_cancel (void)
{
  LabWishes wishes = small_wishes ();
  const TcBoard board = generated (9);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);
  atomic_bool cancelled = false;
  const LabBalanceWatch watch = { .tell = cancel_soon, .data = &cancelled };

  wishes.ranges[LAB_TARGET_ROUNDS] = (LabRange) { 60, 70 };
  g_assert_false (lab_balance_run (&board, &wishes, &watch, &cancelled, balance));
  g_assert_cmpint (balance->outcome, ==, LAB_BALANCE_CANCELLED);
  g_assert_cmpuint (balance->n_battles, <, 60 + 24);
  g_assert_cmpint (memcmp (&balance->board, &board, sizeof board), ==, 0);
}

static void
test_budget (void)
{
  LabWishes wishes = small_wishes ();
  const TcBoard board = generated (9);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);

  wishes.ranges[LAB_TARGET_ROUNDS] = (LabRange) { 60, 70 };
  wishes.max_seconds = 1e-6;
  g_assert_true (lab_balance_run (&board, &wishes, NULL, NULL, balance));
  g_assert_true (balance->is_out_of_time);
  g_assert_cmpint (balance->outcome, ==, LAB_BALANCE_NO_BETTER);
  g_assert_cmpuint (balance->n_battles, <, 24);
}

static void
test_impossible (void)
{
  const LabWishes wishes = small_wishes ();
  TcBoard board = generated (9);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);

  board.has_sections = false;
  memset (board.sections, 0, sizeof board.sections);
  g_assert_false (lab_balance_run (&board, &wishes, NULL, NULL, balance));
  g_assert_cmpint (balance->outcome, ==, LAB_BALANCE_IMPOSSIBLE);
}

/* Bubbles that pay make a plan that wins. Prices stop it, so they are changed, whatever the targets say. */
static void
test_plans (void)
{
  const LabWishes wishes = small_wishes ();
  g_autofree char *path = g_strdup_printf ("%s/boards/paying-bubbles.city.json", g_getenv ("TEST_DATA"));
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (TcBoardFile) file = tc_board_file_load_playable (place, NULL);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);

  g_assert_nonnull (file);
  g_assert_true (lab_balance_run (tc_board_file_get_board (file), &wishes, NULL, NULL, balance));
  g_assert_cmpuint (balance->n_rushes_before, >, 0);
  g_assert_cmpuint (balance->n_rushes, ==, 0);
  g_assert_false (balance->tokens_make_rushes);
  for (guint i = 0; i < balance->board.n_bubbles; i++)
    g_assert_cmpint (balance->board.bubbles[i], <=, 0);
}

/* Where prices may not be changed, nothing stops it, and that is said. */
static void
test_plans_stay (void)
{
  LabWishes wishes = small_wishes ();
  g_autofree char *path = g_strdup_printf ("%s/boards/paying-bubbles.city.json", g_getenv ("TEST_DATA"));
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (TcBoardFile) file = tc_board_file_load_playable (place, NULL);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);

  wishes.keeps = LAB_KEEP_DRONES | LAB_KEEP_BUBBLES;
  g_assert_true (lab_balance_run (tc_board_file_get_board (file), &wishes, NULL, NULL, balance));
  g_assert_cmpuint (balance->n_rushes, >, 0);
  g_assert_true (balance->tokens_make_rushes);
  g_assert_cmpint (memcmp (&balance->board, tc_board_file_get_board (file), sizeof (TcBoard)), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab-balance/turns", test_turns);
  g_test_add_func ("/lab-balance/lines", test_lines);
  g_test_add_func ("/lab-balance/bounds", test_bounds);
  g_test_add_func ("/lab-balance/figures", test_figures);
  g_test_add_func ("/lab-balance/solve", test_solve);
  g_test_add_func ("/lab-balance/finds-values", test_finds_values);
  g_test_add_func ("/lab-balance/already", test_already);
  g_test_add_func ("/lab-balance/keeps", test_keeps);
  g_test_add_func ("/lab-balance/cancel", test_cancel);
  g_test_add_func ("/lab-balance/budget", test_budget);
  g_test_add_func ("/lab-balance/impossible", test_impossible);
  g_test_add_func ("/lab-balance/plans", test_plans);
  g_test_add_func ("/lab-balance/plans-stay", test_plans_stay);

  return g_test_run ();
}
