/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* json-glib's parser takes comments, empty files, "x" for 0 and 1.5 for 1, keeps the last of two members with one name and
 * dies of deep nesting; releases differ. So the text is read here, in one pass, and json-glib holds the values. */

#include "store-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store-members.h"
#include "store-scanner.h"

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
      *failed = store_scanner_peek (self) == closing && !store_scanner_fail_here (self, _("no comma may stand before this bracket"));
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
  message = g_strdup_printf (_("“%s” stands twice in this object; remove one"), shown);

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
