/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts and set-up, C1 to C6. */

#include <string.h>

#include <glib.h>

#include <tc-state.h>
#include <turn-rules.h>

#include "board-fixtures.h"

/* C1: a square is in the city, in one district, or outside. */
static void
test_squares (void)
{
  const TcBoard board = board_fixture ("aab/a.b/.bb/bbb/bbb");
  g_autofree TcGame *game = game_fixture (&board, 2);

  g_assert_cmpuint (game->n_squares, ==, 15);
  g_assert_cmpuint (game->n_words, ==, 2);
  g_assert_cmpuint (tc_set_count (&game->city, TC_SET_WORDS), ==, 13);
  g_assert_true (tc_set_has (&game->city, square_fixture (game, "C2")));
  g_assert_false (tc_set_has (&game->city, square_fixture (game, "B2")));
  g_assert_cmpuint (game->square_features[square_fixture (game, "B2")][TC_FEATURE_ROW], ==, TC_OUTSIDE);
  g_assert_cmpuint (game->square_feature_bits[square_fixture (game, "B2")], ==, 0);
}

/* C1: every tagger has a copy of the same board, untouched at first. */
static void
test_copies (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 4);
  TcState state;

  tc_state_start (game, &state);
  for (guint seat = 0; seat < 4; seat++)
    {
      const TcSet free_squares = tc_state_free (game, &state, seat), painted = tc_state_painted (game, &state, seat);

      g_assert_true (memcmp (&free_squares, &game->city, sizeof (TcSet)) == 0);
      g_assert_true (tc_set_is_empty (&painted, TC_SET_WORDS));
    }
}

/* C1: boards of up to 128 squares are small; larger ones take more words and no other rules. */
static void
test_sizes (void)
{
  static const struct { guint n_rows, n_columns, n_words; gsize size; } cases[] = {
    { 1, 1, 2, 112 }, { 8, 16, 2, 112 }, { 16, 8, 2, 112 }, { 10, 13, 4, 176 }, { 16, 16, 4, 176 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) grid = g_string_new (NULL);
      g_autofree TcGame *game = g_new (TcGame, 1);
      TcSetup setup = { .n_seats = 2 };
      TcBoard board;

      for (guint row = 0; row < cases[i].n_rows; row++)
        g_string_append_printf (grid, "%s%.*s", row > 0 ? "/" : "", (int) cases[i].n_columns, "aaaaaaaaaaaaaaaa");
      board = board_fixture (grid->str);
      if (i == 0)
        {
          for (guint token = 0; token < TC_N_SECTIONS; token++)
            board_fixture_add_token (&board, (const char *[]) { "A", "B", "C", "D", "E", "F" }[token], "#");
          board_fixture_set_sections (&board, "A B C D E F");
          board_fixture_set_small (&board, "I1 I1 I1");
        }
      g_assert_true (tc_setup_print_hq (&setup, &board));
      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_FINE);
      g_assert_cmpuint (game->n_words, ==, cases[i].n_words);
      g_assert_cmpuint (tc_state_size (game), ==, cases[i].size);
      g_assert_cmpuint (game->features[game->n_features - 1].n_squares, ==, cases[i].n_rows * cases[i].n_columns);
    }
}

/* C2: a column or row without city squares is no feature. */
static void
test_features (void)
{
  TcBoard board = board_fixture ("a.aa/..../b.bb/b.bb/b.bb");
  g_autofree TcGame *game = NULL;

  board.columns[3] = (TcValue) { 9, 1 };
  game = game_fixture (&board, 2);
  g_assert_cmpuint (game->n_features, ==, 3 + 4 + 2);
  g_assert_cmpint (game->features[0].kind, ==, TC_FEATURE_COLUMN);
  g_assert_cmpuint (game->features[1].index, ==, 2);
  g_assert_cmpint (game->features[2].value.high, ==, 9);
  g_assert_cmpint (game->features[2].value.low, ==, 1);
  g_assert_cmpint (game->features[3].kind, ==, TC_FEATURE_ROW);
  g_assert_cmpuint (game->features[4].index, ==, 2);
  g_assert_cmpuint (game->features[7].n_squares, ==, 3);
  g_assert_cmpuint (game->features[8].n_squares, ==, 9);
  g_assert_cmpuint (game->square_features[square_fixture (game, "C3")][TC_FEATURE_COLUMN], ==, 1);
  g_assert_cmpuint (game->square_features[square_fixture (game, "C3")][TC_FEATURE_ROW], ==, 4);
  g_assert_cmpuint (game->square_features[square_fixture (game, "C3")][TC_FEATURE_DISTRICT], ==, 8);
}

/* C3: die value v lies between section v − 1 and section v mod 6. */
static void
test_ring (void)
{
  static const guint sections[6][2] = { { 0, 1 }, { 1, 2 }, { 2, 3 }, { 3, 4 }, { 4, 5 }, { 5, 0 } };

  for (guint face = 1; face <= 6; face++)
    for (guint side = 0; side < 2; side++)
      g_assert_cmpuint (tc_face_section (face, side), ==, sections[face - 1][side]);
}

/* C3: six tokens on the ring, three small ones in the middle, each in all its turned and flipped forms. */
static void
test_tokens (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  static const guint n_orientations[TC_N_HQ_TOKENS] = { 4, 8, 2, 4, 1, 8, 1, 2, 4 };
  static const guint n_places[TC_N_HQ_TOKENS] = {
    2 * (11 * 6 + 10 * 7), 4 * (11 * 6 + 10 * 7), 10 * 8 + 12 * 6, 2 * (11 * 6 + 10 * 7), 11 * 7, 4 * (11 * 6 + 10 * 7),
    96, 11 * 8 + 12 * 7, 4 * 11 * 7,
  };
  TcState state;

  tc_state_start (game, &state);
  g_assert_cmpstr (game->hq[5].id, ==, "P5");
  g_assert_cmpstr (game->hq[8].id, ==, "V3");
  for (guint token = 0; token < TC_N_HQ_TOKENS; token++)
    {
      g_assert_cmpuint (game->n_orientations[token], ==, n_orientations[token]);
      g_assert_cmpuint (tc_state_n_places (game, &state, 1, token), ==, n_places[token]);
    }
}

/* C3: squares become a placement and back. */
static void
test_placements (void)
{
  const TcBoard board = board_fixture ("aaaa/a.aa/aaaa/aaaa");
  g_autofree TcGame *game = game_fixture (&board, 2);

  for (guint token = 0; token < TC_N_HQ_TOKENS; token++)
    for (guint o = 0; o < game->n_orientations[token]; o++)
      for (guint anchor = 0; anchor < game->n_squares; anchor++)
        if (tc_set_has (&game->orientations[token][o].fits, anchor))
          {
            const TcSet squares = tc_game_placement (game, token, o, anchor);
            guint8 found_orientation, found_anchor;

            g_assert_true (tc_game_find_placement (game, token, &squares, &found_orientation, &found_anchor));
            g_assert_cmpuint (found_orientation, ==, o);
            g_assert_cmpuint (found_anchor, ==, anchor);
          }
}

static void
test_no_placement (void)
{
  const TcBoard board = board_fixture ("aaaa/a.aa/aaaa/aaaa");
  g_autofree TcGame *game = game_fixture (&board, 2);
  static const char *const cases[] = {
    "", "A1", "A1 B1", "A1 B1 D1", "D1 A2 B2", "B1 B2 B3", "A1 B1 C1 D1", "C4 D4 A4", "A1 A2 B2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) names = g_strsplit (cases[i], " ", -1);
      TcSet squares = { 0 };
      guint8 orientation, anchor;

      for (guint n = 0; names[n] != NULL; n++)
        tc_set_add (&squares, square_fixture (game, names[n]));
      g_assert_false (tc_game_find_placement (game, 2, &squares, &orientation, &anchor));
    }
}

/* C4: drone squares and shared bubbles, none circled at first. */
static void
test_marks (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 3);
  TcState state;

  tc_state_start (game, &state);
  for (guint seat = 0; seat < 3; seat++)
    {
      g_assert_cmpint (tc_state_next_drone (game, &state, seat), ==, 0);
      for (guint drone = 0; drone < board.n_drones; drone++)
        g_assert_false (tc_state_drone_used (&state, seat, drone));
    }
  for (guint bubble = 0; bubble < board.n_bubbles; bubble++)
    g_assert_cmpuint (tc_state_bubble_owners (&state, bubble), ==, 0);
}

/* C5: two to four taggers, one die more than taggers, the leader one of them. */
static void
test_seats (void)
{
  static const struct { guint n_seats, leader; TcSetupVerdict verdict; } cases[] = {
    { 0, 0, TC_SETUP_BAD_SEATS }, { 1, 0, TC_SETUP_BAD_SEATS }, { 5, 0, TC_SETUP_BAD_SEATS }, { 255, 0, TC_SETUP_BAD_SEATS },
    { 2, 2, TC_SETUP_BAD_SEATS }, { 4, 255, TC_SETUP_BAD_SEATS },
    { 2, 1, TC_SETUP_FINE }, { 3, 2, TC_SETUP_FINE }, { 4, 0, TC_SETUP_FINE }, { 4, 3, TC_SETUP_FINE },
  };
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = g_new (TcGame, 1);
  TcState state;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcSetup setup = { .n_seats = (guint8) cases[i].n_seats, .leader = (guint8) cases[i].leader };

      tc_setup_print_hq (&setup, &board);
      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, cases[i].verdict);
      if (cases[i].verdict != TC_SETUP_FINE)
        continue;
      tc_state_start (game, &state);
      g_assert_cmpuint (tc_state_n_dice (game), ==, cases[i].n_seats + 1);
      g_assert_cmpuint (tc_state_leader (&state), ==, cases[i].leader);
      g_assert_cmpint (tc_state_to_move (game, &state), ==, TURN_CHANCE);
      g_assert_cmpuint (tc_state_round (&state), ==, 1);
    }
}

/* C6: the printed sections in their order, or six different large tokens of the box; the small ones as printed. */
static void
test_hq (void)
{
  static const struct { const char *hq; TcSetupVerdict verdict; } cases[] = {
    { "T4 L4 I3 S4 O4 P5 I1 I2 V3", TC_SETUP_FINE },         /* printed */
    { "I5 L4 I3 S4 O4 P5 I1 I2 V3", TC_SETUP_BAD_HQ },       /* neither printed nor in the box */
    { "L5 W5 V5 U5 I4 P5 I1 I2 V3", TC_SETUP_FINE },         /* freestyle */
    { "L5 W5 V5 U5 I4 L5 I1 I2 V3", TC_SETUP_BAD_HQ },       /* one twice */
    { "I1 W5 V5 U5 I4 L5 I1 I2 V3", TC_SETUP_BAD_HQ },       /* a small one on the ring */
    { "T4 L4 I3 S4 O4 P5 I1 I2 I3", TC_SETUP_BAD_HQ },       /* other small ones */
    { "T4 L4 I3 S4 O4 P5 I2 I1 V3", TC_SETUP_BAD_HQ },
    { "T4 L4 I3 S4 O4 Q9 I1 I2 V3", TC_SETUP_UNKNOWN_TOKEN },
    { "K4 L4 I3 S4 O4 P5 I1 I2 V3", TC_SETUP_BAD_HQ },       /* the author's own, but not printed */
  };
  TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = g_new (TcGame, 1);

  board_fixture_add_token (&board, "K4", "##/#./#.");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) ids = g_strsplit (cases[i].hq, " ", -1);
      TcSetup setup = { .n_seats = 2 };

      for (guint token = 0; token < TC_N_HQ_TOKENS; token++)
        g_strlcpy (setup.hq[token], ids[token], TC_TOKEN_ID_SIZE);
      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, cases[i].verdict);
    }
}

static void
test_own_tokens_on_hq (void)
{
  TcBoard board = board_fixture ("aaaaaa/aaaaaa/aaaaaa/aaaaaa/aaaaaa");
  g_autofree TcGame *game = NULL;

  board_fixture_add_token (&board, "hook", "#####/#...#");
  board_fixture_add_token (&board, "block", "###/###/###");
  board_fixture_set_sections (&board, "block L4 I3 S4 O4 P5");
  game = game_fixture (&board, 2);
  g_assert_cmpuint (game->orientations[0][0].n_cells, ==, 9);
  g_assert_cmpuint (game->n_orientations[0], ==, 1);
}

static void
test_unprinted_hq (void)
{
  TcBoard board = board_fixture_side_a ();
  TcSetup setup = { .n_seats = 2 };

  board.has_sections = false;
  g_assert_false (tc_setup_print_hq (&setup, &board));
}

/* C6: drawn tokens are different large ones, and in time every one of the eleven turns up. */
static void
test_drawn_hq (void)
{
  const TcBoard board = board_fixture_side_a ();
  TurnRandom random = turn_random_new (6, 0);
  g_autofree TcGame *game = g_new (TcGame, 1);
  guint n_drawn[TC_N_LARGE_TOKENS] = { 0 };

  for (guint i = 0; i < 1100; i++)
    {
      TcSetup setup = { .n_seats = 2 };

      tc_setup_draw_hq (&setup, &board, &random);
      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_FINE);
      for (guint token = 0; token < TC_N_LARGE_TOKENS; token++)
        for (guint section = 0; section < TC_N_SECTIONS; section++)
          n_drawn[token] += strcmp (setup.hq[section], tc_token_large (token)->id) == 0;
    }
  for (guint token = 0; token < TC_N_LARGE_TOKENS; token++)
    {
      g_assert_cmpuint (n_drawn[token], >, 500);
      g_assert_cmpuint (n_drawn[token], <, 700);
    }
}

/* A board with errors cannot be played, whatever is wrong with it. */
static void
spoil (TcBoard *board,
       guint    how)
{
  switch (how)
    {
    case 0: board->n_rows = 0; break;
    case 1: board->n_columns = 17; break;
    case 2: board->n_districts = 0; break;
    case 3: board->n_districts = 13; break;
    case 4: board->n_districts++; break;
    case 5: board->squares[0][0] = 9; break;
    case 6: board->n_drones = 0; break;
    case 7: board->n_drones = 11; break;
    case 8: board->n_bubbles = 0; break;
    case 9: board->n_bubbles = 13; break;
    case 10: board->n_tokens = 33; break;
    case 11: board_fixture_add_token (board, "six", "######"); break;
    case 12: board_fixture_add_token (board, "ten", "#####/#####"); break;
    case 13: board_fixture_add_token (board, "two", "#./.#"); break;
    case 14: board_fixture_add_token (board, "none", ""); break;
    case 15: board_fixture_add_token (board, "", "#"); break;
    case 16: board->rows[2] = (TcValue) { 3, 4 }; break;
    case 17: board->columns[2] = (TcValue) { 100, 4 }; break;
    case 18: board->drones[1] = 1; break;
    case 19: board_fixture_add_token (board, "I5", "###"); break;
    case 20: board_fixture_set_sections (board, "T4 L4 I3 S4 O4 T4"); break;
    case 21: board_fixture_set_small (board, "I1 I2 none"); break;
    default: g_assert_not_reached ();
    }
}

static void
test_bad_boards (void)
{
  g_autofree TcGame *game = g_new (TcGame, 1);

  for (guint how = 0; how <= 21; how++)
    {
      TcBoard board = board_fixture_side_a ();
      TcSetup setup = { .n_seats = 2 };

      spoil (&board, how);
      tc_setup_print_hq (&setup, &board);
      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_BAD_BOARD);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tag-city/C1/squares", test_squares);
  g_test_add_func ("/tag-city/C1/copies", test_copies);
  g_test_add_func ("/tag-city/C1/sizes", test_sizes);
  g_test_add_func ("/tag-city/C1/bad-boards", test_bad_boards);
  g_test_add_func ("/tag-city/C2/features", test_features);
  g_test_add_func ("/tag-city/C3/ring", test_ring);
  g_test_add_func ("/tag-city/C3/tokens", test_tokens);
  g_test_add_func ("/tag-city/C3/placements", test_placements);
  g_test_add_func ("/tag-city/C3/no-placement", test_no_placement);
  g_test_add_func ("/tag-city/C4/marks", test_marks);
  g_test_add_func ("/tag-city/C5/seats", test_seats);
  g_test_add_func ("/tag-city/C6/hq", test_hq);
  g_test_add_func ("/tag-city/C6/own-tokens", test_own_tokens_on_hq);
  g_test_add_func ("/tag-city/C6/unprinted", test_unprinted_hq);
  g_test_add_func ("/tag-city/C6/drawn", test_drawn_hq);

  return g_test_run ();
}
