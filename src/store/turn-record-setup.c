/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record-private.h"

#include "store-members.h"

static void
clear_setup (gpointer data)
{
  TurnRecordSetup *self = data;

  if (self->game != NULL)
    self->format->free_game (self->game);
  json_node_unref (self->json);
}

TurnRecordSetup *
turn_record_setup_new (const TurnRecordFormat *format,
                       JsonNode               *json,
                       guint                   n_seats,
                       GError                **error)
{
  g_autoptr (TurnRecordSetup) self = g_atomic_rc_box_new0 (TurnRecordSetup);

  self->format = format;
  self->json = json;
  self->game = format->read_setup (json_node_get_object (json), n_seats, error);
  if (self->game == NULL)
    {
      store_error_add_place (error, "setup");
      return NULL;
    }

  return g_steal_pointer (&self);
}

void
turn_record_setup_unref (TurnRecordSetup *self)
{
  g_atomic_rc_box_release_full (self, clear_setup);
}
