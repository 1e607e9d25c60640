/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Hundreds of battles on paper, as they were and with something changed. */

#include <string.h>
#include <turn-record-private.h>

#include "record-games.h"
#include "store-error.h"
#include "store-json.h"

/* Ten times as much is tried with `-m slow`. */
static guint
how_many (guint n_quickly)
{
  return g_test_slow () ? 10 * n_quickly : n_quickly;
}

static TurnRecord *
read_line (const char *line,
           GError    **error)
{
  g_autoptr (JsonNode) node = store_json_parse (line, strlen (line), error);

  return node != NULL ? turn_record_read (node, error) : NULL;
}

static void
assert_same_end (TurnRecord *a,
                 TurnRecord *b)
{
  const gsize size = turn_record_get_format (a)->rules->state_size (turn_record_get_game (a));
  TurnState state_a, state_b;
  guint n_a, n_b;

  turn_record_get_moves (a, &n_a);
  turn_record_get_moves (b, &n_b);
  g_assert_cmpuint (n_a, ==, n_b);
  turn_record_get_state (a, n_a, &state_a);
  turn_record_get_state (b, n_b, &state_b);
  g_assert_cmpint (memcmp (&state_a, &state_b, size), ==, 0);
}

static void
assert_survives (TurnRecord     *like,
                 const GamePlan *plan,
                 guint64         seed)
{
  g_autoptr (TurnRecord) record = turn_record_new_like (like, turn_record_get_seat (like, 0), seed);
  g_autoptr (TurnRecord) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL, *line_again = NULL;

  game_play (record, plan, G_MAXUINT);
  line = turn_record_to_line (record);
  again = read_line (line, &error);
  g_assert_no_error (error);
  line_again = turn_record_to_line (again);
  g_assert_cmpstr (line, ==, line_again);
  assert_same_end (record, again);
}

/* What is written is read, accepted by the rules, ends in the same state and is written to the same bytes. */
static void
test_round_trip (void)
{
  g_autofree char *side_a = g_build_filename (g_getenv ("BOARDS"), "side-a.city.json", NULL);
  g_autofree char *side_b = g_build_filename (g_getenv ("BOARDS"), "side-b.city.json", NULL);
  g_autofree char *tiny = g_build_filename (g_getenv ("TEST_DATA"), "records/boards/tiny.city.json", NULL);
  g_autofree char *own = g_build_filename (g_getenv ("TEST_DATA"), "records/boards/own-tokens.city.json", NULL);
  g_autofree char *large = g_build_filename (g_getenv ("TEST_DATA"), "records/boards/large.city.json", NULL);
  const GamePlan plans[] = {
    { side_a, 2, FALSE, FALSE, { 10, 1, 1 } },
    { side_a, 4, TRUE, FALSE, { 10, 1, 1 } },
    { side_b, 3, TRUE, TRUE, { 5, 1, 1 } },
    { tiny, 2, FALSE, FALSE, { 3, 1, 1 } },
    { tiny, 3, FALSE, TRUE, { 1, 1, 1 } },
    { tiny, 4, TRUE, FALSE, { 1, 3, 2 } },
    { own, 2, FALSE, FALSE, { 4, 2, 1 } },
    { large, 3, TRUE, FALSE, { 20, 1, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (plans); i++)
    for (guint64 set_up = 1; set_up <= how_many (2); set_up++)
      {
        g_autoptr (TurnRecord) like = game_new (&plans[i], set_up);

        for (guint64 seed = 10 * set_up; seed < 10 * set_up + 7; seed++)
          assert_survives (like, &plans[i], seed);
      }
}

/* A value that might stand in a record, at the right place or not. */
static JsonNode *
invent_value (TurnRandom *random)
{
  static const char *const texts[] = {
    "", "A1", "B2", "C3", "D4", "D1", "E5", "P16", "Z99", "I1", "I2", "T4", "tag", "drone", "social", "roll", "turn", "final",
  };
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  switch (turn_random_below (random, 4))
    {
    case 0:
      json_node_set_string (node, texts[turn_random_below (random, G_N_ELEMENTS (texts))]);
      return node;

    case 1:
      json_node_unref (node);
      return json_node_new (JSON_NODE_NULL);

    default:
      json_node_set_int (node, (gint64) turn_random_below (random, 10) - 1);
      return node;
    }
}

/* Changes one value somewhere below @node: an entry or a member, or what is inside it. */
static void
change_something (JsonNode   *node,
                  TurnRandom *random)
{
  const gboolean is_object = JSON_NODE_HOLDS_OBJECT (node);
  JsonObject *object = is_object ? json_node_get_object (node) : NULL;
  JsonArray *array = is_object ? NULL : json_node_get_array (node);
  const guint length = is_object ? json_object_get_size (object) : json_array_get_length (array);
  g_autoptr (GList) names = is_object ? json_object_get_members (object) : NULL;
  guint chosen;
  JsonNode *value;

  if (length == 0)
    return;
  chosen = turn_random_below (random, length);
  value = is_object ? json_object_get_member (object, g_list_nth_data (names, chosen)) : json_array_get_element (array, chosen);

  if ((JSON_NODE_HOLDS_OBJECT (value) || JSON_NODE_HOLDS_ARRAY (value)) && turn_random_below (random, 8) > 0)
    {
      change_something (value, random);
      return;
    }
  if (is_object)
    json_object_set_member (object, g_list_nth_data (names, chosen), invent_value (random));
  else
    {
      json_array_remove_element (array, chosen);
      json_array_add_element (array, invent_value (random));
    }
}

/* Either a clear refusal, or a record that is as good as any other. */
static gboolean
assert_consistent (const char *line)
{
  g_autoptr (GError) error = NULL, error_again = NULL;
  g_autoptr (TurnRecord) record = read_line (line, &error);
  g_autoptr (TurnRecord) again = NULL;
  g_autofree char *written = NULL, *written_again = NULL;

  if (record == NULL)
    {
      g_assert_true (error->domain == STORE_ERROR);
      g_assert_null (read_line (line, &error_again));
      g_assert_cmpstr (error->message, ==, error_again->message);
      return FALSE;
    }

  g_assert_no_error (error);
  written = turn_record_to_line (record);
  again = read_line (written, &error);
  g_assert_no_error (error);
  written_again = turn_record_to_line (again);
  g_assert_cmpstr (written, ==, written_again);

  return TRUE;
}

static void
test_changed_events (void)
{
  g_autofree char *tiny = g_build_filename (g_getenv ("TEST_DATA"), "records/boards/tiny.city.json", NULL);
  const GamePlan plan = { tiny, 3, FALSE, TRUE, { 2, 1, 1 } };
  TurnRandom random = turn_random_new (2024, 0);
  g_autoptr (TurnRecord) like = game_new (&plan, 1);
  guint n_accepted = 0, n_refused = 0;

  for (guint64 seed = 1; seed <= how_many (120); seed++)
    {
      g_autoptr (TurnRecord) record = turn_record_new_like (like, turn_record_get_seat (like, 0), seed);
      g_autoptr (JsonNode) node = NULL;
      g_autofree char *line = NULL;

      game_play (record, &plan, 1 + turn_random_below (&random, 60));
      node = turn_record_write (record);
      change_something (json_object_get_member (json_node_get_object (node), "events"), &random);
      line = store_json_to_line (node);
      if (assert_consistent (line))
        n_accepted++;
      else
        n_refused++;
    }

  g_assert_cmpuint (n_accepted, >, 0);
  g_assert_cmpuint (n_refused, >, 60);
}

/* One wrong byte in the text is at worst a refusal. */
static void
test_changed_bytes (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "records/everything.tagrecord.json", NULL);
  TurnRandom random = turn_random_new (2025, 0);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (guint i = 0; i < how_many (60); i++)
    {
      const guint at = turn_random_below (&random, (uint32_t) length);
      const char before = text[at];

      text[at] = (char) (' ' + turn_random_below (&random, 95));
      assert_consistent (text);
      text[at] = before;
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record-games/round-trip", test_round_trip);
  g_test_add_func ("/record-games/changed-events", test_changed_events);
  g_test_add_func ("/record-games/changed-bytes", test_changed_bytes);

  return g_test_run ();
}
