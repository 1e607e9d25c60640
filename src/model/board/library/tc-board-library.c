/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-library.h"

#include <tc-built-in-boards.h>
#include <turn-file-name.h>
#include <turn-language.h>

#include "tc-played-boards.h"
#include "turn-file-watch.h"

/* Of more boards than that, the newest are listed. */
#define MAX_FILES 2000

#define ATTRIBUTES G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

struct _TcBoardLibrary
{
  GObject         parent_instance;

  GFile          *folder;
  TurnFileWatch  *watch;
  GCancellable   *reading;       /* of the reading that is under way */
  TcBoardLengths *lengths;

  GPtrArray      *built_in;      /* of TcBoardEntry, as the others */
  GPtrArray      *own;
  GPtrArray      *opened;
};

static GPtrArray *
get_part (TcBoardLibrary *self,
          guint          *position)
{
  GPtrArray *parts[] = { self->built_in, self->own, self->opened };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (*position < parts[i]->len)
        return parts[i];
      *position -= parts[i]->len;
    }

  return NULL;
}

static GType
get_item_type (GListModel *model)
{
  return TC_TYPE_BOARD_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  TcBoardLibrary *self = TC_BOARD_LIBRARY (model);

  return self->built_in->len + self->own->len + self->opened->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GPtrArray *part = get_part (TC_BOARD_LIBRARY (model), &position);

  return part == NULL ? NULL : g_object_ref (g_ptr_array_index (part, position));
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TcBoardLibrary, tc_board_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  TcBoardEntry *left = *(TcBoardEntry *const *) a, *right = *(TcBoardEntry *const *) b;
  const int order = turn_language_collate (tc_board_entry_get_name (left), tc_board_entry_get_name (right));

  return order != 0 ? order : strcmp (tc_board_entry_get_id (left), tc_board_entry_get_id (right));
}

/* A board that was opened and lies in the folder, or a copy of it that is tried out: it is listed once, as it was opened. */
static gboolean
stands_for (TcBoardEntry *opened,
            TcBoardEntry *own)
{
  GFile *file = tc_board_entry_get_file (opened), *other = tc_board_entry_get_file (own);
  g_autofree char *name = g_file_get_basename (file), *other_name = g_file_get_basename (other);

  return g_file_equal (file, other) || (tc_played_copy_is (tc_board_entry_get_id (opened)) && g_str_equal (name, other_name));
}

static void
drop_doubles (TcBoardLibrary *self,
              GPtrArray      *own)
{
  for (guint i = own->len; i > 0; i--)
    for (guint other = 0; other < self->opened->len; other++)
      if (stands_for (g_ptr_array_index (self->opened, other), g_ptr_array_index (own, i - 1)))
        {
          g_ptr_array_remove_index (own, i - 1);
          break;
        }
}

/* A file that may be a board. */
typedef struct
{
  GFile *file;
  gint64 modified;
} Candidate;

static void
clear_candidate (gpointer data)
{
  g_object_unref (((Candidate *) data)->file);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const Candidate *left = a, *right = b;

  return (left->modified < right->modified) - (left->modified > right->modified);
}

/* Newest first. A folder that is missing or cannot be read holds no boards. */
static GArray *
list_candidates (GFile        *folder,
                 GCancellable *cancellable)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  GFileInfo *info;
  GFile *file;

  g_array_set_clear_func (candidates, clear_candidate);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, cancellable, NULL) && info != NULL)
    if (turn_file_name_is (g_file_info_get_name (info), TURN_FILE_KIND_BOARD))
      {
        g_autoptr (GDateTime) time = g_file_info_get_modification_date_time (info);
        const gint64 modified = time != NULL ? g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time) : 0;
        const Candidate candidate = { .file = g_object_ref (file), .modified = modified };

        g_array_append_val (candidates, candidate);
      }
  g_array_sort (candidates, compare_newest_first);

  return candidates;
}

/* In a thread. */
static void
read_folder (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  g_autoptr (GArray) candidates = list_candidates (task_data, cancellable);
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < candidates->len && i < MAX_FILES && !g_cancellable_is_cancelled (cancellable); i++)
    g_ptr_array_add (entries, tc_board_entry_new (g_array_index (candidates, Candidate, i).file));
  g_ptr_array_sort (entries, compare_names);

  g_task_return_pointer (task, entries, (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
is_same_at (GPtrArray *before,
            guint      index_before,
            GPtrArray *after,
            guint      index_after)
{
  return tc_board_entry_is_same (g_ptr_array_index (before, index_before), g_ptr_array_index (after, index_after));
}

/* Puts those of @after into the place of those of @before that are not there any more. Entries that stay the same stay where they are, with what was
 * found out about them, so that whoever looks at them is not disturbed. */
static void
replace_own (TcBoardLibrary *self,
             GPtrArray      *after)
{
  GPtrArray *before = self->own;
  const guint n_common = MIN (before->len, after->len);
  guint n_removed, n_added, n_first = 0, n_last = 0;

  while (n_first < n_common && is_same_at (before, n_first, after, n_first))
    n_first++;
  while (n_last < n_common - n_first && is_same_at (before, before->len - 1 - n_last, after, after->len - 1 - n_last))
    n_last++;
  n_removed = before->len - n_first - n_last;
  n_added = after->len - n_first - n_last;
  if (n_removed + n_added == 0)
    return;

  g_ptr_array_remove_range (before, n_first, n_removed);
  for (guint i = n_first; i < n_first + n_added; i++)
    g_ptr_array_insert (before, (int) i, g_object_ref (g_ptr_array_index (after, i)));
  g_list_model_items_changed (G_LIST_MODEL (self), self->built_in->len + n_first, n_removed, n_added);
}

static void
folder_read (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GPtrArray) entries = g_task_propagate_pointer (G_TASK (result), NULL);
  TcBoardLibrary *self = user_data;

  /* A cancelled reading belongs to a library that is gone, or to an older state of the folder. */
  if (entries == NULL)
    return;

  g_clear_object (&self->reading);
  drop_doubles (self, entries);
  replace_own (self, entries);
}

static void
start_reading (TcBoardLibrary *self)
{
  g_autoptr (GTask) task = NULL;

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();

  task = g_task_new (NULL, self->reading, folder_read, self);
  g_task_set_name (task, "tc-board-library");
  g_task_set_task_data (task, g_object_ref (self->folder), g_object_unref);
  g_task_run_in_thread (task, read_folder);
}

/* Without a folder that can be made or watched, there are just no boards of one's own. */
static void
watch_folder (TcBoardLibrary *self)
{
  g_file_make_directory_with_parents (self->folder, NULL, NULL);
  self->watch = turn_file_watch_new (self->folder);
  g_signal_connect_object (self->watch, "settled", G_CALLBACK (start_reading), self, G_CONNECT_SWAPPED);
}

static void
tc_board_library_dispose (GObject *object)
{
  TcBoardLibrary *self = TC_BOARD_LIBRARY (object);

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->watch);
  g_clear_object (&self->lengths);

  G_OBJECT_CLASS (tc_board_library_parent_class)->dispose (object);
}

static void
tc_board_library_finalize (GObject *object)
{
  TcBoardLibrary *self = TC_BOARD_LIBRARY (object);

  g_clear_object (&self->folder);
  g_clear_pointer (&self->built_in, g_ptr_array_unref);
  g_clear_pointer (&self->own, g_ptr_array_unref);
  g_clear_pointer (&self->opened, g_ptr_array_unref);

  G_OBJECT_CLASS (tc_board_library_parent_class)->finalize (object);
}

static void
tc_board_library_class_init (TcBoardLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_board_library_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_board_library_finalize;
}

static void
tc_board_library_init (TcBoardLibrary *self)
{
  self->built_in = g_ptr_array_new_with_free_func (g_object_unref);
  self->own = g_ptr_array_new_with_free_func (g_object_unref);
  self->opened = g_ptr_array_new_with_free_func (g_object_unref);
  self->lengths = tc_board_lengths_new (NULL);

  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    g_ptr_array_add (self->built_in, tc_board_entry_new_built_in (tc_built_in_boards[i]));
}

TcBoardLibrary *
tc_board_library_new (GFile *folder)
{
  TcBoardLibrary *self;

  g_return_val_if_fail (folder == NULL || G_IS_FILE (folder), NULL);

  self = g_object_new (TC_TYPE_BOARD_LIBRARY, NULL);
  if (folder != NULL)
    self->folder = g_object_ref (folder);
  else
    self->folder = g_file_new_build_filename (g_get_user_data_dir (), "tag-city", "boards", NULL);
  watch_folder (self);
  start_reading (self);

  return self;
}

GFile *
tc_board_library_get_folder (TcBoardLibrary *self)
{
  g_return_val_if_fail (TC_IS_BOARD_LIBRARY (self), NULL);

  return self->folder;
}

TcBoardLengths *
tc_board_library_get_lengths (TcBoardLibrary *self)
{
  g_return_val_if_fail (TC_IS_BOARD_LIBRARY (self), NULL);

  return self->lengths;
}

TcBoardEntry *
tc_board_library_find (TcBoardLibrary *self,
                       const char     *id)
{
  g_return_val_if_fail (TC_IS_BOARD_LIBRARY (self), NULL);

  for (guint i = 0; i < get_n_items (G_LIST_MODEL (self)); i++)
    {
      guint position = i;
      GPtrArray *part = get_part (self, &position);
      TcBoardEntry *entry = g_ptr_array_index (part, position);

      if (g_strcmp0 (tc_board_entry_get_id (entry), id) == 0)
        return entry;
    }

  return NULL;
}

/* Puts @entry in the place of an older state of the same file, or at the end. */
static void
add_opened (TcBoardLibrary *self,
            TcBoardEntry   *older,
            TcBoardEntry   *entry)
{
  const guint n_others = self->built_in->len + self->own->len;
  guint index = self->opened->len;
  const gboolean replaces = older != NULL && g_ptr_array_find (self->opened, older, &index);

  if (replaces)
    g_ptr_array_remove_index (self->opened, index);
  g_ptr_array_insert (self->opened, (int) index, entry);
  g_list_model_items_changed (G_LIST_MODEL (self), n_others + index, replaces ? 1 : 0, 1);
}

/* Those that were read from the folder before the file was opened. */
static void
list_once (TcBoardLibrary *self)
{
  g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->own->len; i++)
    g_ptr_array_add (own, g_object_ref (g_ptr_array_index (self->own, i)));
  drop_doubles (self, own);
  replace_own (self, own);
}

TcBoardEntry *
tc_board_library_open (TcBoardLibrary *self,
                       GFile          *file)
{
  g_autoptr (TcBoardEntry) entry = NULL;
  TcBoardEntry *known;

  g_return_val_if_fail (TC_IS_BOARD_LIBRARY (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  entry = tc_board_entry_new (file);
  known = tc_board_library_find (self, tc_board_entry_get_id (entry));
  if (known != NULL && tc_board_entry_is_same (known, entry))
    return known;

  add_opened (self, known, g_object_ref (entry));
  list_once (self);

  return entry;
}
