/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>

#include "store-error.h"
#include "store-json.h"
#include "store-members.h"
#include "store-resources.h"
#include "turn-record-private.h"

/* Where in the result the comparison stands, and which rule decides there. */
typedef struct
{
  const TurnRecordFormat *format;
  const char             *path;
  const char             *rule;
} Place;

static gboolean compare (Place     place,
                         JsonNode *due,
                         JsonNode *given,
                         GError  **error);

static gboolean
compare_values (Place     place,
                JsonNode *due,
                JsonNode *given,
                GError  **error)
{
  g_autofree char *due_line = store_json_to_line (due);
  g_autofree char *given_line = store_json_to_line (given);
  g_autofree char *due_shown = store_quotable (due_line);
  g_autofree char *given_shown = store_quotable (given_line);

  if (g_str_equal (due_line, given_line))
    return TRUE;

  g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL,
               /* Translators: a place in a record, the id of a rule, the right value, the wrong value. */
               _("%s: %s: by the rules this is %s, not %s."), place.path, place.rule, due_shown, given_shown);

  return FALSE;
}

static gboolean
compare_members (Place       place,
                 JsonObject *due,
                 JsonObject *given,
                 GError    **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, due);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      g_autofree char *path = g_strconcat (place.path, ", ", name, NULL);
      const char *rule = place.format->result_rule (name);
      const Place inner = { place.format, path, rule != NULL ? rule : place.rule };

      if (!json_object_has_member (given, name))
        return store_fail_content (error, _("%s: is missing"), path);
      if (!compare (inner, value, json_object_get_member (given, name), error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
compare_entries (Place      place,
                 JsonArray *due,
                 JsonArray *given,
                 GError   **error)
{
  const guint n_due = json_array_get_length (due);
  const guint n_given = json_array_get_length (given);

  if (n_given != n_due)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL,
                   ngettext ("%s: %s: by the rules this has %u entry, not %u.", "%s: %s: by the rules this has %u entries, not %u.", n_due),
                   place.path, place.rule, n_due, n_given);
      return FALSE;
    }

  for (guint i = 0; i < n_due; i++)
    {
      g_autofree char *path = g_strdup_printf (_("%s, entry %u"), place.path, i + 1);
      const Place inner = { place.format, path, place.rule };

      if (!compare (inner, json_array_get_element (due, i), json_array_get_element (given, i), error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_list_of_objects (JsonNode *node)
{
  JsonArray *array;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;
  array = json_node_get_array (node);

  return json_array_get_length (array) > 0 && JSON_NODE_HOLDS_OBJECT (json_array_get_element (array, 0));
}

/* Objects may say more than is due; everything else must be the same. */
static gboolean
compare (Place     place,
         JsonNode *due,
         JsonNode *given,
         GError  **error)
{
  if (JSON_NODE_HOLDS_OBJECT (due) && JSON_NODE_HOLDS_OBJECT (given))
    return compare_members (place, json_node_get_object (due), json_node_get_object (given), error);

  if (is_list_of_objects (due) && JSON_NODE_HOLDS_ARRAY (given))
    return compare_entries (place, json_node_get_array (due), json_node_get_array (given), error);

  return compare_values (place, due, given, error);
}

/* Whether a result as it stands in a file is that of the moves. */
static gboolean
check_result (TurnRecord *self,
              JsonNode   *given,
              GError    **error)
{
  const TurnRecordFormat *format = self->setup->format;
  const Place place = { format, "result", format->result_rule ("ended_by") };
  g_autoptr (JsonNode) due = NULL;

  if (!turn_record_is_finished (self))
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL, _("result: %s: the game is not over yet."), place.rule);
      return FALSE;
    }

  due = format->write_result (self->setup->game, turn_record_peek_state (self, self->moves->len));
  if (!compare (place, due, given, error))
    return FALSE;
  if (turn_record_keep_unknown (due, given))
    self->kept_result = g_steal_pointer (&due);

  return TRUE;
}

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
  JsonNode *node = json_object_get_member (object, "format");
  const char *format = node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  if (g_strcmp0 (format, TURN_RECORD_FORMAT) == 0)
    return TRUE;

  if (g_strcmp0 (format, "tag-city-board") == 0)
    g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FORMAT, _("This is a board, not the record of a game."));
  else
    g_set_error (error, STORE_ERROR, STORE_ERROR_FORMAT,
                 /* Translators: the name and value of a member that begins every record file. */
                 _("This is not the record of a game: its “%s” is not “%s”."), "format", TURN_RECORD_FORMAT);

  return FALSE;
}

static gboolean
check_version (JsonObject *object,
               GError    **error)
{
  g_autofree char *version_text = NULL;
  gint64 version;

  if (!store_get_integer (object, "version", G_MININT64, G_MAXINT64, &version, error))
    return FALSE;
  if (version == TURN_RECORD_VERSION)
    return TRUE;

  version_text = store_number_text (version);
  g_set_error (error, STORE_ERROR, STORE_ERROR_VERSION,
               version > TURN_RECORD_VERSION
               ? _("This record is in version %s of the format, but this program only knows version %d. A newer one may open it.")
               : _("version: there is no version %s of the format; this program knows version %d"),
               version_text, TURN_RECORD_VERSION);

  return FALSE;
}

static const TurnRecordFormat *
read_game (JsonObject *object,
           GError    **error)
{
  const char *game = store_get_text (object, "game", error);
  const TurnRecordFormat *format;
  g_autofree char *shown = NULL;

  if (game == NULL)
    return NULL;
  format = turn_record_format_find (game);
  if (format != NULL)
    return format;

  shown = store_quotable (game);
  store_fail_content (error, _("game: “%s” is not a game of this program"), shown);

  return NULL;
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
      JsonNode *event = json_array_get_element (events, i);

      if (!JSON_NODE_HOLDS_OBJECT (event))
        return store_fail_content (error, _("events, %u: must be an object in curly brackets"), i + 1);
      if (read_event (self, event, error))
        continue;

      if (g_error_matches (*error, STORE_ERROR, STORE_ERROR_FOUL))
        add_event_to_foul (self, i + 1, error);
      else
        store_error_add_place (error, _("events, %u"), i + 1);
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

  return turn_record_read_seats (self, seats, error) ? g_steal_pointer (&self) : NULL;
}

static gboolean
read_result (TurnRecord *self,
             JsonObject *object,
             GError    **error)
{
  if (!json_object_has_member (object, "result"))
    return TRUE;

  return store_get_object (object, "result", error) != NULL &&
         check_result (self, json_object_get_member (object, "result"), error);
}

static TurnRecord *
read_record (JsonObject *object,
             GError    **error)
{
  static const char *const known[] = {
    "format", "version", "game", "seed", "seats", "setup", "events", "result", NULL,
  };
  g_autoptr (TurnRecord) self = read_start (object, error);
  JsonArray *events;

  if (self == NULL)
    return NULL;
  json_object_unref (self->extras);
  self->extras = turn_record_take_extras (object, known);

  events = store_get_array (object, "events", 0, G_MAXUINT, error);
  if (events == NULL || !read_events (self, events, error) || !read_result (self, object, error))
    return NULL;

  return g_steal_pointer (&self);
}

TurnRecord *
turn_record_read (JsonNode *node,
                  GError  **error)
{
  g_autoptr (GError) wrong = NULL;
  JsonObject *object = store_root_object (node, &wrong);
  TurnRecord *self = NULL;

  if (object != NULL && check_format (object, &wrong) && check_version (object, &wrong))
    self = read_record (object, &wrong);
  if (self == NULL)
    g_propagate_error (error, g_steal_pointer (&wrong));

  return self;
}

TurnRecord *
turn_record_load (GFile   *file,
                  GError **error)
{
  g_autoptr (JsonNode) node = store_json_load (file, error);

  return node != NULL ? turn_record_read (node, error) : NULL;
}

TurnRecord *
turn_first_game_load (const char *game)
{
  g_autofree char *path = g_strdup_printf ("/tag-city/boards/first-games/%s.tagrecord.json", game);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (store_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (JsonNode) node = bytes != NULL ? store_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL) : NULL;

  return node != NULL ? turn_record_read (node, NULL) : NULL;
}
