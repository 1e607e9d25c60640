/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hint.h"

#include <tc-hint-words.h>

#include "match-fixtures.h"
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
turn (Script     *script,
      TcUse       use,
      guint       token,
      const char *squares,
      guint       mark)
{
  TcMove move = { .kind = TC_MOVE_TURN };

  move.action = (TcAction) { .use = (guint8) use, .token = (guint8) token, .mark = (guint8) mark };
  if (squares != NULL)
    placement_fixture (&script->game, token, squares, &move.action.orientation, &move.action.anchor);

  return move;
}

/* On the board of four by four with two by two districts; seat 1 drafts first. */
static void
test_words (void)
{
  static const struct
  {
    const char *own, *faces;
    TcUse       use;
    guint       token;
    const char *squares;
    guint       mark;
    const char *die, *place, *reason;
  } cases[] = {
    { "A1 B1", "1 1 1", TC_USE_TAG, 0, "C1 D1", 0, "Take the 1 for the domino", "Put it on C 1 and D 1", "Wins row 1 first: +4." },
    { "A1 C1", "1 1 1", TC_USE_TAG, 0, "B2 C2", 0, "Take the 1 for the domino", "Put it on B 2 and C 2",
      "Then 2 squares are missing in column C. It leaves a hole at B 1 that nothing fills." },
    { "", "2 2 2", TC_USE_DRONE, 0, "A1 B1", 0, "Take the 2 and use a drone for the domino", "Put it on A 1 and B 1",
      "The drone costs 1. Then 2 squares are missing in row 1." },
    { "", "2 2 2", TC_USE_SOCIAL, 0, NULL, 0, "Take the 2 and check networks", "Circle the bubble −1", "The bubble costs 1." },
    { "", "2 2 2", TC_USE_SOCIAL, 0, NULL, 1, "Take the 2 and check networks", "Circle the bubble 0", "The bubble costs nothing." },
    { "", "2 2 2", TC_USE_SOCIAL, 0, NULL, 2, "Take the 2 and check networks", "Circle the bubble 3", "The bubble pays 3." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = script_board ();
      g_autofree Script *script = NULL;
      g_autofree char *die = NULL, *place = NULL, *why = NULL;
      TcReason reason;
      TcMove move;

      board_fixture_set_small (&board, "I2 V3 I3");
      board_fixture_set_sections (&board, "I2 I3 V3 I4 O4 L4");
      board_fixture_set_drones (&board, "-1 -2 -3");
      board_fixture_set_bubbles (&board, "-1 0 3");
      script = script_new (&board, 2);
      paint (script, 1, cases[i].own);
      script_begin_round (script, cases[i].faces);
      move = turn (script, cases[i].use, cases[i].token, cases[i].squares, cases[i].mark);
      tc_explain (&script->game, &script->state, &tc_weights_greedy, move, &reason);
      die = tc_hint_describe_die (&script->game, &script->state, move);
      place = tc_hint_describe_place (&script->game, move);
      why = tc_hint_describe_reason (&script->game, NULL, move, &reason);
      g_assert_cmpstr (die, ==, cases[i].die);
      g_assert_cmpstr (place, ==, cases[i].place);
      g_assert_cmpstr (why, ==, cases[i].reason);
    }
}

static void
test_cost (void)
{
  static const struct { guint32 best, other; const char *end; } cases[] = {
    { 40000, 40000, ": about as good" },
    { 40000, 41000, ": about as good" },
    { 40000, 39900, ": about as good" },
    { 40000, 33446, ": costs 10\u00a0% of your chances" },
  };
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);

  script_begin_round (script, "1 1 1");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcMove move = turn (script, TC_USE_TAG, 0, "D1", 0);
      const TcAdvised best = { .move = move, .share = cases[i].best }, other = { .move = move, .share = cases[i].other };
      g_autofree char *text = tc_hint_describe_alternative (&script->game, &script->state, &other, &best);

      g_assert_true (g_str_has_prefix (text, "Take the 1 for the single square on D 1"));
      g_assert_true (g_str_has_suffix (text, cases[i].end));
    }
}

typedef struct
{
  TurnHint *hint;
  GError   *error;
} Answer;

static void
hint_came (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Answer *answer = user_data;

  answer->hint = turn_hint_finish (TURN_MATCH (source), result, &answer->error);
}

static void
wait_for (Answer *answer)
{
  while (answer->hint == NULL && answer->error == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What is said can be done, in every phase, and the same question gets the same answer. */
static void
test_every_phase (void)
{
  static const TcPhase phases[] = { TC_PHASE_PLACE, TC_PHASE_DRAFT, TC_PHASE_FINAL };
  TurnMatch *match = match_fixture ("human human", 5);

  turn_match_run (match);
  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      Answer answers[2] = { 0 };

      match_fixture_reach (match, phases[i]);
      for (guint j = 0; j < 2; j++)
        {
          tc_hint_async (match, NULL, hint_came, &answers[j]);
          wait_for (&answers[j]);
          g_assert_no_error (answers[j].error);
        }
      g_assert_cmpuint (answers[0].hint->n_alternatives, ==, TURN_HINT_N_ALTERNATIVES);
      g_assert_true (turn_move_equal (answers[0].hint->move, answers[1].hint->move));
      g_assert_cmpstr (answers[0].hint->reason, ==, answers[1].hint->reason);
      g_assert_cmpint (*answers[0].hint->die, !=, '\0');
      g_assert_cmpint (turn_match_play (match, answers[0].hint->move), ==, TURN_LEGAL);
      for (guint j = 0; j < 2; j++)
        turn_hint_free (answers[j].hint);
    }
  match_fixture_finish (match);
  g_assert_finalize_object (match);
}

static void
test_too_late (void)
{
  TurnMatch *match = match_fixture ("human human", 5);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answers[3] = { 0 };

  tc_hint_async (match, NULL, hint_came, &answers[0]);
  wait_for (&answers[0]);
  turn_match_run (match);
  match_fixture_wait (match);
  tc_hint_async (match, NULL, hint_came, &answers[1]);
  match_fixture_act (match);
  wait_for (&answers[1]);
  match_fixture_wait (match);
  tc_hint_async (match, cancellable, hint_came, &answers[2]);
  g_cancellable_cancel (cancellable);
  wait_for (&answers[2]);
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_assert_error (answers[i].error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_clear_error (&answers[i].error);
    }
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-hint/words", test_words);
  g_test_add_func ("/tc-hint/cost", test_cost);
  g_test_add_func ("/tc-hint/every-phase", test_every_phase);
  g_test_add_func ("/tc-hint/too-late", test_too_late);

  return g_test_run ();
}
