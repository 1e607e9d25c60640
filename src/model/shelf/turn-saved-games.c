/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-saved-games.h"

#include "turn-model-private.h"

#define SUFFIX ".tagrecord.json"

/* Nobody looks for an older one. */
#define MAX_GAMES 200

/* What is read in a moment is there at once; a thread reads what is more. */
#define MAX_FILES_AT_ONCE 20
#define MAX_BYTES_AT_ONCE (512 * 1024)

#define ATTRIBUTES \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_SIZE "," \
  G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC

struct _TurnSavedGames
{
  GObject       parent_instance;

  GFile        *folder;
  GPtrArray    *games;        /* of TurnSavedGame, newest first */
  GCancellable *reading;      /* of the thread that reads, or NULL */
  gboolean      is_late;      /* there is more than could be read at once, and nobody has begun to */
};

/* A file that may be a game. */
typedef struct
{
  GFile  *file;
  gint64  modified;
  goffset size;
} Candidate;

static GType
get_item_type (GListModel *model)
{
  return TURN_TYPE_SAVED_GAME;
}

static guint
get_n_items (GListModel *model)
{
  return TURN_SAVED_GAMES (model)->games->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  TurnSavedGames *self = TURN_SAVED_GAMES (model);

  return position < self->games->len ? g_object_ref (g_ptr_array_index (self->games, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TurnSavedGames, turn_saved_games, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

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

static Candidate
new_candidate (GFile     *file,
               GFileInfo *info)
{
  g_autoptr (GDateTime) time = g_file_info_get_modification_date_time (info);

  return (Candidate) {
           .file = g_object_ref (file),
           .modified = time != NULL ? g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time) : 0,
           .size = g_file_info_get_size (info),
  };
}

/* Newest first, and no more than @most, whichever they are. A folder that is missing or cannot be read holds none. */
static GArray *
list_candidates (GFile *folder,
                 guint  most)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *file;

  g_array_set_clear_func (candidates, clear_candidate);
  while (files != NULL && candidates->len < most && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (turn_saved_games_is_name (g_file_info_get_name (info)))
      {
        const Candidate candidate = new_candidate (file, info);

        g_array_append_val (candidates, candidate);
      }
  g_array_sort (candidates, compare_newest_first);

  return candidates;
}

/* The newest that can be gone on with. */
static GPtrArray *
read_candidates (const GArray *candidates,
                 GCancellable *cancellable)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < candidates->len && games->len < MAX_GAMES && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_autoptr (TurnSavedGame) game = turn_saved_game_new (g_array_index (candidates, Candidate, i).file);

      if (!turn_saved_game_is_finished (game))
        g_ptr_array_add (games, g_steal_pointer (&game));
    }

  return games;
}

static gboolean
is_quick (const GArray *candidates)
{
  goffset n_bytes = 0;

  for (guint i = 0; i < candidates->len; i++)
    n_bytes += g_array_index (candidates, Candidate, i).size;

  return candidates->len <= MAX_FILES_AT_ONCE && n_bytes <= MAX_BYTES_AT_ONCE;
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      folder,
                GCancellable *cancellable)
{
  g_autoptr (GArray) candidates = list_candidates (folder, G_MAXUINT);

  g_task_return_pointer (task, read_candidates (candidates, cancellable), (GDestroyNotify) g_ptr_array_unref);
}

/* Takes @games. */
static void
set_games (TurnSavedGames *self,
           GPtrArray      *games)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->games);

  self->games = games;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before->len, games->len);
}

static void
folder_read (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  GPtrArray *games = g_task_propagate_pointer (G_TASK (result), NULL);
  TurnSavedGames *self = user_data;

  /* A cancelled reading belongs to a list that is gone, or to an older state of the folder. */
  if (games == NULL)
    return;
  g_clear_object (&self->reading);
  set_games (self, games);
}

static void
stop_reading (TurnSavedGames *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
start_reading (TurnSavedGames *self)
{
  g_autoptr (GTask) task = NULL;

  self->is_late = FALSE;
  self->reading = g_cancellable_new ();
  task = g_task_new (NULL, self->reading, folder_read, self);
  g_task_set_name (task, "turn-saved-games");
  g_task_set_task_data (task, g_object_ref (self->folder), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

/* Whether all there is was read. */
static gboolean
read_if_quick (TurnSavedGames *self)
{
  g_autoptr (GArray) candidates = list_candidates (self->folder, MAX_FILES_AT_ONCE + 1);

  if (!is_quick (candidates))
    return FALSE;
  self->is_late = FALSE;
  set_games (self, read_candidates (candidates, NULL));

  return TRUE;
}

static void
turn_saved_games_dispose (GObject *object)
{
  stop_reading (TURN_SAVED_GAMES (object));

  G_OBJECT_CLASS (turn_saved_games_parent_class)->dispose (object);
}

static void
turn_saved_games_finalize (GObject *object)
{
  TurnSavedGames *self = TURN_SAVED_GAMES (object);

  g_clear_object (&self->folder);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (turn_saved_games_parent_class)->finalize (object);
}

static void
turn_saved_games_class_init (TurnSavedGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_saved_games_dispose;
  G_OBJECT_CLASS (klass)->finalize = turn_saved_games_finalize;
}

static void
turn_saved_games_init (TurnSavedGames *self)
{
  self->games = g_ptr_array_new_with_free_func (g_object_unref);
}

gboolean
turn_saved_games_is_name (const char *name)
{
  return g_str_has_suffix (name, SUFFIX);
}

GFile *
turn_saved_games_dup_folder (GFile *folder)
{
  return folder != NULL ? g_object_ref (folder) : g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "games", NULL);
}

TurnSavedGames *
turn_saved_games_new_later (GFile *folder)
{
  TurnSavedGames *self;

  g_return_val_if_fail (folder == NULL || G_IS_FILE (folder), NULL);

  self = g_object_new (TURN_TYPE_SAVED_GAMES, NULL);
  self->folder = turn_saved_games_dup_folder (folder);
  self->is_late = !read_if_quick (self);

  return self;
}

TurnSavedGames *
turn_saved_games_new (GFile *folder)
{
  TurnSavedGames *self = turn_saved_games_new_later (folder);

  turn_saved_games_read_rest (self);

  return self;
}

void
turn_saved_games_read_rest (TurnSavedGames *self)
{
  g_return_if_fail (TURN_IS_SAVED_GAMES (self));

  if (self->is_late)
    start_reading (self);
}

void
turn_saved_games_refresh (TurnSavedGames *self)
{
  g_return_if_fail (TURN_IS_SAVED_GAMES (self));

  stop_reading (self);
  if (!read_if_quick (self))
    start_reading (self);
}

gboolean
turn_saved_games_is_reading (TurnSavedGames *self)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAMES (self), FALSE);

  return self->reading != NULL;
}

TurnSavedGame *
turn_saved_games_get_newest (TurnSavedGames *self)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAMES (self), NULL);

  for (guint i = 0; i < self->games->len; i++)
    {
      TurnSavedGame *game = g_ptr_array_index (self->games, i);

      if (!turn_saved_game_is_damaged (game))
        return game;
    }

  return NULL;
}

GFile *
turn_saved_games_new_file (TurnSavedGames *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *unique = g_uuid_string_random ();
  g_autofree char *name = g_strdup_printf ("%s-%.8s" SUFFIX, date, unique);

  g_return_val_if_fail (TURN_IS_SAVED_GAMES (self), NULL);

  return g_file_get_child (self->folder, name);
}
