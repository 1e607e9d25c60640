/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-error.h"

#define MAX_QUOTED 40

G_DEFINE_QUARK (StoreError, store_error)

gboolean
store_error_is_damage (const GError *error)
{
  return error->domain == STORE_ERROR && error->code != STORE_ERROR_VERSION;
}

char *
store_number_text (gint64 number)
{
  return number < 0
         ? g_strdup_printf ("−%" G_GUINT64_FORMAT, -(guint64) number)
         : g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

char *
store_quotable (const char *text)
{
  GString *shown = g_string_new (NULL);
  guint n_characters = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar character = g_utf8_get_char (at);

      if (n_characters++ == MAX_QUOTED)
        {
          g_string_append (shown, "…");
          break;
        }
      g_string_append_unichar (shown, g_unichar_isprint (character) ? character : 0xfffd);
    }

  return g_string_free (shown, FALSE);
}

gboolean
store_fail_content (GError    **error,
                    const char *format,
                    ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, STORE_ERROR, STORE_ERROR_CONTENT, message);

  return FALSE;
}

gboolean
store_fail_quoting (GError    **error,
                    const char *format,
                    const char *text)
{
  g_autofree char *shown = store_quotable (text);

  g_set_error (error, STORE_ERROR, STORE_ERROR_CONTENT, format, shown);

  return FALSE;
}

gboolean
store_error_add_place (GError    **error,
                       const char *format,
                       ...)
{
  g_autofree char *place = NULL;
  va_list arguments;

  va_start (arguments, format);
  place = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_prefix_error (error, "%s, ", place);

  return FALSE;
}
