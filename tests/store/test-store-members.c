/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>
#include <string.h>

#include <store-error.h>
#include <store-json.h>
#include <store-members.h>

typedef enum { INTEGER, TEXT, OBJECT, ARRAY, LOCALISED } Wanted;

/* Reads the member "m" of an object, or the second entry of an array; TRUE if it is there. */
static gboolean
read_one (JsonNode *node,
          Wanted    wanted,
          GError  **error)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonArray *array = object == NULL ? json_node_get_array (node) : NULL;
  gint64 integer;

  switch (wanted)
    {
    case INTEGER:
      return array != NULL ? store_nth_integer (array, 1, -9, 9, &integer, error)
                           : store_get_integer (object, "m", -9, 9, &integer, error);
    case TEXT:
      return (array != NULL ? store_nth_text (array, 1, error) : store_get_text (object, "m", error)) != NULL;
    case OBJECT:
      return (array != NULL ? store_nth_object (array, 1, error) : store_get_object (object, "m", error)) != NULL;
    case ARRAY:
      return (array != NULL ? store_nth_array (array, 1, 2, 2, error) : store_get_array (object, "m", 1, 2, error)) != NULL;
    case LOCALISED:
    default:
      return store_get_localised (object, "m", STORE_TEXT_NAME, STORE_MAX_NAME, error) != NULL;
    }
}

static void
test_getters (void)
{
  static const struct { Wanted wanted; const char *json, *message; } cases[] = {
    { INTEGER, "{\"m\": -9}", NULL },
    { INTEGER, "[0, 9]", NULL },
    { INTEGER, "{}", "m: is missing" },
    { INTEGER, "{\"m\": 10}", "m: must be from −9 to 9, but is 10" },
    { INTEGER, "{\"m\": -9223372036854775808}", "m: must be from −9 to 9, but is −9223372036854775808" },
    { INTEGER, "[0, \"1\"]", "entry 2: must be a whole number, but is a text" },
    { INTEGER, "[0, 1.0]", "entry 2: must be a whole number, but is a number with a point or exponent" },
    { TEXT, "{\"m\": \"\"}", NULL },
    { TEXT, "[0, \"a\"]", NULL },
    { TEXT, "{\"m\": null}", "m: must be a text in double quotes, but is null" },
    { TEXT, "[0, true]", "entry 2: must be a text in double quotes, but is true or false" },
    { OBJECT, "{\"m\": {}}", NULL },
    { OBJECT, "[0, {}]", NULL },
    { OBJECT, "{\"m\": []}", "m: must be an object in curly brackets, but is a list" },
    { OBJECT, "[0, 1]", "entry 2: must be an object in curly brackets, but is a number" },
    { ARRAY, "{\"m\": [1]}", NULL },
    { ARRAY, "[0, [1, 2]]", NULL },
    { ARRAY, "{\"m\": []}", "m: must have from 1 to 2 entries, but has 0" },
    { ARRAY, "{\"m\": [1, 2, 3]}", "m: must have from 1 to 2 entries, but has 3" },
    { ARRAY, "{\"m\": {}}", "m: must be a list in square brackets, but is an object" },
    { ARRAY, "[0, [1]]", "entry 2: must have 2 entries, but has 1" },
    { LOCALISED, "{\"m\": \"a\"}", NULL },
    { LOCALISED, "{\"m\": {\"en\": \"a\"}}", NULL },
    { LOCALISED, "{\"m\": {}}", "m: must have a text in at least one language" },
    { LOCALISED, "{\"m\": {\"en\": \"a\", \"fr\": 1}}", "m, fr: must be a text in double quotes, but is a number" },
    { LOCALISED, "{\"m\": 1}", "m: must be a text, or an object from languages to texts, but is a number" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = store_json_parse (cases[i].json, strlen (cases[i].json), &error);

      g_assert_no_error (error);
      g_assert_cmpint (read_one (node, cases[i].wanted, &error), ==, cases[i].message == NULL);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, cases[i].message);
      g_assert_true (error == NULL || g_error_matches (error, STORE_ERROR, STORE_ERROR_CONTENT));
    }
}

static void
test_places (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (store_fail_content (&error, "high: is missing"));
  store_error_add_place (&error, "entry %u", 3u);
  store_error_add_place (&error, "columns");
  g_assert_cmpstr (error->message, ==, "columns, entry 3, high: is missing");
  g_assert_false (store_fail_content (NULL, "nobody asks"));
  store_error_add_place (NULL, "nowhere");
}

static void
test_quotable (void)
{
  static const struct { const char *text, *shown; } cases[] = {
    { "", "" },
    { "é “x”", "é “x”" },
    { "a\033[2J\nb", "a�[2J�b" },
    { "1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890" },
    { "12345678901234567890123456789012345678901", "1234567890123456789012345678901234567890…" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shown = store_quotable (cases[i].text);

      g_assert_cmpstr (shown, ==, cases[i].shown);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/members/getters", test_getters);
  g_test_add_func ("/members/places", test_places);
  g_test_add_func ("/members/quotable", test_quotable);

  return g_test_run ();
}
