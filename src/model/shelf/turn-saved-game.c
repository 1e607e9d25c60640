/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-saved-game.h"

#include <glib/gi18n.h>
#include <store-file.h>
#include <turn-words.h>
#include <unistd.h>

struct _TurnSavedGame
{
  GObject  parent_instance;

  GFile   *file;
  char    *title;
  char    *subtitle;
  gboolean damaged;
  gboolean finished;
};

G_DEFINE_FINAL_TYPE (TurnSavedGame, turn_saved_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_DAMAGED,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static char *
list_names (TurnRecord *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TURN_MAX_SEATS, NULL, TRUE);

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    g_ptr_array_add (names, turn_record_get_seat (record, seat)->name);

  return turn_words_list ((const char *const *) names->pdata);
}

static guint
get_round (TurnRecord *record)
{
  TurnState state;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);

  return turn_record_get_format (record)->rules->round (turn_record_get_game (record), &state);
}

static void
describe (TurnSavedGame *self,
          TurnRecord    *record)
{
  g_autofree char *end = NULL;

  self->title = list_names (record);
  self->finished = turn_record_is_finished (record);
  if (!self->finished)
    {
      /* Translators: a game that was saved: the name of its board or game and how far it is. */
      self->subtitle = g_strdup_printf (_("%s · round %u"), turn_record_get_place (record, NULL), get_round (record));
      return;
    }

  end = turn_record_summarise (record);
  self->subtitle = g_strdup_printf ("%s · %s", turn_record_get_place (record, NULL), end);
}

static void
describe_damage (TurnSavedGame *self,
                 const GError  *error)
{
  g_autofree char *name = store_file_dup_shown_name (self->file);

  self->damaged = TRUE;
  /* Translators: %s is the name of a file. */
  self->title = g_strdup_printf (_("“%s” cannot be read"), name);
  self->subtitle = g_strdup (error->message);
}

static void
turn_saved_game_finalize (GObject *object)
{
  TurnSavedGame *self = TURN_SAVED_GAME (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->subtitle, g_free);

  G_OBJECT_CLASS (turn_saved_game_parent_class)->finalize (object);
}

static void
turn_saved_game_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  TurnSavedGame *self = TURN_SAVED_GAME (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;

    case PROP_DAMAGED:
      g_value_set_boolean (value, self->damaged);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
turn_saved_game_class_init (TurnSavedGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = turn_saved_game_finalize;
  object_class->get_property = turn_saved_game_get_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, readable);
  properties[PROP_DAMAGED] = g_param_spec_boolean ("damaged", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
turn_saved_game_init (TurnSavedGame *self)
{
}

TurnSavedGame *
turn_saved_game_new (GFile *file)
{
  g_autoptr (TurnRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  TurnSavedGame *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_object_new (TURN_TYPE_SAVED_GAME, NULL);
  self->file = g_object_ref (file);
  record = turn_record_load (file, &error);
  if (record != NULL)
    describe (self, record);
  else
    describe_damage (self, error);

  return self;
}

GFile *
turn_saved_game_get_file (TurnSavedGame *self)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAME (self), NULL);

  return self->file;
}

const char *
turn_saved_game_get_title (TurnSavedGame *self)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAME (self), NULL);

  return self->title;
}

const char *
turn_saved_game_get_subtitle (TurnSavedGame *self)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAME (self), NULL);

  return self->subtitle;
}

gboolean
turn_saved_game_is_damaged (TurnSavedGame *self)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAME (self), FALSE);

  return self->damaged;
}

gboolean
turn_saved_game_is_finished (TurnSavedGame *self)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAME (self), FALSE);

  return self->finished;
}

TurnRecord *
turn_saved_game_load (TurnSavedGame *self,
                      GError       **error)
{
  g_return_val_if_fail (TURN_IS_SAVED_GAME (self), NULL);

  return turn_record_load (self->file, error);
}

/* Hidden, beside the save. */
static GFile *
find_lock (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file), *hidden = g_strdup_printf (".%s.lock", name);

  return g_file_get_child (folder, hidden);
}

static void
say_where (const char *path,
           GError    **error)
{
  const guint owner = store_lock_find_owner (path);

  if (owner == (guint) getpid ())
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This battle is open in another window of Tag City."));
  else if (owner > 0)
    /* Translators: the number of a process, as system monitors show it. */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This battle is open in another Tag City that is running: process %u."), owner);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This battle is open in another Tag City that is running."));
}

StoreLock *
turn_saved_lock_take (GFile   *file,
                      GError **error)
{
  g_autoptr (GFile) lock_file = find_lock (file), folder = g_file_get_parent (file);
  g_autoptr (GError) own_error = NULL;
  StoreLock *lock;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  lock = store_lock_take (g_file_peek_path (lock_file), &own_error);
  if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_BUSY))
    say_where (g_file_peek_path (lock_file), error);
  else if (lock == NULL)
    g_propagate_error (error, g_steal_pointer (&own_error));

  return lock;
}
