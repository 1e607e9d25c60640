/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <store-text.h>

#include <store-error.h>

static void
assert_checked (const char   *text,
                StoreTextKind kind,
                guint         most,
                const char   *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (store_text_check (text, kind, most, &error), ==, message == NULL);
  if (message == NULL)
    g_assert_no_error (error);
  else
    g_assert_error (error, STORE_ERROR, STORE_ERROR_CONTENT);
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, message);
}

/* Names that may stand in a file, and what is said of others; the third column is what is left of them when they come from a person. */
static void
test_names (void)
{
  static const struct { const char *name, *message, *cleaned; } cases[] = {
    { "", NULL, "" },
    { "Ana", NULL, "Ana" },
    { " Ana ", NULL, " Ana " },
    { "👩‍🚀", NULL, "👩‍🚀" },
    { "نام\u200cها", NULL, "نام\u200cها" },
    { "e\u0301", NULL, "e\u0301" },
    { "four", NULL, "four" },
    { "a\nb", "must not hold the character U+000A, which cannot be seen", "ab" },
    { "a\x7f", "must not hold the character U+007F, which cannot be seen", "a" },
    { "a\xc2\x85", "must not hold the character U+0085, which cannot be seen", "a" },
    { "a\u00ad", "must not hold the character U+00AD, which cannot be seen", "a" },
    { "\u061ca", "must not hold the character U+061C, which cannot be seen", "a" },
    { "\u180ea", "must not hold the character U+180E, which cannot be seen", "a" },
    { "a\u200bb", "must not hold the character U+200B, which cannot be seen", "ab" },
    { "a\u200fb", "must not hold the character U+200F, which cannot be seen", "ab" },
    { "a\u2028b", "must not hold the character U+2028, which cannot be seen", "ab" },
    { "\u202eanA", "must not hold the character U+202E, which cannot be seen", "anA" },
    { "\u2066a\u2069", "must not hold the character U+2066, which cannot be seen", "a" },
    { "a\ufeff", "must not hold the character U+FEFF, which cannot be seen", "a" },
    { "a\ufffb", "must not hold the character U+FFFB, which cannot be seen", "a" },
    { "a\U000e007f", "must not hold the character U+E007F, which cannot be seen", "a" },
    { " ", "must have a character that can be seen", "" },
    { "\u00a0\u3000", "must have a character that can be seen", "" },
    { "\u200c\u200d", "must have a character that can be seen", "" },
    { "\u115f\u1160\u2800\u3164\uffa0", "must have a character that can be seen", "" },
    { "\u200b", "must not hold the character U+200B, which cannot be seen", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *cleaned = store_text_cleaned (cases[i].name, STORE_TEXT_NAME, STORE_MAX_NAME);

      assert_checked (cases[i].name, STORE_TEXT_NAME, STORE_MAX_NAME, cases[i].message);
      g_assert_cmpstr (cleaned, ==, cases[i].cleaned);
      assert_checked (cleaned, STORE_TEXT_NAME, STORE_MAX_NAME, NULL);
    }
}

/* Characters count, not bytes. */
static void
test_length (void)
{
  assert_checked ("éééé", STORE_TEXT_NAME, 4, NULL);
  assert_checked ("ééééé", STORE_TEXT_NAME, 4, "must have at most 4 characters, but has 5");
  assert_checked ("ééééé", STORE_TEXT_DESCRIPTION, 4, "must have at most 4 characters, but has 5");
}

/* A description may be laid out as its author likes; what is too long is cut. */
static void
test_descriptions (void)
{
  g_autofree char *cleaned = store_text_cleaned ("a\nb\u200ec é", STORE_TEXT_DESCRIPTION, 5);
  g_autofree char *cut = store_text_cleaned ("ééé\u200bé", STORE_TEXT_NAME, 4);

  assert_checked ("a\n\tb\u202ec", STORE_TEXT_DESCRIPTION, STORE_MAX_DESCRIPTION, NULL);
  g_assert_cmpstr (cleaned, ==, "a\nb\u200ec");
  g_assert_cmpstr (cut, ==, "éééé");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-text/names", test_names);
  g_test_add_func ("/store-text/length", test_length);
  g_test_add_func ("/store-text/descriptions", test_descriptions);

  return g_test_run ();
}
