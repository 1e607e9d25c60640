/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-entry.h"

#include <store-file.h>
#include <tc-built-in-boards.h>

#define STATE_ATTRIBUTES \
  G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC "," G_FILE_ATTRIBUTE_STANDARD_SIZE

struct _TcBoardEntry
{
  GObject      parent_instance;

  char        *id;
  GFile       *file;
  TcBoardFile *board;
  char        *name;        /* of a file without a board */
  char        *problem;
  char        *checksum;    /* of the board's value */
  gboolean     is_read;     /* what the board is */
  double       rounds;
  gint64       modified;
  goffset      size;
};

enum
{
  PROP_0,
  PROP_ROUNDS,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TcBoardEntry, tc_board_entry, G_TYPE_OBJECT)

/* Asked before the file is read, so that a change in between is noticed as one. */
static void
find_state (TcBoardEntry *self)
{
  g_autoptr (GFileInfo) info = g_file_query_info (self->file, STATE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GDateTime) time = NULL;

  if (info == NULL)
    return;

  self->size = g_file_info_get_size (info);
  time = g_file_info_get_modification_date_time (info);
  if (time != NULL)
    self->modified = g_date_time_to_unix (time) * G_USEC_PER_SEC + g_date_time_get_microsecond (time);
}

/* A board has its own name, in every language; where there is none to be read, the file's has to do. */
static void
find_name (TcBoardEntry *self,
           const GError *error)
{
  if (self->board != NULL)
    return;

  self->problem = g_strdup (error->message);
  self->name = self->file == NULL ? g_strdup (self->id) : store_file_dup_shown_name (self->file);
}

/* Here and not when it is asked for, since files are read in a thread. */
static void
find_checksum (TcBoardEntry *self)
{
  if (self->board != NULL)
    self->checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) tc_board_file_get_board (self->board), sizeof (TcBoard));
}

static void
tc_board_entry_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_ROUNDS:
      g_value_set_double (value, TC_BOARD_ENTRY (object)->rounds);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tc_board_entry_finalize (GObject *object)
{
  TcBoardEntry *self = TC_BOARD_ENTRY (object);

  g_clear_pointer (&self->id, g_free);
  g_clear_object (&self->file);
  g_clear_pointer (&self->board, tc_board_file_unref);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->checksum, g_free);

  G_OBJECT_CLASS (tc_board_entry_parent_class)->finalize (object);
}

static void
tc_board_entry_class_init (TcBoardEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = tc_board_entry_get_property;
  G_OBJECT_CLASS (klass)->finalize = tc_board_entry_finalize;

  properties[PROP_ROUNDS] = g_param_spec_double ("rounds", NULL, NULL, 0, G_MAXDOUBLE, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
}

static void
tc_board_entry_init (TcBoardEntry *self)
{
}

/* Boards that are built in are read when somebody looks at them: the first page shows one of many. */
static void
ensure_read (TcBoardEntry *self)
{
  g_autoptr (GError) error = NULL;

  if (self->is_read)
    return;
  self->is_read = TRUE;
  self->board = tc_built_in_board_load (self->id, &error);
  find_name (self, error);
  find_checksum (self);
}

TcBoardEntry *
tc_board_entry_new_built_in (const char *id)
{
  TcBoardEntry *self = g_object_new (TC_TYPE_BOARD_ENTRY, NULL);

  self->id = g_strdup (id);

  return self;
}

TcBoardEntry *
tc_board_entry_new (GFile *file)
{
  TcBoardEntry *self = g_object_new (TC_TYPE_BOARD_ENTRY, NULL);
  g_autoptr (GError) error = NULL;

  self->id = g_file_get_uri (file);
  self->file = g_object_ref (file);
  find_state (self);
  self->is_read = TRUE;
  self->board = tc_board_file_load_playable (file, &error);
  find_name (self, error);
  find_checksum (self);

  return self;
}

const char *
tc_board_entry_get_id (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), NULL);

  return self->id;
}

const char *
tc_board_entry_get_name (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), NULL);

  ensure_read (self);

  return self->board != NULL ? tc_board_file_get_name (self->board, NULL) : self->name;
}

GFile *
tc_board_entry_get_file (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), NULL);

  return self->file;
}

TcBoardFile *
tc_board_entry_get_board (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), NULL);

  ensure_read (self);

  return self->board;
}

const char *
tc_board_entry_get_problem (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), NULL);

  ensure_read (self);

  return self->problem;
}

const char *
tc_board_entry_get_checksum (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), NULL);

  ensure_read (self);

  return self->checksum;
}

double
tc_board_entry_get_rounds (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), 0);

  return self->rounds;
}

void
tc_board_entry_set_rounds (TcBoardEntry *self,
                           double        rounds)
{
  g_return_if_fail (TC_IS_BOARD_ENTRY (self));

  if (self->rounds == rounds)
    return;
  self->rounds = rounds;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROUNDS]);
}

gint64
tc_board_entry_get_modified (TcBoardEntry *self)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), 0);

  return self->modified;
}

gboolean
tc_board_entry_is_same (TcBoardEntry *self,
                        TcBoardEntry *other)
{
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (self), FALSE);
  g_return_val_if_fail (TC_IS_BOARD_ENTRY (other), FALSE);

  return g_str_equal (self->id, other->id) && self->modified == other->modified && self->size == other->size;
}
