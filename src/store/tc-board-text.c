/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-file-private.h"

#include "store-json.h"
#include "store-language.h"

static const char *const members[] = {
  [TC_BOARD_TEXT_NAME] = "name",
  [TC_BOARD_TEXT_DESCRIPTION] = "description",
  [TC_BOARD_TEXT_AUTHOR] = "author",
  [TC_BOARD_TEXT_LICENSE] = "license",
  [TC_BOARD_TEXT_DISTRICT_NAME] = "districts",
};

/* Author and licence are plain strings, which count as English. */
static const char *
effective_language (TcBoardText text,
                    const char *language)
{
  return text == TC_BOARD_TEXT_AUTHOR || text == TC_BOARD_TEXT_LICENSE ? "en" : language;
}

static JsonNode *
find_text (TcBoardFile *self,
           TcBoardText  text,
           guint        district)
{
  return text == TC_BOARD_TEXT_DISTRICT_NAME
         ? tc_board_file_find_district_name (self, district)
         : store_shared_get (self->json, members[text]);
}

const char *
tc_board_file_get_text (TcBoardFile *self,
                        TcBoardText  text,
                        guint        district,
                        const char  *language)
{
  g_return_val_if_fail (text != TC_BOARD_TEXT_DISTRICT_NAME || district < self->board.n_districts, "");

  return store_text_in (find_text (self, text, district), effective_language (text, language));
}

static JsonNode *
new_text (const char *words)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  json_node_set_string (node, words);

  return node;
}

/* The districts with the name of one of them replaced; takes @name. */
static JsonNode *
districts_with_name (TcBoardFile *self,
                     guint        district,
                     JsonNode    *name)
{
  JsonNode *districts = store_json_copy (store_shared_get (self->json, "districts"));
  const char key[] = { self->board.districts[district].key, '\0' };

  json_object_set_member (json_object_get_object_member (json_node_get_object (districts), key), "name", name);

  return districts;
}

/* A name must be there, if only an empty one; other texts need not. */
static JsonNode *
changed_text (TcBoardFile *self,
              TcBoardText  text,
              guint        district,
              const char  *language,
              const char  *words)
{
  JsonNode *node;

  if (text == TC_BOARD_TEXT_AUTHOR || text == TC_BOARD_TEXT_LICENSE)
    return *words != '\0' ? new_text (words) : NULL;

  node = store_localised_with (find_text (self, text, district), language, words);

  return node == NULL && text != TC_BOARD_TEXT_DESCRIPTION ? new_text ("") : node;
}

TcBoardFile *
tc_board_file_new_with_text (TcBoardFile *self,
                             TcBoardText  text,
                             guint        district,
                             const char  *language,
                             const char  *words)
{
  JsonNode *node;

  g_return_val_if_fail (text != TC_BOARD_TEXT_DISTRICT_NAME || district < self->board.n_districts, NULL);
  g_return_val_if_fail (g_utf8_validate (words, -1, NULL), NULL);

  node = changed_text (self, text, district, language, words);
  if (text == TC_BOARD_TEXT_DISTRICT_NAME)
    node = districts_with_name (self, district, node);

  return tc_board_file_new_taking (&self->board, store_shared_with (self->json, members[text], node));
}

/* The districts in their order, with one under another key. */
static JsonNode *
districts_with_key (TcBoardFile *self,
                    guint        district,
                    char         new_key)
{
  g_autoptr (JsonNode) before = store_json_copy (store_shared_get (self->json, "districts"));
  JsonNode *after = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < self->board.n_districts; i++)
    {
      const char old[] = { self->board.districts[i].key, '\0' };
      const char key[] = { i == district ? new_key : old[0], '\0' };

      json_object_set_member (object, key, json_object_dup_member (json_node_get_object (before), old));
    }
  json_node_take_object (after, object);

  return after;
}

TcBoardFile *
tc_board_file_new_with_key (TcBoardFile *self,
                            guint        district,
                            char         key)
{
  TcBoard board = self->board;

  g_return_val_if_fail (district < board.n_districts, NULL);
  g_return_val_if_fail (g_ascii_isalnum (key), NULL);

  board.districts[district].key = key;

  return tc_board_file_new_taking (&board, store_shared_with (self->json, "districts",
                                                              districts_with_key (self, district, key)));
}
