/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program says about the rules tells all of them. */

#include <rt-words.h>
#include <tc-rules-words.h>
#include <tg-words.h>

/* Whether a paragraph names the rule; "T1" is not "T10". */
static gboolean
is_told (const TurnRulesText *text,
         const char          *id)
{
  for (gsize i = 0; i < text->n_paragraphs; i++)
    {
      g_auto (GStrv) ids = g_strsplit (text->paragraphs[i].ids, ", ", -1);

      if (g_strv_contains ((const char *const *) ids, id))
        return TRUE;
    }

  return FALSE;
}

static void
test_all_are_told (void)
{
  static const struct { const TurnRulesText *text; char letter; guint n_rules; } games[] = {
    { &tc_rules_text, 'C', 21 },
    { &tg_rules_text, 'T', 10 },
    { &rt_rules_text, 'R', 6 },
  };

  for (gsize game = 0; game < G_N_ELEMENTS (games); game++)
    for (guint rule = 1; rule <= games[game].n_rules; rule++)
      {
        g_autofree char *id = g_strdup_printf ("%c%u", games[game].letter, rule);

        g_test_message ("%s", id);
        g_assert_true (is_told (games[game].text, id));
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules-text/all-are-told", test_all_are_told);

  return g_test_run ();
}
