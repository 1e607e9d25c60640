/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "match-fixtures.h"

#include <tc-built-in-boards.h>
#include <tc-rules.h>

#include "board-fixtures.h"

/* No test waits longer for the main loop. */
#define PATIENCE (30 * G_USEC_PER_SEC)

static JsonNode *
new_setup (guint8      n_seats,
           const char *drones,
           const char *bubbles)
{
  g_autoptr (TcBoardFile) built_in = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBoardFile) file = NULL;
  TcBoard board = *tc_board_file_get_board (built_in);
  TcSetup setup = { .n_seats = n_seats };

  if (drones != NULL)
    board_fixture_set_drones (&board, drones);
  if (bubbles != NULL)
    board_fixture_set_bubbles (&board, bubbles);
  file = tc_board_file_new_with_board (built_in, &board);
  tc_setup_print_hq (&setup, &board);

  return tc_record_setup_new (file, &setup);
}

static TurnRecord *
new_record (const char *controllers,
            guint64     seed,
            const char *drones,
            const char *bubbles)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo", "Dan" };
  g_auto (GStrv) words = g_strsplit (controllers, " ", -1);
  const guint n_seats = g_strv_length (words);
  g_autoptr (JsonNode) setup = new_setup ((guint8) n_seats, drones, bubbles);
  g_autoptr (GError) error = NULL;
  TurnSeat seats[4] = { 0 };
  TurnRecord *record;

  for (guint i = 0; i < n_seats; i++)
    {
      seats[i].name = (char *) names[i];
      seats[i].controller = g_str_equal (words[i], "human") ? g_strdup (words[i]) : g_strconcat ("bot:", words[i], NULL);
    }
  record = turn_record_new (&tc_record_format, setup, seats, n_seats, seed, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n_seats; i++)
    g_free (seats[i].controller);

  return record;
}

TurnRecord *
record_fixture (const char *controllers,
                guint64     seed)
{
  return new_record (controllers, seed, NULL, NULL);
}

TurnMatch *
match_fixture (const char *controllers,
               guint64     seed)
{
  return turn_match_new (record_fixture (controllers, seed));
}

TurnMatch *
match_fixture_with_prices (const char *controllers,
                           guint64     seed,
                           const char *drones,
                           const char *bubbles)
{
  return turn_match_new (new_record (controllers, seed, drones, bubbles));
}

static void
iterate (gint64 *deadline)
{
  if (*deadline == 0)
    *deadline = g_get_monotonic_time () + PATIENCE;
  g_assert_cmpint (g_get_monotonic_time (), <, *deadline);
  g_main_context_iteration (NULL, TRUE);
}

void
match_fixture_wait (TurnMatch *match)
{
  gint64 deadline = 0;

  while (!turn_match_is_waiting (match) && !turn_match_is_finished (match))
    iterate (&deadline);
}

void
match_fixture_wait_for_moves (TurnMatch *match,
                              guint      n_moves)
{
  gint64 deadline = 0;

  while (turn_match_get_n_moves (match) < n_moves && !turn_match_is_finished (match))
    iterate (&deadline);
}

void
match_fixture_act (TurnMatch *match)
{
  TurnRandom random = turn_random_new (turn_match_get_n_moves (match), 0);
  TurnMove move;

  g_assert_true (turn_match_is_waiting (match));
  move = tc_rules.random_move (turn_match_get_game (match), turn_match_get_state (match), &random);
  g_assert_cmpint (turn_match_play (match, move), ==, TURN_LEGAL);
  match_fixture_wait (match);
}

void
match_fixture_finish (TurnMatch *match)
{
  match_fixture_wait (match);
  while (!turn_match_is_finished (match))
    match_fixture_act (match);
}

void
match_fixture_reach (TurnMatch *match,
                     TcPhase    phase)
{
  match_fixture_wait (match);
  while (tc_state_phase (turn_match_get_game (match), turn_match_get_state (match)) != phase)
    match_fixture_act (match);
}

GFile *
folder_fixture_new (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_dir_make_tmp ("tag-city-test-XXXXXX", &error);

  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

GFile *
state_folder_fixture_new (void)
{
  GFile *folder = folder_fixture_new ();

  g_setenv ("XDG_STATE_HOME", g_file_peek_path (folder), TRUE);

  return folder;
}

void
folder_fixture_delete (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = NULL;
  GFile *file;

  files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  while (files != NULL && g_file_enumerator_iterate (files, NULL, &file, NULL, NULL) && file != NULL)
    folder_fixture_delete (file);
  g_file_delete (folder, NULL, NULL);
}

void
loop_fixture_drain (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
