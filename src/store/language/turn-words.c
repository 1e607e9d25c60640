/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-words.h"

#include <string.h>

#include <glib/gi18n.h>

#define MINUS "\xe2\x88\x92"
#define NO_BREAK_SPACE "\xc2\xa0"

char *
turn_words_number (int number)
{
  return g_strdup_printf ("%s%d", number < 0 ? MINUS : "", ABS (number));
}

char *
turn_words_gain (int number)
{
  return g_strdup_printf ("%s%d", number < 0 ? MINUS : "+", ABS (number));
}

char *
turn_words_list (const char *const *words)
{
  const guint n_words = words == NULL ? 0 : g_strv_length ((char **) words);
  g_autoptr (GString) list = g_string_new (n_words > 0 ? words[0] : "");

  for (guint i = 1; i < n_words; i++)
    {
      /* Translators: puts words in a list: what comes before the last but one, and the last two. */
      const char *format = i + 1 < n_words ? C_("list", "%s, %s") : C_("list", "%s and %s");
      g_autofree char *longer = g_strdup_printf (format, list->str, words[i]);

      g_string_assign (list, longer);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
turn_words_inside (const char *name)
{
  /* Translators: the articles with which names of places begin in your language, with “|” between them. They are written small within a
   * sentence: “fills the Docks”. A space after the last one must be there. */
  g_auto (GStrv) articles = g_strsplit (C_("articles", "The "), "|", -1);

  for (guint i = 0; articles[i] != NULL; i++)
    if (*articles[i] != '\0' && g_str_has_prefix (name, articles[i]))
      {
        g_autofree char *small = g_utf8_strdown (articles[i], -1);

        return g_strconcat (small, name + strlen (articles[i]), NULL);
      }

  return g_strdup (name);
}

/* Whether a word is a number or one letter, as rows, columns, dice and shapes are called. */
static gboolean
belongs_to_word_before (const char *word)
{
  const char *end = word;

  if (g_ascii_isdigit (*word))
    {
      while (g_ascii_isdigit (*end))
        end++;
    }
  else if (g_ascii_isupper (*word))
    {
      end++;
    }

  return end > word && !g_unichar_isalnum (g_utf8_get_char (end));
}

char *
turn_words_together (const char *text)
{
  g_autoptr (GString) together = g_string_new (NULL);
  gboolean is_after_word = FALSE;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar sign = g_utf8_get_char (at);

      if (sign == ' ' && is_after_word && belongs_to_word_before (at + 1))
        g_string_append (together, NO_BREAK_SPACE);
      else
        g_string_append_unichar (together, sign);
      is_after_word = g_unichar_isalpha (sign);
    }

  return g_string_free (g_steal_pointer (&together), FALSE);
}

void
turn_words_replace (char      **text,
                    const char *value)
{
  char *copy = g_strdup (value);

  g_free (*text);
  *text = copy;
}
