/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <store-shared.h>

#include <store-json.h>
#include <store-language.h>
#include <string.h>

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = store_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);

  return node;
}

static StoreShared *
new_shared (const char *text)
{
  g_autoptr (JsonNode) node = parse (text);

  return store_shared_new (json_node_get_object (node));
}

static void
assert_text (StoreShared *shared,
             const char  *expected)
{
  g_autoptr (JsonNode) node = store_shared_to_node (shared);
  g_autofree char *line = store_json_to_line (node);

  g_assert_cmpstr (line, ==, expected);
}

static void
test_change (void)
{
  static const struct { const char *member, *value, *after; } cases[] = {
    { "b", "7", "{\"a\": 1, \"b\": 7, \"c\": [3]}" },
    { "d", "{}", "{\"a\": 1, \"b\": {\"x\": 2}, \"c\": [3], \"d\": {}}" },
    { "a", NULL, "{\"b\": {\"x\": 2}, \"c\": [3]}" },
    { "d", NULL, "{\"a\": 1, \"b\": {\"x\": 2}, \"c\": [3]}" },
  };
  g_autoptr (StoreShared) shared = new_shared ("{\"a\": 1, \"b\": {\"x\": 2}, \"c\": [3]}");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (StoreShared) changed = store_shared_with (shared, cases[i].member,
                                                           cases[i].value != NULL ? parse (cases[i].value) : NULL);

      assert_text (changed, cases[i].after);
      assert_text (shared, "{\"a\": 1, \"b\": {\"x\": 2}, \"c\": [3]}");
    }
}

/* What did not change is not copied, and outlives the original. */
static void
test_shares (void)
{
  StoreShared *shared = new_shared ("{\"a\": 1, \"b\": {\"x\": 2}}");
  g_autoptr (StoreShared) changed = store_shared_with (shared, "a", parse ("5"));

  g_assert_true (store_shared_get (shared, "b") == store_shared_get (changed, "b"));
  g_assert_null (store_shared_get (shared, "c"));
  store_shared_unref (shared);
  assert_text (changed, "{\"a\": 5, \"b\": {\"x\": 2}}");
}

/* Localised texts, as an author types them. */
static void
test_localised (void)
{
  static const struct { const char *before, *language, *words, *after; } cases[] = {
    { NULL, "en", "Docks", "{\"en\": \"Docks\"}" },
    { NULL, "fr", "", NULL },
    { "\"\"", "fr", "Quais", "{\"fr\": \"Quais\"}" },
    { "\"Docks\"", "en", "Port", "\"Port\"" },
    { "\"Docks\"", "en", "", NULL },
    { "\"Docks\"", "fr", "Quais", "{\"en\": \"Docks\", \"fr\": \"Quais\"}" },
    { "\"Docks\"", "fr", "", "{\"en\": \"Docks\"}" },
    { "{\"en\": \"Docks\", \"de\": \"Hafen\"}", "en", "Port", "{\"en\": \"Port\", \"de\": \"Hafen\"}" },
    { "{\"en\": \"Docks\", \"de\": \"Hafen\"}", "en", "", "{\"de\": \"Hafen\"}" },
    { "{\"en\": \"Docks\"}", "en", "", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) before = cases[i].before != NULL ? parse (cases[i].before) : NULL;
      g_autoptr (JsonNode) after = store_localised_with (before, cases[i].language, cases[i].words);
      g_autofree char *line = after != NULL ? store_json_to_line (after) : NULL;

      g_assert_cmpstr (line, ==, cases[i].after);
    }
}

static void
test_text_in (void)
{
  g_autoptr (JsonNode) plain = parse ("\"Docks\""), both = parse ("{\"en\": \"Docks\", \"fr\": \"Quais\", \"de\": \"\"}");

  g_assert_cmpstr (store_text_in (NULL, "en"), ==, "");
  g_assert_cmpstr (store_text_in (plain, "en"), ==, "Docks");
  g_assert_cmpstr (store_text_in (plain, "fr"), ==, "");
  g_assert_cmpstr (store_text_in (both, "fr"), ==, "Quais");
  g_assert_cmpstr (store_text_in (both, "de"), ==, "");
  g_assert_cmpstr (store_text_in (both, "it"), ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/store-shared/change", test_change);
  g_test_add_func ("/store-shared/shares", test_shares);
  g_test_add_func ("/store-shared/localised", test_localised);
  g_test_add_func ("/store-shared/text-in", test_text_in);

  return g_test_run ();
}
