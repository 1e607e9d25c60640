/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A part of a board on the clipboard: JSON that other windows and other programs can read. A letter is a district, "." is outside, "_" is nothing. */

#include <string.h>

#include <store-json.h>
#include <store-members.h>

#include "tc-board-part.h"
#include "tc-new-district.h"

#define FORMAT "tag-city-part"

static const char *const languages[] = { "en", "fr" };

static char
letter_of (guint8 square)
{
  return square == TC_PART_NOTHING ? '_' : square == TC_OUTSIDE ? '.' : (char) ('a' + square);
}

static void
write_rows (JsonBuilder       *builder,
            const TcBoardPart *part)
{
  json_builder_begin_array (builder);
  for (guint row = 0; row < part->n_rows; row++)
    {
      char text[TC_MAX_SIDE + 1] = "";

      for (guint column = 0; column < part->n_columns; column++)
        text[column] = letter_of (part->squares[row][column]);
      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
}

static void
write_district (JsonBuilder *builder,
                TcBoardFile *file,
                guint        district)
{
  const char key[] = { letter_of ((guint8) district), '\0' };

  json_builder_begin_object (builder);
  store_build_text (builder, "key", key);
  store_build_number (builder, "colour", tc_board_file_get_board (file)->districts[district].colour);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      store_build_text (builder, languages[i], tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, district, languages[i]));
    }
  json_builder_end_object (builder);
}

static gboolean
has_district (const TcBoardPart *part,
              guint              district)
{
  for (guint row = 0; row < part->n_rows; row++)
    for (guint column = 0; column < part->n_columns; column++)
      if (part->squares[row][column] == district)
        return TRUE;

  return FALSE;
}

char *
tc_board_part_to_text (const TcBoardPart *self,
                       TcBoardFile       *file)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  store_build_text (builder, "format", FORMAT);
  json_builder_set_member_name (builder, "rows");
  write_rows (builder, self);
  json_builder_set_member_name (builder, "districts");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tc_board_file_get_board (file)->n_districts; i++)
    if (has_district (self, i))
      write_district (builder, file, i);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return store_json_to_line (root);
}

/* Reading trusts nothing: anybody may have put it there. */

static const char *
get_string (JsonObject *object,
            const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : "";
}

static JsonArray *
get_array (JsonObject *object,
           const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static gboolean
read_row (TcBoardPart *part,
          guint        row,
          JsonNode    *node)
{
  const char *text = json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : "";
  const gsize length = strlen (text);

  if (length == 0 || length > TC_MAX_SIDE || (row > 0 && length != part->n_columns))
    return FALSE;

  part->n_columns = (guint8) length;
  for (gsize i = 0; i < length; i++)
    {
      if (text[i] == '_')
        part->squares[row][i] = TC_PART_NOTHING;
      else if (text[i] == '.')
        part->squares[row][i] = TC_OUTSIDE;
      else if (text[i] >= 'a' && text[i] < 'a' + TC_MAX_DISTRICTS)
        part->squares[row][i] = (guint8) (text[i] - 'a');
      else
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_rows (TcBoardPart *part,
           JsonArray   *rows)
{
  const guint n_rows = rows != NULL ? json_array_get_length (rows) : 0;

  *part = (TcBoardPart) { .n_rows = (guint8) MIN (n_rows, TC_MAX_SIDE) };
  for (guint row = 0; row < n_rows; row++)
    if (row >= TC_MAX_SIDE || !read_row (part, row, json_array_get_element (rows, row)))
      return FALSE;

  return n_rows > 0;
}

static int
find_by_name (TcBoardFile *file,
              JsonObject  *about)
{
  for (guint i = 0; i < tc_board_file_get_board (file)->n_districts; i++)
    for (gsize language = 0; language < G_N_ELEMENTS (languages); language++)
      {
        const char *name = get_string (about, languages[language]);

        if (name[0] != '\0' && g_str_equal (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, i, languages[language]), name))
          return (int) i;
      }

  return -1;
}

static guint32
get_colour (JsonObject *about)
{
  JsonNode *node = json_object_get_member (about, "colour");
  const gint64 colour = node != NULL && json_node_get_value_type (node) == G_TYPE_INT64 ? json_node_get_int (node) : 0;

  return (guint32) CLAMP (colour, 0, 0xffffff);
}

static guint
find_nearest_colour (const TcBoard *board,
                     guint32        colour)
{
  guint nearest = 0;

  for (guint i = 1; i < board->n_districts; i++)
    if (tc_colour_distance (board->districts[i].colour, colour, TC_EYES_FULL)
        < tc_colour_distance (board->districts[nearest].colour, colour, TC_EYES_FULL))
      nearest = i;

  return nearest;
}

/* One more district, called and coloured as that one. */
static TcBoardFile *
with_district_of (TcBoardFile *file,
                  JsonObject  *about)
{
  g_autoptr (TcBoardFile) after = tc_board_file_new_with_district (file);
  const guint district = tc_board_file_get_board (after)->n_districts - 1u;
  const TcBoard coloured = tc_board_with_colour (tc_board_file_get_board (after), district, get_colour (about));
  g_autoptr (TcBoardFile) named = tc_board_file_new_with_board (after, &coloured);

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      TcBoardFile *next = tc_board_file_new_with_text (named, TC_BOARD_TEXT_DISTRICT_NAME, district, languages[i], get_string (about, languages[i]));

      tc_board_file_unref (named);
      named = next;
    }

  return g_steal_pointer (&named);
}

/* Which district of the board stands for one of the part. */
static guint8
take_district (TcBoardFile **file,
               JsonObject   *about)
{
  const int known = find_by_name (*file, about);
  TcBoardFile *after;

  if (known >= 0)
    return (guint8) known;
  if (tc_board_file_get_board (*file)->n_districts >= TC_MAX_DISTRICTS)
    return (guint8) find_nearest_colour (tc_board_file_get_board (*file), get_colour (about));

  after = with_district_of (*file, about);
  tc_board_file_unref (*file);
  *file = after;

  return (guint8) (tc_board_file_get_board (after)->n_districts - 1);
}

/* FALSE: a square of the part names a district that is not told of. */
static gboolean
take_districts (TcBoardPart  *part,
                JsonArray    *districts,
                TcBoardFile **file)
{
  guint8 now[TC_MAX_DISTRICTS];

  memset (now, TC_PART_NOTHING, sizeof now);
  for (guint i = 0; districts != NULL && i < json_array_get_length (districts); i++)
    {
      JsonNode *node = json_array_get_element (districts, i);
      JsonObject *about = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      const int key = about != NULL ? get_string (about, "key")[0] - 'a' : -1;

      if (key >= 0 && key < TC_MAX_DISTRICTS && now[key] == TC_PART_NOTHING)
        now[key] = take_district (file, about);
    }
  for (guint row = 0; row < part->n_rows; row++)
    for (guint column = 0; column < part->n_columns; column++)
      {
        guint8 *square = &part->squares[row][column];

        if (*square >= TC_MAX_DISTRICTS)
          continue;
        if (now[*square] == TC_PART_NOTHING)
          return FALSE;
        *square = now[*square];
      }

  return TRUE;
}

gboolean
tc_board_part_from_text (TcBoardPart  *self,
                         const char   *text,
                         TcBoardFile  *file,
                         TcBoardFile **after)
{
  g_autoptr (JsonNode) root = text != NULL ? store_json_parse (text, strlen (text), NULL) : NULL;
  g_autoptr (TcBoardFile) taken = tc_board_file_ref (file);
  JsonObject *object = root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;

  if (object == NULL || !g_str_equal (get_string (object, "format"), FORMAT) || !read_rows (self, get_array (object, "rows")) ||
      !take_districts (self, get_array (object, "districts"), &taken))
    return FALSE;

  *after = g_steal_pointer (&taken);

  return TRUE;
}
