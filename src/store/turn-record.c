/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record.h"

#include <glib/gi18n.h>

#include "store-json.h"
#include "store-members.h"
#include "turn-record-private.h"

G_DEFINE_BOXED_TYPE (TurnRecord, turn_record, turn_record_ref, turn_record_unref)

static void
clear_seat (gpointer data)
{
  TurnSeat *seat = data;

  g_free (seat->name);
  g_free (seat->controller);
  g_free (seat->paint);
  g_free (seat->language);
}

static void
clear_kept (gpointer data)
{
  TurnRecordKept *kept = data;

  json_node_unref (kept->event);
}

static void
clear_record (gpointer data)
{
  TurnRecord *self = data;

  turn_record_setup_unref (self->setup);
  g_array_unref (self->seats);
  g_ptr_array_unref (self->seat_extras);
  g_array_unref (self->moves);
  g_byte_array_unref (self->states);
  json_object_unref (self->extras);
  g_array_unref (self->kept);
  g_clear_pointer (&self->kept_result, json_node_unref);
}

/* States are kept eight bytes aligned, whatever their size. */
static guint
stride_of_states (const TurnRecordSetup *setup)
{
  return (guint) (setup->format->rules->state_size (setup->game) + 7) & ~7u;
}

static gpointer
add_state (TurnRecord *self)
{
  const guint old_length = self->states->len;

  g_byte_array_set_size (self->states, old_length + self->state_stride);
  memset (self->states->data + old_length, 0, self->state_stride);

  return self->states->data + old_length;
}

TurnRecord *
turn_record_new_empty (TurnRecordSetup *setup,
                       guint64          seed)
{
  TurnRecord *self = g_atomic_rc_box_new0 (TurnRecord);

  self->setup = setup;
  self->seed = seed;
  self->seats = g_array_new (FALSE, TRUE, sizeof (TurnSeat));
  g_array_set_clear_func (self->seats, clear_seat);
  self->seat_extras = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  self->moves = g_array_new (FALSE, FALSE, sizeof (TurnMove));
  self->states = g_byte_array_new ();
  self->state_stride = stride_of_states (setup);
  self->extras = json_object_new ();
  self->kept = g_array_new (FALSE, FALSE, sizeof (TurnRecordKept));
  g_array_set_clear_func (self->kept, clear_kept);

  setup->format->rules->start (setup->game, add_state (self));

  return self;
}

void
turn_record_add_seat (TurnRecord     *self,
                      const TurnSeat *seat,
                      JsonObject     *extras)
{
  const TurnSeat copy = {
    g_strdup (seat->name),
    g_strdup (seat->controller),
    g_strdup (seat->paint),
    g_strdup (seat->language),
  };

  g_array_append_val (self->seats, copy);
  g_ptr_array_add (self->seat_extras, json_object_ref (extras));
}

static gboolean
check_seats (const TurnSeat *seats,
             guint           n_seats,
             GError        **error)
{
  for (guint i = 0; i < n_seats; i++)
    if (!turn_seat_check (&seats[i], error))
      {
        store_error_add_place (error, _("seats, entry %u"), i + 1);
        return FALSE;
      }

  return TRUE;
}

static void
add_seats (TurnRecord     *self,
           const TurnSeat *seats,
           guint           n_seats)
{
  for (guint i = 0; i < n_seats; i++)
    {
      g_autoptr (JsonObject) no_extras = json_object_new ();

      turn_record_add_seat (self, &seats[i], no_extras);
    }
}

/* An embedded board may be nested so deeply that the record around it could not be read back. */
static gboolean
can_be_read_back (TurnRecord *self,
                  GError    **error)
{
  g_autofree char *line = turn_record_to_line (self);
  g_autoptr (JsonNode) node = store_json_parse (line, strlen (line), error);

  return node != NULL;
}

TurnRecord *
turn_record_new (const TurnRecordFormat *format,
                 JsonNode               *setup,
                 const TurnSeat         *seats,
                 guint                   n_seats,
                 guint64                 seed,
                 GError                **error)
{
  TurnRecordSetup *shared;
  g_autoptr (TurnRecord) self = NULL;

  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (setup != NULL && JSON_NODE_HOLDS_OBJECT (setup), NULL);
  g_return_val_if_fail (n_seats >= format->rules->min_seats && n_seats <= format->rules->max_seats, NULL);

  if (!check_seats (seats, n_seats, error))
    return NULL;
  shared = turn_record_setup_new (format, store_json_copy (setup), n_seats, error);
  if (shared == NULL)
    return NULL;

  self = turn_record_new_empty (shared, seed);
  add_seats (self, seats, n_seats);
  if (!can_be_read_back (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

TurnRecord *
turn_record_new_like (TurnRecord     *self,
                      const TurnSeat *seats,
                      guint64         seed)
{
  TurnRecord *other;

  g_return_val_if_fail (self != NULL, NULL);

  other = turn_record_new_empty (g_atomic_rc_box_acquire (self->setup), seed);
  add_seats (other, seats, self->seats->len);

  return other;
}

TurnRecord *
turn_record_ref (TurnRecord *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
turn_record_unref (TurnRecord *self)
{
  g_atomic_rc_box_release_full (self, clear_record);
}

const TurnRecordFormat *
turn_record_get_format (TurnRecord *self)
{
  return self->setup->format;
}

gconstpointer
turn_record_get_game (TurnRecord *self)
{
  return self->setup->game;
}

JsonObject *
turn_record_get_setup (TurnRecord *self)
{
  return json_node_get_object (self->setup->json);
}

const char *
turn_record_get_place (TurnRecord *self,
                       const char *language)
{
  const TurnRecordFormat *format = self->setup->format;

  if (format->get_place != NULL)
    return format->get_place (self->setup->game, language);

  return g_strcmp0 (language, "en") == 0 ? format->name : _(format->name);
}

guint64
turn_record_get_seed (TurnRecord *self)
{
  return self->seed;
}

guint
turn_record_get_n_seats (TurnRecord *self)
{
  return self->seats->len;
}

const TurnSeat *
turn_record_get_seat (TurnRecord *self,
                      guint       seat)
{
  g_return_val_if_fail (seat < self->seats->len, NULL);

  return &g_array_index (self->seats, TurnSeat, seat);
}

const TurnMove *
turn_record_get_moves (TurnRecord *self,
                       guint      *n_moves)
{
  if (n_moves != NULL)
    *n_moves = self->moves->len;

  return (const TurnMove *) (gconstpointer) self->moves->data;
}

gconstpointer
turn_record_peek_state (TurnRecord *self,
                        guint       n_moves)
{
  return self->states->data + n_moves * self->state_stride;
}

gboolean
turn_record_is_finished (TurnRecord *self)
{
  const TurnRules *rules = self->setup->format->rules;

  return rules->to_move (self->setup->game, turn_record_peek_state (self, self->moves->len)) == TURN_OVER;
}

void
turn_record_get_state (TurnRecord *self,
                       guint       n_moves,
                       TurnState  *state)
{
  g_return_if_fail (n_moves <= self->moves->len);

  memcpy (state, turn_record_peek_state (self, n_moves), self->state_stride);
}

TurnVerdict
turn_record_append (TurnRecord *self,
                    TurnMove    move)
{
  const TurnRules *rules = self->setup->format->rules;
  TurnState after;
  TurnVerdict verdict;

  verdict = rules->play (self->setup->game, turn_record_peek_state (self, self->moves->len), move, &after);
  if (verdict != TURN_LEGAL)
    return verdict;

  memcpy (add_state (self), &after, rules->state_size (self->setup->game));
  g_array_append_val (self->moves, move);

  return TURN_LEGAL;
}

void
turn_record_truncate (TurnRecord *self,
                      guint       n_moves)
{
  g_return_if_fail (n_moves <= self->moves->len);

  if (n_moves == self->moves->len)
    return;

  g_array_set_size (self->moves, n_moves);
  g_byte_array_set_size (self->states, (n_moves + 1) * self->state_stride);
  g_clear_pointer (&self->kept_result, json_node_unref);
  while (self->kept->len > 0 && g_array_index (self->kept, TurnRecordKept, self->kept->len - 1).n_moves > n_moves)
    g_array_set_size (self->kept, self->kept->len - 1);
}
