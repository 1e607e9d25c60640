/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-tools.h>

#include "board-fixtures.h"

static TcBoard
plain_board (void)
{
  return board_fixture ("aaaaaa/aaaaaa/aaaaaa");
}

static void
test_judge (void)
{
  static const struct { const char *shape; TcTokenVerdict verdict; const char *twin; } cases[] = {
    { "...", TC_TOKEN_EMPTY, NULL },
    { "#####/#####", TC_TOKEN_TOO_MANY_SQUARES, NULL },
    { "######", TC_TOKEN_TOO_WIDE, NULL },
    { "#.#", TC_TOKEN_NOT_CONNECTED, NULL },
    { "#./.#", TC_TOKEN_NOT_CONNECTED, NULL },
    { "###/###", TC_TOKEN_FINE, NULL },
    { "#####/#.#.#", TC_TOKEN_FINE, NULL },
    { "###/###/###", TC_TOKEN_FINE, NULL },
    { ".##/##.", TC_TOKEN_DUPLICATE, "S4" },
    { "#./##/.#", TC_TOKEN_DUPLICATE, "S4" },
    { "#", TC_TOKEN_DUPLICATE, "I1" },
    { "#.#/###/..#", TC_TOKEN_DUPLICATE, "K6" },
    { "##./.##/.#./.#.", TC_TOKEN_FINE, NULL },
  };
  TcBoard board = plain_board ();

  board_fixture_add_token (&board, "K6", "#.#/###/#..");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcToken *twin = NULL;
      const TcTokenVerdict verdict = tc_board_judge_token (&board, tc_shape_from_text (cases[i].shape), -1, &twin);
      g_autofree char *text = tc_token_verdict_text (verdict, twin);

      g_assert_cmpint (verdict, ==, cases[i].verdict);
      g_assert_cmpstr (twin != NULL ? twin->id : NULL, ==, cases[i].twin);
      g_assert_true ((text == NULL) == (verdict == TC_TOKEN_FINE));
    }

  /* A token is no duplicate of itself. */
  g_assert_cmpint (tc_board_judge_token (&board, board.tokens[0].shape, 0, NULL), ==, TC_TOKEN_FINE);
}

static void
test_add_until_full (void)
{
  TcBoard board = plain_board (), full;

  for (guint n = 0; n < TC_MAX_OWN_TOKENS; n++)
    {
      board = tc_board_with_token (&board, tc_shape_from_text ("###/###"));
      g_assert_cmpuint (board.n_tokens, ==, n + 1);
      for (guint i = 0; i < n; i++)
        g_assert_cmpstr (board.tokens[i].id, !=, board.tokens[n].id);
    }
  g_assert_cmpstr (board.tokens[0].id, ==, "A6");
  g_assert_cmpstr (board.tokens[26].id, ==, "AA6");
  g_assert_cmpint (tc_board_judge_token (&board, tc_shape_from_text ("#"), -1, NULL), ==, TC_TOKEN_NO_ROOM);
  full = tc_board_with_token (&board, tc_shape_from_text ("###/###"));
  board_fixture_assert_same (&full, &board);
}

/* The box's ids are taken too: the first free name for five squares is not "F5". */
static void
test_free_id (void)
{
  TcBoard board = plain_board ();
  char id[TC_TOKEN_ID_SIZE];

  for (const char *letter = "ABCDE"; *letter != '\0'; letter++)
    board = tc_board_with_token (&board, tc_shape_from_text ("#.#/###"));
  tc_board_find_free_token_id (&board, tc_shape_from_text ("#.#/###"), id);
  g_assert_cmpstr (id, ==, "G5");
}

static void
test_change_shape (void)
{
  const TcShape shape = tc_shape_from_text ("###/###");
  TcBoard board = plain_board (), after;

  board = tc_board_with_token (&board, tc_shape_from_text ("#.#/###/#.."));
  after = tc_board_with_token_shape (&board, 0, shape);
  g_assert_true (tc_shape_equal (after.tokens[0].shape, shape));
  after = tc_board_with_token_shape (&board, 0, tc_shape_from_text ("#.#"));
  board_fixture_assert_same (&after, &board);
}

static void
test_rename (void)
{
  static const struct { const char *id; gboolean possible; } cases[] = {
    { "K6", TRUE }, { "croix é", TRUE }, { "", FALSE }, { "T4", FALSE }, { "B2", FALSE }, { "0123456789abcdef", FALSE },
    { "a\nb", FALSE }, { "0123456789abcde", TRUE },
  };
  TcBoard board = plain_board ();

  board_fixture_add_token (&board, "A6", "###/###");
  board_fixture_add_token (&board, "B2", "###/##./##.");
  board = tc_board_with_hq_token (&board, 2, "A6");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = tc_board_with_token_id (&board, 0, cases[i].id);

      g_assert_true (tc_board_can_name_token (&board, cases[i].id, 0) == cases[i].possible);
      g_assert_cmpstr (after.tokens[0].id, ==, cases[i].possible ? cases[i].id : "A6");
      g_assert_cmpstr (after.sections[2], ==, after.tokens[0].id);
    }
}

static void
test_remove (void)
{
  TcBoard board = plain_board ();

  board_fixture_add_token (&board, "A6", "###/###");
  board_fixture_add_token (&board, "B6", "###/##./#..");
  board = tc_board_with_hq_token (&board, 0, "A6");
  board = tc_board_with_hq_token (&board, 7, "A6");
  board = tc_board_without_token (&board, 0);

  g_assert_cmpuint (board.n_tokens, ==, 1);
  g_assert_cmpstr (board.tokens[0].id, ==, "B6");
  g_assert_cmpstr (board.tokens[1].id, ==, "");
  g_assert_true (tc_check_is_playable (&board));
  g_assert_cmpstr (board.small[1], ==, "I2");
}

static void
test_hq (void)
{
  const TcBoard board = plain_board ();
  TcBoard after = tc_board_with_hq_token (&board, 1, "W5");

  g_assert_cmpstr (tc_board_get_hq_token (&after, 1), ==, "W5");

  /* Two sections change places, so that none lies there twice. */
  after = tc_board_with_hq_token (&board, 0, "P5");
  g_assert_cmpstr (after.sections[0], ==, "P5");
  g_assert_cmpstr (after.sections[5], ==, "T4");
  g_assert_true (tc_check_is_playable (&after));

  after = tc_board_with_hq_token (&board, 8, "P5");
  g_assert_cmpstr (tc_board_get_hq_token (&after, 8), ==, "P5");
  g_assert_cmpstr (after.sections[5], ==, "P5");

  after = tc_board_with_hq_token (&board, 0, "Q7");
  board_fixture_assert_same (&after, &board);
  after = tc_board_with_hq_token (&board, 9, "T4");
  board_fixture_assert_same (&after, &board);
}

static void
test_freestyle (void)
{
  TcBoard board = plain_board (), freestyle, back;

  board = tc_board_with_hq_token (&board, 0, "W5");
  freestyle = tc_board_with_freestyle (&board, TRUE, NULL);
  g_assert_false (freestyle.has_sections);
  g_assert_cmpstr (freestyle.sections[0], ==, "");

  back = tc_board_with_freestyle (&freestyle, FALSE, &board);
  board_fixture_assert_same (&back, &board);
  back = tc_board_with_freestyle (&freestyle, FALSE, &freestyle);
  g_assert_true (back.has_sections);
  g_assert_true (tc_check_is_playable (&back));
  back = tc_board_with_freestyle (&board, FALSE, NULL);
  board_fixture_assert_same (&back, &board);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-tokens/judge", test_judge);
  g_test_add_func ("/board-tokens/add-until-full", test_add_until_full);
  g_test_add_func ("/board-tokens/free-id", test_free_id);
  g_test_add_func ("/board-tokens/change-shape", test_change_shape);
  g_test_add_func ("/board-tokens/rename", test_rename);
  g_test_add_func ("/board-tokens/remove", test_remove);
  g_test_add_func ("/board-tokens/hq", test_hq);
  g_test_add_func ("/board-tokens/freestyle", test_freestyle);

  return g_test_run ();
}
