/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-json.h"

#include <string.h>

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
