/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-scanner.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* Lines and columns count from 1, columns in characters. */
gboolean
store_scanner_fail (StoreScanner *self,
                    StoreError    code,
                    const char   *at,
                    const char   *message)
{
  const char *line_start = self->text;
  guint line = 1;

  for (const char *c = self->text; c < at; c++)
    if (*c == '\n')
      {
        line++;
        line_start = c + 1;
      }

  /* Translators: the place of a mistake in a text file, then what is wrong there. */
  g_set_error (self->error, STORE_ERROR, (int) code, _("line %u, column %ld: %s"),
               line, g_utf8_strlen (line_start, at - line_start) + 1, message);

  return FALSE;
}

gboolean
store_scanner_fail_here (StoreScanner *self,
                         const char   *message)
{
  return store_scanner_fail (self, STORE_ERROR_SYNTAX, self->at, message);
}

gboolean
store_scanner_fail_cut_off (StoreScanner *self)
{
  return store_scanner_fail (self, STORE_ERROR_SYNTAX, self->end,
                             _("the text ends too early; the file seems to be cut off"));
}

gboolean
store_scanner_check_encoding (StoreScanner *self)
{
  const gsize length = (gsize) (self->end - self->text);
  const char *wrong;

  if (length >= 3 && memcmp (self->text, "\xef\xbb\xbf", 3) == 0)
    return store_scanner_fail (self, STORE_ERROR_SYNTAX, self->text, _("the file begins with a byte order mark; save it as UTF-8 without one"));
  if (length >= 2 && (memcmp (self->text, "\xff\xfe", 2) == 0 || memcmp (self->text, "\xfe\xff", 2) == 0))
    return store_scanner_fail (self, STORE_ERROR_SYNTAX, self->text, _("the file is in UTF-16; save it as UTF-8"));
  if (length == 0 || g_utf8_validate_len (self->text, length, &wrong))
    return TRUE;
  if (*wrong == '\0')
    return store_scanner_fail (self, STORE_ERROR_SYNTAX, wrong, _("a zero byte; the file is damaged or not text"));

  return store_scanner_fail (self, STORE_ERROR_SYNTAX, wrong, _("this is not UTF-8; save the file as UTF-8"));
}

static void
skip_blank (StoreScanner *self)
{
  while (self->at < self->end && strchr (" \t\r\n", *self->at) != NULL)
    self->at++;
}

char
store_scanner_peek (StoreScanner *self)
{
  skip_blank (self);

  return self->at < self->end ? *self->at : '\0';
}

static gboolean
read_hex (StoreScanner *self,
          gunichar     *unit)
{
  *unit = 0;
  for (guint i = 0; i < 4; i++, self->at++)
    {
      if (self->at == self->end)
        return store_scanner_fail_cut_off (self);
      if (!g_ascii_isxdigit (*self->at))
        return store_scanner_fail_here (self, _("four hexadecimal digits must follow “\\u”"));
      *unit = *unit * 16 + (gunichar) g_ascii_xdigit_value (*self->at);
    }

  return TRUE;
}

/* Characters beyond the sixteen bits of one escape stand as two of them. */
static gboolean
read_code_point (StoreScanner *self,
                 gunichar     *code_point)
{
  const char *start = self->at - 2;
  gunichar second;

  if (!read_hex (self, code_point))
    return FALSE;
  if (*code_point == 0)
    return store_scanner_fail (self, STORE_ERROR_SYNTAX, start, _("the character U+0000 is not allowed in texts"));
  if (*code_point < 0xd800 || *code_point > 0xdfff)
    return TRUE;

  if (*code_point < 0xdc00 && self->end - self->at >= 2 && self->at[0] == '\\' && self->at[1] == 'u')
    {
      self->at += 2;
      if (!read_hex (self, &second))
        return FALSE;
      *code_point = 0x10000 + ((*code_point - 0xd800) << 10) + (second - 0xdc00);
      if (second >= 0xdc00 && second <= 0xdfff)
        return TRUE;
    }

  return store_scanner_fail (self, STORE_ERROR_SYNTAX, start, _("this “\\u” escape is only half of a character"));
}

static gboolean
read_escape (StoreScanner *self,
             GString      *text)
{
  static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  const char *letter;
  gunichar code_point;

  if (++self->at == self->end)
    return store_scanner_fail_cut_off (self);

  letter = strchr (letters, *self->at);
  self->at++;
  if (letter != NULL)
    {
      g_string_append_c (text, meanings[letter - letters]);
      return TRUE;
    }
  if (self->at[-1] != 'u')
    return store_scanner_fail (self, STORE_ERROR_SYNTAX, self->at - 2, _("JSON does not know this escape; a backslash itself is written “\\\\”"));
  if (!read_code_point (self, &code_point))
    return FALSE;
  g_string_append_unichar (text, code_point);

  return TRUE;
}

char *
store_scanner_read_string (StoreScanner *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (self->at++; self->at < self->end && *self->at != '"';)
    {
      if ((guchar) * self->at < 0x20)
        {
          store_scanner_fail_here (self, _("a line break or control character inside a text; is a closing quote missing?"));
          return NULL;
        }
      if (*self->at != '\\')
        g_string_append_c (text, *self->at++);
      else if (!read_escape (self, text))
        return NULL;
    }
  if (self->at == self->end)
    {
      store_scanner_fail_cut_off (self);
      return NULL;
    }
  self->at++;

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
skip_digits (StoreScanner *self)
{
  if (self->at == self->end)
    return store_scanner_fail_cut_off (self);
  if (!g_ascii_isdigit (*self->at))
    return store_scanner_fail_here (self, _("a digit is missing in this number"));
  while (self->at < self->end && g_ascii_isdigit (*self->at))
    self->at++;

  return TRUE;
}

/* Moves past a number as JSON writes it: no plus, no leading zeros, digits on both sides of the point. */
static gboolean
skip_number (StoreScanner *self,
             gboolean     *is_whole)
{
  const char *first_digit;

  *is_whole = TRUE;
  self->at += *self->at == '-';
  first_digit = self->at;
  if (!skip_digits (self))
    return FALSE;
  if (*first_digit == '0' && self->at - first_digit > 1)
    return store_scanner_fail (self, STORE_ERROR_SYNTAX, first_digit, _("a number has no leading zeros in JSON"));

  if (self->at < self->end && *self->at == '.')
    {
      *is_whole = FALSE;
      self->at++;
      if (!skip_digits (self))
        return FALSE;
    }
  if (self->at < self->end && (*self->at == 'e' || *self->at == 'E'))
    {
      *is_whole = FALSE;
      self->at++;
      self->at += self->at < self->end && (*self->at == '+' || *self->at == '-');
      if (!skip_digits (self))
        return FALSE;
    }

  return TRUE;
}

JsonNode *
store_scanner_read_number (StoreScanner *self)
{
  const char *start = self->at;
  g_autofree char *digits = NULL;
  gboolean is_whole, is_finite;
  JsonNode *node;

  if (!skip_number (self, &is_whole))
    return NULL;

  digits = g_strndup (start, (gsize) (self->at - start));
  node = json_node_new (JSON_NODE_VALUE);
  errno = 0;
  if (is_whole)
    json_node_set_int (node, g_ascii_strtoll (digits, NULL, 10));
  else
    json_node_set_double (node, g_ascii_strtod (digits, NULL));
  is_finite = is_whole ? errno != ERANGE : isfinite (json_node_get_double (node));
  if (!is_finite)
    {
      store_scanner_fail (self, STORE_ERROR_TOO_LARGE, start, _("this number is too large"));
      g_clear_pointer (&node, json_node_unref);
    }

  return node;
}
