/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record-private.h"

#include <glib/gi18n.h>

#include "store-error.h"
#include "store-json.h"
#include "store-members.h"

#define MAX_SEED_DIGITS 20

const TurnRecordFormat *
turn_record_format_find (const char *game_id)
{
  for (guint i = 0; turn_record_formats[i] != NULL; i++)
    if (g_str_equal (turn_record_formats[i]->rules->id, game_id))
      return turn_record_formats[i];

  return NULL;
}

static gboolean
check_format (JsonObject *object,
              GError    **error)
{
  const char *format = store_get_text (object, "format", error);
  gint64 version;

  if (format == NULL)
    return FALSE;
  if (!g_str_equal (format, TURN_RECORD_FORMAT))
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_FORMAT, _("format: this is not a record of a game: “%s”"), format);
      return FALSE;
    }
  if (!store_get_integer (object, "version", 1, G_MAXINT64, &version, error))
    return FALSE;
  if (version != TURN_RECORD_VERSION)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_VERSION,
                   _("version: this record needs a newer version of the program"));
      return FALSE;
    }

  return TRUE;
}

static const TurnRecordFormat *
read_game (JsonObject *object,
           GError    **error)
{
  const char *game = store_get_text (object, "game", error);
  const TurnRecordFormat *format;

  if (game == NULL)
    return NULL;

  format = turn_record_format_find (game);
  if (format == NULL)
    store_fail_content (error, _("game: “%s” is not a game of this program"), game);

  return format;
}

static gboolean
read_seed (JsonObject *object,
           guint64    *seed,
           GError    **error)
{
  const char *text = store_get_text (object, "seed", error);

  if (text == NULL)
    return FALSE;
  if (*text == '\0' || strspn (text, "0123456789") != strlen (text))
    return store_fail_content (error, _("seed: must be digits only"));
  if (strlen (text) > MAX_SEED_DIGITS || !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return store_fail_content (error, _("seed: must be at most %s"), "18446744073709551615");

  return TRUE;
}

/* The members that are none of ours, to be written back as they are. */
static JsonObject *
read_extras (JsonObject        *object,
             const char *const *known)
{
  JsonObject *extras = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    if (!g_strv_contains (known, name))
      json_object_set_member (extras, name, store_json_copy (value));

  return extras;
}

/* Absent is fine, and leaves NULL. */
static gboolean
read_optional_text (JsonObject  *object,
                    const char  *member,
                    const char **text,
                    GError     **error)
{
  if (!json_object_has_member (object, member))
    return TRUE;
  *text = store_get_text (object, member, error);

  return *text != NULL;
}

static gboolean
read_seat (TurnRecord *self,
           JsonObject *object,
           GError    **error)
{
  static const char *const known[] = { "name", "controller", "paint", "language", NULL };
  g_autoptr (JsonObject) extras = NULL;
  const char *name, *controller, *paint = NULL, *language = NULL;
  TurnSeat seat;

  name = store_get_text (object, "name", error);
  if (name == NULL)
    return FALSE;
  controller = store_get_text (object, "controller", error);
  if (controller == NULL ||
      !read_optional_text (object, "paint", &paint, error) ||
      !read_optional_text (object, "language", &language, error))
    return FALSE;

  seat = (TurnSeat) { (char *) name, (char *) controller, (char *) paint, (char *) language };
  if (!turn_seat_check (&seat, error))
    return FALSE;

  extras = read_extras (object, known);
  turn_record_add_seat (self, &seat, extras);

  return TRUE;
}

static gboolean
read_seats (TurnRecord *self,
            JsonArray  *seats,
            GError    **error)
{
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = store_nth_object (seats, i, error);

      if (seat == NULL)
        {
          store_error_add_place (error, "seats");
          return FALSE;
        }
      if (!read_seat (self, seat, error))
        {
          store_error_add_place (error, _("seats, entry %u"), i + 1);
          return FALSE;
        }
    }

  return TRUE;
}

gboolean
turn_record_keep_unknown (JsonNode *written,
                          JsonNode *given)
{
  gboolean has_unknown = FALSE;

  if (JSON_NODE_HOLDS_OBJECT (written) && JSON_NODE_HOLDS_OBJECT (given))
    {
      JsonObject *object = json_node_get_object (written);
      JsonObjectIter iter;
      const char *name;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (given));
      while (json_object_iter_next_ordered (&iter, &name, &value))
        if (json_object_has_member (object, name))
          has_unknown |= turn_record_keep_unknown (json_object_get_member (object, name), value);
        else
          {
            json_object_set_member (object, name, store_json_copy (value));
            has_unknown = TRUE;
          }
    }
  else if (JSON_NODE_HOLDS_ARRAY (written) && JSON_NODE_HOLDS_ARRAY (given))
    {
      JsonArray *array = json_node_get_array (written);
      JsonArray *others = json_node_get_array (given);

      for (guint i = 0; i < MIN (json_array_get_length (array), json_array_get_length (others)); i++)
        has_unknown |= turn_record_keep_unknown (json_array_get_element (array, i), json_array_get_element (others, i));
    }

  return has_unknown;
}

/* Says which event was a foul, and whose. */
static void
add_event_to_foul (TurnRecord *self,
                   guint       number,
                   GError    **error)
{
  const TurnRecordSetup *setup = self->setup;
  const int seat = setup->format->rules->to_move (setup->game, turn_record_peek_state (self, self->moves->len));

  if (seat == TURN_CHANCE)
    g_prefix_error (error, _("events, %u (chance): "), number);
  else if (seat == TURN_OVER)
    g_prefix_error (error, _("events, %u (after the end): "), number);
  else
    /* Translators: the number of an event, the name of a player. */
    g_prefix_error (error, _("events, %u (turn of %s): "), number, turn_record_get_seat (self, (guint) seat)->name);
}

static gboolean
play_move (TurnRecord *self,
           TurnMove    move,
           GError    **error)
{
  const TurnRecordFormat *format = self->setup->format;
  const TurnVerdict verdict = turn_record_append (self, move);
  g_autofree char *words = NULL;

  if (verdict == TURN_LEGAL)
    return TRUE;

  words = format->explain_move (self->setup->game, turn_record_peek_state (self, self->moves->len), move, verdict);
  g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL, "%s: %s", format->rules->rule (verdict), words);

  return FALSE;
}

static gboolean
play_moves (TurnRecord *self,
            GArray     *moves,
            GError    **error)
{
  for (guint i = 0; i < moves->len; i++)
    if (!play_move (self, g_array_index (moves, TurnMove, i), error))
      return FALSE;

  return TRUE;
}

static void
keep_event (TurnRecord *self,
            guint       n_moves_before,
            JsonNode   *given)
{
  const guint n_moves = self->moves->len;
  g_autoptr (JsonNode) written = NULL;

  written = self->setup->format->write_event (self->setup->game,
                                              turn_record_peek_state (self, n_moves_before),
                                              turn_record_peek_state (self, n_moves),
                                              &g_array_index (self->moves, TurnMove, n_moves_before),
                                              n_moves - n_moves_before);

  if (turn_record_keep_unknown (written, given))
    {
      const TurnRecordKept kept = { n_moves, g_steal_pointer (&written) };

      g_array_append_val (self->kept, kept);
    }
}

/* The moves before one that could not be read are played too, so that the first foul of an event is the one that is told. */
static gboolean
read_event (TurnRecord *self,
            JsonNode   *node,
            GError    **error)
{
  const guint n_moves_before = self->moves->len;
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TurnMove));
  g_autoptr (GError) reading_error = NULL;

  self->setup->format->read_event (self->setup->game, turn_record_peek_state (self, n_moves_before),
                                   json_node_get_object (node), moves, &reading_error);

  if (!play_moves (self, moves, error))
    return FALSE;
  if (reading_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reading_error));
      return FALSE;
    }

  keep_event (self, n_moves_before, node);

  return TRUE;
}

static gboolean
read_events (TurnRecord *self,
             JsonArray  *events,
             GError    **error)
{
  for (guint i = 0; i < json_array_get_length (events); i++)
    {
      g_autoptr (GError) wrong = NULL;

      if (store_nth_object (events, i, error) == NULL)
        {
          store_error_add_place (error, "events");
          return FALSE;
        }
      if (read_event (self, json_array_get_element (events, i), &wrong))
        continue;

      if (g_error_matches (wrong, STORE_ERROR, STORE_ERROR_FOUL))
        add_event_to_foul (self, i + 1, &wrong);
      else
        store_error_add_place (&wrong, _("events, %u"), i + 1);
      g_propagate_error (error, g_steal_pointer (&wrong));
      return FALSE;
    }

  return TRUE;
}

static TurnRecord *
read_start (JsonObject *object,
            GError    **error)
{
  const TurnRecordFormat *format = read_game (object, error);
  g_autoptr (TurnRecordSetup) setup = NULL;
  g_autoptr (TurnRecord) self = NULL;
  JsonArray *seats;
  guint64 seed;

  if (format == NULL || !read_seed (object, &seed, error))
    return NULL;
  seats = store_get_array (object, "seats", format->rules->min_seats, format->rules->max_seats, error);
  if (seats == NULL || store_get_object (object, "setup", error) == NULL)
    return NULL;
  setup = turn_record_setup_new (format, store_json_copy (json_object_get_member (object, "setup")),
                                 json_array_get_length (seats), error);
  if (setup == NULL)
    return NULL;

  self = turn_record_new_empty (g_steal_pointer (&setup), seed);

  return read_seats (self, seats, error) ? g_steal_pointer (&self) : NULL;
}

TurnRecord *
turn_record_read (JsonNode *node,
                  GError  **error)
{
  static const char *const known[] = {
    "format", "version", "game", "seed", "seats", "setup", "events", "result", NULL,
  };
  JsonObject *object = store_root_object (node, error);
  g_autoptr (TurnRecord) self = NULL;
  JsonArray *events;

  if (object == NULL || !check_format (object, error))
    return NULL;
  self = read_start (object, error);
  if (self == NULL)
    return NULL;

  json_object_unref (self->extras);
  self->extras = read_extras (object, known);
  events = store_get_array (object, "events", 0, G_MAXUINT, error);
  if (events == NULL || !read_events (self, events, error))
    return NULL;
  if (json_object_has_member (object, "result") &&
      (store_get_object (object, "result", error) == NULL ||
       !turn_record_read_result (self, json_object_get_member (object, "result"), error)))
    return NULL;

  return g_steal_pointer (&self);
}

TurnRecord *
turn_record_load (GFile   *file,
                  GError **error)
{
  g_autoptr (JsonNode) node = store_json_load (file, error);

  return node != NULL ? turn_record_read (node, error) : NULL;
}
