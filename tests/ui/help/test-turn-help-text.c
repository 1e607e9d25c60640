/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <turn-help-text.h>

static const char *const pages[] = { "rules.md", "playing.md", NULL };

/* What a line becomes; a kind, and its markup. */
static void
test_blocks (void)
{
  static const struct { const char *markdown; TurnHelpKind kind; guint level; const char *mark, *text; } cases[] = {
    { "# The *city*", TURN_HELP_HEADING, 1, NULL, "The <i>city</i>" },
    { "### A round", TURN_HELP_HEADING, 3, NULL, "A round" },
    { "One line\nand the **next** one.", TURN_HELP_PARAGRAPH, 0, NULL, "One line and the <b>next</b> one." },
    { "- **C1** A\n  grid", TURN_HELP_ITEM, 1, "•", "<b>C1</b> A grid" },
    { "  - deeper", TURN_HELP_ITEM, 2, "•", "deeper" },
    { "12. twelfth", TURN_HELP_ITEM, 1, "12.", "twelfth" },
    { "Q & A < `a*b`", TURN_HELP_PARAGRAPH, 0, NULL, "Q &amp; A &lt; <tt>a*b</tt>" },
    { "a *mark without end", TURN_HELP_PARAGRAPH, 0, NULL, "a <i>mark without end</i>" },
    { "![a city](../screens/city.png)", TURN_HELP_PICTURE, 0, "city.png", "a city" },
    { "```sh\n./run  play\n\n# now\n```", TURN_HELP_COMMANDS, 0, NULL, "./run  play\n\n# now" },
    { "see [*the* rules](../fr/rules.md#end)", TURN_HELP_PARAGRAPH, 0, NULL, "see <a href=\"help:rules.md#end\"><i>the</i> rules</a>" },
    { "see [below](#décisions)", TURN_HELP_PARAGRAPH, 0, NULL, "see <a href=\"help:#décisions\">below</a>" },
    { "see [formats](formats.md)", TURN_HELP_PARAGRAPH, 0, NULL, "see formats" },
    { "see [it](https://example.org/?a&b)", TURN_HELP_PARAGRAPH, 0, NULL, "see <a href=\"https://example.org/?a&amp;b\">it</a>" },
    { "an open [bracket", TURN_HELP_PARAGRAPH, 0, NULL, "an open [bracket" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) blocks = turn_help_text_parse (cases[i].markdown, pages);
      const TurnHelpBlock *block = g_ptr_array_index (blocks, 0);

      g_assert_cmpuint (blocks->len, ==, 1);
      g_assert_cmpuint (block->kind, ==, cases[i].kind);
      g_assert_cmpuint (block->level, ==, cases[i].level);
      g_assert_cmpstr (block->mark, ==, cases[i].mark);
      g_assert_cmpstr (block->text, ==, cases[i].text);
    }
}

static void
test_table (void)
{
  g_autoptr (GPtrArray) blocks = turn_help_text_parse ("Before\n\n| rule | why |\n|---|---|\n| **C1** | a & b |\n|  | last |\n\nAfter", pages);
  const TurnHelpBlock *table = g_ptr_array_index (blocks, 1);

  g_assert_cmpuint (blocks->len, ==, 3);
  g_assert_cmpuint (table->kind, ==, TURN_HELP_TABLE);
  g_assert_cmpuint (table->rows->len, ==, 3);
  g_assert_cmpstr (((GStrv) g_ptr_array_index (table->rows, 0))[1], ==, "why");
  g_assert_cmpstr (((GStrv) g_ptr_array_index (table->rows, 1))[0], ==, "<b>C1</b>");
  g_assert_cmpstr (((GStrv) g_ptr_array_index (table->rows, 1))[1], ==, "a &amp; b");
  g_assert_cmpstr (((GStrv) g_ptr_array_index (table->rows, 2))[0], ==, "");
  g_assert_null (((GStrv) g_ptr_array_index (table->rows, 2))[2]);
}

static void
test_anchor (void)
{
  static const struct { const char *heading, *anchor; } cases[] = {
    { "Decisions", "decisions" },
    { "TAG, for two to six players", "tag-for-two-to-six-players" },
    { "Ce qu’il y a sur la table", "ce-quil-y-a-sur-la-table" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *anchor = turn_help_text_anchor (cases[i].heading);

      g_assert_cmpstr (anchor, ==, cases[i].anchor);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/help-text/blocks", test_blocks);
  g_test_add_func ("/help-text/table", test_table);
  g_test_add_func ("/help-text/anchor", test_anchor);

  return g_test_run ();
}
