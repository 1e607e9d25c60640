/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shelf-battle.h"

#include <string.h>

#define SUFFIX ".tagrecord.json"
#define STAR ".star"

/* "20261118T141005Z-1a2b3c4d" */
#define ID_LENGTH 25
#define DATE_LENGTH 16

struct _TurnShelfBattle
{
  GObject        parent_instance;

  char          *id;
  GFile         *file;
  TurnShelfFacts facts;
  char          *damage;
};

enum
{
  PROP_0,
  PROP_STARRED,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TurnShelfBattle, turn_shelf_battle, G_TYPE_OBJECT)

static void
turn_shelf_battle_finalize (GObject *object)
{
  TurnShelfBattle *self = TURN_SHELF_BATTLE (object);

  g_free (self->id);
  g_clear_object (&self->file);
  turn_shelf_facts_clear (&self->facts);
  g_free (self->damage);

  G_OBJECT_CLASS (turn_shelf_battle_parent_class)->finalize (object);
}

static void
turn_shelf_battle_get_property (GObject    *object,
                                guint       property,
                                GValue     *value,
                                GParamSpec *spec)
{
  g_value_set_boolean (value, turn_shelf_battle_is_starred (TURN_SHELF_BATTLE (object)));
}

static void
turn_shelf_battle_class_init (TurnShelfBattleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = turn_shelf_battle_finalize;
  object_class->get_property = turn_shelf_battle_get_property;

  properties[PROP_STARRED] = g_param_spec_boolean ("starred", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
turn_shelf_battle_init (TurnShelfBattle *self)
{
}

/* Ids are UTF-8, which names of files need not be. */
static char *
dup_id (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file), *id = turn_shelf_name_dup_id (name);

  return g_utf8_validate (id, -1, NULL) ? g_steal_pointer (&id) : g_uri_escape_string (id, NULL, FALSE);
}

static TurnShelfBattle *
new_with_file (GFile *file)
{
  TurnShelfBattle *self = g_object_new (TURN_TYPE_SHELF_BATTLE, NULL);

  self->file = g_object_ref (file);
  self->id = dup_id (file);

  return self;
}

TurnShelfBattle *
turn_shelf_battle_new (GFile          *file,
                       TurnShelfFacts *facts)
{
  TurnShelfBattle *self = new_with_file (file);

  self->facts = *facts;
  memset (facts, 0, sizeof *facts);

  return self;
}

TurnShelfBattle *
turn_shelf_battle_new_damaged (GFile      *file,
                               gint64      ended,
                               const char *message)
{
  TurnShelfBattle *self = new_with_file (file);

  self->damage = g_strdup (message);
  self->facts.ended = ended;
  self->facts.to_move = -1;

  return self;
}

const char *
turn_shelf_battle_get_id (TurnShelfBattle *self)
{
  g_return_val_if_fail (TURN_IS_SHELF_BATTLE (self), NULL);

  return self->id;
}

GFile *
turn_shelf_battle_get_file (TurnShelfBattle *self)
{
  g_return_val_if_fail (TURN_IS_SHELF_BATTLE (self), NULL);

  return self->file;
}

const TurnShelfFacts *
turn_shelf_battle_get_facts (TurnShelfBattle *self)
{
  g_return_val_if_fail (TURN_IS_SHELF_BATTLE (self), NULL);

  return &self->facts;
}

const char *
turn_shelf_battle_get_damage (TurnShelfBattle *self)
{
  g_return_val_if_fail (TURN_IS_SHELF_BATTLE (self), NULL);

  return self->damage;
}

gboolean
turn_shelf_battle_is_starred (TurnShelfBattle *self)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (TURN_IS_SHELF_BATTLE (self), FALSE);

  name = g_file_get_basename (self->file);

  return turn_shelf_name_is_starred (name);
}

gboolean
turn_shelf_battle_set_starred (TurnShelfBattle *self,
                               gboolean         starred,
                               GError         **error)
{
  g_autofree char *name = NULL;
  GFile *renamed;

  g_return_val_if_fail (TURN_IS_SHELF_BATTLE (self), FALSE);

  if (turn_shelf_battle_is_starred (self) == starred)
    return TRUE;
  name = turn_shelf_name_new (self->id, starred);
  renamed = g_file_set_display_name (self->file, name, NULL, error);
  if (renamed == NULL)
    return FALSE;
  g_object_unref (self->file);
  self->file = renamed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STARRED]);

  return TRUE;
}

/* Whether the program made up such a name. What somebody put beside it is never taken away. */
gboolean
turn_shelf_name_is_kept (const char *name)
{
  g_autofree char *id = turn_shelf_name_dup_id (name);

  if (!g_str_has_suffix (name, SUFFIX) || strlen (id) != ID_LENGTH || id[DATE_LENGTH] != '-')
    return FALSE;
  for (guint i = DATE_LENGTH + 1; i < ID_LENGTH; i++)
    if (!g_ascii_isxdigit (id[i]))
      return FALSE;

  return TRUE;
}

char *
turn_shelf_name_dup_id (const char *name)
{
  g_autofree char *stem = g_strdup (name);

  if (g_str_has_suffix (stem, SUFFIX))
    stem[strlen (stem) - strlen (SUFFIX)] = '\0';
  if (g_str_has_suffix (stem, STAR))
    stem[strlen (stem) - strlen (STAR)] = '\0';

  return g_steal_pointer (&stem);
}

gboolean
turn_shelf_name_is_starred (const char *name)
{
  return g_str_has_suffix (name, STAR SUFFIX);
}

char *
turn_shelf_name_new (const char *id,
                     gboolean    starred)
{
  return g_strconcat (id, starred ? STAR : "", SUFFIX, NULL);
}
