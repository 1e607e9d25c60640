/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include <store-error.h>
#include <store-json.h>

static void
test_good (void)
{
  static const struct { const char *text, *line; } cases[] = {
    { "{}", "{}" },
    { " [ ] \r\n", "[]" },
    { "null", "null" },
    { "[true,false,null]", "[true, false, null]" },
    { "[0,-0,7,-12,9223372036854775807,-9223372036854775808]", "[0, 0, 7, -12, 9223372036854775807, -9223372036854775808]" },
    { "[1.5,1e3,1E-2,-0.1,1.0,1e-400]", "[1.5, 1000.0, 0.01, -0.1, 1.0, 0.0]" },
    { "0.30000000000000004", "0.30000000000000004" },
    { "1e300", "1e+300" },
    { "\"é “\\u00e9” \\ud83d\\ude00 \\/\\\\\\\"\\b\\f\\n\\r\\t\\u001f\"", "\"é “é” 😀 /\\\\\\\"\\b\\f\\n\\r\\t\\u001f\"" },
    { "{\"b\":1,\"a\":{\"\":[{}]},\"B\":\"\"}", "{\"b\": 1, \"a\": {\"\": [{}]}, \"B\": \"\"}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = store_json_parse (cases[i].text, strlen (cases[i].text), &error);
      g_autofree char *line = NULL;

      g_assert_no_error (error);
      line = store_json_to_line (node);
      g_assert_cmpstr (line, ==, cases[i].line);
    }
}

#define TEXT(literal) literal, sizeof (literal) - 1

static const struct { const char *text; gsize length; StoreError code; const char *message; } wrong[] = {
  { TEXT (""), STORE_ERROR_SYNTAX, "The file is empty." },
  { TEXT (" \t\r\n"), STORE_ERROR_SYNTAX, "The file is empty." },
  { TEXT ("\xef\xbb\xbf{}"), STORE_ERROR_SYNTAX,
    "line 1, column 1: the file begins with a byte order mark; save it as UTF-8 without one" },
  { TEXT ("\xff\xfe{\0}\0"), STORE_ERROR_SYNTAX, "line 1, column 1: the file is in UTF-16; save it as UTF-8" },
  { TEXT ("\xfe\xff\0{\0}"), STORE_ERROR_SYNTAX, "line 1, column 1: the file is in UTF-16; save it as UTF-8" },
  { TEXT ("{}\0"), STORE_ERROR_SYNTAX, "line 1, column 3: a zero byte; the file is damaged or not text" },
  { TEXT ("[\"é\",\n\"é\xff\"]"), STORE_ERROR_SYNTAX, "line 2, column 3: this is not UTF-8; save the file as UTF-8" },
  { TEXT ("[\"\xed\xa0\x80\"]"), STORE_ERROR_SYNTAX, "line 1, column 3: this is not UTF-8; save the file as UTF-8" },
  { TEXT ("[\"\xc0\x80\"]"), STORE_ERROR_SYNTAX, "line 1, column 3: this is not UTF-8; save the file as UTF-8" },
  { TEXT ("{} {}"), STORE_ERROR_SYNTAX, "line 1, column 4: the file must end here; remove what follows" },
  { TEXT ("{}\n// end"), STORE_ERROR_SYNTAX, "line 2, column 1: the file must end here; remove what follows" },
  { TEXT ("// start\n{}"), STORE_ERROR_SYNTAX, "line 1, column 1: JSON has no comments; remove this one" },
  { TEXT ("{/* a */\"a\": 1}"), STORE_ERROR_SYNTAX, "line 1, column 2: JSON has no comments; remove this one" },
  { TEXT ("[1, # one\n2]"), STORE_ERROR_SYNTAX, "line 1, column 5: JSON has no comments; remove this one" },
  { TEXT ("[1 /* one */]"), STORE_ERROR_SYNTAX, "line 1, column 4: JSON has no comments; remove this one" },
  { TEXT ("[1,]"), STORE_ERROR_SYNTAX, "line 1, column 4: no comma is allowed before this bracket" },
  { TEXT ("{\"a\":1,}"), STORE_ERROR_SYNTAX, "line 1, column 8: no comma is allowed before this bracket" },
  { TEXT ("[1 2]"), STORE_ERROR_SYNTAX, "line 1, column 4: a comma or a closing bracket is missing here" },
  { TEXT ("[1}"), STORE_ERROR_SYNTAX, "line 1, column 3: a comma or a closing bracket is missing here" },
  { TEXT ("{\"a\" 1}"), STORE_ERROR_SYNTAX, "line 1, column 6: a colon is missing here" },
  { TEXT ("{a: 1}"), STORE_ERROR_SYNTAX, "line 1, column 2: the name of a member, in double quotes, is missing here" },
  { TEXT ("{\"a\":1,\n \"b\":2, \"a\":3}"), STORE_ERROR_SYNTAX, "line 2, column 9: duplicate member “a”; remove one" },
  { TEXT ("{\"a\":1, \"\\u0061\":3}"), STORE_ERROR_SYNTAX, "line 1, column 9: duplicate member “a”; remove one" },
  { TEXT ("["), STORE_ERROR_SYNTAX, "line 1, column 2: the text ends too early; the file seems to be cut off" },
  { TEXT ("[1"), STORE_ERROR_SYNTAX, "line 1, column 3: the text ends too early; the file seems to be cut off" },
  { TEXT ("[1,"), STORE_ERROR_SYNTAX, "line 1, column 4: the text ends too early; the file seems to be cut off" },
  { TEXT ("{"), STORE_ERROR_SYNTAX, "line 1, column 2: the text ends too early; the file seems to be cut off" },
  { TEXT ("{\"a\""), STORE_ERROR_SYNTAX, "line 1, column 5: the text ends too early; the file seems to be cut off" },
  { TEXT ("{\"a\":"), STORE_ERROR_SYNTAX, "line 1, column 6: the text ends too early; the file seems to be cut off" },
  { TEXT ("\"a"), STORE_ERROR_SYNTAX, "line 1, column 3: the text ends too early; the file seems to be cut off" },
  { TEXT ("\"a\\"), STORE_ERROR_SYNTAX, "line 1, column 4: the text ends too early; the file seems to be cut off" },
  { TEXT ("\"\\u12"), STORE_ERROR_SYNTAX, "line 1, column 6: the text ends too early; the file seems to be cut off" },
  { TEXT ("\"\\u12g4\""), STORE_ERROR_SYNTAX, "line 1, column 6: four hexadecimal digits must follow “\\u”" },
  { TEXT ("\"\\ud83d\""), STORE_ERROR_SYNTAX, "line 1, column 2: this “\\u” escape is only half of a character" },
  { TEXT ("\"\\ude00\""), STORE_ERROR_SYNTAX, "line 1, column 2: this “\\u” escape is only half of a character" },
  { TEXT ("\"\\ud83d\\u0041\""), STORE_ERROR_SYNTAX, "line 1, column 2: this “\\u” escape is only half of a character" },
  { TEXT ("\"\\ud83d\\ue000\""), STORE_ERROR_SYNTAX, "line 1, column 2: this “\\u” escape is only half of a character" },
  { TEXT ("\"\\ud83d\\udbff\""), STORE_ERROR_SYNTAX, "line 1, column 2: this “\\u” escape is only half of a character" },
  { TEXT ("\"\\u0000\""), STORE_ERROR_SYNTAX, "line 1, column 2: the character U+0000 is not allowed in texts" },
  { TEXT ("\"\\x\""), STORE_ERROR_SYNTAX,
    "line 1, column 2: JSON does not know this escape; a backslash itself is written “\\\\”" },
  { TEXT ("\"a\nb\""), STORE_ERROR_SYNTAX,
    "line 1, column 3: a line break or control character inside a text; is a closing quote missing?" },
  { TEXT ("\"a\x1f\""), STORE_ERROR_SYNTAX,
    "line 1, column 3: a line break or control character inside a text; is a closing quote missing?" },
  { TEXT ("'a'"), STORE_ERROR_SYNTAX,
    "line 1, column 1: a value is missing here: a text in double quotes, a number, a list, an object, true, false or null" },
  { TEXT ("[NaN]"), STORE_ERROR_SYNTAX,
    "line 1, column 2: a value is missing here: a text in double quotes, a number, a list, an object, true, false or null" },
  { TEXT ("[+1]"), STORE_ERROR_SYNTAX,
    "line 1, column 2: a value is missing here: a text in double quotes, a number, a list, an object, true, false or null" },
  { TEXT ("[,1]"), STORE_ERROR_SYNTAX,
    "line 1, column 2: a value is missing here: a text in double quotes, a number, a list, an object, true, false or null" },
  { TEXT ("tru"), STORE_ERROR_SYNTAX,
    "line 1, column 1: a value is missing here: a text in double quotes, a number, a list, an object, true, false or null" },
  { TEXT ("truex"), STORE_ERROR_SYNTAX, "line 1, column 5: the file must end here; remove what follows" },
  { TEXT ("01"), STORE_ERROR_SYNTAX, "line 1, column 1: a number has no leading zeros in JSON" },
  { TEXT ("-"), STORE_ERROR_SYNTAX, "line 1, column 2: the text ends too early; the file seems to be cut off" },
  { TEXT ("[-]"), STORE_ERROR_SYNTAX, "line 1, column 3: a digit is missing in this number" },
  { TEXT ("[1.]"), STORE_ERROR_SYNTAX, "line 1, column 4: a digit is missing in this number" },
  { TEXT ("[1e+]"), STORE_ERROR_SYNTAX, "line 1, column 5: a digit is missing in this number" },
  { TEXT ("1e"), STORE_ERROR_SYNTAX, "line 1, column 3: the text ends too early; the file seems to be cut off" },
  { TEXT ("0x10"), STORE_ERROR_SYNTAX, "line 1, column 2: the file must end here; remove what follows" },
  { TEXT ("[1e999]"), STORE_ERROR_TOO_LARGE, "line 1, column 2: this number is too large" },
  { TEXT ("[-1e999]"), STORE_ERROR_TOO_LARGE, "line 1, column 2: this number is too large" },
  { TEXT ("9223372036854775808"), STORE_ERROR_TOO_LARGE, "line 1, column 1: this number is too large" },
  { TEXT ("-9223372036854775809"), STORE_ERROR_TOO_LARGE, "line 1, column 1: this number is too large" },
};

/* The text is copied without a zero behind it, so that reading past its end shows under the sanitizers. */
static void
test_wrong (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_memdup2 (wrong[i].text, wrong[i].length);
      g_autoptr (GError) error = NULL;

      g_assert_null (store_json_parse (text, wrong[i].length, &error));
      g_assert_error (error, STORE_ERROR, (int) wrong[i].code);
      g_assert_cmpstr (error->message, ==, wrong[i].message);
    }
}

static void
assert_limit (const char *before,
              const char *repeated,
              guint       times,
              const char *after,
              const char *message)
{
  g_autoptr (GString) text = g_string_new (before);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;

  for (guint i = 0; i < times; i++)
    g_string_append (text, repeated);
  g_string_append (text, after);
  node = store_json_parse (text->str, text->len, &error);

  g_assert_true ((node == NULL) == (message != NULL));
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, message);
  g_assert_true (error == NULL || error->code == STORE_ERROR_TOO_LARGE);
}

static void
test_limits (void)
{
  g_autofree char *closing = g_strnfill (STORE_MAX_DEPTH, ']');
  g_autoptr (GString) members = g_string_new ("{");

  assert_limit ("", "[", STORE_MAX_DEPTH, closing, NULL);
  assert_limit ("", "[", STORE_MAX_DEPTH + 1, closing, "line 1, column 33: brackets are nested too deeply here");
  assert_limit ("", "{\"a\":[", 100000, "", "line 1, column 97: brackets are nested too deeply here");
  assert_limit ("[0", ",0", STORE_MAX_VALUES - 2, "]", NULL);
  assert_limit ("[0", ",0", STORE_MAX_VALUES - 1, "]", "line 1, column 500000: the file holds too many values");
  assert_limit ("1", " ", STORE_MAX_FILE_SIZE - 1, "", NULL);
  assert_limit ("1", " ", STORE_MAX_FILE_SIZE, "", "The text is larger than 4 MiB.");

  for (guint i = 0; i < STORE_MAX_MEMBERS; i++)
    g_string_append_printf (members, "\"m%04u\":0,\n", i);
  assert_limit (members->str, "\"last\":0", 1, "}", "line 1025, column 1: this object has too many members");
  g_string_truncate (members, members->len - 2);
  assert_limit (members->str, "", 0, "}", NULL);
}

static void
test_layout (void)
{
  static const char *const opened[] = { "grid", "rows", "deep", NULL };
  static const char text[] =
    "{\n"
    "  \"name\": {\"en\": \"A\", \"fr\": \"B\"},\n"
    "  \"grid\": [\n"
    "    \"ab\",\n"
    "    \"ba\"\n"
    "  ],\n"
    "  \"rows\": [\n"
    "    {\"high\": 2, \"low\": 1},\n"
    "    {\"high\": 2, \"rows\": [1]}\n"
    "  ],\n"
    "  \"deep\": {\n"
    "    \"grid\": [],\n"
    "    \"rows\": {\n"
    "      \"a\": [1, 2]\n"
    "    }\n"
    "  }\n"
    "}\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = store_json_parse (text, strlen (text), &error);
  g_autoptr (JsonNode) copy = NULL;
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  copy = store_json_copy (node);
  g_clear_pointer (&node, json_node_unref);
  written = store_json_to_text (copy, opened);
  g_assert_cmpstr (written, ==, text);
}

static gpointer
copy_many_times (gpointer data)
{
  static const char *const text = "{\"a\": 4, \"b\": \"x\", \"c\": [true, null, 1.5]}";

  for (guint i = 0; i < 5000; i++)
    {
      g_autoptr (JsonNode) copy = store_json_copy (data);
      g_autofree char *written = store_json_to_line (copy);

      g_assert_cmpstr (written, ==, text);
    }

  return NULL;
}

/* Threads may copy the same node at the same time. */
static void
test_threads (void)
{
  static const char *const text = "{\"a\": 4, \"b\": \"x\", \"c\": [true, null, 1.5]}";
  g_autoptr (JsonNode) node = store_json_parse (text, strlen (text), NULL);
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("copyist", copy_many_times, node);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static void
test_load (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tag-city-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "large.json", NULL);
  g_autofree char *large = g_strnfill (5 * 1024 * 1024, ' ');
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_null (store_json_load (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  g_assert_null (store_json_load (file, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "The file is larger than 4 MiB, which no board or record needs.");

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json/good", test_good);
  g_test_add_func ("/json/wrong", test_wrong);
  g_test_add_func ("/json/limits", test_limits);
  g_test_add_func ("/json/layout", test_layout);
  g_test_add_func ("/json/threads", test_threads);
  g_test_add_func ("/json/load", test_load);

  return g_test_run ();
}
