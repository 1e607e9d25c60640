/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-language.h"

#include <string.h>

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
         ? "en" : without_country (name);
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
