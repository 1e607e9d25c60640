/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-language.h"

#include <string.h>

#include "store-json.h"

/* "fr_CA.UTF-8" is "fr": our texts know languages, not countries. */
static const char *
without_country (const char *name)
{
  g_autofree char *language = g_strndup (name, strcspn (name, "_-.@"));

  return g_intern_string (language);
}

const char *
store_language (void)
{
  const char *name = g_get_language_names ()[0];

  return g_str_equal (name, "C") || g_str_has_prefix (name, "C.") || g_str_equal (name, "POSIX")
         ? g_intern_static_string ("en") : without_country (name);
}

/* The text under exactly that code, or NULL; an empty one counts as missing. */
static const char *
text_in (JsonObject *texts,
         const char *code)
{
  JsonNode *node = json_object_get_member (texts, code);
  const char *text = node != NULL ? json_node_get_string (node) : NULL;

  return text != NULL && *text != '\0' ? text : NULL;
}

static const char *
text_for (JsonObject *texts,
          const char *language)
{
  const char *text = text_in (texts, language);

  return text != NULL ? text : text_in (texts, without_country (language));
}

static const char *
first_text (JsonObject *texts)
{
  JsonObjectIter iter;
  const char *code;

  json_object_iter_init_ordered (&iter, texts);
  while (json_object_iter_next_ordered (&iter, &code, NULL))
    if (text_in (texts, code) != NULL)
      return text_in (texts, code);

  return "";
}

const char *
store_localised (JsonNode   *text,
                 const char *language)
{
  JsonObject *texts;
  const char *found;

  if (text == NULL || !JSON_NODE_HOLDS_OBJECT (text))
    return text != NULL && JSON_NODE_HOLDS_VALUE (text) ? json_node_get_string (text) : "";

  texts = json_node_get_object (text);
  found = text_for (texts, language != NULL ? language : store_language ());
  if (found == NULL)
    found = text_in (texts, "en");

  return found != NULL ? found : first_text (texts);
}

gboolean
store_has_language (JsonNode   *text,
                    const char *language)
{
  return !JSON_NODE_HOLDS_OBJECT (text) || text_for (json_node_get_object (text), language) != NULL;
}

static const char *
plain_text (JsonNode *text)
{
  const char *words = text != NULL && JSON_NODE_HOLDS_VALUE (text) ? json_node_get_string (text) : NULL;

  return words != NULL ? words : "";
}

const char *
store_text_in (JsonNode   *text,
               const char *language)
{
  const char *words;

  if (text == NULL || !JSON_NODE_HOLDS_OBJECT (text))
    return g_str_equal (language, "en") ? plain_text (text) : "";
  words = text_in (json_node_get_object (text), language);

  return words != NULL ? words : "";
}

static JsonNode *
new_plain (const char *words)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  json_node_set_string (node, words);

  return node;
}

/* The texts as an object of our own, made of a plain one if need be. */
static JsonNode *
as_object (JsonNode *text)
{
  JsonNode *node;

  if (text != NULL && JSON_NODE_HOLDS_OBJECT (text))
    return store_json_copy (text);

  node = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (node, json_object_new ());
  if (*plain_text (text) != '\0')
    json_object_set_string_member (json_node_get_object (node), "en", plain_text (text));

  return node;
}

JsonNode *
store_localised_with (JsonNode   *text,
                      const char *language,
                      const char *words)
{
  g_autoptr (JsonNode) node = NULL;

  if (*plain_text (text) != '\0' && g_str_equal (language, "en") && *words != '\0')
    return new_plain (words);

  node = as_object (text);
  if (*words != '\0')
    json_object_set_string_member (json_node_get_object (node), language, words);
  else if (json_object_has_member (json_node_get_object (node), language))
    json_object_remove_member (json_node_get_object (node), language);

  return json_object_get_size (json_node_get_object (node)) > 0 ? g_steal_pointer (&node) : NULL;
}
