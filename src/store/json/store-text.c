/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-text.h"

#include <glib/gi18n.h>

#include "store-error.h"

/* Characters that nobody sees and that change what is seen around them: they break lines, turn text around, or make two names look alike. Joiners are
 * not among them, because scripts and emoji need them. */
static gboolean
misleads (gunichar character)
{
  static const struct { gunichar first, last; } ranges[] = {
    { 0x0000, 0x001f }, { 0x007f, 0x009f }, { 0x00ad, 0x00ad }, { 0x061c, 0x061c }, { 0x180e, 0x180e }, { 0x200b, 0x200b },
    { 0x200e, 0x200f }, { 0x2028, 0x202e }, { 0x2060, 0x206f }, { 0xfeff, 0xfeff }, { 0xfff9, 0xfffb }, { 0xe0000, 0xe007f },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ranges); i++)
    if (character >= ranges[i].first && character <= ranges[i].last)
      return TRUE;

  return FALSE;
}

/* Letters of some scripts are blank, and joiners alone join nothing. */
static gboolean
is_seen (gunichar character)
{
  static const gunichar blanks[] = { 0x115f, 0x1160, 0x200c, 0x200d, 0x2800, 0x3164, 0xffa0 };

  for (gsize i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (character == blanks[i])
      return FALSE;

  return g_unichar_type (character) != G_UNICODE_SPACE_SEPARATOR;
}

static gboolean
has_seen (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (is_seen (g_utf8_get_char (at)))
      return TRUE;

  return FALSE;
}

static gboolean
check_characters (const char *text,
                  GError    **error)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (misleads (g_utf8_get_char (at)))
      /* Translators: the number of a character, as in U+202E. */
      return store_fail_content (error, _("must not hold the character U+%04X, which cannot be seen"), g_utf8_get_char (at));
  if (*text != '\0' && !has_seen (text))
    return store_fail_content (error, _("must have a character that can be seen"));

  return TRUE;
}

gboolean
store_text_check (const char   *text,
                  StoreTextKind kind,
                  guint         most,
                  GError      **error)
{
  const glong length = g_utf8_strlen (text, -1);

  if (length > (glong) most)
    return store_fail_content (error, _("must have at most %u characters, but has %ld"), most, length);

  return kind != STORE_TEXT_NAME || check_characters (text, error);
}

char *
store_text_cleaned (const char   *text,
                    StoreTextKind kind,
                    guint         most)
{
  g_autoptr (GString) cleaned = g_string_new (NULL);
  guint length = 0;

  for (const char *at = text; *at != '\0' && length < most; at = g_utf8_next_char (at))
    if (kind != STORE_TEXT_NAME || !misleads (g_utf8_get_char (at)))
      {
        g_string_append_unichar (cleaned, g_utf8_get_char (at));
        length++;
      }
  if (kind == STORE_TEXT_NAME && !has_seen (cleaned->str))
    g_string_truncate (cleaned, 0);

  return g_string_free (g_steal_pointer (&cleaned), FALSE);
}
