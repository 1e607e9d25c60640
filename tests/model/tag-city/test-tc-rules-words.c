/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-rules-words.h>

#include <string.h>

/* The paragraph that tells of a rule. */
static const char *
find_rule (const char *id)
{
  for (gsize i = 0; i < tc_rules_text.n_paragraphs; i++)
    {
      g_auto (GStrv) ids = g_strsplit (tc_rules_text.paragraphs[i].ids, ", ", -1);

      if (g_strv_contains ((const char *const *) ids, id))
        return tc_rules_text.paragraphs[i].text;
    }

  g_error ("%s is not told", id);
}

/* What a person at the table, or on paper, could not guess: what costs, who speaks up, who wins a tie. */
static void
test_what_matters (void)
{
  static const struct { const char *id, *words; } cases[] = {
    { "C4", "checking networks never pays" },
    { "C4", "none is cheaper than the one before" },
    { "C6", "Side A" },
    { "C6", "Side B" },
    { "C12", "lose what it costs" },
    { "C14", "lose what it costs" },
    { "C16", "Announce every column, row and district that you fill" },
    { "C20", "the most bubbles circled wins" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s: %s", cases[i].id, cases[i].words);
      g_assert_nonnull (strstr (find_rule (cases[i].id), cases[i].words));
    }
}

/* One word for one thing: shapes are not tokens, and networks are checked. */
static void
test_words (void)
{
  static const char *const others[] = { "token", "Token", "social", "Social", "freestyle", "last die", "go to the networks" };

  for (gsize i = 0; i < tc_rules_text.n_paragraphs; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (others); k++)
      g_assert_null (strstr (tc_rules_text.paragraphs[i].text, others[k]));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules-text/what-matters", test_what_matters);
  g_test_add_func ("/rules-text/words", test_words);

  return g_test_run ();
}
