/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program says about the rules tells all of them. */

#include <string.h>

#include <tc-rules-words.h>

/* Whether a paragraph of the list names the rule; "T1" is not "T10". */
static gboolean
is_told (const TcRulesParagraph *paragraphs,
         gsize                   n_paragraphs,
         const char             *id)
{
  for (gsize i = 0; i < n_paragraphs; i++)
    {
      g_auto (GStrv) ids = g_strsplit (paragraphs[i].ids, ", ", -1);

      if (g_strv_contains ((const char *const *) ids, id))
        return TRUE;
    }

  return FALSE;
}

static void
test_side_games (void)
{
  static const struct { char letter; guint n_rules; } games[] = { { 'T', 10 }, { 'R', 6 } };

  for (gsize game = 0; game < G_N_ELEMENTS (games); game++)
    for (guint rule = 1; rule <= games[game].n_rules; rule++)
      {
        g_autofree char *id = g_strdup_printf ("%c%u", games[game].letter, rule);

        g_assert_true (is_told (tc_side_rules_words, tc_side_rules_n_paragraphs, id));
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-text/side-games", test_side_games);

  return g_test_run ();
}
