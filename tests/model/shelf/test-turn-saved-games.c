/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <store-json.h>
#include <turn-model-private.h>

#include "match-fixtures.h"

typedef struct
{
  GFile *folder;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->folder = folder_fixture_new ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
}

/* Saves a game of so many moves that was written so many seconds after 1970. */
static void
save_game (Fixture    *fixture,
           const char *name,
           guint       n_moves,
           guint64     time)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);
  TurnMatch *match = match_fixture ("greedy greedy", 5);

  turn_match_run (match);
  match_fixture_wait_for_moves (match, n_moves);
  turn_match_stop (match);
  g_assert_true (turn_record_save (turn_match_get_record (match), file, NULL));
  g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, time, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_assert_finalize_object (match);
}

static void
save_text (Fixture    *fixture,
           const char *name,
           const char *text,
           guint64     time)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);

  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, time, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

static TurnSavedGame *
get_game (TurnSavedGames *games,
          guint           position)
{
  g_autoptr (TurnSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), position);

  return game;
}

static void
test_missing_folder (Fixture      *fixture,
                     gconstpointer unused)
{
  g_autoptr (GFile) folder = g_file_get_child (fixture->folder, "nowhere");
  TurnSavedGames *games = turn_saved_games_new (folder);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 0);
  g_assert_null (turn_saved_games_get_newest (games));
  g_assert_finalize_object (games);
}

static void
test_newest_first (Fixture      *fixture,
                   gconstpointer unused)
{
  TurnSavedGames *games;
  g_autoptr (TurnRecord) record = NULL;

  save_game (fixture, "old.tagrecord.json", 3, 1000);
  save_game (fixture, "new.tagrecord.json", 20, 3000);
  save_game (fixture, "finished.tagrecord.json", G_MAXUINT, 4000);
  save_text (fixture, "notes.txt", "not a game", 5000);

  games = turn_saved_games_new (fixture->folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 2);
  g_assert_cmpstr (turn_saved_game_get_title (get_game (games, 0)), ==, "Ana and Ben");
  g_assert_cmpstr (turn_saved_game_get_subtitle (get_game (games, 0)), ==, "Old Harbour · round 4");
  g_assert_cmpstr (turn_saved_game_get_subtitle (get_game (games, 1)), ==, "Old Harbour · round 1");
  g_assert_true (turn_saved_games_get_newest (games) == get_game (games, 0));

  record = turn_saved_game_load (get_game (games, 1), NULL);
  g_assert_nonnull (record);
  g_assert_finalize_object (games);
}

/* Whatever is wrong with a file, the others are there and the message is not empty. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer unused)
{
  TurnSavedGames *games;

  save_game (fixture, "good.tagrecord.json", 3, 1000);
  save_text (fixture, "empty.tagrecord.json", "", 2000);
  save_text (fixture, "half.tagrecord.json", "{\"format\": \"tag-city-record\", \"version\": 1, \"ga", 3000);
  save_text (fixture, "future.tagrecord.json", "{\"format\": \"tag-city-record\", \"version\": 99}", 4000);

  games = turn_saved_games_new (fixture->folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 4);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (turn_saved_game_is_damaged (get_game (games, i)));
      g_assert_cmpstr (turn_saved_game_get_subtitle (get_game (games, i)), !=, "");
      g_assert_null (turn_saved_game_load (get_game (games, i), &error));
      g_assert_nonnull (error);
    }
  g_assert_cmpstr (turn_saved_game_get_title (get_game (games, 2)), ==, "“empty.tagrecord.json” cannot be read");
  g_assert_true (turn_saved_games_get_newest (games) == get_game (games, 3));
  g_assert_finalize_object (games);
}

static void
test_new_file (Fixture      *fixture,
               gconstpointer unused)
{
  TurnSavedGames *games = turn_saved_games_new (fixture->folder);
  g_autoptr (GFile) one = turn_saved_games_new_file (games), two = turn_saved_games_new_file (games);

  g_assert_false (g_file_equal (one, two));
  g_assert_true (g_file_has_parent (one, fixture->folder));
  g_assert_finalize_object (games);
}

/* One that is over says how it ended, not how far it is. */
static void
test_finished (Fixture      *fixture,
               gconstpointer unused)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "records", "tie.tagrecord.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TurnSavedGame) game = turn_saved_game_new (file);

  g_assert_true (turn_saved_game_is_finished (game));
  g_assert_cmpstr (turn_saved_game_get_title (game), ==, "Ana, Vandal and Zoë");
  g_assert_cmpstr (turn_saved_game_get_subtitle (game), ==, "Tiny Town · Ana 2, Zoë 2 (by 2 bubbles to 1), Vandal 0");
}

/* A file that forgets the result of a game that is over can be read, but there is nothing to go on with. */
static void
test_finished_without_result (Fixture      *fixture,
                              gconstpointer unused)
{
  g_autofree char *golden = g_build_filename (g_getenv ("TEST_DATA"), "records", "everything.tagrecord.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (golden), copy = g_file_get_child (fixture->folder, "over.tagrecord.json");
  g_autoptr (JsonNode) node = store_json_load (file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (TurnRecord) record = NULL;
  TurnSavedGames *games;

  json_object_remove_member (json_node_get_object (node), "result");
  text = json_to_string (node, FALSE);
  save_text (fixture, "over.tagrecord.json", text, 1000);
  record = turn_record_load (copy, NULL);
  g_assert_true (turn_record_is_finished (record));

  games = turn_saved_games_new (fixture->folder);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 0);
  g_assert_finalize_object (games);
}

/* However many there are, the newest is offered, and reading them keeps nobody waiting. */
static void
test_very_many (Fixture      *fixture,
                gconstpointer unused)
{
  g_autofree char *text = NULL;
  TurnSavedGames *games;

  save_game (fixture, "first.tagrecord.json", 3, 1000);
  {
    g_autoptr (GFile) first = g_file_get_child (fixture->folder, "first.tagrecord.json");

    g_assert_true (g_file_load_contents (first, NULL, &text, NULL, NULL, NULL));
  }
  for (guint i = 0; i < 1000; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.tagrecord.json", i * 7919 % 1000);

      save_text (fixture, name, text, 2000 + i);
    }

  /* Nothing is read before somebody asks for it: the first frame does not wait. */
  games = turn_saved_games_new_later (fixture->folder);
  loop_fixture_drain ();
  g_assert_false (turn_saved_games_is_reading (games));
  turn_saved_games_read_rest (games);
  g_assert_true (turn_saved_games_is_reading (games));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 0);
  while (turn_saved_games_is_reading (games))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 200);
  for (guint i = 0; i < 200; i++)
    /* One that is gone while a thread reads for it is not disturbed. */
    turn_saved_games_refresh (games);
  g_assert_finalize_object (games);
  for (guint i = 0; i < 50; i++)
    {
      loop_fixture_drain ();
      g_usleep (1000);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/tc-saved-games/missing-folder", test_missing_folder },
    { "/tc-saved-games/newest-first", test_newest_first },
    { "/tc-saved-games/damaged", test_damaged },
    { "/tc-saved-games/new-file", test_new_file },
    { "/tc-saved-games/finished", test_finished },
    { "/tc-saved-games/finished-without-result", test_finished_without_result },
    { "/tc-saved-games/very-many", test_very_many },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
