/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-words.h"

#include <glib/gi18n.h>

#define MINUS "\xe2\x88\x92"

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
