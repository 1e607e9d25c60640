/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-json.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>
#include <math.h>
#include <string.h>

#include "store-error.h"

/* A place in a JSON text, which moves forward as strings and numbers are read. For store-json.c only. */
typedef struct
{
  const char *text;       /* UTF-8 without zero bytes, once store_scanner_check_encoding () found it so */
  const char *at;
  const char *end;
  guint       depth;
  guint       n_values;
  GError    **error;
} StoreScanner;

/* Lines and columns count from 1, columns in characters. */
static gboolean
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

static gboolean
store_scanner_fail_here (StoreScanner *self,
                         const char   *message)
{
  return store_scanner_fail (self, STORE_ERROR_SYNTAX, self->at, message);
}

static gboolean
store_scanner_fail_cut_off (StoreScanner *self)
{
  return store_scanner_fail (self, STORE_ERROR_SYNTAX, self->end,
                             _("the text ends too early; the file seems to be cut off"));
}

static gboolean
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

/* The next character that is not blank, or 0 at the end. */
static char
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

/* From the opening quote to behind the closing one; NULL after an error. */
static char *
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

static JsonNode *
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

static JsonNode *read_value (StoreScanner *self);

/* At something that begins no text, number, list or object. */
static JsonNode *
read_word (StoreScanner *self)
{
  static const struct { const char *word; gsize length; } words[] = { { "null", 4 }, { "true", 4 }, { "false", 5 } };
  JsonNode *node;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((gsize) (self->end - self->at) >= words[i].length && memcmp (self->at, words[i].word, words[i].length) == 0)
      {
        self->at += words[i].length;
        node = json_node_new (i == 0 ? JSON_NODE_NULL : JSON_NODE_VALUE);
        if (i > 0)
          json_node_set_boolean (node, i == 1);
        return node;
      }

  if (*self->at == '/' || *self->at == '#')
    store_scanner_fail_here (self, _("JSON has no comments; remove this one"));
  else
    store_scanner_fail_here (self, _("a value is missing here: a text in double quotes, a number, a list, an object, true, false or null"));

  return NULL;
}

/* After an entry: TRUE at the comma before another one, with the reader behind it; FALSE at the end, or with an error. */
static gboolean
read_comma (StoreScanner *self,
            char          closing,
            gboolean     *failed)
{
  const char next = store_scanner_peek (self);

  if (next == ',')
    {
      self->at++;
      *failed = store_scanner_peek (self) == closing && !store_scanner_fail_here (self, _("no comma is allowed before this bracket"));
      return !*failed;
    }
  if (next == closing)
    self->at++;
  else if (next == '\0')
    *failed = !store_scanner_fail_cut_off (self);
  else if (next == '/' || next == '#')
    *failed = !store_scanner_fail_here (self, _("JSON has no comments; remove this one"));
  else
    *failed = !store_scanner_fail_here (self, _("a comma or a closing bracket is missing here"));

  return FALSE;
}

static JsonNode *
read_array (StoreScanner *self)
{
  g_autoptr (JsonArray) array = json_array_new ();
  gboolean more, failed = FALSE;
  JsonNode *node;

  self->at++;
  more = store_scanner_peek (self) != ']';
  self->at += !more;
  while (more)
    {
      JsonNode *entry = read_value (self);

      if (entry == NULL)
        return NULL;
      json_array_add_element (array, entry);
      more = read_comma (self, ']', &failed);
    }
  if (failed)
    return NULL;

  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, g_steal_pointer (&array));

  return node;
}

static gboolean
check_name (StoreScanner *self,
            JsonObject   *object,
            const char   *name,
            const char   *at)
{
  g_autofree char *shown = NULL, *message = NULL;

  if (json_object_get_size (object) >= STORE_MAX_MEMBERS)
    return store_scanner_fail (self, STORE_ERROR_TOO_LARGE, at, _("this object has too many members"));
  if (!json_object_has_member (object, name))
    return TRUE;

  shown = store_quotable (name);
  message = g_strdup_printf (_("duplicate member “%s”; remove one"), shown);

  return store_scanner_fail (self, STORE_ERROR_SYNTAX, at, message);
}

static gboolean
read_member (StoreScanner *self,
             JsonObject   *object)
{
  g_autofree char *name = NULL;
  const char *start;
  JsonNode *value;

  if (store_scanner_peek (self) == '\0')
    return store_scanner_fail_cut_off (self);
  if (*self->at == '/' || *self->at == '#')
    return store_scanner_fail_here (self, _("JSON has no comments; remove this one"));
  if (*self->at != '"')
    return store_scanner_fail_here (self, _("the name of a member, in double quotes, is missing here"));

  start = self->at;
  name = store_scanner_read_string (self);
  if (name == NULL || !check_name (self, object, name, start))
    return FALSE;
  if (store_scanner_peek (self) == '\0')
    return store_scanner_fail_cut_off (self);
  if (*self->at != ':')
    return store_scanner_fail_here (self, _("a colon is missing here"));

  self->at++;
  value = read_value (self);
  if (value == NULL)
    return FALSE;
  json_object_set_member (object, name, value);

  return TRUE;
}

static JsonNode *
read_object (StoreScanner *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  gboolean more, failed = FALSE;
  JsonNode *node;

  self->at++;
  more = store_scanner_peek (self) != '}';
  self->at += !more;
  while (more)
    {
      if (!read_member (self, object))
        return NULL;
      more = read_comma (self, '}', &failed);
    }
  if (failed)
    return NULL;

  node = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (node, g_steal_pointer (&object));

  return node;
}

static JsonNode *
read_nested (StoreScanner *self)
{
  JsonNode *node;

  if (self->depth == STORE_MAX_DEPTH)
    {
      store_scanner_fail (self, STORE_ERROR_TOO_LARGE, self->at, _("brackets are nested too deeply here"));
      return NULL;
    }

  self->depth++;
  node = *self->at == '[' ? read_array (self) : read_object (self);
  self->depth--;

  return node;
}

static JsonNode *
read_text (StoreScanner *self)
{
  g_autofree char *text = store_scanner_read_string (self);
  JsonNode *node;

  if (text == NULL)
    return NULL;
  node = json_node_new (JSON_NODE_VALUE);
  json_node_set_string (node, text);

  return node;
}

static JsonNode *
read_value (StoreScanner *self)
{
  const char next = store_scanner_peek (self);

  if (next == '\0')
    {
      store_scanner_fail_cut_off (self);
      return NULL;
    }
  if (++self->n_values > STORE_MAX_VALUES)
    {
      store_scanner_fail (self, STORE_ERROR_TOO_LARGE, self->at, _("the file holds too many values"));
      return NULL;
    }

  if (next == '{' || next == '[')
    return read_nested (self);
  if (next == '"')
    return read_text (self);
  if (next == '-' || g_ascii_isdigit (next))
    return store_scanner_read_number (self);

  return read_word (self);
}

JsonNode *
store_json_parse (const char *text,
                  gsize       length,
                  GError    **error)
{
  /* What is empty may well be no text at all, to which nothing can be added. */
  StoreScanner self = { .text = text, .at = text, .end = length > 0 ? text + length : text, .error = error };
  JsonNode *node;

  if (length > STORE_MAX_FILE_SIZE)
    {
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_TOO_LARGE, _("The text is larger than 4 MiB."));
      return NULL;
    }
  if (!store_scanner_check_encoding (&self))
    return NULL;
  if (store_scanner_peek (&self) == '\0')
    {
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_SYNTAX, _("The file is empty."));
      return NULL;
    }

  node = read_value (&self);
  if (node != NULL && store_scanner_peek (&self) != '\0')
    {
      store_scanner_fail_here (&self, _("the file must end here; remove what follows"));
      g_clear_pointer (&node, json_node_unref);
    }

  return node;
}

JsonNode *
store_json_load (GFile   *file,
                 GError **error)
{
  gsize length;
  g_autofree char *text = store_file_load (file, &length, error);

  return text != NULL ? store_json_parse (text, length, error) : NULL;
}

static JsonNode *
copy_array (JsonArray *array)
{
  JsonArray *copy = json_array_sized_new (json_array_get_length (array));
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (copy, store_json_copy (json_array_get_element (array, i)));
  json_node_take_array (node, copy);

  return node;
}

static JsonNode *
copy_object (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (copy, name, store_json_copy (value));
  json_node_take_object (node, copy);

  return node;
}

/* A value of its own: json_node_copy () would share it, and count who shares it in a way that two threads must not do at once. */
static JsonNode *
copy_value (JsonNode *node)
{
  g_auto (GValue) value = G_VALUE_INIT;
  JsonNode *copy;

  if (JSON_NODE_HOLDS_NULL (node))
    return json_node_new (JSON_NODE_NULL);

  copy = json_node_new (JSON_NODE_VALUE);
  json_node_get_value (node, &value);
  json_node_set_value (copy, &value);

  return copy;
}

JsonNode *
store_json_copy (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return copy_array (json_node_get_array (node));
  if (JSON_NODE_HOLDS_OBJECT (node))
    return copy_object (json_node_get_object (node));

  return copy_value (node);
}

#define NOT_OPENED -1

typedef struct
{
  GString           *text;
  const char *const *opened;
} Writer;

static void write_node (Writer   *self,
                        JsonNode *node,
                        int       step);

static void
write_string (Writer     *self,
              const char *string)
{
  static const char special[] = "\"\\\b\f\n\r\t", letters[] = "\"\\bfnrt";

  g_string_append_c (self->text, '"');
  for (const char *c = string; *c != '\0'; c++)
    {
      const char *found = strchr (special, *c);

      if (found != NULL)
        g_string_append_printf (self->text, "\\%c", letters[found - special]);
      else if ((guchar) * c < 0x20)
        g_string_append_printf (self->text, "\\u%04x", (guint) * c);
      else
        g_string_append_c (self->text, *c);
    }
  g_string_append_c (self->text, '"');
}

/* With as few digits as read back to the same number, and always with a point or exponent, so that it stays what it is. */
static void
write_double (Writer *self,
              double  number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint precision = 15; precision <= 17; precision++)
    {
      const char format[] = { '%', '.', '1', (char) ('0' + precision - 10), 'g', '\0' };

      g_ascii_formatd (digits, sizeof digits, format, number);
      if (g_ascii_strtod (digits, NULL) == number)
        break;
    }
  g_string_append (self->text, digits);
  if (strpbrk (digits, ".e") == NULL)
    g_string_append (self->text, ".0");
}

static void
write_value (Writer   *self,
             JsonNode *node)
{
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_STRING:
      write_string (self, json_node_get_string (node));
      break;

    case G_TYPE_BOOLEAN:
      g_string_append (self->text, json_node_get_boolean (node) ? "true" : "false");
      break;

    case G_TYPE_DOUBLE:
      write_double (self, json_node_get_double (node));
      break;

    default:
      g_string_append_printf (self->text, "%" G_GINT64_FORMAT, json_node_get_int (node));
    }
}

/* Before an entry, and (with @is_first) after the last one, where a line break is wanted but no comma. */
static void
write_gap (Writer  *self,
           int      step,
           gboolean is_first)
{
  if (!is_first)
    g_string_append_c (self->text, ',');
  if (step != NOT_OPENED)
    g_string_append_printf (self->text, "\n%*s", 2 * step, "");
  else if (!is_first)
    g_string_append_c (self->text, ' ');
}

static void
write_array (Writer    *self,
             JsonArray *array,
             int        step)
{
  const guint length = json_array_get_length (array);

  g_string_append_c (self->text, '[');
  for (guint i = 0; i < length; i++)
    {
      write_gap (self, step == NOT_OPENED ? NOT_OPENED : step + 1, i == 0);
      write_node (self, json_array_get_element (array, i), NOT_OPENED);
    }
  if (length > 0)
    write_gap (self, step, TRUE);
  g_string_append_c (self->text, ']');
}

static void
write_object (Writer     *self,
              JsonObject *object,
              int         step)
{
  const int inner = step == NOT_OPENED ? NOT_OPENED : step + 1;
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;
  gboolean is_first = TRUE;

  g_string_append_c (self->text, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      const gboolean is_opened = inner != NOT_OPENED && self->opened != NULL && g_strv_contains (self->opened, name);

      write_gap (self, inner, is_first);
      write_string (self, name);
      g_string_append (self->text, ": ");
      write_node (self, value, is_opened ? inner : NOT_OPENED);
      is_first = FALSE;
    }
  if (!is_first)
    write_gap (self, step, TRUE);
  g_string_append_c (self->text, '}');
}

/* @step is the indentation of the line on which the node begins, if it is opened. */
static void
write_node (Writer   *self,
            JsonNode *node,
            int       step)
{
  switch (json_node_get_node_type (node))
    {
    case JSON_NODE_OBJECT:
      write_object (self, json_node_get_object (node), step);
      break;

    case JSON_NODE_ARRAY:
      write_array (self, json_node_get_array (node), step);
      break;

    case JSON_NODE_VALUE:
      write_value (self, node);
      break;

    default:
      g_string_append (self->text, "null");
    }
}

char *
store_json_to_line (JsonNode *node)
{
  Writer self = { .text = g_string_new (NULL) };

  write_node (&self, node, NOT_OPENED);

  return g_string_free (self.text, FALSE);
}

char *
store_json_to_text (JsonNode          *node,
                    const char *const *opened)
{
  Writer self = { .text = g_string_new (NULL), .opened = opened };

  write_node (&self, node, 0);
  g_string_append_c (self.text, '\n');

  return g_string_free (self.text, FALSE);
}
