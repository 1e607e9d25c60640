/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hint.h"

#include <tc-hint-words.h>
#include <tc-idea-words.h>

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
      why = tc_hint_describe_reason (&script->game, NULL, move, &reason, TC_HINT_YOURS);
      g_assert_cmpstr (die, ==, cases[i].die);
      g_assert_cmpstr (place, ==, cases[i].place);
      g_assert_cmpstr (why, ==, cases[i].reason);
    }
}

/* Those who play themselves say what it brings them; under a title that says what is filled nothing is said twice. */
static void
test_voices (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);
  const TcMove move = { .kind = TC_MOVE_PLACE };
  const TcReason nothing = { 0 }, filled = { .filled = 1, .first = 1, .denial = 9 * TC_PRESTIGE };
  const TcMove tag = turn (script, TC_USE_TAG, 0, "D1", 0);
  g_autofree char *mine = tc_hint_describe_reason (&script->game, NULL, move, &nothing, TC_HINT_MINE);
  g_autofree char *yours = tc_hint_describe_reason (&script->game, NULL, move, &nothing, TC_HINT_YOURS);
  g_autofree char *least = tc_hint_describe_reason (&script->game, NULL, tag, &nothing, TC_HINT_MINE);
  g_autofree char *under = tc_hint_describe_reason (&script->game, NULL, tag, &filled, TC_HINT_UNDER_TITLE);

  g_assert_cmpstr (mine, ==, "This leaves me a good die and the others fewer options.");
  g_assert_cmpstr (yours, ==, "This leaves you a good die and the others fewer options.");
  g_assert_cmpstr (least, ==, "It costs me least.");
  g_assert_cmpstr (under, ==, "");
}

/* What stands beside the board: title, reason, what another idea costs, and all of it read aloud. */
static void
test_ideas (void)
{
  TurnMatch *match = match_fixture ("human human", 5);
  TurnRecord *record = turn_match_get_record (match);
  const TcGame *game = turn_record_get_game (record);
  TcAdvised best = { .share = 40000 }, other;
  g_autofree char *title = NULL, *reason = NULL, *spoken = NULL, *other_reason = NULL, *low = NULL;
  const TcState *state;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_FINAL);
  state = turn_match_get_state (match);
  best.move = (TcMove) { .kind = TC_MOVE_SEAL, .action = { .use = TC_USE_TAG } };
  best.reason.filled = best.reason.first = 1;
  title = tc_idea_dup_title (record, state, &best);
  reason = tc_idea_dup_reason (record, state, &best, &best);
  g_assert_true (g_str_has_prefix (title, "Fill "));
  g_assert_true (g_str_has_prefix (reason, "You are the first there."));
  spoken = tc_idea_dup_spoken (record, state, &best, reason);
  g_assert_true (g_str_has_prefix (spoken, "Hint: Fill "));
  g_assert_true (g_str_has_suffix (spoken, reason));
  other = best;
  other.share = 33446;
  other_reason = tc_idea_dup_reason (record, state, &other, &best);
  g_assert_true (g_str_has_suffix (other_reason, "Costs 10\u00a0% of your chances."));
  best.reason.first = 0;
  low = tc_idea_dup_reason (record, state, &best, &best);
  g_assert_cmpstr (low, ==, "Only the low value is left there.");
  g_assert_cmpuint (game->n_features, >, 1);
  match_fixture_finish (match);
  g_assert_finalize_object (match);
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
      g_assert_cmpuint (answers[0].hint->n_ideas, ==, TURN_HINT_MAX_IDEAS);
      for (guint k = 0; k < TURN_HINT_MAX_IDEAS; k++)
        {
          const TurnHintIdea *idea = &answers[0].hint->ideas[k];

          g_assert_true (turn_move_equal (idea->move, answers[1].hint->ideas[k].move));
          g_assert_cmpstr (idea->reason, ==, answers[1].hint->ideas[k].reason);
          g_assert_cmpint (*idea->title, !=, '\0');
          g_assert_cmpint (*idea->reason, !=, '\0');
        }
      g_assert_cmpint (turn_match_play (match, answers[0].hint->ideas[0].move), ==, TURN_LEGAL);
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
  g_test_add_func ("/tc-hint/voices", test_voices);
  g_test_add_func ("/tc-hint/ideas", test_ideas);
  g_test_add_func ("/tc-hint/every-phase", test_every_phase);
  g_test_add_func ("/tc-hint/too-late", test_too_late);

  return g_test_run ();
}
