/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-recovery-private.h"

#include <glib/gi18n.h>
#include <store-json.h>
#include <store-lock.h>
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

/* As text, or NULL. */
static char *
write_readable (JsonNode *node,
                GError  **error)
{
  static const char *const opened[] = { "board", NULL };
  g_autofree char *text = store_json_to_text (node, opened);
  g_autoptr (JsonNode) again = store_json_parse (text, strlen (text), error);

  return again != NULL ? g_steal_pointer (&text) : NULL;
}

char *
tc_board_recovery_make_text (TcBoardFile *board_file,
                             GFile       *original,
                             const char  *checksum,
                             GError     **error)
{
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

  return write_readable (node, error);
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

  /* These words are not shown: a copy is left for the program that wrote it. */
  if (g_str_equal (format, FORMAT))
    g_set_error_literal (error, STORE_ERROR, STORE_ERROR_VERSION, "newer version");
  else
    g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FORMAT, _("It is not a safety copy of this program."));

  return FALSE;
}

static gboolean
read_copy (TcBoardRecovery *self,
           GFile           *file,
           GError         **error)
{
  g_autoptr (JsonNode) node = store_json_load (file, error);
  JsonObject *root = node != NULL ? store_root_object (node, error) : NULL;
  const char *address;

  if (root == NULL || !check_format (root, error) || store_get_object (root, "board", error) == NULL)
    return FALSE;
  self->board_file = tc_board_file_read (json_object_get_member (root, "board"), error);
  if (self->board_file == NULL)
    return FALSE;

  address = store_get_text (root, "file", NULL);
  if (address != NULL)
    self->original = g_file_new_for_uri (address);
  self->checksum = g_strdup (store_get_text (root, "checksum", NULL));

  return TRUE;
}

/* The newest text, or if the end of the machine has spoilt that, the copy; @read is what was read, or what is to be told of. */
static gboolean
read_newest_copy (TcBoardRecovery *self,
                  GFile           *file,
                  GFile          **read,
                  GError         **error)
{
  g_autoptr (GError) newest_error = NULL, own_error = NULL;

  *read = tc_recovery_copy_get_newest (self->copy);
  if (read_copy (self, *read, &newest_error))
    return TRUE;
  if (read_copy (self, file, &own_error))
    return TRUE;
  if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&newest_error));
      return FALSE;
    }
  *read = file;
  g_propagate_error (error, g_steal_pointer (&own_error));

  return FALSE;
}

/* What there is to tell of a copy that cannot be read. NULL: nothing. */
static char *
face_error (GFile        *file,
            const GError *error)
{
  g_autofree char *name = store_file_dup_shown_name (file), *aside = NULL;

  if (g_error_matches (error, STORE_ERROR, STORE_ERROR_VERSION))
    return NULL;

  aside = store_error_is_damage (error) ? store_file_move_aside (file, NULL) : NULL;
  if (aside != NULL)
    /* Translators: the name of a file, and a message that says what is wrong with it. */
    return g_strdup_printf (_("A safety copy could not be read. It is kept as “%s”. %s"), aside, error->message);

  /* Translators: the name of a file, and a message that says why. */
  return g_strdup_printf (_("The safety copy “%s” could not be read. %s"), name, error->message);
}

static gint64
time_of (GFileInfo *info)
{
  g_autoptr (GDateTime) time = g_file_info_get_modification_date_time (info);

  return time != NULL ? g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time) : 0;
}

/* NULL while somebody works at it, and for what cannot be read. */
static TcBoardRecovery *
claim (GFile     *file,
       GFileInfo *info,
       GPtrArray *warnings)
{
  g_autoptr (TcBoardRecovery) self = NULL;
  g_autoptr (GError) error = NULL;
  TcRecoveryCopy *copy = tc_recovery_copy_claim (file);
  GFile *unreadable;
  char *warning;

  if (copy == NULL)
    return NULL;

  self = g_object_new (TC_TYPE_BOARD_RECOVERY, NULL);
  self->copy = copy;
  self->modified = time_of (info);
  if (read_newest_copy (self, file, &unreadable, &error))
    return g_steal_pointer (&self);
  warning = face_error (unreadable, error);
  if (warning != NULL)
    g_ptr_array_add (warnings, warning);

  return NULL;
}

/* The copy that a file in the folder belongs to; NULL for another one, and for a newest text beside its copy, which is listed itself. */
static GFile *
find_copy (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *stem = NULL, *copy_path = NULL;

  if (path == NULL || g_str_has_suffix (path, TC_RECOVERY_SUFFIX))
    return path != NULL ? g_object_ref (file) : NULL;
  if (!g_str_has_suffix (path, TC_RECOVERY_NEWEST_SUFFIX))
    return NULL;
  stem = g_strndup (path, strlen (path) - strlen (TC_RECOVERY_NEWEST_SUFFIX));
  copy_path = g_strconcat (stem, TC_RECOVERY_SUFFIX, NULL);

  return g_file_test (copy_path, G_FILE_TEST_EXISTS) ? NULL : g_file_new_for_path (copy_path);
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const TcBoardRecovery *left = *(TcBoardRecovery *const *) a, *right = *(TcBoardRecovery *const *) b;

  return (left->modified < right->modified) - (left->modified > right->modified);
}

GPtrArray *
tc_board_recovery_list (GFile *folder,
                        char **warning)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) warnings = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  g_autoptr (GFile) own = folder == NULL ? tc_board_recovery_dup_folder () : g_object_ref (folder);
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  GFile *file;

  if (g_file_peek_path (own) != NULL)
    store_lock_sweep (g_file_peek_path (own));
  files = g_file_enumerate_children (own, ATTRIBUTES,
                                     G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  while (files != NULL && list->len < MAX_COPIES && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    {
      g_autoptr (GFile) copy = find_copy (file);
      TcBoardRecovery *recovery = copy != NULL ? claim (copy, info, warnings) : NULL;

      if (recovery != NULL)
        g_ptr_array_add (list, recovery);
    }
  g_ptr_array_sort (list, compare_newest_first);
  *warning = warnings->len > 0 ? g_strjoinv ("\n", (char **) warnings->pdata) : NULL;

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
