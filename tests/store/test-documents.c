/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <store-json.h>
#include <tc-board-file.h>

/* The examples in docs/formats.md, in the document's order. */
static GStrv
examples (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "..", "..", "docs", "formats.md", NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  char *begin;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  begin = text;
  while ((begin = strstr (begin, "```json\n")) != NULL)
    {
      char *end;

      begin += strlen ("```json\n");
      end = strstr (begin, "```");
      g_assert_nonnull (end);
      *end = '\0';
      g_strv_builder_add (builder, begin);
      begin = end + 1;
    }

  return g_strv_builder_end (builder);
}

/* Every example is strict JSON, as the document says. */
static void
test_json (void)
{
  g_auto (GStrv) texts = examples ();

  g_assert_cmpuint (g_strv_length (texts), >=, 3);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = store_json_parse (texts[i], strlen (texts[i]), &error);

      g_assert_no_error (error);
      g_assert_nonnull (node);
    }
}

/* The first one is a board that can be played. */
static void
test_board (void)
{
  g_auto (GStrv) texts = examples ();
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = store_json_parse (texts[0], strlen (texts[0]), &error);
  g_autoptr (TcBoardFile) file = NULL;

  g_assert_no_error (error);
  file = tc_board_file_read_playable (node, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tc_board_file_get_name (file, "fr"), ==, "Petite ville");
}

/* Whoever made the games is named wherever the project speaks of itself; what it says may break between any two words. */
static void
test_credits (void)
{
  static const char *const files[] = {
    "README.md", "NEWS.md", "docs/rules.md", "data/org.tagcity.TagCity.metainfo.xml.in.in", "packaging/debian/copyright", "packaging/debian/control",
    "data/man/tag-city.1", "data/man/tag-city.fr.1", "data/man/tag-city-editor.1", "data/man/tag-city-editor.fr.1",
    "data/man/tag-city-lab.1", "data/man/tag-city-lab.fr.1", "src/ui/shell/turn-base-application.c",
  };
  static const char *const names[] = { "Robin David", "RUNES Editions", "Pat Roughan", "Starcap Games LLC", "2015" };

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "..", "..", files[i], NULL);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      g_file_get_contents (path, &text, NULL, &error);
      g_assert_no_error (error);
      g_strdelimit (text, "\n", ' ');
      for (gsize j = 0; j < G_N_ELEMENTS (names); j++)
        if (strstr (text, names[j]) == NULL)
          g_error ("%s does not name %s", files[i], names[j]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/documents/json", test_json);
  g_test_add_func ("/documents/board", test_board);
  g_test_add_func ("/documents/credits", test_credits);

  return g_test_run ();
}
