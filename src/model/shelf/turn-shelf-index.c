/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shelf-index.h"

#include <string.h>

#include <store-json.h>
#include <store-members.h>

#define NAME "index.json"
#define FORMAT "tag-city-shelf"
#define VERSION 1

/* A life of battles; the file stays far below what may be read. */
#define MAX_ENTRIES 5000

static void
free_entry (gpointer data)
{
  TurnShelfEntry *entry = data;

  turn_shelf_facts_clear (&entry->facts);
  g_free (entry->id);
  g_free (entry);
}

static gboolean
read_entry (TurnShelfIndex *self,
            JsonObject     *object,
            GError        **error)
{
  const char *id = store_get_text (object, "id", error);
  TurnShelfFacts facts;
  gint64 size, modified;

  if (id == NULL ||
      !store_get_integer (object, "size", 0, G_MAXINT64, &size, error) ||
      !store_get_integer (object, "modified", 0, G_MAXINT64, &modified, error) ||
      !turn_shelf_facts_read (&facts, object, error))
    return FALSE;
  turn_shelf_index_add (self, id, size, modified, &facts);

  return TRUE;
}

/* One entry that is wrong costs only itself. */
static gboolean
read_root (TurnShelfIndex *self,
           JsonObject     *root,
           gboolean       *is_newer)
{
  const char *format = store_get_text (root, "format", NULL);
  JsonArray *entries;
  gint64 version;

  if (g_strcmp0 (format, FORMAT) != 0 || !store_get_integer (root, "version", 1, G_MAXINT, &version, NULL))
    return FALSE;
  *is_newer = version > VERSION;
  entries = *is_newer ? NULL : store_get_array (root, "battles", 0, MAX_ENTRIES, NULL);
  for (guint i = 0; entries != NULL && i < json_array_get_length (entries); i++)
    {
      JsonObject *entry = store_nth_object (entries, i, NULL);

      if (entry != NULL)
        read_entry (self, entry, NULL);
    }

  return entries != NULL;
}

/* Somebody may want to repair it. */
static void
move_aside (GFile *file)
{
  g_autofree char *aside = g_strconcat (g_file_peek_path (file), ".damaged", NULL);
  g_autoptr (GFile) target = g_file_new_for_path (aside);

  g_file_move (file, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);
}

gboolean
turn_shelf_index_load (TurnShelfIndex *self,
                       GFile          *folder)
{
  g_autoptr (GFile) file = g_file_get_child (folder, NAME);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = store_json_load (file, &error);
  JsonObject *root = node != NULL ? store_root_object (node, NULL) : NULL;
  gboolean is_newer = FALSE;

  self->entries = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_entry);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) || (root != NULL && read_root (self, root, &is_newer)))
    return TRUE;
  if (is_newer || (error != NULL && error->domain != STORE_ERROR))
    return FALSE;
  move_aside (file);

  return TRUE;
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const TurnShelfEntry *left = *(TurnShelfEntry *const *) a, *right = *(TurnShelfEntry *const *) b;

  if (left->facts.ended != right->facts.ended)
    return left->facts.ended < right->facts.ended ? 1 : -1;

  return strcmp (left->id, right->id);
}

GPtrArray *
turn_shelf_index_list (TurnShelfIndex *self)
{
  GPtrArray *list = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer entry;

  g_hash_table_iter_init (&iter, self->entries);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    g_ptr_array_add (list, entry);
  g_ptr_array_sort (list, compare_newest_first);
  if (list->len > MAX_ENTRIES)
    g_ptr_array_set_size (list, MAX_ENTRIES);

  return list;
}

static void
write_entry (const TurnShelfEntry *entry,
             JsonBuilder          *builder)
{
  json_builder_begin_object (builder);
  store_build_text (builder, "id", entry->id);
  store_build_number (builder, "size", entry->size);
  store_build_number (builder, "modified", entry->modified);
  turn_shelf_facts_write (&entry->facts, builder);
  json_builder_end_object (builder);
}

static JsonNode *
write_root (TurnShelfIndex *self)
{
  g_autoptr (GPtrArray) entries = turn_shelf_index_list (self);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  store_build_text (builder, "format", FORMAT);
  store_build_number (builder, "version", VERSION);
  json_builder_set_member_name (builder, "battles");
  json_builder_begin_array (builder);
  for (guint i = 0; i < entries->len; i++)
    write_entry (g_ptr_array_index (entries, i), builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

gboolean
turn_shelf_index_save (TurnShelfIndex *self,
                       GFile          *folder,
                       GError        **error)
{
  static const char *const opened[] = { "battles", NULL };
  g_autoptr (GFile) file = g_file_get_child (folder, NAME);
  g_autoptr (JsonNode) root = write_root (self);
  g_autofree char *text = store_json_to_text (root, opened);

  return store_file_save (file, text, strlen (text), error);
}

void
turn_shelf_index_clear (TurnShelfIndex *self)
{
  g_clear_pointer (&self->entries, g_hash_table_unref);
}

TurnShelfEntry *
turn_shelf_index_find (TurnShelfIndex *self,
                       const char     *id)
{
  return g_hash_table_lookup (self->entries, id);
}

TurnShelfEntry *
turn_shelf_index_add (TurnShelfIndex *self,
                      const char     *id,
                      gint64          size,
                      gint64          modified,
                      TurnShelfFacts *facts)
{
  TurnShelfEntry *entry = g_new0 (TurnShelfEntry, 1);

  entry->id = g_strdup (id);
  entry->size = size;
  entry->modified = modified;
  entry->facts = *facts;
  memset (facts, 0, sizeof *facts);
  g_hash_table_replace (self->entries, entry->id, entry);

  return entry;
}
