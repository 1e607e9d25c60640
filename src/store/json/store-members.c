/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-members.h"

#include <glib/gi18n.h>

#include "store-spelling.h"

typedef enum
{
  TYPE_NULL,
  TYPE_BOOLEAN,
  TYPE_INTEGER,
  TYPE_FRACTION,
  TYPE_TEXT,
  TYPE_ARRAY,
  TYPE_OBJECT,
} Type;

static Type
type_of (JsonNode *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return TYPE_OBJECT;
  if (JSON_NODE_HOLDS_ARRAY (node))
    return TYPE_ARRAY;
  if (JSON_NODE_HOLDS_NULL (node))
    return TYPE_NULL;
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return TYPE_TEXT;
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return TYPE_BOOLEAN;

  return json_node_get_value_type (node) == G_TYPE_DOUBLE ? TYPE_FRACTION : TYPE_INTEGER;
}

/* What stands in the file, as in “…, but is a text”. */
static const char *
type_name (Type type)
{
  switch (type)
    {
    case TYPE_BOOLEAN:
      return _("true or false");
    case TYPE_INTEGER:
      return _("a number");
    case TYPE_FRACTION:
      return _("a number with a point or exponent");
    case TYPE_TEXT:
      return _("a text");
    case TYPE_ARRAY:
      return _("a list");
    case TYPE_OBJECT:
      return _("an object");
    case TYPE_NULL:
    default:
      return _("null");
    }
}

static gboolean
check_type (JsonNode *node,
            Type      type,
            GError  **error)
{
  const char *found = type_name (type_of (node));

  if (type_of (node) == type)
    return TRUE;

  switch (type)
    {
    case TYPE_BOOLEAN:
      return store_fail_content (error, _("must be true or false, but is %s"), found);
    case TYPE_INTEGER:
      return store_fail_content (error, _("must be a whole number, but is %s"), found);
    case TYPE_TEXT:
      return store_fail_content (error, _("must be a text in double quotes, but is %s"), found);
    case TYPE_ARRAY:
      return store_fail_content (error, _("must be a list in square brackets, but is %s"), found);
    default:
      return store_fail_content (error, _("must be an object in curly brackets, but is %s"), found);
    }
}

static gboolean
read_integer (JsonNode *node,
              gint64    least,
              gint64    most,
              gint64   *value,
              GError  **error)
{
  g_autofree char *least_text = NULL, *most_text = NULL, *found = NULL;

  if (!check_type (node, TYPE_INTEGER, error))
    return FALSE;
  *value = json_node_get_int (node);
  if (*value >= least && *value <= most)
    return TRUE;

  least_text = store_number_text (least);
  most_text = store_number_text (most);
  found = store_number_text (*value);

  return store_fail_content (error, _("must be from %s to %s, but is %s"), least_text, most_text, found);
}

static JsonArray *
read_array (JsonNode *node,
            guint     least,
            guint     most,
            GError  **error)
{
  guint length;

  if (!check_type (node, TYPE_ARRAY, error))
    return NULL;
  length = json_array_get_length (json_node_get_array (node));
  if (length >= least && length <= most)
    return json_node_get_array (node);

  if (least == most)
    store_fail_content (error, ngettext ("must have %u entry, but has %u", "must have %u entries, but has %u", least),
                        least, length);
  else
    store_fail_content (error, _("must have from %u to %u entries, but has %u"), least, most, length);

  return NULL;
}

static gboolean
check_text (JsonNode     *text,
            StoreTextKind kind,
            guint         most,
            GError      **error)
{
  return check_type (text, TYPE_TEXT, error) && store_text_check (json_node_get_string (text), kind, most, error);
}

static gboolean
check_texts (JsonObject   *texts,
             const char   *member,
             StoreTextKind kind,
             guint         most,
             GError      **error)
{
  JsonObjectIter iter;
  const char *code;
  JsonNode *text;

  if (json_object_get_size (texts) == 0)
    return store_fail_content (error, _("%s: must have a text in at least one language"), member);

  json_object_iter_init_ordered (&iter, texts);
  while (json_object_iter_next_ordered (&iter, &code, &text))
    if (!check_text (text, kind, most, error))
      {
        g_autofree char *shown = store_quotable (code);

        g_prefix_error (error, "%s, %s: ", member, shown);
        return FALSE;
      }

  return TRUE;
}

/* Who wrote “color” meant “colour”. */
static void
fail_missing (JsonObject *object,
              const char *member,
              GError    **error)
{
  const char *misspelt = store_find_misspelt (object, member);
  g_autofree char *shown = misspelt != NULL ? store_quotable (misspelt) : NULL;

  if (misspelt == NULL)
    store_fail_content (error, _("%s: is missing"), member);
  else
    /* Translators: the name of a member that is not there, what stands there instead, and that name again. */
    store_fail_content (error, _("%s: is missing. “%s” is unknown. Did you mean “%s”?"), member, shown, member);
}

static JsonNode *
find_member (JsonObject *object,
             const char *member,
             GError    **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    fail_missing (object, member, error);

  return node;
}

/* The place of an entry, before what is wrong with it. */
static void
add_entry (GError **error,
           guint    index)
{
  /* Translators: the place of a mistake in a list, counted from 1, before what is wrong there. */
  g_prefix_error (error, _("entry %u: "), index + 1);
}

gboolean
store_get_integer (JsonObject *object,
                   const char *member,
                   gint64      least,
                   gint64      most,
                   gint64     *value,
                   GError    **error)
{
  JsonNode *node = find_member (object, member, error);

  if (node == NULL)
    return FALSE;
  if (read_integer (node, least, most, value, error))
    return TRUE;
  g_prefix_error (error, "%s: ", member);

  return FALSE;
}

/* The member if it is of that type. */
static JsonNode *
find_typed (JsonObject *object,
            const char *member,
            Type        type,
            GError    **error)
{
  JsonNode *node = find_member (object, member, error);

  if (node == NULL || check_type (node, type, error))
    return node;
  g_prefix_error (error, "%s: ", member);

  return NULL;
}

const char *
store_get_text (JsonObject *object,
                const char *member,
                GError    **error)
{
  JsonNode *node = find_typed (object, member, TYPE_TEXT, error);

  return node != NULL ? json_node_get_string (node) : NULL;
}

JsonObject *
store_get_object (JsonObject *object,
                  const char *member,
                  GError    **error)
{
  JsonNode *node = find_typed (object, member, TYPE_OBJECT, error);

  return node != NULL ? json_node_get_object (node) : NULL;
}

JsonArray *
store_get_array (JsonObject *object,
                 const char *member,
                 guint       least,
                 guint       most,
                 GError    **error)
{
  JsonNode *node = find_member (object, member, error);
  JsonArray *array = node != NULL ? read_array (node, least, most, error) : NULL;

  if (node != NULL && array == NULL)
    g_prefix_error (error, "%s: ", member);

  return array;
}

JsonNode *
store_get_localised (JsonObject   *object,
                     const char   *member,
                     StoreTextKind kind,
                     guint         most,
                     GError      **error)
{
  JsonNode *node = find_member (object, member, error);

  if (node == NULL)
    return NULL;
  if (type_of (node) == TYPE_OBJECT)
    return check_texts (json_node_get_object (node), member, kind, most, error) ? node : NULL;
  if (type_of (node) != TYPE_TEXT)
    {
      store_fail_content (error, _("%s: must be a text, or an object from languages to texts, but is %s"),
                          member, type_name (type_of (node)));
      return NULL;
    }
  if (check_text (node, kind, most, error))
    return node;
  g_prefix_error (error, "%s: ", member);

  return NULL;
}

const char *
store_get_name (JsonObject *object,
                const char *member,
                GError    **error)
{
  const char *name = store_get_text (object, member, error);

  if (name == NULL || store_text_check (name, STORE_TEXT_NAME, STORE_MAX_NAME, error))
    return name;
  g_prefix_error (error, "%s: ", member);

  return NULL;
}

gboolean
store_lacks (JsonObject *object,
             const char *member)
{
  return !json_object_has_member (object, member) || json_object_get_null_member (object, member);
}

gboolean
store_nth_integer (JsonArray *array,
                   guint      index,
                   gint64     least,
                   gint64     most,
                   gint64    *value,
                   GError   **error)
{
  if (read_integer (json_array_get_element (array, index), least, most, value, error))
    return TRUE;
  add_entry (error, index);

  return FALSE;
}

const char *
store_nth_text (JsonArray *array,
                guint      index,
                GError   **error)
{
  JsonNode *node = json_array_get_element (array, index);

  if (check_type (node, TYPE_TEXT, error))
    return json_node_get_string (node);
  add_entry (error, index);

  return NULL;
}

JsonObject *
store_nth_object (JsonArray *array,
                  guint      index,
                  GError   **error)
{
  JsonNode *node = json_array_get_element (array, index);

  if (check_type (node, TYPE_OBJECT, error))
    return json_node_get_object (node);
  add_entry (error, index);

  return NULL;
}

JsonArray *
store_nth_array (JsonArray *array,
                 guint      index,
                 guint      least,
                 guint      most,
                 GError   **error)
{
  JsonArray *entry = read_array (json_array_get_element (array, index), least, most, error);

  if (entry == NULL)
    add_entry (error, index);

  return entry;
}

JsonObject *
store_root_object (JsonNode *node,
                   GError  **error)
{
  if (type_of (node) == TYPE_OBJECT)
    return json_node_get_object (node);
  store_fail_content (error, _("The file must hold an object in curly brackets, but holds %s."), type_name (type_of (node)));

  return NULL;
}

void
store_build_text (JsonBuilder *json,
                  const char  *member,
                  const char  *text)
{
  json_builder_set_member_name (json, member);
  json_builder_add_string_value (json, text);
}

void
store_build_number (JsonBuilder *json,
                    const char  *member,
                    gint64       number)
{
  json_builder_set_member_name (json, member);
  json_builder_add_int_value (json, number);
}

void
store_build_flag (JsonBuilder *json,
                  const char  *member,
                  gboolean     flag)
{
  json_builder_set_member_name (json, member);
  json_builder_add_boolean_value (json, flag);
}
