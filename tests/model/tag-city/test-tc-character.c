/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-model-private.h>

#include "match-fixtures.h"

static char *
say (TurnMatch *match,
     guint      seat,
     TcTalk     talk)
{
  return tc_character_say (turn_match_get_record (match), turn_match_get_position (match), seat, "taxi", NULL, talk);
}

/* All that the bots of a whole game say, one after the other, at every moment of it. */
static GHashTable *
listen (TcTalk talk)
{
  GHashTable *heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (TurnMatch) match = match_fixture ("greedy greedy", 8);

  turn_match_run (match);
  match_fixture_finish (match);
  for (guint position = 0; position <= turn_match_get_n_moves (match); position++)
    {
      turn_match_set_position (match, position);
      for (guint seat = 0; seat < 2; seat++)
        {
          char *line = say (match, seat, talk);

          if (line != NULL)
            g_hash_table_add (heard, line);
        }
    }

  return heard;
}

/* Everybody has thirty lines of their own. */
static void
test_thirty (void)
{
  static const char *const paints[] = { "flamingo", "lagoon", "taxi", "ultra", "mint", "another" };
  g_autoptr (GHashTable) all = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; i < G_N_ELEMENTS (paints); i++)
    {
      for (guint line = 0; line < 30; line++)
        {
          g_assert_nonnull (tc_character_get_line (paints[i], line));
          g_assert_true (g_hash_table_add (all, (gpointer) tc_character_get_line (paints[i], line)));
        }
      g_assert_null (tc_character_get_line (paints[i], 30));
    }
}

static gboolean
is_line (const char *line)
{
  for (guint i = 0; tc_character_get_line ("taxi", i) != NULL; i++)
    if (g_str_equal (tc_character_get_line ("taxi", i), line))
      return TRUE;

  return FALSE;
}

/* In one battle much of that is heard, and nothing else. */
static void
test_lines (void)
{
  g_autoptr (GHashTable) heard = listen (TC_TALK_LINES);
  GHashTableIter iter;
  gpointer line;

  g_hash_table_iter_init (&iter, heard);
  while (g_hash_table_iter_next (&iter, &line, NULL))
    g_assert_true (is_line (line));
  g_assert_cmpuint (g_hash_table_size (heard), >=, 12);
  g_assert_true (g_hash_table_contains (heard, "The crown stays where it was."));
  g_assert_true (g_hash_table_contains (heard, "How charming. Another game, at once."));
}

/* Whether what was said of a move is one of these lines of the characters, as they stand in the source. */
static gboolean
is_among (const char *said,
          guint       first,
          guint       n)
{
  for (guint i = first; i < first + n; i++)
    if (g_strcmp0 (tc_character_get_line ("taxi", i), said) == 0)
      return TRUE;

  return FALSE;
}

/* What is said fits what was done. */
static void
test_fits (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("greedy greedy", 8);
  TurnRecord *record = turn_match_get_record (match);

  turn_match_run (match);
  match_fixture_finish (match);
  for (guint position = 1; position < turn_match_get_n_moves (match); position++)
    {
      const TcMove move = tc_move_from_turn (turn_record_get_moves (record, NULL)[position - 1]);
      const int mover = turn_match_get_mover (match, position - 1);
      g_autofree char *said = NULL;

      turn_match_set_position (match, position);
      if (mover < 0 || (move.kind != TC_MOVE_PLACE && move.kind != TC_MOVE_TURN))
        continue;
      said = say (match, (guint) mover, TC_TALK_LINES);
      g_assert_cmpint (is_among (said, 0, 3), ==, move.kind == TC_MOVE_PLACE);
      if (is_among (said, 16, 3))
        g_assert_cmpint (move.action.use, ==, TC_USE_DRONE);
      if (is_among (said, 19, 3))
        g_assert_cmpint (move.action.use, ==, TC_USE_SOCIAL);
    }
}

static void
test_reasons (void)
{
  g_autoptr (GHashTable) heard = listen (TC_TALK_REASONS);
  GHashTableIter iter;
  gpointer line;
  gboolean wins = FALSE;

  g_assert_cmpuint (g_hash_table_size (heard), >, 10);
  g_hash_table_iter_init (&iter, heard);
  while (g_hash_table_iter_next (&iter, &line, NULL))
    wins |= strstr (line, "first: +") != NULL;
  g_assert_true (wins);
}

static void
test_nothing (void)
{
  g_autoptr (GHashTable) heard = listen (TC_TALK_NOTHING);

  g_assert_cmpuint (g_hash_table_size (heard), ==, 0);
}

/* People speak for themselves. */
static void
test_people (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("human human", 3);

  turn_match_run (match);
  match_fixture_wait (match);
  match_fixture_act (match);
  match_fixture_act (match);
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autofree char *line = say (match, seat, TC_TALK_LINES);

      g_assert_null (line);
    }
}

/* A bot that has sealed its choice still speaks of its turn before, not of the choice: what it says does not change. */
static void
test_sealed (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("greedy greedy", 8);
  TurnState state;

  turn_match_run (match);
  match_fixture_finish (match);
  for (guint position = 1; position <= turn_match_get_n_moves (match); position++)
    {
      TurnRecord *record = turn_match_get_record (match);
      const TcMove move = tc_move_from_turn (turn_record_get_moves (record, NULL)[position - 1]);
      const int mover = turn_match_get_mover (match, position - 1);
      g_autofree char *before = NULL, *after = NULL;

      turn_record_get_state (record, position, &state);
      if (move.kind != TC_MOVE_SEAL || tc_state_phase (turn_record_get_game (record), (const TcState *) &state) != TC_PHASE_FINAL)
        continue;
      turn_match_set_position (match, position - 1);
      before = say (match, (guint) mover, TC_TALK_REASONS);
      turn_match_set_position (match, position);
      after = say (match, (guint) mover, TC_TALK_REASONS);
      g_assert_cmpstr (before, ==, after);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-character/thirty", test_thirty);
  g_test_add_func ("/tc-character/fits", test_fits);
  g_test_add_func ("/tc-character/lines", test_lines);
  g_test_add_func ("/tc-character/reasons", test_reasons);
  g_test_add_func ("/tc-character/nothing", test_nothing);
  g_test_add_func ("/tc-character/people", test_people);
  g_test_add_func ("/tc-character/sealed", test_sealed);

  return g_test_run ();
}
