/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-record-private.h>
#include <turn-record.h>

#include <glib/gstdio.h>
#include <string.h>

#include "record-games.h"
#include "store-error.h"
#include "store-json.h"
#include "turn-language.h"

static GamePlan
plan_for (const char *board,
          guint       n_seats)
{
  return (GamePlan) { board, n_seats, FALSE, FALSE, { 6, 1, 1 } };
}

static char *
side_a (void)
{
  return g_build_filename (g_getenv ("BOARDS"), "side-a.city.json", NULL);
}

static char *
golden_text (const char *name)
{
  g_autofree char *file_name = g_strdup_printf ("%s.tagrecord.json", name);
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "records", file_name, NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

static TurnRecord *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = store_json_parse (text, strlen (text), &error);
  TurnRecord *record;

  g_assert_no_error (error);
  record = turn_record_read (node, &error);
  g_assert_no_error (error);

  return record;
}

static void
test_formats (void)
{
  g_assert_true (turn_record_format_find ("tag-city") == &tc_record_format);
  g_assert_null (turn_record_format_find ("chess"));
}

/* A state that is jumped to is the one that was there when its move was played. */
static void
test_states (void)
{
  g_autofree char *board = side_a ();
  const GamePlan plan = plan_for (board, 3);
  g_autoptr (TurnRecord) record = game_new (&plan, 5);
  const TurnRules *rules = turn_record_get_format (record)->rules;
  const gsize size = rules->state_size (turn_record_get_game (record));
  TurnState state, jumped;
  const TurnMove *moves;
  guint n_moves;

  game_play (record, &plan, G_MAXUINT);
  moves = turn_record_get_moves (record, &n_moves);
  g_assert_true (turn_record_is_finished (record));

  rules->start (turn_record_get_game (record), &state);
  for (guint i = 0; i <= n_moves; i++)
    {
      turn_record_get_state (record, i, &jumped);
      g_assert_cmpint (memcmp (&jumped, &state, size), ==, 0);
      if (i < n_moves)
        g_assert_cmpint (rules->play (turn_record_get_game (record), &state, moves[i], &state), ==, TURN_LEGAL);
    }
}

/* A replay that runs to and fro. */
static void
test_scrubbing (void)
{
  g_autofree char *text = golden_text ("four-taggers");
  g_autoptr (TurnRecord) record = read_text (text);
  const TurnRules *rules = turn_record_get_format (record)->rules;
  guint n_moves, n_over = 0;

  turn_record_get_moves (record, &n_moves);
  for (guint step = 0; step < 10000; step++)
    {
      TurnState state;

      turn_record_get_state (record, step * 7919 % (n_moves + 1), &state);
      n_over += rules->to_move (turn_record_get_game (record), &state) == TURN_OVER;
    }
  g_assert_cmpuint (n_over, >, 0);
}

static void
test_refused_move (void)
{
  g_autofree char *board = side_a ();
  const GamePlan plan = plan_for (board, 2);
  g_autoptr (TurnRecord) record = game_new (&plan, 1);
  g_autofree char *before = turn_record_to_line (record);
  g_autofree char *after = NULL;
  const TurnMove nonsense = { { 9, 9, 9 } };
  guint n_moves;

  g_assert_cmpint (turn_record_append (record, nonsense), !=, TURN_LEGAL);
  turn_record_get_moves (record, &n_moves);
  g_assert_cmpuint (n_moves, ==, 0);
  after = turn_record_to_line (record);
  g_assert_cmpstr (before, ==, after);
}

/* Taking back and playing the same again gives the same bytes, from every place. */
static void
test_truncate (void)
{
  g_autofree char *text = golden_text ("everything");
  g_autoptr (TurnRecord) record = read_text (text);
  guint n_moves;
  const TurnMove *moves = turn_record_get_moves (record, &n_moves);
  g_autofree TurnMove *copy = g_memdup2 (moves, n_moves * sizeof (TurnMove));

  for (guint left = 0; left <= n_moves; left++)
    {
      g_autofree char *again = NULL;
      g_autofree char *shorter = NULL;

      turn_record_truncate (record, left);
      shorter = turn_record_to_line (record);
      g_assert_cmpint (turn_record_is_finished (record), ==, left == n_moves);
      g_assert_cmpint (strstr (shorter, "\"result\"") != NULL, ==, left == n_moves);
      for (guint i = left; i < n_moves; i++)
        g_assert_cmpint (turn_record_append (record, copy[i]), ==, TURN_LEGAL);
      again = turn_record_to_text (record);
      g_assert_cmpstr (again, ==, text);
    }
}

/* Each unknown member of the golden record stays where it is while the game goes on, and goes with the event that it stood at. */
static void
test_unknown_members (void)
{
  g_autofree char *text = golden_text ("unknown-members");
  g_autoptr (TurnRecord) record = read_text (text);
  guint n_moves;
  const TurnMove *moves = turn_record_get_moves (record, &n_moves);
  g_autofree TurnMove *copy = g_memdup2 (moves, n_moves * sizeof (TurnMove));
  g_autofree char *shorter = NULL, *again = NULL, *begun = NULL;

  turn_record_truncate (record, n_moves - 1);
  shorter = turn_record_to_line (record);
  g_assert_cmpint (turn_record_append (record, copy[n_moves - 1]), ==, TURN_LEGAL);
  again = turn_record_to_line (record);
  turn_record_truncate (record, 0);
  begun = turn_record_to_line (record);

  g_assert_nonnull (strstr (shorter, "about the first event"));
  g_assert_null (strstr (shorter, "about a choice"));
  g_assert_null (strstr (shorter, "about the result"));
  g_assert_null (strstr (again, "about a choice"));
  g_assert_nonnull (strstr (text, "about the result"));
  g_assert_null (strstr (again, "about the result"));
  g_assert_nonnull (strstr (again, "\"result\""));
  g_assert_null (strstr (begun, "about the first event"));
  for (guint i = 0; i < 3; i++)
    {
      const char *const line = (const char *const[]) { shorter, again, begun }[i];

      g_assert_nonnull (strstr (line, "about the whole record"));
      g_assert_nonnull (strstr (line, "about a seat\""));
      g_assert_nonnull (strstr (line, "about the set-up"));
      g_assert_nonnull (strstr (line, "about the board"));
      g_assert_nonnull (strstr (line, "an option"));
    }
}

static void
test_new_like (void)
{
  static const TurnSeat seats[] = { { "Bo", "bot:easy", NULL, NULL }, { "Cy", "human", "teal", "en" } };
  g_autofree char *board = side_a ();
  const GamePlan plan = plan_for (board, 2);
  g_autoptr (TurnRecord) first = game_new (&plan, 1);
  g_autoptr (TurnRecord) second = NULL;
  gconstpointer game = turn_record_get_game (first);
  guint n_moves;

  game_play (first, &plan, 9);
  second = turn_record_new_like (first, seats, 2);
  g_clear_pointer (&first, turn_record_unref);

  g_assert_true (turn_record_get_game (second) == game);
  g_assert_cmpuint (turn_record_get_seed (second), ==, 2);
  g_assert_cmpstr (turn_record_get_seat (second, 1)->paint, ==, "teal");
  turn_record_get_moves (second, &n_moves);
  g_assert_cmpuint (n_moves, ==, 0);
  game_play (second, &plan, G_MAXUINT);
  g_assert_true (turn_record_is_finished (second));
}

static gpointer
play_many (gpointer data)
{
  TurnRecord *like = data;
  static const TurnSeat seats[] = { { "Bo", "bot:easy", NULL, NULL }, { "Cy", "human", NULL, NULL } };
  const GamePlan plan = plan_for (NULL, 2);
  GString *lines = g_string_new (NULL);

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (TurnRecord) record = turn_record_new_like (like, seats, seed);
      g_autofree char *line = NULL;

      game_play (record, &plan, G_MAXUINT);
      line = turn_record_to_line (record);
      g_string_append (lines, line);
    }

  return g_string_free (lines, FALSE);
}

/* Threads share a set-up and write the same bytes. */
static void
test_threads (void)
{
  g_autofree char *board = side_a ();
  const GamePlan plan = plan_for (board, 2);
  g_autoptr (TurnRecord) like = game_new (&plan, 1);
  GThread *threads[3];
  g_autofree char *expected = play_many (like);

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("player", play_many, like);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      g_autofree char *lines = g_thread_join (threads[i]);

      g_assert_cmpstr (lines, ==, expected);
    }
}

/* What a program gives is checked as strictly as what stands in a file. */
static void
test_bad_seats (void)
{
  static const struct { TurnSeat seat; const char *message; } cases[] = {
    { { "", "human", NULL, NULL }, "seats, entry 2, name: must be 1 to 60 characters on one line" },
    { { "a\tb", "human", NULL, NULL }, "seats, entry 2, name: must be 1 to 60 characters on one line" },
    { { "\xff", "human", NULL, NULL }, "seats, entry 2, name: must be 1 to 60 characters on one line" },
    { { NULL, "human", NULL, NULL }, "seats, entry 2, name: must be 1 to 60 characters on one line" },
    { { "Ana", "human", "", NULL }, "seats, entry 2, paint: must be 1 to 60 characters on one line" },
    { { "Ana", "human", NULL, "\n" }, "seats, entry 2, language: must be 1 to 60 characters on one line" },
    { { "Ana", "robot", NULL, NULL },
      "seats, entry 2, controller: must be “human”, or “bot:” and one of random, greedy, easy, medium, hard, expert" },
  };
  g_autofree char *board = side_a ();
  const GamePlan plan = plan_for (board, 2);
  g_autoptr (TurnRecord) sample = game_new (&plan, 1);
  g_autoptr (JsonNode) node = turn_record_write (sample);
  JsonNode *setup = json_object_get_member (json_node_get_object (node), "setup");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TurnSeat seats[] = { { "Zoë", "human", NULL, NULL }, cases[i].seat };
      g_autoptr (GError) error = NULL;

      g_assert_null (turn_record_new (&tc_record_format, setup, seats, 2, 1, &error));
      g_assert_error (error, STORE_ERROR, STORE_ERROR_CONTENT);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

/* The length of a name is that which people see: sixty letters, however many bytes they have. */
static void
test_long_names (void)
{
  static const struct { const char *letter; guint n; gboolean is_right; } cases[] = {
    { "a", 60, TRUE }, { "a", 61, FALSE }, { "é", 60, TRUE }, { "é", 61, FALSE }, { "😀", 60, TRUE }, { "😀", 61, FALSE },
  };
  g_autofree char *text = golden_text ("not-begun");
  g_autoptr (TurnRecord) sample = read_text (text);
  g_autoptr (JsonNode) node = turn_record_write (sample);
  JsonNode *setup = json_object_get_member (json_node_get_object (node), "setup");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) name = g_string_new (NULL);
      g_autoptr (TurnRecord) record = NULL;

      for (guint j = 0; j < cases[i].n; j++)
        g_string_append (name, cases[i].letter);
      record = turn_record_new (&tc_record_format, setup, (TurnSeat[]) { { name->str, (char *) "human", NULL, NULL }, { (char *) "Zoë", (char *) "human", NULL, NULL } },
                                2, 1, NULL);
      g_assert_cmpint (record != NULL, ==, cases[i].is_right);
    }
}

static void
test_seed (void)
{
  static const struct { const char *written; guint64 seed; } cases[] = {
    { "0", 0 },
    { "00000000000000000042", 42 },
    { "18446744073709551615", G_MAXUINT64 },
  };
  g_autofree char *text = golden_text ("not-begun");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) changed = g_string_new (text);
      g_autofree char *member = g_strdup_printf ("\"seed\": \"%s\"", cases[i].written);
      g_autoptr (TurnRecord) record = NULL;

      g_assert_cmpuint (g_string_replace (changed, "\"seed\": \"1\"", member, 1), ==, 1);
      record = read_text (changed->str);
      g_assert_cmpuint (turn_record_get_seed (record), ==, cases[i].seed);
    }
}

/* A board nested as deeply as a board may be would make a record nested too deeply. */
static void
test_too_deep (void)
{
  g_autofree char *text = golden_text ("not-begun");
  g_autoptr (TurnRecord) record = read_text (text);
  g_autoptr (JsonNode) node = turn_record_write (record);
  JsonNode *setup = json_object_get_member (json_node_get_object (node), "setup");
  JsonNode *deep = json_node_new (JSON_NODE_NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < STORE_MAX_DEPTH - 1; i++)
    {
      JsonArray *array = json_array_new ();

      json_array_add_element (array, deep);
      deep = json_node_init_array (json_node_alloc (), array);
      json_array_unref (array);
    }
  json_object_set_member (json_node_get_object (setup), "x-deep", deep);

  g_assert_null (turn_record_new (&tc_record_format, setup, turn_record_get_seat (record, 0), 2, 1, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_TOO_LARGE);
}

static void
test_save_and_load (void)
{
  g_autofree char *text = golden_text ("unfinished");
  g_autoptr (TurnRecord) record = read_text (text);
  g_autofree char *folder = g_dir_make_tmp ("record-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "saved", "game.tagrecord.json", NULL);
  g_autofree char *subfolder = g_path_get_dirname (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *saved = NULL;
  g_autoptr (TurnRecord) again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (turn_record_load (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);

  g_assert_true (turn_record_save (record, file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_cmpstr (saved, ==, text);
  again = turn_record_load (file, &error);
  g_assert_no_error (error);
  g_assert_false (turn_record_is_finished (again));

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (subfolder), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* How a game ended, on a line: places, and what the scores do not say. */
static void
test_summary (void)
{
  static const struct { const char *name, *english, *french; } cases[] = {
    { "everything", "Ana 29, Vandal 5, Zoë 0", "Ana 29, Vandal 5, Zoë 0" },
    { "four-taggers", "Krylon 7, Zoë 0, Ana −6, Vandal −13", "Krylon 7, Zoë 0, Ana −6, Vandal −13" },
    { "shared-victory", "Ana 3, Zoë 3 (shared), Vandal −1, Krylon −2", "Ana 3, Zoë 3 (ex æquo), Vandal −1, Krylon −2" },
    { "tie", "Ana 2, Zoë 2 (by 2 bubbles to 1), Vandal 0", "Ana 2, Zoë 2 (2 bulles à 1), Vandal 0" },
    { "tag-six", "Finn 4, Dora 3, Ben 2, Cem 2, Eve 2, Ana −2", "Finn 4, Dora 3, Ben 2, Cem 2, Eve 2, Ana −2" },
  };

  turn_language_set_up ("/nowhere");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = golden_text (cases[i].name), *english = NULL, *french = NULL;
      g_autoptr (TurnRecord) record = read_text (text);

      turn_language_choose ("en");
      english = turn_record_summarise (record);
      g_assert_cmpstr (english, ==, cases[i].english);
      turn_language_choose ("fr");
      french = turn_record_summarise (record);
      g_assert_cmpstr (french, ==, cases[i].french);
    }
  turn_language_choose ("en");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-record/formats", test_formats);
  g_test_add_func ("/turn-record/states", test_states);
  g_test_add_func ("/turn-record/scrubbing", test_scrubbing);
  g_test_add_func ("/turn-record/refused-move", test_refused_move);
  g_test_add_func ("/turn-record/truncate", test_truncate);
  g_test_add_func ("/turn-record/unknown-members", test_unknown_members);
  g_test_add_func ("/turn-record/new-like", test_new_like);
  g_test_add_func ("/turn-record/threads", test_threads);
  g_test_add_func ("/turn-record/bad-seats", test_bad_seats);
  g_test_add_func ("/turn-record/long-names", test_long_names);
  g_test_add_func ("/turn-record/seed", test_seed);
  g_test_add_func ("/turn-record/too-deep", test_too_deep);
  g_test_add_func ("/turn-record/save-and-load", test_save_and_load);
  g_test_add_func ("/turn-record/summary", test_summary);

  return g_test_run ();
}
