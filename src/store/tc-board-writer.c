/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

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
