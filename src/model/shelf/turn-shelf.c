/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shelf.h"

#include "turn-saved-game.h"
#include "turn-saved-games.h"
#include "turn-shelf-disk.h"

struct _TurnShelf
{
  GObject            parent_instance;

  GFile             *folder;
  GFile             *games;
  GPtrArray         *battles;      /* of TurnShelfBattle, as listed */
  GHashTable        *hidden;       /* ids of those that are not, as a set */
  TurnShelfContents *contents;     /* NULL at first */
  GPtrArray         *results;      /* of TurnShelfEntry of the contents */
  GCancellable      *reading;      /* of the thread that reads, or NULL */
};

static guint read_signal;

static GType
get_item_type (GListModel *model)
{
  return TURN_TYPE_SHELF_BATTLE;
}

static guint
get_n_items (GListModel *model)
{
  return TURN_SHELF (model)->battles->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  TurnShelf *self = TURN_SHELF (model);

  return position < self->battles->len ? g_object_ref (g_ptr_array_index (self->battles, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TurnShelf, turn_shelf, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Lists what was read and is not hidden. */
static void
list_contents (TurnShelf *self)
{
  const guint n_before = self->battles->len;

  g_ptr_array_set_size (self->battles, 0);
  for (guint i = 0; i < self->contents->battles->len; i++)
    {
      TurnShelfBattle *battle = g_ptr_array_index (self->contents->battles, i);

      if (!g_hash_table_contains (self->hidden, turn_shelf_battle_get_id (battle)))
        g_ptr_array_add (self->battles, g_object_ref (battle));
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->battles->len);
}

typedef struct
{
  GFile *folder;
  GFile *games;
} Folders;

static void
free_folders (gpointer data)
{
  Folders *folders = data;

  g_object_unref (folders->folder);
  g_object_unref (folders->games);
  g_free (folders);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  Folders *folders = data;

  g_task_return_pointer (task, turn_shelf_disk_read (folders->folder, folders->games, cancellable),
                         (GDestroyNotify) turn_shelf_contents_free);
}

static void
folders_read (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  TurnShelfContents *contents = g_task_propagate_pointer (G_TASK (result), NULL);
  TurnShelf *self = user_data;

  /* A cancelled reading belongs to a shelf that is gone, or to an older state of the folder. */
  if (contents == NULL)
    return;
  g_clear_object (&self->reading);
  g_clear_pointer (&self->results, g_ptr_array_unref);
  g_clear_pointer (&self->contents, turn_shelf_contents_free);
  self->contents = contents;
  self->results = turn_shelf_index_list (&contents->index);
  list_contents (self);
  g_signal_emit (self, read_signal, 0);
}

static void
stop_reading (TurnShelf *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
turn_shelf_dispose (GObject *object)
{
  stop_reading (TURN_SHELF (object));

  G_OBJECT_CLASS (turn_shelf_parent_class)->dispose (object);
}

static void
turn_shelf_finalize (GObject *object)
{
  TurnShelf *self = TURN_SHELF (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->games);
  g_clear_pointer (&self->battles, g_ptr_array_unref);
  g_clear_pointer (&self->hidden, g_hash_table_unref);
  g_clear_pointer (&self->results, g_ptr_array_unref);
  g_clear_pointer (&self->contents, turn_shelf_contents_free);

  G_OBJECT_CLASS (turn_shelf_parent_class)->finalize (object);
}

static void
turn_shelf_class_init (TurnShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_shelf_dispose;
  G_OBJECT_CLASS (klass)->finalize = turn_shelf_finalize;

  read_signal = g_signal_new ("read", TURN_TYPE_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_shelf_init (TurnShelf *self)
{
  self->battles = g_ptr_array_new_with_free_func (g_object_unref);
  self->hidden = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

TurnShelf *
turn_shelf_new (GFile *folder,
                GFile *games)
{
  TurnShelf *self = g_object_new (TURN_TYPE_SHELF, NULL);

  self->folder = turn_shelf_disk_dup_folder (folder);
  self->games = turn_saved_games_dup_folder (games);

  return self;
}

void
turn_shelf_refresh (TurnShelf *self)
{
  g_autoptr (GTask) task = NULL;
  Folders *folders;

  g_return_if_fail (TURN_IS_SHELF (self));

  stop_reading (self);
  folders = g_new (Folders, 1);
  folders->folder = g_object_ref (self->folder);
  folders->games = g_object_ref (self->games);
  self->reading = g_cancellable_new ();
  task = g_task_new (NULL, self->reading, folders_read, self);
  g_task_set_name (task, "turn-shelf");
  g_task_set_task_data (task, folders, free_folders);
  g_task_run_in_thread (task, read_in_thread);
}

gboolean
turn_shelf_is_reading (TurnShelf *self)
{
  g_return_val_if_fail (TURN_IS_SHELF (self), FALSE);

  return self->reading != NULL;
}

guint
turn_shelf_get_n_kept (TurnShelf *self)
{
  guint n_kept = 0;

  g_return_val_if_fail (TURN_IS_SHELF (self), 0);

  for (guint i = 0; i < self->battles->len; i++)
    n_kept += turn_shelf_battle_get_facts (g_ptr_array_index (self->battles, i))->is_finished ? 1 : 0;

  return n_kept;
}

const GPtrArray *
turn_shelf_get_results (TurnShelf *self)
{
  g_return_val_if_fail (TURN_IS_SHELF (self), NULL);

  return self->results;
}

TurnShelfBattle *
turn_shelf_find (TurnShelf  *self,
                 const char *id)
{
  g_return_val_if_fail (TURN_IS_SHELF (self), NULL);

  for (guint i = 0; i < self->battles->len; i++)
    {
      TurnShelfBattle *battle = g_ptr_array_index (self->battles, i);

      if (g_str_equal (turn_shelf_battle_get_id (battle), id))
        return battle;
    }

  return NULL;
}

void
turn_shelf_hide (TurnShelf       *self,
                 TurnShelfBattle *battle)
{
  guint position;

  g_return_if_fail (TURN_IS_SHELF (self));

  g_hash_table_add (self->hidden, g_strdup (turn_shelf_battle_get_id (battle)));
  if (!g_ptr_array_find (self->battles, battle, &position))
    return;
  g_ptr_array_remove_index (self->battles, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
}

void
turn_shelf_restore (TurnShelf       *self,
                    TurnShelfBattle *battle)
{
  g_return_if_fail (TURN_IS_SHELF (self));

  g_hash_table_remove (self->hidden, turn_shelf_battle_get_id (battle));
  if (self->contents != NULL)
    list_contents (self);
}

gboolean
turn_shelf_delete (TurnShelf       *self,
                   TurnShelfBattle *battle,
                   GError         **error)
{
  GFile *file = turn_shelf_battle_get_file (battle);
  g_autoptr (GError) own_error = NULL;
  g_autoptr (StoreLock) lock = NULL;

  g_return_val_if_fail (TURN_IS_SHELF (self), FALSE);

  lock = turn_saved_lock_take (file, &own_error);
  if (!g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_BUSY))
    {
      g_clear_error (&own_error);
      if (g_file_delete (file, NULL, &own_error) || g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return TRUE;
    }
  turn_shelf_restore (self, battle);
  g_propagate_error (error, g_steal_pointer (&own_error));

  return FALSE;
}
