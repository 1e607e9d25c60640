/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include <store-error.h>
#include <store-json.h>
#include <tc-board-file.h>
#include <tc-board-problems.h>
#include <tc-built-in-boards.h>

static char *
path_of (const char *variable,
         const char *name)
{
  return g_build_filename (g_getenv (variable), name, NULL);
}

static char *
contents_of (const char *variable,
             const char *name)
{
  g_autofree char *path = path_of (variable, name);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static TcBoardFile *
file_of_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = store_json_parse (text, strlen (text), &error);
  TcBoardFile *file;

  g_assert_no_error (error);
  file = tc_board_file_read (node, &error);
  g_assert_no_error (error);

  return file;
}

/* The small board with one change in its text. */
static TcBoardFile *
small_with (const char *old,
            const char *replacement)
{
  g_autofree char *text = contents_of ("TEST_DATA", "boards/small.city.json");
  g_auto (GStrv) parts = g_strsplit (text, old, 2);
  g_autofree char *changed = g_strjoinv (replacement, parts);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);

  return file_of_text (changed);
}

static void
test_values (void)
{
  g_autoptr (TcBoardFile) file = small_with ("\"#b5391a\"", "\"#B5391a\"");
  const TcBoard *board = tc_board_file_get_board (file);

  g_assert_cmpuint (board->n_rows, ==, 3);
  g_assert_cmpuint (board->n_columns, ==, 4);
  g_assert_cmpuint (board->n_districts, ==, 2);
  g_assert_cmpint (board->districts[0].key, ==, 'r');
  g_assert_cmphex (board->districts[0].colour, ==, 0xb5391a);
  g_assert_cmpint (board->districts[1].value.high, ==, 6);
  g_assert_cmpint (board->squares[0][2], ==, 1);
  g_assert_cmpint (board->squares[1][3], ==, TC_OUTSIDE);
  g_assert_cmpint (board->squares[3][0], ==, 0);
  g_assert_cmpint (board->columns[3].low, ==, 0);
  g_assert_cmpint (board->rows[1].high, ==, 3);
  g_assert_cmpuint (board->n_drones, ==, 3);
  g_assert_cmpint (board->drones[2], ==, -3);
  g_assert_cmpuint (board->n_bubbles, ==, 3);
  g_assert_cmpint (board->bubbles[0], ==, 0);
  g_assert_cmpuint (board->n_tokens, ==, 1);
  g_assert_true (tc_shape_equal (board->tokens[0].shape, tc_shape_from_text ("#./##/#.")));
  g_assert_true (board->has_sections);
  g_assert_cmpstr (board->sections[0], ==, "K4");
  g_assert_cmpstr (board->small[2], ==, "V3");
}

static void
test_texts (void)
{
  static const struct { const char *name, *language, *expected; } cases[] = {
    { "{\"en\": \"Corner\", \"fr\": \"Le Coin\"}", "fr", "Le Coin" },
    { "{\"en\": \"Corner\", \"fr\": \"Le Coin\"}", "fr_CA", "Le Coin" },
    { "{\"en\": \"Corner\", \"fr\": \"Le Coin\"}", "de", "Corner" },
    { "{\"en\": \"Corner\", \"fr\": \"Le Coin\"}", NULL, "Corner" },
    { "{\"en\": \"Corner\", \"fr\": \"\"}", "fr", "Corner" },
    { "{\"it\": \"L’angolo\", \"fr\": \"Le Coin\"}", "de", "L’angolo" },
    { "{\"it\": \"\", \"fr\": \"Le Coin\"}", "de", "Le Coin" },
    { "\"Everywhere\"", "fr", "Everywhere" },
    { "\"\"", "fr", "" },
    { "{\"en\": \"\"}", "en", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TcBoardFile) file = small_with ("{\"en\": \"Corner\", \"fr\": \"Le Coin\"}", cases[i].name);

      g_assert_cmpstr (tc_board_file_get_name (file, cases[i].language), ==, cases[i].expected);
    }
}

static void
test_optional_texts (void)
{
  g_autoptr (TcBoardFile) with = small_with ("\n", "\n");
  g_autoptr (TcBoardFile) without = small_with ("  \"description\": {\"en\": \"A small board.\", \"fr\": \"Un petit plateau.\"},\n"
                                                "  \"author\": \"Tag City contributors\",\n"
                                                "  \"license\": \"CC-BY-SA-4.0\",\n", "");

  g_assert_cmpstr (tc_board_file_get_description (with, "fr"), ==, "Un petit plateau.");
  g_assert_cmpstr (tc_board_file_get_author (with), ==, "Tag City contributors");
  g_assert_cmpstr (tc_board_file_get_license (with), ==, "CC-BY-SA-4.0");
  g_assert_cmpstr (tc_board_file_get_district_name (with, 1, "fr"), ==, "Le Marché");
  g_assert_cmpstr (tc_board_file_get_description (without, "fr"), ==, "");
  g_assert_cmpstr (tc_board_file_get_author (without), ==, "");
  g_assert_cmpstr (tc_board_file_get_license (without), ==, "");
}

/* Messages may change their language while the program runs. */
static void
test_language_of_messages (void)
{
  static const struct { const char *language, *name; } cases[] = {
    { "fr", "Le Coin" }, { "fr_CH:de", "Le Coin" }, { "en", "Corner" }, { "C", "Corner" }, { "eo", "Corner" },
  };
  g_autoptr (TcBoardFile) file = small_with ("\n", "\n");
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_setenv ("LANGUAGE", cases[i].language, TRUE);
      g_assert_cmpstr (tc_board_file_get_name (file, NULL), ==, cases[i].name);
    }
  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

/* Our own boards are laid out as the writer does it, have no problem, and come back as the same bytes. */
static void
assert_shipped (const char *variable,
                const char *name)
{
  static const char *const languages[] = { "en", "fr", "de" };
  g_autofree char *path = path_of (variable, name);
  g_autofree char *before = contents_of (variable, name), *after = NULL;
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_board_file_load_playable (place, &error);
  g_autoptr (GPtrArray) problems = NULL;

  g_assert_no_error (error);
  after = tc_board_file_to_text (file);
  g_assert_cmpstr (after, ==, before);
  problems = tc_board_problems (file);
  g_assert_cmpuint (problems->len, ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (GPtrArray) lacking = tc_board_file_list_lacking (file, languages[i]);

      g_assert_cmpint (lacking->len > 0, ==, g_str_equal (languages[i], "de"));
    }
}

static void
test_shipped (void)
{
  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (tc_built_in_boards[i], ".city.json", NULL);

      assert_shipped ("BOARDS", name);
    }
  assert_shipped ("TEST_DATA", "boards/small.city.json");
}

static StoreError
kind_of (const char *name)
{
  static const struct { const char *name; StoreError code; } kinds[] = {
    { "too-large", STORE_ERROR_TOO_LARGE }, { "syntax", STORE_ERROR_SYNTAX }, { "format", STORE_ERROR_FORMAT },
    { "version", STORE_ERROR_VERSION }, { "content", STORE_ERROR_CONTENT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, name))
      return kinds[i].code;
  g_assert_not_reached ();
}

/* One line of boards.txt, "file: kind: message". */
static void
assert_broken (const char *line,
               GHashTable *listed)
{
  g_auto (GStrv) parts = g_strsplit (line, ": ", 3);
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "broken", "boards", parts[0], NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_board_file_load_playable (place, &error);

  g_test_message ("%s", parts[0]);
  g_assert_null (file);
  g_assert_error (error, STORE_ERROR, (int) kind_of (parts[1]));
  g_assert_cmpstr (error->message, ==, parts[2]);
  g_assert_true (g_hash_table_add (listed, g_strdup (parts[0])));
}

/* Every wrong file gives its message, and every wrong file has one. */
static void
test_broken (void)
{
  g_autofree char *list = contents_of ("TEST_DATA", "broken/boards.txt"), *folder = path_of ("TEST_DATA", "broken/boards");
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);
  g_autoptr (GHashTable) listed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#')
      assert_broken (lines[i], listed);
  while ((name = g_dir_read_name (files)) != NULL)
    g_assert_true (g_hash_table_contains (listed, name));
  g_assert_cmpuint (g_hash_table_size (listed), >=, 45);
}

/* However much of a board arrived, the answer is an error and not a crash. */
static void
test_truncated (void)
{
  g_autofree char *text = contents_of ("TEST_DATA", "boards/small.city.json");
  const gsize length = strlen (g_strchomp (text));

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *part = g_memdup2 (text, MAX (i, 1));
      g_autoptr (GError) error = NULL;

      g_assert_null (store_json_parse (part, i, &error));
      g_assert_error (error, STORE_ERROR, STORE_ERROR_SYNTAX);
    }
}

/* A board with mistakes can be edited, but not played. */
static void
test_unplayable (void)
{
  g_autoptr (TcBoardFile) file = small_with ("\"high\": 8", "\"high\": 1");
  g_autoptr (JsonNode) node = tc_board_file_write (file);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tc_board_file_get_board (file)->districts[0].value.high, ==, 1);
  g_assert_null (tc_board_file_read_playable (node, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_CONTENT);
  g_assert_cmpstr (error->message, ==, "district r (Docks): the high value is below the low one");
}

/* A board whose bubbles pay opens and can be played, with a warning for each of them (C4), and comes back as the same bytes. */
static void
test_paying (void)
{
  static const char *const warnings[] = {
    "Bubble 2 pays 5: checking networks must not pay",
    "Bubble 3 pays 3: checking networks must not pay",
    "Bubble 4 pays 99: checking networks must not pay",
  };
  g_autofree char *path = path_of ("TEST_DATA", "boards/paying.city.json");
  g_autofree char *before = contents_of ("TEST_DATA", "boards/paying.city.json"), *after = NULL;
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_board_file_load_playable (place, &error);
  g_autoptr (GPtrArray) problems = NULL;

  g_assert_no_error (error);
  problems = tc_board_problems (file);
  g_assert_cmpuint (problems->len, ==, G_N_ELEMENTS (warnings));
  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);

      g_assert_false (problem->is_error);
      g_assert_cmpstr (problem->code, ==, "bubble-positive");
      g_assert_cmpstr (problem->where, ==, "bubbles");
      g_assert_cmpstr (problem->what, ==, warnings[i]);
    }
  after = tc_board_file_to_text (file);
  g_assert_cmpstr (after, ==, before);
}

static TcBoardFile *
remedy_all (TcBoardFile *file)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (file);
  g_autoptr (TcBoardFile) remedied = problems->len > 0 ? tc_board_remedied (file, g_ptr_array_index (problems, 0)) : NULL;

  return remedied != NULL ? remedy_all (remedied) : tc_board_file_ref (file);
}

/* Prices are set right as one would by hand: the rest of the file stays, to the last byte. */
static void
test_remedies (void)
{
  static const struct { const char *name, *old, *new; } cases[] = {
    { "boards/paying.city.json", "\"bubbles\": [-1, 5, 3, 99]", "\"bubbles\": [0, -1, -1, -2, -3]" },
    { "boards/mixed-drones.city.json", "\"drones\": [-3, -1, -4, -3]", "\"drones\": [-1, -3, -3, -4]" },
    { "boards/small.city.json", "\"drones\"", "\"drones\"" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *before = contents_of ("TEST_DATA", cases[i].name), *after = NULL, *expected = NULL;
      g_auto (GStrv) parts = g_strsplit (before, cases[i].old, 2);
      g_autoptr (TcBoardFile) file = file_of_text (before);
      g_autoptr (TcBoardFile) remedied = remedy_all (file);
      g_autoptr (GPtrArray) problems = tc_board_problems (remedied);

      expected = g_strjoinv (cases[i].new, parts);
      after = tc_board_file_to_text (remedied);
      g_assert_cmpuint (g_strv_length (parts), ==, 2);
      g_assert_cmpstr (after, ==, expected);
      g_assert_cmpuint (problems->len, ==, 0);
    }
}

/* What a later program wrote everywhere into the file is still there, in its place, after a change. */
static void
test_unknown_members (void)
{
  static const char text[] =
    "{\n"
    "  \"$schema\": \"board-1.schema.json\",\n"
    "  \"format\": \"tag-city-board\",\n"
    "  \"version\": 1,\n"
    "  \"name\": {\"en\": \"Yard\", \"x-note\": \"kept\"},\n"
    "  \"future\": {\"list\": [1, 2.5, null, {\"deep\": [true]}]},\n"
    "  \"grid\": [\n"
    "    \"ab\"\n"
    "  ],\n"
    "  \"districts\": {\n"
    "    \"a\": {\"wall\": \"brick\", \"name\": \"A\", \"colour\": \"#000000\", \"high\": %d, \"low\": 1},\n"
    "    \"b\": {\"name\": \"B\", \"colour\": \"#ffffff\", \"high\": 2, \"low\": 1, \"icon\": 7}\n"
    "  },\n"
    "  \"columns\": [\n"
    "    {\"high\": 1, \"low\": 1, \"label\": \"first\"},\n"
    "    {\"label\": \"second\", \"high\": 1, \"low\": 1}\n"
    "  ],\n"
    "  \"rows\": [\n"
    "    {\"high\": 1, \"low\": 1, \"label\": \"row\"}\n"
    "  ],\n"
    "  \"drones\": [-1],\n"
    "  \"bubbles\": [0],\n"
    "  \"tokens\": {},\n"
    "  \"hq\": {\"side\": \"B\", \"sections\": null, \"small\": [\"I1\", \"I2\", \"I1\"]},\n"
    "  \"last\": \"\"\n"
    "}\n";
  g_autofree char *before = g_strdup_printf (text, 2), *after = g_strdup_printf (text, 9);
  g_autofree char *unchanged = NULL, *changed = NULL;
  g_autoptr (TcBoardFile) file = file_of_text (before);
  g_autoptr (TcBoardFile) other = NULL;
  TcBoard board = *tc_board_file_get_board (file);

  board.districts[0].value.high = 9;
  other = tc_board_file_new_with_board (file, &board);
  changed = tc_board_file_to_text (other);
  unchanged = tc_board_file_to_text (file);

  g_assert_cmpstr (changed, ==, after);
  g_assert_cmpstr (unchanged, ==, before);
}

/* Districts come and go with their texts; a line that is new gets its values. */
static void
test_new_with_board (void)
{
  g_autoptr (TcBoardFile) file = small_with ("\n", "\n");
  g_autoptr (TcBoardFile) other = NULL, again = NULL;
  g_autofree char *text = NULL;
  TcBoard board = *tc_board_file_get_board (file);

  board.districts[0] = board.districts[1];
  board.districts[1] = (TcDistrict) { .key = '7', .colour = 0x00ff01, .value = { 2, 1 } };
  memset (board.tokens, 0, sizeof board.tokens);
  board.n_tokens = 0;
  board.has_sections = false;
  memset (board.sections, 0, sizeof board.sections);
  board.n_rows = 4;
  board.rows[3] = (TcValue) { 5, -5 };
  other = tc_board_file_new_with_board (file, &board);
  text = tc_board_file_to_text (other);
  again = file_of_text (text);

  g_assert_true (memcmp (tc_board_file_get_board (again), &board, sizeof board) == 0);
  g_assert_cmpstr (tc_board_file_get_district_name (again, 0, "fr"), ==, "Le Marché");
  g_assert_cmpstr (tc_board_file_get_district_name (again, 1, "fr"), ==, "7");
  g_assert_cmpstr (tc_board_file_get_name (again, "fr"), ==, "Le Coin");
  g_assert_nonnull (strstr (text, "\"tokens\": {}"));
  g_assert_nonnull (strstr (text, "\"sections\": null"));
  g_assert_null (strstr (text, "Docks"));
}

static void
test_new_without_template (void)
{
  g_autoptr (TcBoardFile) file = small_with ("\n", "\n"), bare = NULL, again = NULL;
  g_autofree char *text = NULL;
  const TcBoard *board = tc_board_file_get_board (file);

  bare = tc_board_file_new_with_board (NULL, board);
  text = tc_board_file_to_text (bare);
  again = file_of_text (text);

  g_assert_true (memcmp (tc_board_file_get_board (again), board, sizeof *board) == 0);
  g_assert_cmpstr (tc_board_file_get_name (again, NULL), ==, "");
  g_assert_true (g_str_has_prefix (text, "{\n  \"format\": \"tag-city-board\",\n  \"version\": 1,\n  \"name\": \"\",\n  \"grid\": [\n"));
}

static void
test_copy_and_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tag-city-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "copy.city.json", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (TcBoardFile) file = small_with ("\n", "\n"), copy = tc_board_file_new_with_text (file, TC_BOARD_TEXT_AUTHOR, 0, "en", tc_board_file_get_author (file)), loaded = NULL;
  g_autofree char *before = tc_board_file_to_text (file), *after = NULL;
  g_autoptr (GError) error = NULL;
  GValue value = G_VALUE_INIT;

  g_value_init (&value, TC_TYPE_BOARD_FILE);
  g_value_set_boxed (&value, file);
  g_assert_true (g_value_get_boxed (&value) == file);
  g_value_unset (&value);
  g_clear_pointer (&file, tc_board_file_unref);

  g_assert_true (tc_board_file_save (copy, place, &error));
  loaded = tc_board_file_load (place, &error);
  g_assert_no_error (error);
  after = tc_board_file_to_text (loaded);
  g_assert_cmpstr (after, ==, before);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
assert_problems (TcBoardFile *file,
                 const char  *expected)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (file);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);

      g_string_append_printf (found, "%s %s: %s: %s%s%s\n", problem->is_error ? "error" : problem->is_note ? "note" : "warning",
                              problem->code, problem->where, problem->what,
                              problem->detail != NULL ? ": " : "", problem->detail != NULL ? problem->detail : "");
      g_assert_cmpint (problem->has_problem, ==, !g_str_equal (problem->code, "language"));
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_problems (void)
{
  static const struct { const char *old, *replacement, *expected; } cases[] = {
    { "\n", "\n", "" },
    { "\"rrbb\",\n    \"rrb.\"", "\"rrbr\",\n    \"rrb.\"",
      "warning district-in-parts: district r (Docks): is in several parts: D1 apart from the rest\n" },
    { "#35b3ea", "#b5391b",
      "warning colours-alike: district r (Docks): the colour is hard to tell from that of the neighbour Market\n" },
    { "[\"I1\", \"I2\", \"V3\"]}", "[\"I2\", \"I2\", \"O4\"]}", "" },
    { ", \"fr\": \"Les Quais\"", "", "warning language: districts, r, name: there is no text in French\n" },
    { "{\"en\": \"Corner\", \"fr\": \"Le Coin\"}", "{\"de\": \"Ecke\"}",
      "warning language: name: there is no text in English\n"
      "warning language: name: there is no text in French\n" },
    { "{\"en\": \"Corner\", \"fr\": \"Le Coin\"},\n  \"description\": {\"en\": \"A small board.\", \"fr\": \"Un petit plateau.\"}",
      "{\"en\": \"Corner\"},\n  \"description\": {\"en\": \"A small board.\"}",
      "warning language: name: there is no text in French here and in 1 more place\n" },
    { "{\"en\": \"Corner\", \"fr\": \"Le Coin\"}", "\"Corner\"", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TcBoardFile) file = small_with (cases[i].old, cases[i].replacement);

      assert_problems (file, cases[i].expected);
    }
}

/* A square that stands alone, on a board without a token of one square. */
static void
test_out_of_reach (void)
{
  g_autoptr (TcBoardFile) small = small_with ("\"rrbb\",\n    \"rrb.\"", "\"rr.b\",\n    \"rr..\""), file = NULL;
  TcBoard board = *tc_board_file_get_board (small);

  memcpy (board.small[0], "I5\0", 4);
  memcpy (board.small[2], "Q9\0", 4);
  file = tc_board_file_new_with_board (small, &board);
  assert_problems (file,
                   "error token-fits-nowhere: hq, small, entry 1: the shape “I5” fits nowhere in the city\n"
                   "error hq-unknown-token: hq, small, entry 3: there is no token “Q9”; add it to “tokens” or choose another\n"
                   "warning feature-impossible: column D: Column D cannot be filled: at best, this stays free: D1\n"
                   "warning feature-impossible: row 1: Row 1 cannot be filled: at best, this stays free: D1\n"
                   "warning feature-impossible: district b (Market): Market cannot be filled: at best, this stays free: D1\n"
                   "warning district-in-parts: district b (Market): is in several parts: D1 apart from the rest\n"
                   "warning square-out-of-reach: grid, D1: no shape of the HQ can cover this\n"
                   "warning city-in-parts: grid: The city lies in 2 parts\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-file/values", test_values);
  g_test_add_func ("/board-file/texts", test_texts);
  g_test_add_func ("/board-file/optional-texts", test_optional_texts);
  g_test_add_func ("/board-file/language-of-messages", test_language_of_messages);
  g_test_add_func ("/board-file/shipped", test_shipped);
  g_test_add_func ("/board-file/broken", test_broken);
  g_test_add_func ("/board-file/truncated", test_truncated);
  g_test_add_func ("/board-file/unplayable", test_unplayable);
  g_test_add_func ("/board-file/paying", test_paying);
  g_test_add_func ("/board-file/remedies", test_remedies);
  g_test_add_func ("/board-file/unknown-members", test_unknown_members);
  g_test_add_func ("/board-file/new-with-board", test_new_with_board);
  g_test_add_func ("/board-file/new-without-template", test_new_without_template);
  g_test_add_func ("/board-file/copy-and-save", test_copy_and_save);
  g_test_add_func ("/board-file/problems", test_problems);
  g_test_add_func ("/board-file/out-of-reach", test_out_of_reach);

  return g_test_run ();
}
