/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-lengths.h"

#include <string.h>

#include <store-file.h>

#include "tc-model-private.h"

/* What is measured in another way gets another name, so that nobody reads old figures. */
#define GROUP "rounds of 36 greedy battles, 1"

/* Boards that are drawn leave a line for each state in which they were seen. */
#define MAX_LINES 2000

/* After so many boards the file is written, in case the program ends before all are measured. */
#define SAVE_AFTER 20

struct _TcBoardLengths
{
  GObject       parent_instance;

  GFile        *file;
  GKeyFile     *lines;          /* as in the file, the oldest first; NULL until somebody asks */
  GHashTable   *rounds;         /* from a board's checksum to a double, which is 0 for one that cannot be measured */
  GQueue        waiting;        /* of TcBoardEntry, the next one first */
  GHashTable   *links;          /* from each of them to its link in the queue */
  TcBoardEntry *measuring;      /* the one that is under way, or NULL */
  GCancellable *cancellable;    /* of all threads */
  guint         start_source;
  guint         n_unsaved;
};

G_DEFINE_FINAL_TYPE (TcBoardLengths, tc_board_lengths, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void measure_next (TcBoardLengths *self);

static void
remember (TcBoardLengths *self,
          const char     *checksum,
          double          rounds)
{
  g_hash_table_insert (self->rounds, g_strdup (checksum), g_memdup2 (&rounds, sizeof rounds));
}

static void
take_lines (TcBoardLengths *self)
{
  g_auto (GStrv) keys = g_key_file_get_keys (self->lines, GROUP, NULL, NULL);

  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      const double rounds = g_key_file_get_double (self->lines, GROUP, keys[i], NULL);

      if (tc_board_length_of_rounds (rounds) != TC_BOARD_LENGTH_UNKNOWN)
        remember (self, keys[i], rounds);
    }
}

static void
ensure_loaded (TcBoardLengths *self)
{
  g_autofree char *text = NULL;
  gsize length;

  if (self->lines != NULL)
    return;

  self->lines = g_key_file_new ();
  text = store_file_load (self->file, &length, NULL);
  if (text != NULL && length > 0 && g_key_file_load_from_data (self->lines, text, length, G_KEY_FILE_NONE, NULL))
    take_lines (self);
}

static char *
write_lines (TcBoardLengths *self)
{
  g_auto (GStrv) keys = g_key_file_get_keys (self->lines, GROUP, NULL, NULL);
  const guint n_keys = g_strv_length (keys);

  for (guint i = 0; i + MAX_LINES < n_keys; i++)
    g_key_file_remove_key (self->lines, GROUP, keys[i], NULL);

  return g_key_file_to_data (self->lines, NULL, NULL);
}

typedef struct
{
  GFile *file;
  char  *text;
} Saving;

static void
free_saving (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->file);
  g_free (saving->text);
  g_free (saving);
}

/* In a thread. Figures that cannot be kept are found out again another day. */
static void
save_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Saving *saving = task_data;

  g_task_return_boolean (task, store_file_save (saving->file, saving->text, strlen (saving->text), NULL));
}

static void
save (TcBoardLengths *self)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving = g_new0 (Saving, 1);

  self->n_unsaved = 0;
  saving->file = g_object_ref (self->file);
  saving->text = write_lines (self);
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_name (task, "tc-board-lengths");
  g_task_set_task_data (task, saving, free_saving);
  g_task_run_in_thread (task, save_in_thread);
}

/* Whether the length of a board is not known. What is remembered is told at once, but never read from the disk for that. */
static gboolean
is_open (TcBoardLengths *self,
         TcBoardEntry   *entry)
{
  const char *checksum = tc_board_entry_get_checksum (entry);
  const double *known;

  if (checksum == NULL || tc_board_length_get_rounds (entry) > 0)
    return FALSE;

  known = g_hash_table_lookup (self->rounds, checksum);
  if (known != NULL)
    tc_board_entry_set_rounds (entry, *known);

  return known == NULL;
}

static void
measure_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      task_data,
                   GCancellable *cancellable)
{
  double rounds = tc_board_length_measure (tc_board_file_get_board (tc_board_entry_get_board (task_data)));

  g_task_return_pointer (task, g_memdup2 (&rounds, sizeof rounds), g_free);
}

static void
measured (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autofree double *rounds = g_task_propagate_pointer (G_TASK (result), NULL);
  TcBoardLengths *self = user_data;
  const char *checksum;

  /* A cancelled measurement belongs to an object that is gone. */
  if (rounds == NULL)
    return;

  checksum = tc_board_entry_get_checksum (self->measuring);
  remember (self, checksum, *rounds);
  g_key_file_set_double (self->lines, GROUP, checksum, *rounds);
  tc_board_entry_set_rounds (self->measuring, *rounds);
  g_clear_object (&self->measuring);
  self->n_unsaved++;
  measure_next (self);
  if (self->n_unsaved >= SAVE_AFTER || self->measuring == NULL)
    save (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The next board that is not known by now: the file may tell, or another board may be the same. */
static TcBoardEntry *
pop_open (TcBoardLengths *self,
          gboolean       *told)
{
  TcBoardEntry *entry;

  ensure_loaded (self);
  while ((entry = g_queue_pop_head (&self->waiting)) != NULL)
    {
      g_hash_table_remove (self->links, entry);
      if (is_open (self, entry))
        break;
      g_object_unref (entry);
      *told = TRUE;
    }

  return entry;
}

static void
measure_next (TcBoardLengths *self)
{
  g_autoptr (GTask) task = NULL;
  gboolean told = FALSE;

  self->measuring = pop_open (self, &told);
  if (self->measuring != NULL)
    {
      task = g_task_new (NULL, self->cancellable, measured, self);
      g_task_set_name (task, "tc-board-lengths");
      g_task_set_task_data (task, g_object_ref (self->measuring), g_object_unref);
      g_task_run_in_thread (task, measure_in_thread);
    }
  if (told)
    g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
start_is_due (gpointer user_data)
{
  TcBoardLengths *self = user_data;

  self->start_source = 0;
  if (self->measuring == NULL)
    measure_next (self);

  return G_SOURCE_REMOVE;
}

/* Whatever is to be drawn is drawn first. */
static void
start_soon (TcBoardLengths *self)
{
  if (self->start_source == 0 && self->measuring == NULL)
    self->start_source = g_idle_add_full (G_PRIORITY_LOW, start_is_due, self, NULL);
}

static void
tc_board_lengths_dispose (GObject *object)
{
  TcBoardLengths *self = TC_BOARD_LENGTHS (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_handle_id (&self->start_source, g_source_remove);
  g_hash_table_remove_all (self->links);
  g_queue_clear_full (&self->waiting, g_object_unref);
  g_clear_object (&self->measuring);

  G_OBJECT_CLASS (tc_board_lengths_parent_class)->dispose (object);
}

static void
tc_board_lengths_finalize (GObject *object)
{
  TcBoardLengths *self = TC_BOARD_LENGTHS (object);

  g_clear_object (&self->file);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->lines, g_key_file_unref);
  g_clear_pointer (&self->rounds, g_hash_table_unref);
  g_clear_pointer (&self->links, g_hash_table_unref);

  G_OBJECT_CLASS (tc_board_lengths_parent_class)->finalize (object);
}

static void
tc_board_lengths_class_init (TcBoardLengthsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_board_lengths_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_board_lengths_finalize;

  signals[CHANGED] = g_signal_new ("changed", TC_TYPE_BOARD_LENGTHS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_board_lengths_init (TcBoardLengths *self)
{
  g_queue_init (&self->waiting);
  self->cancellable = g_cancellable_new ();
  self->rounds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->links = g_hash_table_new (NULL, NULL);
}

TcBoardLengths *
tc_board_lengths_new (GFile *file)
{
  TcBoardLengths *self;

  g_return_val_if_fail (file == NULL || G_IS_FILE (file), NULL);

  self = g_object_new (TC_TYPE_BOARD_LENGTHS, NULL);
  if (file != NULL)
    self->file = g_object_ref (file);
  else
    self->file = g_file_new_build_filename (g_get_user_cache_dir (), "tag-city", "board-lengths", NULL);

  return self;
}

void
tc_board_lengths_ask (TcBoardLengths *self,
                      TcBoardEntry   *entry)
{
  GList *link;

  g_return_if_fail (TC_IS_BOARD_LENGTHS (self));
  g_return_if_fail (TC_IS_BOARD_ENTRY (entry));

  if (entry == self->measuring || !is_open (self, entry))
    return;

  link = g_hash_table_lookup (self->links, entry);
  if (link != NULL)
    g_queue_unlink (&self->waiting, link);
  else
    link = g_list_prepend (NULL, g_object_ref (entry));
  g_queue_push_head_link (&self->waiting, link);
  g_hash_table_insert (self->links, entry, link);
  start_soon (self);
}

void
tc_board_lengths_ask_last (TcBoardLengths *self,
                           TcBoardEntry   *entry)
{
  g_return_if_fail (TC_IS_BOARD_LENGTHS (self));
  g_return_if_fail (TC_IS_BOARD_ENTRY (entry));

  if (entry == self->measuring || !is_open (self, entry) || g_hash_table_contains (self->links, entry))
    return;

  g_queue_push_tail (&self->waiting, g_object_ref (entry));
  g_hash_table_insert (self->links, entry, self->waiting.tail);
  start_soon (self);
}

guint
tc_board_lengths_get_n_open (TcBoardLengths *self)
{
  g_return_val_if_fail (TC_IS_BOARD_LENGTHS (self), 0);

  return g_queue_get_length (&self->waiting) + (self->measuring != NULL ? 1 : 0);
}
