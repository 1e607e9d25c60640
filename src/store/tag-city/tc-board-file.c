/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-file.h"

#include <string.h>

#include "store-error.h"
#include "store-json.h"
#include "store-language.h"
#include "store-members.h"
#include "store-shared.h"
#include "tc-board-json.h"

struct _TcBoardFile
{
  gatomicrefcount ref_count;
  TcBoard         board;
  StoreShared    *json;         /* the file as it was read, with texts and unknown members; where the board says something else, that counts */
};

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

/* The localised name of a district, or NULL. */
static JsonNode *
find_district_name (TcBoardFile *self,
                    guint        district)
{
  const char key[] = { self->board.districts[district].key, '\0' };
  JsonObject *districts = json_node_get_object (store_shared_get (self->json, "districts"));

  return json_object_get_member (json_object_get_object_member (districts, key), "name");
}

static JsonNode *
find_text (TcBoardFile *self,
           TcBoardText  text,
           guint        district)
{
  return text == TC_BOARD_TEXT_DISTRICT_NAME
         ? find_district_name (self, district)
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

/* Takes @json. */
static TcBoardFile *
new_taking (const TcBoard *board,
            StoreShared   *json)
{
  TcBoardFile *self = g_new0 (TcBoardFile, 1);

  g_atomic_ref_count_init (&self->ref_count);
  memcpy (&self->board, board, sizeof self->board);
  self->json = json;

  return self;
}

TcBoardFile *
tc_board_file_new_with_text (TcBoardFile *self,
                             TcBoardText  text,
                             guint        district,
                             const char  *language,
                             const char  *words)
{
  g_autofree char *allowed = NULL;
  JsonNode *node;

  g_return_val_if_fail (text != TC_BOARD_TEXT_DISTRICT_NAME || district < self->board.n_districts, NULL);
  g_return_val_if_fail (g_utf8_validate (words, -1, NULL), NULL);

  allowed = text == TC_BOARD_TEXT_DESCRIPTION ? store_text_cleaned (words, STORE_TEXT_DESCRIPTION, STORE_MAX_DESCRIPTION)
                                              : store_text_cleaned (words, STORE_TEXT_NAME, STORE_MAX_NAME);
  node = changed_text (self, text, district, language, allowed);
  if (text == TC_BOARD_TEXT_DISTRICT_NAME)
    node = districts_with_name (self, district, node);

  return new_taking (&self->board, store_shared_with (self->json, members[text], node));
}

/* The members whose entries get a line each. */
static const char *const opened[] = { "grid", "districts", "columns", "rows", "tokens", NULL };

G_DEFINE_BOXED_TYPE (TcBoardFile, tc_board_file, tc_board_file_ref, tc_board_file_unref)

TcBoardFile *
tc_board_file_ref (TcBoardFile * self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
tc_board_file_unref (TcBoardFile *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  store_shared_unref (self->json);
  g_free (self);
}

static gboolean
is_same_text (JsonNode *a,
              JsonNode *b)
{
  return a == b || (a != NULL && b != NULL && json_node_equal (a, b));
}

static gboolean
has_same_texts (TcBoardFile *self,
                TcBoardFile *other)
{
  static const char *const texts[] = { "name", "description", "author", "license" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (!is_same_text (store_shared_get (self->json, texts[i]), store_shared_get (other->json, texts[i])))
      return FALSE;
  for (guint i = 0; i < self->board.n_districts; i++)
    if (!is_same_text (find_district_name (self, i), find_district_name (other, i)))
      return FALSE;

  return TRUE;
}

/* Most files that are compared differ in what can be seen at once, or share all that they do not write anew; the others are written. */
gboolean
tc_board_file_equal (TcBoardFile *self,
                     TcBoardFile *other)
{
  g_autofree char *text = NULL, *other_text = NULL;

  if (memcmp (&self->board, &other->board, sizeof self->board) != 0)
    return FALSE;
  if (self->json == other->json)
    return TRUE;
  if (!has_same_texts (self, other))
    return FALSE;
  text = tc_board_file_to_text (self);
  other_text = tc_board_file_to_text (other);

  return g_str_equal (text, other_text);
}

static gboolean
has_same_districts (const TcBoard *a,
                    const TcBoard *b)
{
  if (a->n_districts != b->n_districts)
    return FALSE;
  for (guint i = 0; i < a->n_districts; i++)
    if (a->districts[i].key != b->districts[i].key)
      return FALSE;

  return TRUE;
}

/* Whether a column or row says more than its value, which belongs to that one alone. */
static gboolean
has_unknown_members (JsonNode *lines)
{
  JsonArray *array = lines != NULL && JSON_NODE_HOLDS_ARRAY (lines) ? json_node_get_array (lines) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (json_object_get_size (json_array_get_object_element (array, i)) > 2)
      return TRUE;

  return FALSE;
}

/* A part that the files do not share, because what it carries belongs to something that is not in both. */
static gboolean
is_own_part (TcBoardFile   *self,
             const TcBoard *board,
             const char    *part)
{
  if (g_str_equal (part, "districts"))
    return !has_same_districts (&self->board, board);

  return (g_str_equal (part, "rows") ? self->board.n_rows != board->n_rows : self->board.n_columns != board->n_columns)
         && has_unknown_members (store_shared_get (self->json, part));
}

/* All other members are either texts of the whole or written anew from the board. */
static StoreShared *
json_for_board (TcBoardFile   *self,
                const TcBoard *board)
{
  static const char *const parts[] = { "districts", "columns", "rows" };
  StoreShared *result = store_shared_ref (self->json);
  g_autoptr (JsonNode) written = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (is_own_part (self, board, parts[i]))
      {
        g_autoptr (StoreShared) before = result;

        if (written == NULL)
          {
            written = store_shared_to_node (self->json);
            tc_board_write_json (board, json_node_get_object (written));
          }
        result = store_shared_with (before, parts[i],
                                    store_json_copy (json_object_get_member (json_node_get_object (written), parts[i])));
      }

  return result;
}

TcBoardFile *
tc_board_file_new_with_board (TcBoardFile   *template_file,
                              const TcBoard *board)
{
  g_autoptr (JsonObject) bare = NULL;

  if (template_file != NULL)
    return new_taking (board, json_for_board (template_file, board));

  bare = json_object_new ();
  tc_board_write_json (board, bare);

  return new_taking (board, store_shared_new (bare));
}

TcBoardFile *
tc_board_file_new_with_schema (const TcBoard *board)
{
  g_autoptr (JsonObject) bare = json_object_new ();

  json_object_set_string_member (bare, "$schema", "file:///usr/share/tag-city/schema/board-1.schema.json");
  tc_board_write_json (board, bare);

  return new_taking (board, store_shared_new (bare));
}

/* Takes @json and gives one in which the entries of a list stand where their lines are now. */
static StoreShared *
with_lines (StoreShared  *json,
            const char   *member,
            const guint8 *origins,
            guint         n_lines)
{
  g_autoptr (StoreShared) before = json;
  JsonNode *node, *list = store_shared_get (json, member);
  JsonArray *lines, *array;

  if (!has_unknown_members (list))
    return g_steal_pointer (&before);

  array = json_node_get_array (list);
  lines = json_array_sized_new (n_lines);
  for (guint i = 0; i < n_lines; i++)
    if (origins[i] < json_array_get_length (array))
      json_array_add_element (lines, store_json_copy (json_array_get_element (array, origins[i])));
    else
      json_array_add_object_element (lines, json_object_new ());
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, lines);

  return store_shared_with (before, member, node);
}

TcBoardFile *
tc_board_file_new_with_lines (TcBoardFile        *self,
                              const TcBoard      *board,
                              const TcBoardLines *lines)
{
  StoreShared *json = with_lines (store_shared_ref (self->json), "rows", lines->rows, lines->n_rows);

  return new_taking (board, with_lines (json, "columns", lines->columns, lines->n_columns));
}

TcBoardFile *
tc_board_file_read (JsonNode *node,
                    GError  **error)
{
  JsonObject *root = store_root_object (node, error);
  TcBoard board;

  if (root == NULL || !tc_board_read_json (&board, root, error))
    return NULL;

  return new_taking (&board, store_shared_new (root));
}

/* Gives the file back if its board can be played, else gives it up. */
static TcBoardFile *
checked (TcBoardFile *self,
         GError     **error)
{
  g_autoptr (TcBoardFile) owned = self;
  g_autofree char *where = NULL, *what = NULL;
  TcProblem first;

  if (self == NULL)
    return NULL;
  if (tc_check_is_playable (&self->board))
    return g_steal_pointer (&owned);

  tc_check_board (&self->board, 0, &first, 1);
  where = tc_problem_where (&first, self);
  what = tc_problem_what (&first, self);
  store_fail_content (error, "%s: %s", where, what);

  return NULL;
}

TcBoardFile *
tc_board_file_read_playable (JsonNode *node,
                             GError  **error)
{
  return checked (tc_board_file_read (node, error), error);
}

TcBoardFile *
tc_board_file_load (GFile   *file,
                    GError **error)
{
  g_autoptr (JsonNode) node = store_json_load (file, error);

  return node != NULL ? tc_board_file_read (node, error) : NULL;
}

GPtrArray *
tc_board_file_list_errors (GFile *file)
{
  g_autoptr (JsonNode) node = store_json_load (file, NULL);
  g_autoptr (GError) error = NULL;

  if (node != NULL)
    {
      g_autoptr (TcBoardFile) read = tc_board_file_read (node, &error);

      if (read != NULL)
        return g_ptr_array_new_with_free_func (g_free);
    }
  if (!g_error_matches (error, STORE_ERROR, STORE_ERROR_CONTENT) || !JSON_NODE_HOLDS_OBJECT (node))
    return g_ptr_array_new_with_free_func (g_free);

  return tc_board_list_json_errors (json_node_get_object (node));
}

TcBoardFile *
tc_board_file_load_playable (GFile   *file,
                             GError **error)
{
  return checked (tc_board_file_load (file, error), error);
}

JsonNode *
tc_board_file_write (TcBoardFile *self)
{
  JsonNode *json = store_shared_to_node (self->json);

  tc_board_write_json (&self->board, json_node_get_object (json));

  return json;
}

char *
tc_board_file_to_text (TcBoardFile *self)
{
  g_autoptr (JsonNode) json = tc_board_file_write (self);

  return store_json_to_text (json, opened);
}

gboolean
tc_board_file_save (TcBoardFile *self,
                    GFile       *file,
                    GError     **error)
{
  g_autofree char *text = tc_board_file_to_text (self);

  return store_file_save (file, text, strlen (text), error);
}

const TcBoard *
tc_board_file_get_board (TcBoardFile *self)
{
  return &self->board;
}

const char *
tc_board_file_get_author (TcBoardFile *self)
{
  return store_localised (store_shared_get (self->json, "author"), NULL);
}

const char *
tc_board_file_get_license (TcBoardFile *self)
{
  return store_localised (store_shared_get (self->json, "license"), NULL);
}

const char *
tc_board_file_get_name (TcBoardFile *self,
                        const char  *language)
{
  return store_localised (store_shared_get (self->json, "name"), language);
}

const char *
tc_board_file_get_description (TcBoardFile *self,
                               const char  *language)
{
  return store_localised (store_shared_get (self->json, "description"), language);
}

const char *
tc_board_file_get_district_name (TcBoardFile *self,
                                 guint        district,
                                 const char  *language)
{
  g_return_val_if_fail (district < self->board.n_districts, "");

  return store_localised (find_district_name (self, district), language);
}

GPtrArray *
tc_board_file_list_lacking (TcBoardFile *self,
                            const char  *language)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (g_free);

  if (!store_has_language (store_shared_get (self->json, "name"), language))
    g_ptr_array_add (places, g_strdup ("name"));
  if (store_shared_get (self->json, "description") != NULL && !store_has_language (store_shared_get (self->json, "description"), language))
    g_ptr_array_add (places, g_strdup ("description"));
  for (guint i = 0; i < self->board.n_districts; i++)
    if (!store_has_language (find_district_name (self, i), language))
      g_ptr_array_add (places, g_strdup_printf ("districts, %c, name", self->board.districts[i].key));

  return places;
}
