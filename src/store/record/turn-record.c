/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record.h"

#include <glib/gi18n.h>
#include <turn-bot.h>

#include "rt-record.h"
#include "store-json.h"
#include "store-members.h"
#include "tc-record.h"
#include "tg-record.h"
#include "turn-language.h"
#include "turn-record-private.h"

G_DEFINE_BOXED_TYPE (TurnRecord, turn_record, turn_record_ref, turn_record_unref)

TurnSeat
turn_seat_copy (const TurnSeat *self)
{
  return (TurnSeat) {
           .name = g_strdup (self->name),
           .controller = g_strdup (self->controller),
           .paint = g_strdup (self->paint),
           .language = g_strdup (self->language),
  };
}

void
turn_seat_clear (TurnSeat *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->controller, g_free);
  g_clear_pointer (&self->paint, g_free);
  g_clear_pointer (&self->language, g_free);
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
  g_array_set_clear_func (self->seats, (GDestroyNotify) turn_seat_clear);
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

static void
add_seat (TurnRecord     *self,
          const TurnSeat *seat,
          JsonObject     *extras)
{
  const TurnSeat copy = turn_seat_copy (seat);

  g_array_append_val (self->seats, copy);
  g_ptr_array_add (self->seat_extras, json_object_ref (extras));
}

static gboolean
is_plain_text (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

static gboolean
check_text (const char *member,
            const char *text,
            GError    **error)
{
  if (text != NULL && g_utf8_validate (text, -1, NULL) && is_plain_text (text) &&
      *text != '\0' && g_utf8_strlen (text, -1) <= TURN_RECORD_MAX_NAME)
    {
      if (store_text_check (text, STORE_TEXT_NAME, TURN_RECORD_MAX_NAME, error))
        return TRUE;
      g_prefix_error (error, "%s: ", member);
      return FALSE;
    }

  return store_fail_content (error, _("%s: must be 1 to %d characters on one line"), member, TURN_RECORD_MAX_NAME);
}

/* Any game's level will do: one that a game lacks is asked for when a bot is. */
static gboolean
is_level (const char *level)
{
  for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
    if (g_str_equal (bot->level, level))
      return TRUE;

  return FALSE;
}

static gboolean
check_controller (const char *controller,
                  GError    **error)
{
  if (g_strcmp0 (controller, "human") == 0 ||
      (controller != NULL && g_str_has_prefix (controller, "bot:") && is_level (controller + strlen ("bot:"))))
    return TRUE;

  /* Translators: “controller”, “human”, “bot:” and the levels stand in files as they are here. */
  return store_fail_content (error, _("controller: must be “human”, or “bot:” and one of random, greedy, easy, medium, hard, expert"));
}

static gboolean
check_seat (const TurnSeat *self,
            GError        **error)
{
  return check_text ("name", self->name, error) &&
         check_controller (self->controller, error) &&
         (self->paint == NULL || check_text ("paint", self->paint, error)) &&
         (self->language == NULL || check_text ("language", self->language, error));
}

static gboolean
check_seats (const TurnSeat *seats,
             guint           n_seats,
             GError        **error)
{
  for (guint i = 0; i < n_seats; i++)
    if (!check_seat (&seats[i], error))
      return store_error_add_place (error, _("seats, entry %u"), i + 1);

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

      add_seat (self, &seats[i], no_extras);
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

const TurnRecordFormat *const turn_record_formats[] = {
  &tc_record_format,
  &tg_record_format,
  &rt_record_format,
  NULL,
};

/* What the bare scores do not say, behind the last of those it is about: that winners share, and how those with as much lost. NULL: nothing. */
static char *
dup_note (const TurnRecordFormat *format,
          const TurnPlaces       *places,
          guint                   index)
{
  const guint n_winners = turn_places_n_winners (places);
  const guint place = places->places[places->order[index]];
  int most, next;

  if (index + 1 < places->n_seats && places->places[places->order[index + 1]] == place)
    return NULL;
  if (place == 1 && n_winners > 1)
    /* Translators: stands behind those who have won together: “Zaz 91, Mika 91 (shared), Nono 90”. */
    return g_strdup (_("shared"));

  return place == n_winners + 1 && turn_places_is_tie_won (places, &most, &next) ? format->describe_tie (most, next) : NULL;
}

static char *
describe_seat (TurnRecord       *self,
               const TurnPlaces *places,
               guint             index)
{
  const guint seat = places->order[index];
  g_autofree char *note = dup_note (turn_record_get_format (self), places, index);
  g_autofree char *score = turn_language_number (places->scores[seat], 0);
  const char *name = turn_record_get_seat (self, seat)->name;

  /* Translators: in the summary of a game: a name, a score, and what is to be said about it. */
  return note != NULL ? g_strdup_printf (C_("summary", "%s %s (%s)"), name, score, note)
                      : g_strdup_printf (C_("summary", "%s %s"), name, score);
}

TurnPlaces
turn_record_get_places (TurnRecord *self)
{
  TurnState state;
  guint n_moves;

  turn_record_get_moves (self, &n_moves);
  turn_record_get_state (self, n_moves, &state);

  return turn_places_of_state (turn_record_get_format (self)->rules, turn_record_get_game (self), &state);
}

char *
turn_record_summarise (TurnRecord *self)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_null_terminated (TURN_MAX_SEATS, g_free, TRUE);
  TurnPlaces places;

  g_return_val_if_fail (turn_record_is_finished (self), NULL);

  places = turn_record_get_places (self);
  for (guint i = 0; i < places.n_seats; i++)
    g_ptr_array_add (seats, describe_seat (self, &places, i));

  return g_strjoinv (", ", (char **) seats->pdata);
}

JsonObject *
turn_record_take_extras (JsonObject        *object,
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

void
turn_record_add_extras (JsonObject *object,
                        JsonObject *extras)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, extras);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (object, name, store_json_copy (value));
}

static gboolean
keep_unknown_members (JsonObject *written,
                      JsonObject *given)
{
  gboolean has_unknown = FALSE;
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, given);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    if (json_object_has_member (written, name))
      has_unknown |= turn_record_keep_unknown (json_object_get_member (written, name), value);
    else
      {
        json_object_set_member (written, name, store_json_copy (value));
        has_unknown = TRUE;
      }

  return has_unknown;
}

static gboolean
keep_unknown_in_entries (JsonArray *written,
                         JsonArray *given)
{
  const guint length = MIN (json_array_get_length (written), json_array_get_length (given));
  gboolean has_unknown = FALSE;

  for (guint i = 0; i < length; i++)
    has_unknown |= turn_record_keep_unknown (json_array_get_element (written, i), json_array_get_element (given, i));

  return has_unknown;
}

gboolean
turn_record_keep_unknown (JsonNode *written,
                          JsonNode *given)
{
  if (JSON_NODE_HOLDS_OBJECT (written) && JSON_NODE_HOLDS_OBJECT (given))
    return keep_unknown_members (json_node_get_object (written), json_node_get_object (given));
  if (JSON_NODE_HOLDS_ARRAY (written) && JSON_NODE_HOLDS_ARRAY (given))
    return keep_unknown_in_entries (json_node_get_array (written), json_node_get_array (given));

  return FALSE;
}

JsonNode *
turn_record_get_extra (TurnRecord *self,
                       const char *name)
{
  return json_object_get_member (self->extras, name);
}

void
turn_record_set_extra (TurnRecord *self,
                       const char *name,
                       JsonNode   *value)
{
  if (value != NULL)
    json_object_set_member (self->extras, name, store_json_copy (value));
  else if (json_object_has_member (self->extras, name))
    json_object_remove_member (self->extras, name);
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
  if (!check_seat (&seat, error))
    return FALSE;

  extras = turn_record_take_extras (object, known);
  add_seat (self, &seat, extras);

  return TRUE;
}

gboolean
turn_record_read_seats (TurnRecord *self,
                        JsonArray  *seats,
                        GError    **error)
{
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = store_nth_object (seats, i, error);

      if (seat == NULL)
        return store_error_add_place (error, "seats");
      if (!read_seat (self, seat, error))
        return store_error_add_place (error, _("seats, entry %u"), i + 1);
    }

  return TRUE;
}

static JsonNode *
node_of_array (JsonArray *array)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, array);

  return node;
}

static JsonObject *
write_seat (const TurnSeat *seat,
            JsonObject     *extras)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", seat->name);
  json_object_set_string_member (object, "controller", seat->controller);
  if (seat->paint != NULL)
    json_object_set_string_member (object, "paint", seat->paint);
  if (seat->language != NULL)
    json_object_set_string_member (object, "language", seat->language);
  turn_record_add_extras (object, extras);

  return object;
}

static JsonArray *
write_seats (TurnRecord *self)
{
  JsonArray *array = json_array_sized_new (self->seats->len);

  for (guint i = 0; i < self->seats->len; i++)
    json_array_add_object_element (array, write_seat (turn_record_get_seat (self, i), g_ptr_array_index (self->seat_extras, i)));

  return array;
}

/* The kept event that ends with @n_moves, or NULL; @next is where to look for it. */
static JsonNode *
find_kept (TurnRecord *self,
           guint       n_moves,
           guint      *next)
{
  const TurnRecordKept *kept;

  if (*next == self->kept->len)
    return NULL;

  kept = &g_array_index (self->kept, TurnRecordKept, *next);
  if (kept->n_moves != n_moves)
    return NULL;
  (*next)++;

  return store_json_copy (kept->event);
}

static JsonArray *
write_events (TurnRecord *self)
{
  const TurnRecordFormat *format = self->setup->format;
  JsonArray *array = json_array_new ();
  guint first = 0, next_kept = 0;

  for (guint n_moves = 1; n_moves <= self->moves->len; n_moves++)
    {
      JsonNode *event = find_kept (self, n_moves, &next_kept);

      if (event == NULL)
        event = format->write_event (self->setup->game,
                                     turn_record_peek_state (self, first),
                                     turn_record_peek_state (self, n_moves),
                                     &g_array_index (self->moves, TurnMove, first), n_moves - first);
      if (event == NULL)
        continue;

      json_array_add_element (array, event);
      first = n_moves;
    }

  return array;
}

static JsonNode *
write_result (TurnRecord *self)
{
  if (self->kept_result != NULL)
    return store_json_copy (self->kept_result);

  return self->setup->format->write_result (self->setup->game, turn_record_peek_state (self, self->moves->len));
}

JsonNode *
turn_record_write (TurnRecord *self)
{
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);

  json_object_set_string_member (object, "format", TURN_RECORD_FORMAT);
  json_object_set_int_member (object, "version", TURN_RECORD_VERSION);
  json_object_set_string_member (object, "game", self->setup->format->rules->id);
  json_object_set_string_member (object, "seed", seed);
  json_object_set_member (object, "seats", node_of_array (write_seats (self)));
  json_object_set_member (object, "setup", store_json_copy (self->setup->json));
  json_object_set_member (object, "events", node_of_array (write_events (self)));
  if (turn_record_is_finished (self))
    json_object_set_member (object, "result", write_result (self));
  turn_record_add_extras (object, self->extras);

  json_node_take_object (node, object);

  return node;
}

char *
turn_record_to_line (TurnRecord *self)
{
  g_autoptr (JsonNode) node = turn_record_write (self);

  return store_json_to_line (node);
}

char *
turn_record_to_text (TurnRecord *self)
{
  static const char *const opened[] = {
    "seats", "setup", "board", "grid", "districts", "columns", "rows", "tokens", "events", "result", NULL,
  };
  g_autoptr (JsonNode) node = turn_record_write (self);

  return store_json_to_text (node, opened);
}

gboolean
turn_record_save (TurnRecord *self,
                  GFile      *file,
                  GError    **error)
{
  g_autofree char *text = turn_record_to_text (self);

  return store_file_save (file, text, strlen (text), error);
}
