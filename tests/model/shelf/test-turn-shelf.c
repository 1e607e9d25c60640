/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-shelf-disk.h>
#include <turn-shelf.h>

#include "match-fixtures.h"

typedef struct
{
  GFile     *folder;
  GFile     *kept;
  GFile     *games;
  TurnShelf *shelf;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->folder = folder_fixture_new ();
  fixture->kept = g_file_get_child (fixture->folder, "battles");
  fixture->games = g_file_get_child (fixture->folder, "games");
  fixture->shelf = turn_shelf_new (fixture->kept, fixture->games);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_finalize_object (fixture->shelf);
  loop_fixture_drain ();
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->kept);
  g_object_unref (fixture->games);
}

static void
keep (Fixture *fixture,
      guint64  seed,
      gint64   ended)
{
  g_autoptr (TurnRecord) record = match_fixture_record ("human random", seed, TRUE);
  g_autoptr (GError) error = NULL;

  g_assert_true (turn_shelf_disk_keep (fixture->kept, record, ended, &error));
  g_assert_no_error (error);
}

static guint
read_shelf (Fixture *fixture)
{
  turn_shelf_refresh (fixture->shelf);
  while (turn_shelf_is_reading (fixture->shelf))
    g_main_context_iteration (NULL, TRUE);

  return g_list_model_get_n_items (G_LIST_MODEL (fixture->shelf));
}

/* Borrowed. */
static TurnShelfBattle *
get_battle (Fixture *fixture,
            guint    position)
{
  g_autoptr (TurnShelfBattle) battle = g_list_model_get_item (G_LIST_MODEL (fixture->shelf), position);

  return battle;
}

static void
put (GFile      *folder,
     const char *name,
     const char *text)
{
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
}

static guint
count_records (GFile *folder)
{
  g_autoptr (GDir) entries = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;
  guint n_records = 0;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    n_records += g_str_has_suffix (name, ".tagrecord.json") ? 1 : 0;

  return n_records;
}

/* A finished battle is there once, with all that a list shows; one to go on with stands before it. */
static void
test_keep (Fixture      *fixture,
           gconstpointer unused)
{
  g_autoptr (TurnRecord) unfinished = match_fixture_record ("human random", 3, FALSE);
  g_autoptr (GFile) save = g_file_get_child (fixture->games, "one.tagrecord.json");
  g_autoptr (TurnRecord) loaded = NULL;
  const TurnShelfFacts *facts;

  g_assert_cmpuint (read_shelf (fixture), ==, 0);
  keep (fixture, 1, 1000);
  keep (fixture, 1, 5000);
  keep (fixture, 2, 2000);
  g_assert_true (turn_record_save (unfinished, save, NULL));
  g_assert_cmpuint (read_shelf (fixture), ==, 3);
  g_assert_cmpuint (turn_shelf_get_n_kept (fixture->shelf), ==, 2);

  facts = turn_shelf_battle_get_facts (get_battle (fixture, 0));
  g_assert_false (facts->is_finished);
  g_assert_cmpint (facts->to_move, >=, 0);
  facts = turn_shelf_battle_get_facts (get_battle (fixture, 1));
  g_assert_true (facts->is_finished);
  g_assert_cmpint (facts->ended, ==, 2000);
  facts = turn_shelf_battle_get_facts (get_battle (fixture, 2));
  g_assert_cmpint (facts->ended, ==, 1000);
  g_assert_cmpstr (facts->game, ==, "tag-city");
  g_assert_cmpstr (facts->place, ==, "Old Harbour");
  g_assert_cmpuint (facts->n_seats, ==, 2);
  g_assert_cmpstr (facts->seats[0].name, ==, "Ana");
  g_assert_cmpint (turn_shelf_facts_get_person (facts), ==, 0);
  g_assert_cmpstr (turn_shelf_facts_get_level (facts), ==, "random");
  g_assert_cmpuint (facts->seats[turn_shelf_facts_get_nth (facts, 0)].place, ==, 1);

  loaded = turn_record_load (turn_shelf_battle_get_file (get_battle (fixture, 2)), NULL);
  g_assert_nonnull (loaded);
  g_assert_true (turn_record_is_finished (loaded));
}

/* The index tells the same as the records, and is made again from them. */
static void
test_index (Fixture      *fixture,
            gconstpointer unused)
{
  static const char *const broken[] = { "", "{", "[]", "{\"format\": \"tag-city-shelf\", \"version\": 1}",
                                        "{\"format\": \"tag-city-shelf\", \"version\": 1, \"battles\": [1, {}, {\"id\": \"x\", \"seats\": []}]}" };
  g_autoptr (GFile) index = g_file_get_child (fixture->kept, "index.json");
  int score;

  keep (fixture, 1, 1000);
  g_assert_cmpuint (read_shelf (fixture), ==, 1);
  score = turn_shelf_battle_get_facts (get_battle (fixture, 0))->seats[0].score;
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      put (fixture->kept, "index.json", broken[i]);
      g_assert_cmpuint (read_shelf (fixture), ==, 1);
      g_assert_cmpint (turn_shelf_battle_get_facts (get_battle (fixture, 0))->seats[0].score, ==, score);
      g_assert_cmpuint (turn_shelf_get_results (fixture->shelf)->len, ==, 1);
    }

  g_assert_true (g_file_delete (index, NULL, NULL));
  g_assert_cmpuint (read_shelf (fixture), ==, 1);
  g_assert_true (g_file_query_exists (index, NULL));
}

/* An index of a newer program is neither used nor written over. */
static void
test_newer_index (Fixture      *fixture,
                  gconstpointer unused)
{
  static const char text[] = "{\"format\": \"tag-city-shelf\", \"version\": 9}";
  g_autoptr (GFile) index = g_file_get_child (fixture->kept, "index.json");
  g_autofree char *after = NULL;

  put (fixture->kept, "index.json", text);
  keep (fixture, 1, 1000);
  g_assert_cmpuint (read_shelf (fixture), ==, 1);
  g_assert_true (g_file_load_contents (index, NULL, &after, NULL, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

/* What cannot be read stands there as such and keeps nothing else away. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer unused)
{
  g_autofree char *deep = g_strnfill (100000, '[');
  guint n_damaged = 0;

  keep (fixture, 1, 1000);
  put (fixture->kept, "20200101T000000Z-00000000.tagrecord.json", "{");
  put (fixture->kept, "20200101T000000Z-00000001.tagrecord.json", deep);
  put (fixture->games, "half.tagrecord.json", "{\"format\": \"tag-ci");
  g_assert_cmpuint (read_shelf (fixture), ==, 4);
  for (guint i = 0; i < 4; i++)
    n_damaged += turn_shelf_battle_get_damage (get_battle (fixture, i)) != NULL ? 1 : 0;
  g_assert_cmpuint (n_damaged, ==, 3);
  g_assert_cmpuint (turn_shelf_get_n_kept (fixture->shelf), ==, 1);
}

/* The oldest without a star makes room; what somebody put there does not count. */
static void
test_make_room (Fixture      *fixture,
                gconstpointer unused)
{
  g_autofree char *starred = turn_shelf_name_new ("20000101T000000Z-0000abcd", TRUE);
  g_autoptr (GFile) star = g_file_get_child (fixture->kept, starred);
  g_autoptr (GFile) own = g_file_get_child (fixture->kept, "my best.tagrecord.json");
  g_autoptr (GFile) oldest = g_file_get_child (fixture->kept, "20100101T000000Z-00000000.tagrecord.json");
  g_autoptr (GFile) next = g_file_get_child (fixture->kept, "20100101T000000Z-00000001.tagrecord.json");

  put (fixture->kept, starred, "{}");
  put (fixture->kept, "my best.tagrecord.json", "{}");
  for (guint i = 0; i < TURN_SHELF_MOST - 1; i++)
    {
      g_autofree char *id = g_strdup_printf ("20100101T000000Z-%08x", i), *name = turn_shelf_name_new (id, FALSE);

      put (fixture->kept, name, "{}");
    }
  keep (fixture, 1, 2000000000);
  g_assert_cmpuint (count_records (fixture->kept), ==, TURN_SHELF_MOST + 1);
  g_assert_false (g_file_query_exists (oldest, NULL));
  g_assert_true (g_file_query_exists (next, NULL));
  g_assert_true (g_file_query_exists (star, NULL));
  g_assert_true (g_file_query_exists (own, NULL));
}

static void
test_star (Fixture      *fixture,
           gconstpointer unused)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;

  keep (fixture, 1, 1000);
  read_shelf (fixture);
  id = g_strdup (turn_shelf_battle_get_id (get_battle (fixture, 0)));
  g_assert_true (turn_shelf_battle_set_starred (get_battle (fixture, 0), TRUE, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (read_shelf (fixture), ==, 1);
  g_assert_true (turn_shelf_battle_is_starred (get_battle (fixture, 0)));
  g_assert_cmpstr (turn_shelf_battle_get_id (get_battle (fixture, 0)), ==, id);

  /* It is not kept twice for having another name. */
  keep (fixture, 1, 9000);
  g_assert_cmpuint (read_shelf (fixture), ==, 1);
  g_assert_true (turn_shelf_battle_set_starred (get_battle (fixture, 0), FALSE, NULL));
  g_assert_false (turn_shelf_battle_is_starred (get_battle (fixture, 0)));

  g_assert_true (g_file_delete (turn_shelf_battle_get_file (get_battle (fixture, 0)), NULL, NULL));
  g_assert_false (turn_shelf_battle_set_starred (get_battle (fixture, 0), TRUE, &error));
  g_assert_nonnull (error);
}

/* A file goes only when it is really deleted, and its result stays. */
static void
test_delete (Fixture      *fixture,
             gconstpointer unused)
{
  g_autoptr (TurnShelfBattle) battle = NULL;

  keep (fixture, 1, 1000);
  keep (fixture, 2, 2000);
  read_shelf (fixture);
  battle = g_object_ref (get_battle (fixture, 0));
  turn_shelf_hide (fixture->shelf, battle);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->shelf)), ==, 1);
  g_assert_null (turn_shelf_find (fixture->shelf, turn_shelf_battle_get_id (battle)));
  g_assert_cmpuint (count_records (fixture->kept), ==, 2);
  g_assert_cmpuint (read_shelf (fixture), ==, 1);

  turn_shelf_restore (fixture->shelf, battle);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->shelf)), ==, 2);
  g_assert_nonnull (turn_shelf_find (fixture->shelf, turn_shelf_battle_get_id (battle)));

  turn_shelf_hide (fixture->shelf, battle);
  g_assert_true (turn_shelf_delete (fixture->shelf, battle, NULL));
  g_assert_cmpuint (count_records (fixture->kept), ==, 1);
  g_assert_cmpuint (read_shelf (fixture), ==, 1);
  g_assert_cmpuint (turn_shelf_get_results (fixture->shelf)->len, ==, 2);
}

/* Where nothing can be written nothing is said to be kept. */
static void
test_no_room (Fixture      *fixture,
              gconstpointer unused)
{
  g_autoptr (TurnRecord) record = match_fixture_record ("human random", 1, TRUE);
  g_autoptr (GError) error = NULL;

  put (fixture->folder, "battles", "a file in its place");
  g_assert_false (turn_shelf_disk_keep (fixture->kept, record, 1000, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (read_shelf (fixture), ==, 0);
}

/* A shelf that is dropped while it is read. */
static void
test_dropped (Fixture      *fixture,
              gconstpointer unused)
{
  TurnShelf *other = turn_shelf_new (fixture->kept, fixture->games);

  keep (fixture, 1, 1000);
  turn_shelf_refresh (other);
  turn_shelf_refresh (other);
  g_assert_finalize_object (other);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/turn-shelf/keep", test_keep },
    { "/turn-shelf/index", test_index },
    { "/turn-shelf/newer-index", test_newer_index },
    { "/turn-shelf/damaged", test_damaged },
    { "/turn-shelf/make-room", test_make_room },
    { "/turn-shelf/star", test_star },
    { "/turn-shelf/delete", test_delete },
    { "/turn-shelf/no-room", test_no_room },
    { "/turn-shelf/dropped", test_dropped },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
