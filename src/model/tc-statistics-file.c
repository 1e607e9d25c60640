/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-statistics-file.h"

#include <string.h>

#include <glib/gi18n.h>

#include <store-error.h>
#include <store-json.h>
#include <store-members.h>

#define FORMAT "tag-city-statistics"
#define VERSION 1
#define MAX_ROWS 1000

static void
clear_row (gpointer data)
{
  TcStatisticsRow *row = data;

  g_free (row->board);
  g_free (row->level);
  g_free (row->best_name);
}

void
tc_statistics_file_init (TcStatisticsFile *self)
{
  self->rows = g_array_new (FALSE, TRUE, sizeof (TcStatisticsRow));
  g_array_set_clear_func (self->rows, clear_row);
  self->newest = NULL;
}

void
tc_statistics_file_clear (TcStatisticsFile *self)
{
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->newest, g_free);
}

static gboolean
read_count (JsonObject *object,
            const char *member,
            guint      *count,
            GError    **error)
{
  gint64 value;

  if (!store_get_integer (object, member, 0, G_MAXINT, &value, error))
    return FALSE;
  *count = (guint) value;

  return TRUE;
}

static gboolean
read_row (TcStatisticsFile *self,
          JsonObject       *object,
          GError          **error)
{
  const char *board = store_get_text (object, "board", error);
  const char *level = board == NULL ? NULL : store_get_text (object, "level", error);
  const char *best_name = level == NULL ? NULL : store_get_text (object, "best_name", error);
  TcStatisticsRow row = { 0 };
  gint64 best_score;

  if (best_name == NULL ||
      !read_count (object, "games", &row.games, error) ||
      !read_count (object, "wins", &row.wins, error) ||
      !read_count (object, "streak", &row.streak, error) ||
      !read_count (object, "longest_streak", &row.longest_streak, error) ||
      !store_get_integer (object, "best_score", G_MININT, G_MAXINT, &best_score, error))
    return FALSE;

  row.best_score = (int) best_score;
  row.board = g_strdup (board);
  row.level = g_strdup (level);
  row.best_name = g_strdup (best_name);
  g_array_append_val (self->rows, row);

  return TRUE;
}

static gboolean
check_format (JsonObject *root,
              GError    **error)
{
  const char *format = store_get_text (root, "format", error);
  gint64 version;

  if (format == NULL || !store_get_integer (root, "version", 1, G_MAXINT, &version, error))
    return FALSE;
  if (g_str_equal (format, FORMAT) && version == VERSION)
    return TRUE;

  g_set_error (error, STORE_ERROR, version > VERSION ? STORE_ERROR_VERSION : STORE_ERROR_FORMAT,
               _("These are not statistics that this program understands."));

  return FALSE;
}

static gboolean
read_rows (TcStatisticsFile *self,
           JsonObject       *root,
           GError          **error)
{
  JsonArray *rows = store_get_array (root, "rows", 0, MAX_ROWS, error);

  if (rows == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonObject *row = store_nth_object (rows, i, error);

      if (row == NULL || !read_row (self, row, error))
        {
          store_error_add_place (error, "rows");
          return FALSE;
        }
    }

  return TRUE;
}

gboolean
tc_statistics_file_load (TcStatisticsFile *self,
                         GFile            *file,
                         GError          **error)
{
  g_autoptr (GError) own_error = NULL;
  g_autoptr (JsonNode) node = store_json_load (file, &own_error);
  JsonObject *root;

  if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return TRUE;
  if (node == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&own_error));
      return FALSE;
    }

  root = store_root_object (node, error);
  if (root == NULL || !check_format (root, error) || !read_rows (self, root, error))
    {
      g_array_set_size (self->rows, 0);
      return FALSE;
    }
  if (!store_lacks (root, "newest"))
    self->newest = g_strdup (store_get_text (root, "newest", NULL));

  return TRUE;
}

static void
write_row (JsonBuilder           *builder,
           const TcStatisticsRow *row)
{
  const struct { const char *member; gint64 value; } numbers[] = {
    { "games", row->games },
    { "wins", row->wins },
    { "streak", row->streak },
    { "longest_streak", row->longest_streak },
    { "best_score", row->best_score },
  };

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "board");
  json_builder_add_string_value (builder, row->board);
  json_builder_set_member_name (builder, "level");
  json_builder_add_string_value (builder, row->level);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      json_builder_set_member_name (builder, numbers[i].member);
      json_builder_add_int_value (builder, numbers[i].value);
    }
  json_builder_set_member_name (builder, "best_name");
  json_builder_add_string_value (builder, row->best_name);
  json_builder_end_object (builder);
}

static JsonNode *
write_root (const TcStatisticsFile *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, FORMAT);
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, VERSION);
  json_builder_set_member_name (builder, "newest");
  json_builder_add_string_value (builder, self->newest);
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->rows->len; i++)
    write_row (builder, &g_array_index (self->rows, TcStatisticsRow, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

gboolean
tc_statistics_file_save (const TcStatisticsFile *self,
                         GFile                  *file,
                         GError                **error)
{
  static const char *const opened[] = { "rows", NULL };
  g_autoptr (JsonNode) root = write_root (self);
  g_autofree char *text = store_json_to_text (root, opened);

  return store_file_save (file, text, strlen (text), error);
}
