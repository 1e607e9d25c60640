/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <string.h>

#include "store-error.h"
#include "store-members.h"
#include "tc-board-json.h"

/* The object under that name, made if there is none; it belongs to @parent. */
static JsonObject *
ensure_object (JsonObject *parent,
               const char *member)
{
  JsonNode *node = json_object_get_member (parent, member);

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    json_object_set_object_member (parent, member, json_object_new ());

  return json_object_get_object_member (parent, member);
}

static void
write_value (TcValue     value,
             JsonObject *object)
{
  json_object_set_int_member (object, "high", value.high);
  json_object_set_int_member (object, "low", value.low);
}

static void
write_grid (const TcBoard *self,
            JsonObject    *root)
{
  JsonArray *grid = json_array_sized_new (self->n_rows);

  for (guint row = 0; row < self->n_rows; row++)
    {
      char squares[TC_MAX_SIDE + 1] = { 0 };

      for (guint column = 0; column < self->n_columns; column++)
        squares[column] = self->squares[row][column] < self->n_districts
                          ? self->districts[self->squares[row][column]].key : '.';
      json_array_add_string_element (grid, squares);
    }
  json_object_set_array_member (root, "grid", grid);
}

/* In the board's order; a district that was there before keeps its name and whatever else its author wrote. */
static void
write_districts (const TcBoard *self,
                 JsonObject    *root)
{
  JsonObject *before = ensure_object (root, "districts"), *after = json_object_new ();

  for (guint i = 0; i < self->n_districts; i++)
    {
      const TcDistrict *district = &self->districts[i];
      const char key[] = { district->key, '\0' };
      g_autofree char *colour = g_strdup_printf ("#%06x", district->colour);
      JsonObject *object = ensure_object (before, key);

      if (!json_object_has_member (object, "name"))
        json_object_set_string_member (object, "name", key);
      json_object_set_string_member (object, "colour", colour);
      write_value (district->value, object);
      json_object_set_object_member (after, key, json_object_ref (object));
    }
  json_object_set_object_member (root, "districts", after);
}

/* The object at that place of an old list, or a new one. */
static JsonObject *
dup_entry (JsonNode *list,
           guint     index)
{
  JsonArray *array = list != NULL && JSON_NODE_HOLDS_ARRAY (list) ? json_node_get_array (list) : NULL;
  JsonNode *entry = array != NULL && index < json_array_get_length (array) ? json_array_get_element (array, index) : NULL;

  return entry != NULL && JSON_NODE_HOLDS_OBJECT (entry) ? json_node_dup_object (entry) : json_object_new ();
}

static void
write_lines (const TcValue *values,
             guint          n_values,
             JsonObject    *root,
             const char    *member)
{
  JsonNode *before = json_object_get_member (root, member);
  JsonArray *after = json_array_sized_new (n_values);

  for (guint i = 0; i < n_values; i++)
    {
      JsonObject *line = dup_entry (before, i);

      write_value (values[i], line);
      json_array_add_object_element (after, line);
    }
  json_object_set_array_member (root, member, after);
}

static void
write_numbers (const gint8 *numbers,
               guint        n_numbers,
               JsonObject  *root,
               const char  *member)
{
  JsonArray *array = json_array_sized_new (n_numbers);

  for (guint i = 0; i < n_numbers; i++)
    json_array_add_int_element (array, numbers[i]);
  json_object_set_array_member (root, member, array);
}

static JsonArray *
rows_of_shape (TcShape shape)
{
  const guint n_rows = tc_shape_n_rows (shape), n_columns = tc_shape_n_columns (shape);
  JsonArray *rows = json_array_sized_new (n_rows);

  for (guint row = 0; row < n_rows; row++)
    {
      g_autofree char *squares = g_strnfill (n_columns, '0');

      for (guint column = 0; column < n_columns; column++)
        if (tc_shape_has (shape, row, column))
          squares[column] = '1';
      json_array_add_string_element (rows, squares);
    }

  return rows;
}

static void
write_tokens (const TcBoard *self,
              JsonObject    *root)
{
  JsonObject *tokens;

  if (self->n_tokens == 0 && !json_object_has_member (root, "tokens"))
    return;

  tokens = json_object_new ();
  for (guint i = 0; i < self->n_tokens; i++)
    json_object_set_array_member (tokens, self->tokens[i].id, rows_of_shape (self->tokens[i].shape));
  json_object_set_object_member (root, "tokens", tokens);
}

static void
write_ids (const char  ids[][TC_TOKEN_ID_SIZE],
           guint       n_ids,
           JsonObject *hq,
           const char *member)
{
  JsonArray *array = json_array_sized_new (n_ids);

  for (guint i = 0; i < n_ids; i++)
    json_array_add_string_element (array, ids[i]);
  json_object_set_array_member (hq, member, array);
}

static void
write_hq (const TcBoard *self,
          JsonObject    *root)
{
  JsonObject *hq = ensure_object (root, "hq");

  if (self->has_sections)
    write_ids (self->sections, TC_N_SECTIONS, hq, "sections");
  else
    json_object_set_null_member (hq, "sections");
  write_ids (self->small, TC_N_SMALL_TOKENS, hq, "small");
}

void
tc_board_write_json (const TcBoard *self,
                     JsonObject    *root)
{
  json_object_set_string_member (root, "format", TC_BOARD_FORMAT);
  json_object_set_int_member (root, "version", TC_BOARD_VERSION);
  if (!json_object_has_member (root, "name"))
    json_object_set_string_member (root, "name", "");
  write_grid (self, root);
  write_districts (self, root);
  write_lines (self->columns, self->n_columns, root, "columns");
  write_lines (self->rows, self->n_rows, root, "rows");
  write_numbers (self->drones, self->n_drones, root, "drones");
  write_numbers (self->bubbles, self->n_bubbles, root, "bubbles");
  write_tokens (self, root);
  write_hq (self, root);
}

/* What TcShape can hold. Whether a token is too large for the rules is for tc_check_board () to tell. */
#define MAX_TOKEN_WINDOW 8

static gboolean
read_id (char        id[TC_TOKEN_ID_SIZE],
         const char *text,
         GError    **error)
{
  g_autofree char *shown = store_quotable (text);

  if (*text == '\0' || strlen (text) >= TC_TOKEN_ID_SIZE || !g_str_equal (text, shown))
    return store_fail_content (error, _("“%s” cannot be the id of a token; it must have from 1 to %d letters, digits or signs"),
                               shown, TC_TOKEN_ID_SIZE - 1);
  strcpy (id, text);

  return TRUE;
}

/* The rows of a token, as tc_shape_from_text () wants them. */
static gboolean
join_rows (GString   *text,
           JsonArray *rows,
           GError   **error)
{
  gsize length = 0;

  if (json_array_get_length (rows) > MAX_TOKEN_WINDOW)
    return store_fail_content (error, _("row %u: a token has at most %d rows"), MAX_TOKEN_WINDOW + 1u, TC_SHAPE_MAX_SIDE);
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      const char *row = store_nth_text (rows, i, error);

      if (row == NULL)
        return FALSE;
      if (strspn (row, "01") != strlen (row))
        return store_fail_content (error, _("row %u: only 1 for a square and 0 for none are allowed here"), i + 1);
      if (i > 0 && strlen (row) != length)
        return store_fail_content (error, _("row %u: is not as long as row 1"), i + 1);
      length = strlen (row);
      if (length > MAX_TOKEN_WINDOW)
        return store_fail_content (error, _("row %u: a token has at most %d columns"), i + 1, TC_SHAPE_MAX_SIDE);
      for (; *row != '\0'; row++)
        g_string_append_c (text, *row == '1' ? '#' : '.');
      g_string_append_c (text, '/');
    }

  return TRUE;
}

static gboolean
read_token (TcToken    *token,
            const char *id,
            JsonObject *tokens,
            GError    **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonArray *rows;

  if (!read_id (token->id, id, error))
    {
      g_prefix_error (error, "%s: ", "tokens");
      return FALSE;
    }

  rows = store_get_array (tokens, id, 0, G_MAXUINT, error);
  if (rows != NULL && join_rows (text, rows, error))
    {
      token->shape = tc_shape_from_text (text->str);
      return TRUE;
    }
  if (rows != NULL)
    store_error_add_place (error, "%s", id);

  return store_error_add_place (error, "tokens");
}

/* The part of reading that concerns tokens. */
static gboolean
read_tokens (TcBoard    *self,
             JsonObject *root,
             GError    **error)
{
  JsonObject *tokens;
  JsonObjectIter iter;
  const char *id;

  if (!json_object_has_member (root, "tokens"))
    return TRUE;
  tokens = store_get_object (root, "tokens", error);
  if (tokens == NULL)
    return FALSE;
  if (json_object_get_size (tokens) > TC_MAX_OWN_TOKENS)
    return store_fail_content (error, _("tokens: at most %d are possible, but here are %u"),
                               TC_MAX_OWN_TOKENS, json_object_get_size (tokens));

  json_object_iter_init_ordered (&iter, tokens);
  while (json_object_iter_next_ordered (&iter, &id, NULL))
    if (!read_token (&self->tokens[self->n_tokens++], id, tokens, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_ids (char        ids[][TC_TOKEN_ID_SIZE],
          guint       n_ids,
          JsonObject *hq,
          const char *member,
          GError    **error)
{
  JsonArray *array = store_get_array (hq, member, n_ids, n_ids, error);

  for (guint i = 0; array != NULL && i < n_ids; i++)
    {
      const char *text = store_nth_text (array, i, error);

      if (text != NULL && read_id (ids[i], text, error))
        continue;
      if (text != NULL)
        g_prefix_error (error, _("entry %u: "), i + 1);
      store_error_add_place (error, "%s", member);
      array = NULL;
    }
  if (array == NULL)
    store_error_add_place (error, "hq");

  return array != NULL;
}

static gboolean
read_hq (TcBoard    *self,
         JsonObject *root,
         GError    **error)
{
  JsonObject *hq = store_get_object (root, "hq", error);

  if (hq == NULL)
    return FALSE;
  self->has_sections = !json_object_has_member (hq, "sections") || !json_object_get_null_member (hq, "sections");
  if (self->has_sections && !read_ids (self->sections, TC_N_SECTIONS, hq, "sections", error))
    return FALSE;

  return read_ids (self->small, TC_N_SMALL_TOKENS, hq, "small", error);
}

static gboolean
check_format (JsonObject *root,
              GError    **error)
{
  JsonNode *node = json_object_get_member (root, "format");
  const char *format = node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  if (g_strcmp0 (format, TC_BOARD_FORMAT) == 0)
    return TRUE;
  if (g_strcmp0 (format, "tag-city-record") == 0)
    g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FORMAT, _("This is the record of a game, not a board."));
  else
    g_set_error (error, STORE_ERROR, STORE_ERROR_FORMAT,
                 /* Translators: the name and value of a member that begins every board file. */
                 _("This is not a Tag City board: its “%s” is not “%s”."), "format", TC_BOARD_FORMAT);

  return FALSE;
}

static gboolean
check_version (JsonObject *root,
               GError    **error)
{
  g_autofree char *version_text = NULL;
  gint64 version;

  if (!store_get_integer (root, "version", G_MININT64, G_MAXINT64, &version, error))
    return FALSE;
  if (version == TC_BOARD_VERSION)
    return TRUE;

  version_text = store_number_text (version);
  g_set_error (error, STORE_ERROR, STORE_ERROR_VERSION,
               version > TC_BOARD_VERSION
               ? _("This board is in version %s of the format, but this program only knows version %d. A newer one may open it.")
               : _("version: there is no version %s of the format; this program knows version %d"),
               version_text, TC_BOARD_VERSION);

  return FALSE;
}

static gboolean
check_optional_name (JsonObject *root,
                     const char *member,
                     GError    **error)
{
  return !json_object_has_member (root, member) || store_get_name (root, member, error) != NULL;
}

static gboolean
check_texts (JsonObject *root,
             GError    **error)
{
  if (store_get_localised (root, "name", STORE_TEXT_NAME, STORE_MAX_NAME, error) == NULL)
    return FALSE;
  if (json_object_has_member (root, "description") &&
      store_get_localised (root, "description", STORE_TEXT_DESCRIPTION, STORE_MAX_DESCRIPTION, error) == NULL)
    return FALSE;

  return check_optional_name (root, "author", error) && check_optional_name (root, "license", error);
}

/* A list that may be empty here, because a board in the making may be: tc_check_board () tells then. */
static JsonArray *
get_list (JsonObject *root,
          const char *member,
          guint       most,
          GError    **error)
{
  JsonNode *node = json_object_get_member (root, member);

  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) == 0)
    return json_node_get_array (node);

  return store_get_array (root, member, 1, most, error);
}

static gboolean
read_value (TcValue    *value,
            JsonObject *object,
            GError    **error)
{
  gint64 high, low;

  if (!store_get_integer (object, "high", -TC_MAX_VALUE, TC_MAX_VALUE, &high, error)
      || !store_get_integer (object, "low", -TC_MAX_VALUE, TC_MAX_VALUE, &low, error))
    return FALSE;
  value->high = (gint8) high;
  value->low = (gint8) low;

  return TRUE;
}

static gboolean
read_colour (guint32    *colour,
             JsonObject *object,
             GError    **error)
{
  const char *text = store_get_text (object, "colour", error);

  if (text == NULL)
    return FALSE;
  if (text[0] != '#' || strlen (text) != 7 || strspn (text + 1, "0123456789abcdefABCDEF") != 6)
    return store_fail_quoting (error, _("colour: must be “#” and six hexadecimal digits, but is “%s”"), text);
  *colour = (guint32) g_ascii_strtoull (text + 1, NULL, 16);

  return TRUE;
}

static gboolean
check_key (const char *key,
           GError    **error)
{
  return (strlen (key) == 1 && g_ascii_isalnum (*key))
         || store_fail_quoting (error, _("districts, “%s”: the key of a district must be one letter from A to Z or a to z, or a digit"), key);
}

static gboolean
read_district (TcDistrict *district,
               const char *key,
               JsonObject *districts,
               GError    **error)
{
  JsonObject *object;

  if (!check_key (key, error))
    return FALSE;

  district->key = *key;
  object = store_get_object (districts, key, error);
  if (object != NULL)
    {
      if (store_get_localised (object, "name", STORE_TEXT_NAME, STORE_MAX_NAME, error) != NULL
          && read_colour (&district->colour, object, error)
          && read_value (&district->value, object, error))
        return TRUE;
      store_error_add_place (error, "%s", key);
    }

  return store_error_add_place (error, "districts");
}

static gboolean
read_districts (TcBoard    *self,
                JsonObject *root,
                GError    **error)
{
  JsonObject *districts = store_get_object (root, "districts", error);
  JsonObjectIter iter;
  const char *key;

  if (districts == NULL)
    return FALSE;
  if (json_object_get_size (districts) > TC_MAX_DISTRICTS)
    return store_fail_content (error, _("districts: at most %d are possible, but here are %u"),
                               TC_MAX_DISTRICTS, json_object_get_size (districts));

  json_object_iter_init_ordered (&iter, districts);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    if (!read_district (&self->districts[self->n_districts++], key, districts, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_square (TcBoard    *self,
             const char *character,
             guint       row,
             guint       column,
             GError    **error)
{
  g_autofree char *square = NULL, *shown = NULL;

  self->squares[row][column] = TC_OUTSIDE;
  if (*character == '.')
    return TRUE;
  for (guint8 i = 0; i < self->n_districts; i++)
    if (self->districts[i].key == *character)
      {
        self->squares[row][column] = i;
        return TRUE;
      }

  square = g_strndup (character, (gsize) (g_utf8_next_char (character) - character));
  shown = store_quotable (square);

  return store_fail_content (error, _("grid, row %u, column %u: “%s” is not the key of a district; outside the city, write “.”"),
                             row + 1, column + 1, shown);
}

static gboolean
check_row_length (const TcBoard *self,
                  guint          row,
                  glong          length,
                  GError       **error)
{
  if (row == 0 && (length < 1 || length > TC_MAX_SIDE))
    return store_fail_content (error, _("grid, row 1: must have from 1 to %d squares, but has %ld"), TC_MAX_SIDE, length);
  if (row > 0 && length != self->n_columns)
    return store_fail_content (error, ngettext ("grid, row %u: %ld square, but row 1 has %u",
                                                "grid, row %u: %ld squares, but row 1 has %u", (gulong) length),
                               row + 1, length, self->n_columns);

  return TRUE;
}

static gboolean
read_row (TcBoard   *self,
          JsonArray *grid,
          guint      row,
          GError   **error)
{
  const char *squares = store_nth_text (grid, row, error);

  if (squares == NULL)
    return store_error_add_place (error, "grid");
  if (!check_row_length (self, row, g_utf8_strlen (squares, -1), error))
    return FALSE;

  self->n_columns = (guint8) g_utf8_strlen (squares, -1);
  for (guint column = 0; column < self->n_columns; column++, squares = g_utf8_next_char (squares))
    if (!read_square (self, squares, row, column, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_grid (TcBoard    *self,
           JsonObject *root,
           GError    **error)
{
  JsonArray *grid = store_get_array (root, "grid", 1, TC_MAX_SIDE, error);

  if (grid == NULL)
    return FALSE;
  self->n_rows = (guint8) json_array_get_length (grid);
  for (guint row = 0; row < self->n_rows; row++)
    if (!read_row (self, grid, row, error))
      return FALSE;

  return TRUE;
}

static gboolean
check_n_lines (guint       n_lines,
               const char *member,
               guint       n_entries,
               GError    **error)
{
  if (n_entries == n_lines)
    return TRUE;
  if (g_str_equal (member, "columns"))
    return store_fail_content (error, ngettext ("columns: the grid has %u column, but the list has %u",
                                                "columns: the grid has %u columns, but the list has %u", n_lines),
                               n_lines, n_entries);

  return store_fail_content (error, ngettext ("rows: the grid has %u row, but the list has %u",
                                              "rows: the grid has %u rows, but the list has %u", n_lines),
                             n_lines, n_entries);
}

/* “columns” or “rows”: one value for each of the grid's. */
static gboolean
read_lines (TcValue    *values,
            JsonObject *root,
            const char *member,
            guint       n_lines,
            GError    **error)
{
  JsonArray *lines = store_get_array (root, member, 0, G_MAXUINT, error);

  if (lines == NULL || !check_n_lines (n_lines, member, json_array_get_length (lines), error))
    return FALSE;

  for (guint i = 0; i < n_lines; i++)
    {
      JsonObject *line = store_nth_object (lines, i, error);

      if (line != NULL && read_value (&values[i], line, error))
        continue;
      if (line != NULL)
        store_error_add_place (error, _("entry %u"), i + 1);
      return store_error_add_place (error, "%s", member);
    }

  return TRUE;
}

/* “drones” or “bubbles”. */
static gboolean
read_numbers (gint8      *numbers,
              guint8     *n_numbers,
              JsonObject *root,
              const char *member,
              guint       most,
              GError    **error)
{
  JsonArray *array = get_list (root, member, most, error);
  gint64 number;

  if (array == NULL)
    return FALSE;
  *n_numbers = (guint8) json_array_get_length (array);
  for (guint i = 0; i < *n_numbers; i++)
    {
      if (!store_nth_integer (array, i, -TC_MAX_VALUE, TC_MAX_VALUE, &number, error))
        return store_error_add_place (error, "%s", member);
      numbers[i] = (gint8) number;
    }

  return TRUE;
}

static gboolean
read_texts (TcBoard    *self,
            JsonObject *root,
            GError    **error)
{
  return check_texts (root, error);
}

static gboolean
read_columns (TcBoard    *self,
              JsonObject *root,
              GError    **error)
{
  return read_lines (self->columns, root, "columns", self->n_columns, error);
}

static gboolean
read_rows (TcBoard    *self,
           JsonObject *root,
           GError    **error)
{
  return read_lines (self->rows, root, "rows", self->n_rows, error);
}

static gboolean
read_drones (TcBoard    *self,
             JsonObject *root,
             GError    **error)
{
  return read_numbers (self->drones, &self->n_drones, root, "drones", TC_MAX_DRONES, error);
}

static gboolean
read_bubbles (TcBoard    *self,
              JsonObject *root,
              GError    **error)
{
  return read_numbers (self->bubbles, &self->n_bubbles, root, "bubbles", TC_MAX_BUBBLES, error);
}

/* The parts of a board in their order. One that needs another is not looked at where that one is wrong. */
typedef enum
{
  PART_TEXTS,
  PART_DISTRICTS,
  PART_GRID,
  PART_COLUMNS,
  PART_ROWS,
  PART_DRONES,
  PART_BUBBLES,
  PART_TOKENS,
  PART_HQ,
  N_PARTS,
} Part;

static const struct
{
  gboolean (*read) (TcBoard    *self,
                    JsonObject *root,
                    GError    **error);
  Part     needs;           /* itself: none */
} parts[N_PARTS] = {
  [PART_TEXTS] = { read_texts, PART_TEXTS },
  [PART_DISTRICTS] = { read_districts, PART_DISTRICTS },
  [PART_GRID] = { read_grid, PART_DISTRICTS },
  [PART_COLUMNS] = { read_columns, PART_GRID },
  [PART_ROWS] = { read_rows, PART_GRID },
  [PART_DRONES] = { read_drones, PART_DRONES },
  [PART_BUBBLES] = { read_bubbles, PART_BUBBLES },
  [PART_TOKENS] = { read_tokens, PART_TOKENS },
  [PART_HQ] = { read_hq, PART_HQ },
};

gboolean
tc_board_read_json (TcBoard    *self,
                    JsonObject *root,
                    GError    **error)
{
  memset (self, 0, sizeof *self);
  if (!check_format (root, error) || !check_version (root, error))
    return FALSE;
  for (Part part = 0; part < N_PARTS; part++)
    if (!parts[part].read (self, root, error))
      return FALSE;

  return TRUE;
}

GPtrArray *
tc_board_list_json_errors (JsonObject *root)
{
  GPtrArray *messages = g_ptr_array_new_with_free_func (g_free);
  gboolean is_wrong[N_PARTS] = { FALSE };
  TcBoard board = { 0 };

  for (Part part = 0; part < N_PARTS; part++)
    {
      g_autoptr (GError) error = NULL;

      is_wrong[part] = is_wrong[parts[part].needs] || !parts[part].read (&board, root, &error);
      if (error != NULL)
        g_ptr_array_add (messages, g_strdup (error->message));
    }

  return messages;
}
