/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-record.h"

#include <cw-rules.h>
#include <glib/gi18n.h>

#include "store-members.h"
#include "turn-record-event.h"

/* Events as records name them, in the order of CwMoveKind. */
static const char *const event_names[CW_N_MOVE_KINDS] = { "scrub", "pass", "spray" };

/* CW_N_MOVE_KINDS for any other text. */
static CwMoveKind
find_event (const char *name)
{
  guint kind = 0;

  while (kind < CW_N_MOVE_KINDS && !g_str_equal (event_names[kind], name))
    kind++;

  return (CwMoveKind) kind;
}

static gboolean
read_event (gconstpointer game,
            gconstpointer state,
            JsonObject   *event,
            GArray       *moves,
            GError      **error)
{
  const CwGame *self = game;
  const CwState *before = state;
  const char *name = store_get_text (event, "event", error);
  const CwMoveKind kind = name != NULL ? find_event (name) : CW_N_MOVE_KINDS;
  CwMove move = { .kind = (guint8) kind };

  if (name == NULL)
    return FALSE;
  if (kind == CW_N_MOVE_KINDS)
    return turn_record_fail_event (name, error);
  if (kind != CW_MOVE_SPRAY && !turn_record_check_seat (event, self->n_seats, before->seat, "W2", error))
    return FALSE;
  if (kind != CW_MOVE_PASS && !turn_record_read_byte (event, "row", CW_N_ROWS - 1, &move.row, error))
    return FALSE;
  turn_record_add_move (moves, cw_move_to_turn (move));

  return TRUE;
}

static JsonNode *
write_event (gconstpointer   game,
             gconstpointer   before,
             gconstpointer   after,
             const TurnMove *moves,
             guint           n_moves)
{
  const CwMove move = cw_move_from_turn (moves[0]);
  JsonObject *event = turn_record_new_event (event_names[move.kind]);

  if (move.kind != CW_MOVE_SPRAY)
    json_object_set_int_member (event, "seat", ((const CwState *) before)->seat);
  if (move.kind != CW_MOVE_PASS)
    json_object_set_int_member (event, "row", move.row);

  return turn_record_node (event);
}

static gpointer
read_setup (JsonObject *setup,
            guint       n_seats,
            GError    **error)
{
  g_autofree CwGame *self = g_new0 (CwGame, 1);

  self->n_seats = (guint8) n_seats;
  if (!turn_record_read_bytes (setup, "tags", CW_N_ROWS, CW_FEWEST_TAGS, CW_MOST_TAGS, self->tags, error) ||
      !turn_record_read_byte (setup, "first", n_seats - 1, &self->first, error))
    return NULL;

  return g_steal_pointer (&self);
}

static JsonNode *
write_setup (gconstpointer game)
{
  const CwGame *self = game;
  JsonObject *setup = json_object_new ();

  json_object_set_array_member (setup, "tags", turn_record_bytes (self->tags, CW_N_ROWS));
  json_object_set_int_member (setup, "first", self->first);

  return turn_record_node (setup);
}

static JsonNode *
write_result (gconstpointer game,
              gconstpointer state)
{
  const CwGame *self = game;
  const CwState *end = state;
  JsonArray *seats = json_array_new ();

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "total", end->points[seat]);
      json_array_add_object_element (seats, object);
    }

  return turn_record_node (turn_record_new_result (&cw_rules, game, state, seats));
}

static const char *
result_rule (const char *member)
{
  if (g_str_equal (member, "ended_by"))
    return "W5";

  return g_str_equal (member, "total") || g_str_equal (member, "winners") ? "W6" : NULL;
}

static char *
describe_tie (int most,
              int next)
{
  return g_strdup (_("by the last tag"));
}

static const char *
explain (TurnVerdict verdict)
{
  static const char *const words[] = {
    [CW_LEGAL] = N_("This is allowed."),
    [CW_NO_SUCH_MOVE] = N_("There is no such move in this game."),
    [CW_GAME_OVER] = N_("The game is over."),
    [CW_SPRAY_IS_DUE] = N_("First somebody comes back with a can."),
    [CW_NOTHING_TO_SPRAY] = N_("Nobody sprays now."),
    [CW_ROW_CLEAN] = N_("That row is clean."),
    [CW_OTHER_ROW] = N_("A turn is about one row."),
    [CW_NOTHING_SCRUBBED] = N_("Scrub at least one tag."),
  };

  g_return_val_if_fail (verdict >= 0 && verdict < (int) G_N_ELEMENTS (words), NULL);

  return _(words[verdict]);
}

static char *
explain_move (gconstpointer game,
              gconstpointer before,
              TurnMove      move,
              TurnVerdict   verdict)
{
  return g_strdup (explain (verdict));
}

const TurnRecordFormat cw_record_format = {
  .rules = &cw_rules,
  .name = N_("Clean Wall"),
  .read_setup = read_setup,
  .write_setup = write_setup,
  .free_game = g_free,
  .read_event = read_event,
  .write_event = write_event,
  .write_result = write_result,
  .result_rule = result_rule,
  .describe_tie = describe_tie,
  .explain = explain,
  .explain_move = explain_move,
};
