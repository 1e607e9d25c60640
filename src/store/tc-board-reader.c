/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store-error.h"
#include "store-members.h"

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
check_optional_text (JsonObject *root,
                     const char *member,
                     GError    **error)
{
  return !json_object_has_member (root, member) || store_get_text (root, member, error) != NULL;
}

static gboolean
check_texts (JsonObject *root,
             GError    **error)
{
  if (store_get_localised (root, "name", error) == NULL)
    return FALSE;
  if (json_object_has_member (root, "description") && store_get_localised (root, "description", error) == NULL)
    return FALSE;

  return check_optional_text (root, "author", error) && check_optional_text (root, "license", error);
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
  g_autofree char *shown = NULL;

  if (text == NULL)
    return FALSE;
  if (text[0] != '#' || strlen (text) != 7 || strspn (text + 1, "0123456789abcdefABCDEF") != 6)
    {
      shown = store_quotable (text);
      return store_fail_content (error, _("colour: must be “#” and six hexadecimal digits, but is “%s”"), shown);
    }
  *colour = (guint32) g_ascii_strtoull (text + 1, NULL, 16);

  return TRUE;
}

static gboolean
check_key (const char *key,
           GError    **error)
{
  g_autofree char *shown = NULL;

  if (strlen (key) == 1 && g_ascii_isalnum (*key))
    return TRUE;
  shown = store_quotable (key);

  return store_fail_content (error, _("districts, “%s”: the key of a district must be one letter from A to Z or a to z, or a digit"),
                             shown);
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
      if (store_get_localised (object, "name", error) != NULL
          && read_colour (&district->colour, object, error)
          && read_value (&district->value, object, error))
        return TRUE;
      store_error_add_place (error, "%s", key);
    }
  store_error_add_place (error, "districts");

  return FALSE;
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

  return store_fail_content (error, _("grid, row %u, column %u: “%s” is not the key of a district; outside the city stands “.”"),
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
    {
      store_error_add_place (error, "grid");
      return FALSE;
    }
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
    return store_fail_content (error, ngettext ("columns: the grid has %u column, but here are %u entries",
                                                "columns: the grid has %u columns, but here are %u entries", n_lines),
                               n_lines, n_entries);

  return store_fail_content (error, ngettext ("rows: the grid has %u row, but here are %u entries",
                                              "rows: the grid has %u rows, but here are %u entries", n_lines),
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
      store_error_add_place (error, "%s", member);
      return FALSE;
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
        {
          store_error_add_place (error, "%s", member);
          return FALSE;
        }
      numbers[i] = (gint8) number;
    }

  return TRUE;
}

gboolean
tc_board_read_json (TcBoard    *self,
                    JsonObject *root,
                    GError    **error)
{
  memset (self, 0, sizeof *self);

  return check_format (root, error)
         && check_version (root, error)
         && check_texts (root, error)
         && read_districts (self, root, error)
         && read_grid (self, root, error)
         && read_lines (self->columns, root, "columns", self->n_columns, error)
         && read_lines (self->rows, root, "rows", self->n_rows, error)
         && read_numbers (self->drones, &self->n_drones, root, "drones", TC_MAX_DRONES, error)
         && read_numbers (self->bubbles, &self->n_bubbles, root, "bubbles", TC_MAX_BUBBLES, error)
         && tc_board_read_tokens (self, root, error)
         && tc_board_read_hq (self, root, error);
}
