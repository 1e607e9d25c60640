/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "words.h"

#include <glib/gi18n.h>
#include <tc-language.h>

/* The conditions that end a game, as records name them. */
static const char *const end_names[] = {
  NC_("end of a battle", "features"),
  NC_("end of a battle", "bubbles"),
  NC_("end of a battle", "drones"),
};

static const char *
name_of_end (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (end_names); i++)
    if (g_str_equal (end_names[i], id))
      return g_dpgettext2 (NULL, "end of a battle", end_names[i]);

  return id;
}

char *
words_of_ends (const TurnRules     *rules,
               const LabStatistics *statistics)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; rules->end_names[i] != NULL; i++)
    {
      const double share = (double) statistics->n_ended_by[i] / (double) MAX (statistics->n_games, 1);

      g_string_append_printf (words, "%s%s %.1f %%", i == 0 ? "" : ", ", name_of_end (rules->end_names[i]), 100 * share);
    }

  return g_string_free (words, FALSE);
}

void
words_print (const char *format,
             ...)
{
  g_autofree char *tenth = tc_language_number (.5, 1);
  g_autofree char *mark = g_utf8_substring (tenth, 1, 2);
  g_autofree char *text = NULL;
  g_autoptr (GString) words = g_string_new (NULL);
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  for (const char *c = text; *c != '\0'; c++)
    if (*c == '.' && c > text && g_ascii_isdigit (c[-1]) && g_ascii_isdigit (c[1]))
      g_string_append (words, mark);
    else if (*c == '-' && c > text && c[-1] == ' ' && g_ascii_isdigit (c[1]))
      g_string_append (words, "−");
    else
      g_string_append_c (words, *c);
  g_print ("%s", words->str);
}
