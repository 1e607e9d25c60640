/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-record.h>

#include <string.h>
#include <tc-score.h>

#include "record-games.h"
#include "store-error.h"
#include "store-json.h"

static char *
test_data (const char *name)
{
  return g_build_filename (g_getenv ("TEST_DATA"), name, NULL);
}

static GPtrArray *
list_folder (const char *name,
             const char *ending)
{
  g_autofree char *path = test_data (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) folder = g_dir_open (path, 0, &error);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *entry;

  g_assert_no_error (error);
  while ((entry = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (entry, ending))
      g_ptr_array_add (paths, g_build_filename (path, entry, NULL));

  return paths;
}

static TurnRecord *
load (const char *path,
      GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return turn_record_load (file, error);
}

static TurnRecord *
load_golden (const char *name)
{
  g_autofree char *file_name = g_strdup_printf ("records/%s.tagrecord.json", name);
  g_autofree char *path = test_data (file_name);
  g_autoptr (GError) error = NULL;
  TurnRecord *record = load (path, &error);

  g_assert_no_error (error);

  return record;
}

static TurnRecord *
read_line (const char *line,
           GError    **error)
{
  g_autoptr (JsonNode) node = store_json_parse (line, strlen (line), error);

  return node != NULL ? turn_record_read (node, error) : NULL;
}

/* Every golden record is written as it was read, byte for byte, laid out and on one line. */
static void
test_golden (void)
{
  g_autoptr (GPtrArray) paths = list_folder ("records", ".tagrecord.json");

  g_assert_cmpuint (paths->len, >=, 10);
  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autofree char *before = NULL, *after = NULL, *line = NULL, *line_again = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (TurnRecord) record = load (path, &error);
      g_autoptr (TurnRecord) again = NULL;

      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
      after = turn_record_to_text (record);
      g_assert_cmpstr (before, ==, after);

      line = turn_record_to_line (record);
      g_assert_null (strchr (line, '\n'));
      again = read_line (line, &error);
      g_assert_no_error (error);
      line_again = turn_record_to_line (again);
      g_assert_cmpstr (line, ==, line_again);
    }
}

static guint
code_of (const char *name)
{
  static const char *const names[] = {
    [STORE_ERROR_TOO_LARGE] = "too-large", [STORE_ERROR_SYNTAX] = "syntax", [STORE_ERROR_FORMAT] = "format",
    [STORE_ERROR_VERSION] = "version", [STORE_ERROR_CONTENT] = "content", [STORE_ERROR_FOUL] = "foul",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], name))
      return i;

  g_error ("no such error: %s", name);
}

static void
assert_broken (const char *name,
               const char *code,
               const char *message)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "broken", "records", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = load (path, &error);

  g_test_message ("%s", name);
  g_assert_null (record);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, STORE_ERROR, (int) code_of (code));
}

/* Each row of records.txt is a file, the kind of its error and the whole message; every file has its row. */
static void
test_broken (void)
{
  g_autoptr (GPtrArray) paths = list_folder ("broken/records", ".tagrecord.json");
  g_autofree char *table = test_data ("broken/records.txt");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_rows = 0;

  g_assert_true (g_file_get_contents (table, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], ": ", 3);

      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      g_assert_cmpuint (g_strv_length (parts), ==, 3);
      assert_broken (parts[0], parts[1], parts[2]);
      n_rows++;
    }

  g_assert_cmpuint (n_rows, ==, paths->len);
  g_assert_cmpuint (n_rows, >=, 40);
}

/* Squares may stand in any order; they are written row by row. */
static void
test_order_of_cells (void)
{
  g_autoptr (TurnRecord) golden = load_golden ("everything");
  g_autofree char *line = turn_record_to_line (golden);
  g_autoptr (GString) shuffled = g_string_new (line);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = NULL;
  g_autofree char *written = NULL;

  g_assert_cmpuint (g_string_replace (shuffled, "[\"B1\", \"C1\", \"C2\", \"C3\"]", "[\"C3\", \"B1\", \"C2\", \"C1\"]", 1), ==, 1);
  record = read_line (shuffled->str, &error);
  g_assert_no_error (error);
  written = turn_record_to_line (record);
  g_assert_cmpstr (written, ==, line);
}

/* Every event kind, said by the text and by the state. */
static void
test_everything (void)
{
  g_autoptr (TurnRecord) record = load_golden ("everything");
  g_autofree char *line = turn_record_to_line (record);
  static const char *const parts[] = {
    "{\"event\": \"roll\", \"dice\": [", "{\"event\": \"place\", \"seat\": 1, \"sections\": [", "\"use\": \"tag\", \"cells\": [\"",
    "\"use\": \"drone\", \"shape\": \"", "\"use\": \"social\", \"bubble\": 0", "\"use\": \"social\", \"bubble\": null",
    "{\"event\": \"final\", \"die\": ", "\"rank\": \"high\"", "\"rank\": \"low\"", "\"winners\": [", "\"ended_by\": [\"",
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strstr (line, parts[i]) == NULL)
      g_error ("missing: %s", parts[i]);
}

/* Choices are sealed with a bubble each; the record tells the one that all of them circle (C15). */
static void
test_shared_bubble (void)
{
  g_autofree char *board = test_data ("records/boards/tiny.city.json");
  const GamePlan plan = { board, 2, FALSE, FALSE, { 1, 0, 0 } };
  g_autoptr (TurnRecord) record = game_new (&plan, 3);
  const TcGame *game = turn_record_get_game (record);
  TcMove seal = { .kind = TC_MOVE_SEAL, .action.use = TC_USE_SOCIAL };
  g_autoptr (TurnRecord) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  TurnState state, state_again;
  guint n_moves;

  game_play (record, &plan, 4);
  turn_record_get_state (record, 4, &state);
  g_assert_cmpint (tc_state_phase (game, (const TcState *) (gconstpointer) & state), ==, TC_PHASE_FINAL);
  while (tc_state_die_taken ((const TcState *) (gconstpointer) & state, seal.action.die))
    seal.action.die++;

  seal.action.mark = 2;
  g_assert_cmpint (turn_record_append (record, tc_move_to_turn (seal)), ==, TC_LEGAL);
  seal.action.mark = 0;
  g_assert_cmpint (turn_record_append (record, tc_move_to_turn (seal)), ==, TC_LEGAL);

  line = turn_record_to_line (record);
  g_assert_nonnull (strstr (line, "\"bubble\": 2"));
  g_assert_null (strstr (line, "\"bubble\": 0"));

  again = read_line (line, &error);
  g_assert_no_error (error);
  turn_record_get_moves (again, &n_moves);
  g_assert_cmpuint (n_moves, ==, 6);
  turn_record_get_state (record, 6, &state);
  turn_record_get_state (again, 6, &state_again);
  g_assert_cmpint (memcmp (&state, &state_again, tc_state_size (game)), ==, 0);
}

/* What is sealed but not complete is not written: whoever reads it sees the state before. */
static void
test_unfinished_sealing (void)
{
  g_autofree char *board = test_data ("records/boards/tiny.city.json");
  const GamePlan plan = { board, 3, FALSE, FALSE, { 4, 1, 1 } };
  g_autoptr (TurnRecord) record = game_new (&plan, 1);
  g_autofree char *before = NULL, *sealing = NULL, *complete = NULL;

  game_play (record, &plan, 5);
  before = turn_record_to_line (record);
  game_play (record, &plan, 2);
  sealing = turn_record_to_line (record);
  game_play (record, &plan, 1);
  complete = turn_record_to_line (record);

  g_assert_cmpstr (before, ==, sealing);
  g_assert_cmpstr (complete, !=, sealing);
  g_assert_null (strstr (sealing, "final"));
  g_assert_nonnull (strstr (complete, "final"));
}

/* The set-up of a record gives back the board and the choices it was made of. */
static void
test_setup (void)
{
  g_autofree char *board = test_data ("records/boards/own-tokens.city.json");
  const GamePlan plan = { board, 4, FALSE, TRUE, { 1, 1, 1 } };
  g_autoptr (TurnRecord) record = game_new (&plan, 11);
  const TcGame *game = turn_record_get_game (record);
  TcBoardFile *file = tc_record_get_board_file (record);

  g_assert_cmpuint (game->setup.n_seats, ==, 4);
  g_assert_true (game->setup.free_drones);
  g_assert_cmpstr (game->setup.hq[0], ==, "Slab");
  g_assert_cmpstr (game->setup.hq[8], ==, "Corner");
  g_assert_cmpint (memcmp (tc_board_file_get_board (file), &game->board, sizeof (TcBoard)), ==, 0);
}

/* Every verdict has a rule and a sentence of its own. */
static void
test_explain (void)
{
  for (int verdict = TC_LEGAL; verdict <= TC_BUBBLE_MISSING; verdict++)
    {
      const char *words = tc_record_format.explain (verdict);

      g_assert_true (g_str_has_suffix (words, "."));
      for (int other = TC_LEGAL; other < verdict; other++)
        g_assert_cmpstr (words, !=, tc_record_format.explain (other));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-record/golden", test_golden);
  g_test_add_func ("/tc-record/broken", test_broken);
  g_test_add_func ("/tc-record/order-of-cells", test_order_of_cells);
  g_test_add_func ("/tc-record/everything", test_everything);
  g_test_add_func ("/tc-record/shared-bubble", test_shared_bubble);
  g_test_add_func ("/tc-record/unfinished-sealing", test_unfinished_sealing);
  g_test_add_func ("/tc-record/setup", test_setup);
  g_test_add_func ("/tc-record/explain", test_explain);

  return g_test_run ();
}
