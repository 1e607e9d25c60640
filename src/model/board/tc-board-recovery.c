/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-recovery-private.h"

#include <store-json.h>
#include <store-members.h>

#define FORMAT "tag-city-recovery"
#define VERSION 1
#define MAX_COPIES 100
#define ATTRIBUTES G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

struct _TcBoardRecovery
{
  GObject         parent_instance;

  TcRecoveryCopy *copy;            /* NULL once it was taken over or deleted */
  TcBoardFile    *board_file;
  GFile          *original;
  char           *checksum;
  gint64          modified;
};

G_DEFINE_FINAL_TYPE (TcBoardRecovery, tc_board_recovery, G_TYPE_OBJECT)

static void
tc_board_recovery_finalize (GObject *object)
{
  TcBoardRecovery *self = TC_BOARD_RECOVERY (object);

  g_clear_object (&self->copy);
  g_clear_pointer (&self->board_file, tc_board_file_unref);
  g_clear_object (&self->original);
  g_clear_pointer (&self->checksum, g_free);

  G_OBJECT_CLASS (tc_board_recovery_parent_class)->finalize (object);
}

static void
tc_board_recovery_class_init (TcBoardRecoveryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_board_recovery_finalize;
}

static void
tc_board_recovery_init (TcBoardRecovery *self)
{
}

GFile *
tc_board_recovery_dup_folder (void)
{
  return g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "editor", NULL);
}

char *
tc_board_recovery_make_text (TcBoardFile *board_file,
                             GFile       *original,
                             const char  *checksum)
{
  static const char *const opened[] = { "board", NULL };
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *root = json_object_new ();

  json_node_take_object (node, root);
  json_object_set_string_member (root, "format", FORMAT);
  json_object_set_int_member (root, "version", VERSION);
  if (original != NULL)
    {
      g_autofree char *address = g_file_get_uri (original);

      json_object_set_string_member (root, "file", address);
    }
  if (checksum != NULL)
    json_object_set_string_member (root, "checksum", checksum);
  json_object_set_member (root, "board", tc_board_file_write (board_file));

  return store_json_to_text (node, opened);
}

static gboolean
is_recovery (JsonObject *root)
{
  gint64 version;

  return g_strcmp0 (store_get_text (root, "format", NULL), FORMAT) == 0
         && store_get_integer (root, "version", VERSION, VERSION, &version, NULL);
}

/* A damaged copy is nobody's work any more: FALSE. */
static gboolean
read_copy (TcBoardRecovery *self,
           GFile           *file)
{
  g_autoptr (JsonNode) node = store_json_load (file, NULL);
  JsonObject *root = node != NULL ? store_root_object (node, NULL) : NULL;
  const char *address;

  if (root == NULL || !is_recovery (root) || !json_object_has_member (root, "board"))
    return FALSE;

  address = store_get_text (root, "file", NULL);
  if (address != NULL)
    self->original = g_file_new_for_uri (address);
  self->checksum = g_strdup (store_get_text (root, "checksum", NULL));
  self->board_file = tc_board_file_read (json_object_get_member (root, "board"), NULL);

  return self->board_file != NULL;
}

/* NULL while somebody works at it, and for what is no copy. */
static TcBoardRecovery *
claim (GFile     *file,
       GFileInfo *info)
{
  g_autoptr (TcBoardRecovery) self = NULL;
  g_autoptr (GDateTime) time = NULL;
  TcRecoveryCopy *copy = tc_recovery_copy_claim (file);

  if (copy == NULL)
    return NULL;

  self = g_object_new (TC_TYPE_BOARD_RECOVERY, NULL);
  self->copy = copy;
  time = g_file_info_get_modification_date_time (info);
  if (time != NULL)
    self->modified = g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time);

  return read_copy (self, file) ? g_steal_pointer (&self) : NULL;
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const TcBoardRecovery *left = *(TcBoardRecovery *const *) a, *right = *(TcBoardRecovery *const *) b;

  return (left->modified < right->modified) - (left->modified > right->modified);
}

GPtrArray *
tc_board_recovery_list (GFile *folder)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) own = folder == NULL ? tc_board_recovery_dup_folder () : g_object_ref (folder);
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  GFile *file;

  files = g_file_enumerate_children (own, ATTRIBUTES,
                                     G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  while (files != NULL && list->len < MAX_COPIES && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (g_str_has_suffix (g_file_info_get_name (info), TC_RECOVERY_SUFFIX))
      {
        TcBoardRecovery *recovery = claim (file, info);

        if (recovery != NULL)
          g_ptr_array_add (list, recovery);
      }
  g_ptr_array_sort (list, compare_newest_first);

  return list;
}

TcBoardFile *
tc_board_recovery_get_board_file (TcBoardRecovery *self)
{
  g_return_val_if_fail (TC_IS_BOARD_RECOVERY (self), NULL);

  return self->board_file;
}

const char *
tc_board_recovery_get_title (TcBoardRecovery *self)
{
  g_return_val_if_fail (TC_IS_BOARD_RECOVERY (self), NULL);

  return tc_board_file_get_name (self->board_file, NULL);
}

GFile *
tc_board_recovery_get_original (TcBoardRecovery *self)
{
  g_return_val_if_fail (TC_IS_BOARD_RECOVERY (self), NULL);

  return self->original;
}

gint64
tc_board_recovery_get_modified (TcBoardRecovery *self)
{
  g_return_val_if_fail (TC_IS_BOARD_RECOVERY (self), 0);

  return self->modified;
}

const char *
tc_board_recovery_get_checksum (TcBoardRecovery *self)
{
  return self->checksum;
}

TcRecoveryCopy *
tc_board_recovery_take_copy (TcBoardRecovery *self)
{
  return g_steal_pointer (&self->copy);
}

void
tc_board_recovery_delete (TcBoardRecovery *self)
{
  g_return_if_fail (TC_IS_BOARD_RECOVERY (self));

  if (self->copy != NULL)
    tc_recovery_copy_delete (self->copy);
  g_clear_object (&self->copy);
}
