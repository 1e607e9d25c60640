/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shelf-disk.h"

#include <string.h>

#include <store-lock.h>

#include "turn-saved-games.h"
#include "turn-shelf.h"

#define DIGEST_LENGTH 8

#define ATTRIBUTES \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_TIME_MODIFIED

/* A record in a folder. */
typedef struct
{
  GFile *file;
  char  *name;
  gint64 size;
  gint64 modified;
} Candidate;

static void
clear_candidate (gpointer data)
{
  Candidate *candidate = data;

  g_object_unref (candidate->file);
  g_free (candidate->name);
}

/* A folder that is missing or cannot be read holds none. */
static GArray *
list_candidates (GFile *folder)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *file;

  g_array_set_clear_func (candidates, clear_candidate);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (turn_saved_games_is_name (g_file_info_get_name (info)))
      {
        const Candidate candidate = {
          .file = g_object_ref (file),
          .name = g_strdup (g_file_info_get_name (info)),
          .size = g_file_info_get_size (info),
          .modified = (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED),
        };

        g_array_append_val (candidates, candidate);
      }

  return candidates;
}

/* The time in the name of a file, or else when it was written. */
static gint64
find_ended (const Candidate *candidate)
{
  g_autofree char *id = turn_shelf_name_dup_id (candidate->name), *date = g_strndup (id, strcspn (id, "-"));
  g_autoptr (GDateTime) time = turn_shelf_name_is_kept (candidate->name) ? g_date_time_new_from_iso8601 (date, NULL) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : candidate->modified;
}

static TurnShelfBattle *
read_battle (const Candidate *candidate)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = turn_record_load (candidate->file, &error);
  TurnShelfFacts facts;

  if (record == NULL)
    return turn_shelf_battle_new_damaged (candidate->file, find_ended (candidate), error->message);
  facts = turn_shelf_facts_new (record, find_ended (candidate));

  return turn_shelf_battle_new (candidate->file, &facts);
}

/* What is in the index as it is on the disk need not be read. */
static TurnShelfBattle *
find_battle (TurnShelfContents *self,
             const Candidate   *candidate,
             GPtrArray         *unknown)
{
  g_autofree char *id = turn_shelf_name_dup_id (candidate->name);
  TurnShelfEntry *entry = turn_shelf_index_find (&self->index, id);
  TurnShelfBattle *battle;
  TurnShelfFacts facts;

  if (entry != NULL && entry->size == candidate->size && entry->modified == candidate->modified)
    {
      facts = turn_shelf_facts_copy (&entry->facts);
      return turn_shelf_battle_new (candidate->file, &facts);
    }

  battle = read_battle (candidate);
  if (turn_shelf_battle_get_facts (battle)->is_finished)
    {
      facts = turn_shelf_facts_copy (turn_shelf_battle_get_facts (battle));
      g_ptr_array_add (unknown, turn_shelf_index_add (&self->index, id, candidate->size, candidate->modified, &facts));
    }

  return battle;
}

static void
read_kept (TurnShelfContents *self,
           GFile             *folder,
           GPtrArray         *unknown,
           GCancellable      *cancellable)
{
  g_autoptr (GArray) candidates = list_candidates (folder);

  for (guint i = 0; i < candidates->len && !g_cancellable_is_cancelled (cancellable); i++)
    g_ptr_array_add (self->battles, find_battle (self, &g_array_index (candidates, Candidate, i), unknown));
}

/* A game that is over but not filed away yet is neither here nor there. */
static void
read_games (TurnShelfContents *self,
            GFile             *games,
            GCancellable      *cancellable)
{
  g_autoptr (GArray) candidates = list_candidates (games);

  for (guint i = 0; i < candidates->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_autoptr (TurnShelfBattle) battle = read_battle (&g_array_index (candidates, Candidate, i));

      if (!turn_shelf_battle_get_facts (battle)->is_finished)
        g_ptr_array_add (self->battles, g_steal_pointer (&battle));
    }
}

static gboolean
goes_on (TurnShelfBattle *battle)
{
  return turn_shelf_battle_get_damage (battle) == NULL && !turn_shelf_battle_get_facts (battle)->is_finished;
}

static int
compare_battles (gconstpointer a,
                 gconstpointer b)
{
  TurnShelfBattle *left = *(TurnShelfBattle *const *) a, *right = *(TurnShelfBattle *const *) b;
  const gint64 left_ended = turn_shelf_battle_get_facts (left)->ended, right_ended = turn_shelf_battle_get_facts (right)->ended;

  if (goes_on (left) != goes_on (right))
    return goes_on (left) ? -1 : 1;
  if (left_ended != right_ended)
    return left_ended > right_ended ? -1 : 1;

  return strcmp (turn_shelf_battle_get_id (left), turn_shelf_battle_get_id (right));
}

/* NULL where no lock can be made: nobody else can write there either. */
static StoreLock *
lock_folder (GFile *folder)
{
  g_autoptr (GFile) lock = g_file_get_child (folder, ".index.lock");

  g_file_make_directory_with_parents (folder, NULL, NULL);

  return store_lock_wait (g_file_peek_path (lock), NULL);
}

/* Somebody may have kept another battle since the index was read. */
static void
write_down (GFile     *folder,
            GPtrArray *unknown)
{
  G_GNUC_UNUSED g_autoptr (StoreLock) lock = lock_folder (folder);
  g_auto (TurnShelfIndex) index = { NULL };

  if (!turn_shelf_index_load (&index, folder))
    return;
  for (guint i = 0; i < unknown->len; i++)
    {
      const TurnShelfEntry *entry = g_ptr_array_index (unknown, i);
      TurnShelfFacts facts = turn_shelf_facts_copy (&entry->facts);

      turn_shelf_index_add (&index, entry->id, entry->size, entry->modified, &facts);
    }
  turn_shelf_index_save (&index, folder, NULL);
}

void
turn_shelf_contents_free (TurnShelfContents *self)
{
  g_ptr_array_unref (self->battles);
  turn_shelf_index_clear (&self->index);
  g_free (self);
}

GFile *
turn_shelf_disk_dup_folder (GFile *folder)
{
  return folder != NULL ? g_object_ref (folder) : g_file_new_build_filename (g_get_user_data_dir (), "tag-city", "battles", NULL);
}

TurnShelfContents *
turn_shelf_disk_read (GFile        *folder,
                      GFile        *games,
                      GCancellable *cancellable)
{
  TurnShelfContents *self = g_new0 (TurnShelfContents, 1);
  g_autoptr (GPtrArray) unknown = g_ptr_array_new ();

  self->battles = g_ptr_array_new_with_free_func (g_object_unref);
  turn_shelf_index_load (&self->index, folder);
  read_games (self, games, cancellable);
  read_kept (self, folder, unknown, cancellable);
  g_ptr_array_sort (self->battles, compare_battles);
  if (unknown->len > 0 && !g_cancellable_is_cancelled (cancellable))
    write_down (folder, unknown);

  return self;
}

static char *
digest_record (TurnRecord *record)
{
  g_autofree char *line = turn_record_to_line (record);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, line, -1);

  return g_strndup (digest, DIGEST_LENGTH);
}

static gboolean
has_digest (const GArray *candidates,
            const char   *digest)
{
  for (guint i = 0; i < candidates->len; i++)
    {
      const char *name = g_array_index (candidates, Candidate, i).name;
      g_autofree char *id = turn_shelf_name_dup_id (name);

      if (turn_shelf_name_is_kept (name) && g_str_has_suffix (id, digest))
        return TRUE;
    }

  return FALSE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (((const Candidate *) a)->name, ((const Candidate *) b)->name);
}

/* Names begin with the date. What has a star, and what somebody put there, stays. */
static void
make_room (GFile *folder)
{
  g_autoptr (GArray) candidates = list_candidates (folder);
  guint n_kept = 0;

  for (guint i = 0; i < candidates->len; i++)
    n_kept += turn_shelf_name_is_kept (g_array_index (candidates, Candidate, i).name) ? 1 : 0;
  g_array_sort (candidates, compare_names);
  for (guint i = 0; i < candidates->len && n_kept > TURN_SHELF_MOST; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);

      if (turn_shelf_name_is_kept (candidate->name) && !turn_shelf_name_is_starred (candidate->name) &&
          g_file_delete (candidate->file, NULL, NULL))
        n_kept--;
    }
}

/* The index is only written if nobody else knows it better. */
static gboolean
enter (GFile      *folder,
       const char *id,
       GFile      *file,
       TurnRecord *record,
       gint64      ended,
       GError    **error)
{
  g_auto (TurnShelfIndex) index = { NULL };
  g_autoptr (GFileInfo) info = NULL;
  TurnShelfFacts facts;

  if (!turn_shelf_index_load (&index, folder))
    return TRUE;
  info = g_file_query_info (file, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, error);
  if (info == NULL)
    return FALSE;
  facts = turn_shelf_facts_new (record, ended);
  turn_shelf_index_add (&index, id, g_file_info_get_size (info),
                        (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED), &facts);

  return turn_shelf_index_save (&index, folder, error);
}

gboolean
turn_shelf_disk_keep (GFile      *folder,
                      TurnRecord *record,
                      gint64      ended,
                      GError    **error)
{
  g_autoptr (GFile) own = turn_shelf_disk_dup_folder (folder);
  G_GNUC_UNUSED g_autoptr (StoreLock) lock = lock_folder (own);
  g_autoptr (GArray) candidates = list_candidates (own);
  g_autofree char *digest = digest_record (record);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (ended);
  g_autofree char *date = g_date_time_format (time, "%Y%m%dT%H%M%SZ");
  g_autofree char *id = g_strdup_printf ("%s-%s", date, digest), *name = turn_shelf_name_new (id, FALSE);
  g_autoptr (GFile) file = g_file_get_child (own, name);

  if (has_digest (candidates, digest))
    return TRUE;
  if (!turn_record_save (record, file, error) || !enter (own, id, file, record, ended, error))
    return FALSE;
  make_room (own);

  return TRUE;
}
