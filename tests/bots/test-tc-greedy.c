/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-greedy.h"

#include <string.h>

#include "state-fixtures.h"
#include "tc-script.h"

/* Paints squares as if tokens had been drawn there long ago. */
static void
paint (Script     *script,
       guint       seat,
       const char *squares)
{
  g_auto (GStrv) names = g_strsplit (squares, " ", -1);

  for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++)
    {
      const guint square = square_fixture (&script->game, names[i]);

      script->state.painted[seat * script->game.n_words + square / 64] |= G_GUINT64_CONSTANT (1) << (square % 64);
    }
}

static TcMove
ask (Script *script)
{
  return tc_greedy_move (&script->game, &script->state, &tc_weights_greedy);
}

/* What the greedy tagger does: "die use squares", without squares for a social. */
static char *
answer (Script *script)
{
  static const char *const uses[] = { "", "tag", "drone", "social" };
  const TcAction action = ask (script).action;
  g_autofree char *squares = NULL;

  if (action.use == TC_USE_SOCIAL)
    return g_strdup_printf ("social %u", action.mark);

  squares = set_fixture_names (&script->game, tc_game_placement (&script->game, action.token, action.orientation, action.anchor));

  return g_strdup_printf ("%s %s", uses[action.use], squares);
}

static void
assert_answer (Script     *script,
               const char *expected)
{
  g_autofree char *given = answer (script);
  g_auto (GStrv) choices = g_strsplit (expected, "|", -1);

  if (!g_strv_contains ((const char *const *) choices, given))
    g_error ("“%s” instead of “%s”", given, expected);
}

/* On the board of four by four with two by two districts, seat 1 drafts first. Dice of face n lie at section n − 1: I1 I2 I3 V3 I4 O4. */
static void
test_draft (void)
{
  static const struct { const char *why, *faces, *own, *other, *expected; } cases[] = {
    { "fills a row", "1 1 1", "A1 B1 C1", "", "tag D1" },
    { "fills a gap in the middle of a row", "2 2 2", "A1 D1 B2 C2", "", "tag B1 C1" },
    { "fills a row and a column at once", "1 1 1", "A1 B1 C1 D2 D3 D4 A4 B4", "", "tag D1" },
    { "takes the die whose token fits the gap", "5 1 1", "A1 B1 C1 A2 B2 D3 B4", "", "tag D1" },
    { "fills a district with the square", "6 6 6", "C1", "", "tag A1 B1 A2 B2|tag A3 B3 A4 B4|tag C3 D3 C4 D4" },
    { "is first at what the other nearly has", "2 2 2", "A1 D1 A4 D4", "A4 B4 D4", "tag B4 C4" },
  };
  TcBoard board = script_board ();

  board_fixture_set_drones (&board, "-99 -99");
  for (guint district = 0; district < 4; district++)
    board.districts[district].value = (TcValue) { 4, 2 };
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Script *script = script_new (&board, 2);

      g_test_message ("%s", cases[i].why);
      paint (script, 1, cases[i].own);
      paint (script, 0, cases[i].other);
      script_begin_round (script, cases[i].faces);
      assert_answer (script, cases[i].expected);
    }
}

/* A strip of squares on which a token had better not leave a single one. */
static void
test_leaves_no_hole (void)
{
  TcBoard board = board_fixture ("aaaaa");
  g_autofree Script *script = NULL;

  board_fixture_set_small (&board, "I1 I2 I3");
  board_fixture_set_drones (&board, "-99 -99");
  for (guint i = 0; i < board.n_columns; i++)
    board.columns[i] = (TcValue) { 0, 0 };
  board_fixture_add_token (&board, "J2", "##");
  board_fixture_set_sections (&board, "I2 I3 I1 I4 I5 J2");
  script = script_new (&board, 2);
  script_begin_round (script, "1 1 1");
  assert_answer (script, "tag A1 B1|tag D1 E1");
}

/* One free square that no token of the ring covers, with or without something to gain there. */
static void
test_drone_or_social (void)
{
  static const struct { const char *why; gint8 value; const char *drones, *bubbles, *expected; } cases[] = {
    { "a drone that pays", 20, "-1 -2", "-1 -1", "drone D4" },
    { "a drone for nothing", 0, "-5 -5", "-1 -1", "social 0" },
    { "a drone that costs more than it brings", 1, "-9 -9", "0 -1", "social 0" },
    { "the cheapest bubble", 0, "-9 -9", "-3 -1 -2", "social 1" },
    { "a bubble that pays", 0, "-9 -9", "-3 2 1", "social 1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = script_board ();
      g_autofree Script *script = NULL;

      g_test_message ("%s", cases[i].why);
      for (guint line = 0; line < 4; line++)
        board.rows[line] = board.columns[line] = board.districts[line].value = (TcValue) { 0, 0 };
      board.rows[3] = (TcValue) { cases[i].value, cases[i].value };
      board_fixture_set_drones (&board, cases[i].drones);
      board_fixture_set_bubbles (&board, cases[i].bubbles);
      script = script_new (&board, 2);
      paint (script, 1, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4");
      script_begin_round (script, "4 4 4");
      assert_answer (script, cases[i].expected);
    }
}

/* On an empty board a square is worth more than it shows, so a bubble that costs nothing waits; one that pays does not. */
static void
test_early_bubbles (void)
{
  static const struct { const char *bubbles; TcUse use; } cases[] = {
    { "0 0 0 0", TC_USE_TAG },
    { "-1 -1 -1", TC_USE_TAG },
    { "5 4 4 1", TC_USE_SOCIAL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = board_fixture_side_a ();
      g_autofree Script *script = NULL;

      board_fixture_set_bubbles (&board, cases[i].bubbles);
      script = script_new (&board, 2);
      script_begin_round (script, "1 3 5");
      g_assert_cmpuint (ask (script).action.use, ==, cases[i].use);
    }
}

static gboolean
has_use (const TcChoices *choices,
         TcUse            use)
{
  for (guint i = 0; i < choices->n; i++)
    if (choices->best[i].move.action.use == use)
      return TRUE;

  return FALSE;
}

/* Whoever compares many moves always sees networks, and the drone while two squares are left; whoever wants the best alone gets that. */
static void
test_ways_to_end (void)
{
  static const struct { const char *drones; guint capacity; gboolean has_drone, has_social; } cases[] = {
    { "-90 -90", 16, TRUE, TRUE },
    { "-90 -90 -90", 16, FALSE, TRUE },
    { "-90 -90", 4, FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcChoices choices = { .capacity = cases[i].capacity };
      TcBoard board = board_fixture_side_a ();
      g_autofree Script *script = NULL;

      board_fixture_set_drones (&board, cases[i].drones);
      board_fixture_set_bubbles (&board, "-90 -90 -90");
      script = script_new (&board, 2);
      script_begin_round (script, "1 3 5");
      tc_greedy_rank (&choices, &script->game, &script->state, &tc_weights_greedy, 8);
      g_assert_cmpuint (choices.n, ==, cases[i].capacity);
      g_assert_cmpint (has_use (&choices, TC_USE_DRONE), ==, cases[i].has_drone);
      g_assert_cmpint (has_use (&choices, TC_USE_SOCIAL), ==, cases[i].has_social);
      for (guint j = 1; j < choices.n; j++)
        g_assert_cmpint (choices.best[j - 1].value, >=, choices.best[j].value);
    }
}

static void
test_free_drones (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;
  TcAction action;

  board.rows[3] = (TcValue) { 20, 20 };
  board_fixture_set_drones (&board, "-3 -1 -2");
  script = script_new (&board, 2);
  script->game.setup.free_drones = true;
  paint (script, 1, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4");
  script_begin_round (script, "4 4 4");
  action = ask (script).action;

  g_assert_cmpint (action.use, ==, TC_USE_DRONE);
  g_assert_cmpint (action.mark, ==, 1);
}

/* A board with a single bubble: whoever takes it ends the battle. */
static void
test_ends_battle_ahead (void)
{
  static const struct { const char *why; guint seat_ahead; gboolean ends; } cases[] = {
    { "ends the battle ahead", 1, TRUE },
    { "does not end it behind", 0, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = script_board ();
      g_autofree Script *script = NULL;

      g_test_message ("%s", cases[i].why);
      board_fixture_set_bubbles (&board, "0");
      for (guint line = 0; line < 4; line++)
        board.rows[line] = board.columns[line] = board.districts[line].value = (TcValue) { 1, 1 };
      board.rows[0] = (TcValue) { 30, 30 };
      script = script_new (&board, 2);
      paint (script, cases[i].seat_ahead, "A1 B1 C1 D1");
      script_begin_round (script, "3 3 3");
      g_assert_cmpint (ask (script).action.use == TC_USE_SOCIAL, ==, cases[i].ends);
    }
}

/* The last drone square ends the battle, too. It costs little here and can bring a row. */
static void
test_last_drone (void)
{
  static const struct { const char *why; guint seat_ahead; gboolean ends; } cases[] = {
    { "ends the battle ahead", 1, TRUE },
    { "does not end it behind", 0, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = script_board ();
      g_autofree Script *script = NULL;

      g_test_message ("%s", cases[i].why);
      board_fixture_set_drones (&board, "-1");
      board_fixture_set_bubbles (&board, "-9 -9 -9 -9");
      for (guint line = 0; line < 4; line++)
        board.rows[line] = board.columns[line] = board.districts[line].value = (TcValue) { 1, 1 };
      board.rows[0] = (TcValue) { 16, 16 };
      board.rows[3] = (TcValue) { 3, 3 };
      script = script_new (&board, 2);
      paint (script, cases[i].seat_ahead, "A1 B1 C1 D1");
      paint (script, 1, "A4 B4 C4");
      script_begin_round (script, "3 3 3");
      g_assert_cmpint (ask (script).action.use == TC_USE_DRONE, ==, cases[i].ends);
    }
}

/* Whoever has nothing to draw takes away the die that a rival needs, for networks and for a drone alike. */
static void
test_takes_from_rival (void)
{
  static const struct { const char *faces; guint die; } cases[] = { { "2 5 5", 0 }, { "5 2 5", 1 }, { "6 5 2", 2 } };

  for (guint has_drone = 0; has_drone < 2; has_drone++)
    for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        TcBoard board = script_board ();
        g_autofree Script *script = NULL;
        TcAction action;

        board_fixture_set_drones (&board, has_drone ? "-1 -2 -3" : "-99 -99");
        board_fixture_set_bubbles (&board, "-1 -2 -3 -4");
        board.rows[3] = (TcValue) { 20, 10 };
        script = script_new (&board, 2);
        /* Nothing but a drone fits on one's own board, or nothing at all; the rival fills row 4 with I2. */
        paint (script, 1, "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4");
        paint (script, 1, has_drone ? "" : "D4");
        paint (script, 0, "B1 D1 A2 C2 B3 D3 A4 D4");
        script_begin_round (script, cases[i].faces);
        action = ask (script).action;
        g_assert_cmpint (action.use, ==, has_drone ? TC_USE_DRONE : TC_USE_SOCIAL);
        g_assert_cmpuint (action.die, ==, cases[i].die);
      }
}

/* With the last die of the battle only what it brings at once counts. */
static void
test_last_die (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;

  /* Filling row 4 is worth a little now; the square next to it in row 1 would be worth more, later. */
  board_fixture_set_bubbles (&board, "0");
  board_fixture_set_drones (&board, "-99 -99");
  board.rows[0] = (TcValue) { 60, 60 };
  board.rows[3] = (TcValue) { 1, 1 };
  script = script_new (&board, 2);
  paint (script, 1, "A4 B4 C4");
  paint (script, 0, "A1 B1 A2 B2 C3");
  script_begin_round (script, "1 1 1");
  assert_legal (script_social (script, 0, 0));
  assert_legal (script_tag (script, 1, "D4"));
  g_assert_cmpint (tc_state_phase (&script->game, &script->state), ==, TC_PHASE_FINAL);
  assert_answer (script, "tag D4");
}

/* The leader puts the die of face 1 where the token lies that they need, and the others' dice where they do not help. */
static void
test_leader (void)
{
  static const struct { const char *why, *own, *other; guint section; } cases[] = {
    { "where I1 fills a row", "A1 B1 C1 D2", "", 0 },
    { "where I2 fills a row", "A1 B1 C2 D2", "", 1 },
  };
  TcBoard board = script_board ();

  for (guint district = 0; district < 4; district++)
    board.districts[district].value = (TcValue) { 0, 0 };
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Script *script = script_new (&board, 2);
      TcMove move;

      g_test_message ("%s", cases[i].why);
      paint (script, 0, cases[i].own);
      paint (script, 1, cases[i].other);
      assert_legal (script_roll (script, "1 5 5"));
      move = ask (script);
      g_assert_cmpint (move.kind, ==, TC_MOVE_PLACE);
      g_assert_cmpint (move.sections[0], ==, cases[i].section);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-greedy/draft", test_draft);
  g_test_add_func ("/tc-greedy/leaves-no-hole", test_leaves_no_hole);
  g_test_add_func ("/tc-greedy/drone-or-social", test_drone_or_social);
  g_test_add_func ("/tc-greedy/early-bubbles", test_early_bubbles);
  g_test_add_func ("/tc-greedy/ways-to-end", test_ways_to_end);
  g_test_add_func ("/tc-greedy/free-drones", test_free_drones);
  g_test_add_func ("/tc-greedy/ends-battle-ahead", test_ends_battle_ahead);
  g_test_add_func ("/tc-greedy/last-drone", test_last_drone);
  g_test_add_func ("/tc-greedy/takes-from-rival", test_takes_from_rival);
  g_test_add_func ("/tc-greedy/last-die", test_last_die);
  g_test_add_func ("/tc-greedy/leader", test_leader);

  return g_test_run ();
}
