/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-saved-games.h"

#define SUFFIX ".tagrecord.json"

/* Whatever lies in the folder, the list is read in a moment. */
#define MAX_FILES 200

struct _TurnSavedGames
{
  GObject    parent_instance;

  GFile     *folder;
  GPtrArray *games;      /* of TurnSavedGame, newest first */
};

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

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  TurnSavedGame *left = *(TurnSavedGame *const *) a, *right = *(TurnSavedGame *const *) b;
  const gint64 left_time = turn_saved_game_get_modified (left), right_time = turn_saved_game_get_modified (right);

  return (left_time < right_time) - (left_time > right_time);
}

/* A folder that is missing or cannot be read holds no games. */
static GPtrArray *
read_folder (TurnSavedGames *self)
{
  g_autoptr (GFileEnumerator) files = NULL;
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  GFileInfo *info;
  GFile *file;

  files = g_file_enumerate_children (self->folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (files != NULL && games->len < MAX_FILES &&
         g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    {
      g_autoptr (TurnSavedGame) game = NULL;

      if (!g_str_has_suffix (g_file_info_get_name (info), SUFFIX))
        continue;

      game = turn_saved_game_new (file);
      if (!turn_saved_game_is_finished (game))
        g_ptr_array_add (games, g_steal_pointer (&game));
    }
  g_ptr_array_sort (games, compare_newest_first);

  return games;
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
  G_OBJECT_CLASS (klass)->finalize = turn_saved_games_finalize;
}

static void
turn_saved_games_init (TurnSavedGames *self)
{
}

TurnSavedGames *
turn_saved_games_new (GFile *folder)
{
  TurnSavedGames *self;

  g_return_val_if_fail (folder == NULL || G_IS_FILE (folder), NULL);

  self = g_object_new (TURN_TYPE_SAVED_GAMES, NULL);
  if (folder != NULL)
    self->folder = g_object_ref (folder);
  else
    self->folder = g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "games", NULL);
  self->games = read_folder (self);

  return self;
}

void
turn_saved_games_refresh (TurnSavedGames *self)
{
  g_autoptr (GPtrArray) before = NULL;

  g_return_if_fail (TURN_IS_SAVED_GAMES (self));

  before = g_steal_pointer (&self->games);
  self->games = read_folder (self);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before->len, self->games->len);
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

gboolean
turn_saved_games_delete (TurnSavedGames *self,
                         GFile          *file,
                         GError        **error)
{
  g_autoptr (GError) own_error = NULL;

  g_return_val_if_fail (TURN_IS_SAVED_GAMES (self), FALSE);

  if (!g_file_delete (file, NULL, &own_error) && !g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&own_error));
      return FALSE;
    }
  turn_saved_games_refresh (self);

  return TRUE;
}
