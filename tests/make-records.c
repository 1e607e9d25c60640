/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the golden records: make-records BOARDS TEST_DATA FOLDER. Each row of the table is the first game, counting seeds from 1, in
 * which everything happens that the row asks for. Run it only when the format or the rules change on purpose. */

#include <stdio.h>
#include <tc-score.h>
#include <turn-record-private.h>

#include "record-games.h"
#include "store-json.h"

typedef enum
{
  SEEN_TAG            = 1 << 0,
  SEEN_DRONE          = 1 << 1,
  SEEN_DRONE_JUMP     = 1 << 2,    /* past a free drone square */
  SEEN_SOCIAL         = 1 << 3,
  SEEN_FREE_PASS      = 1 << 4,
  SEEN_SHARED_BUBBLE  = 1 << 5,
  SEEN_SHARED_HIGH    = 1 << 6,
  SEEN_FINAL_DRONE    = 1 << 7,
  SEEN_OWN_TOKEN      = 1 << 8,
  SEEN_SHARED_VICTORY = 1 << 9,
  SEEN_TIE            = 1 << 10,   /* that bubbles decided, and somebody further behind */
} Seen;

typedef struct
{
  const char *name;
  const char *folder;      /* of the board: BOARDS or TEST_DATA */
  GamePlan    plan;
  Seen        wanted;
  guint       n_moves;     /* of an unfinished game, or 0 */
} Row;

static const Row rows[] = {
  { "everything", "TEST_DATA", { "records/boards/tiny.city.json", 3, FALSE, FALSE, { 4, 2, 2 } },
    SEEN_TAG | SEEN_DRONE | SEEN_SOCIAL | SEEN_FREE_PASS | SEEN_SHARED_BUBBLE | SEEN_SHARED_HIGH | SEEN_FINAL_DRONE, 0 },
  { "free-drones", "TEST_DATA", { "records/boards/tiny.city.json", 2, TRUE, TRUE, { 3, 2, 1 } }, SEEN_DRONE_JUMP | SEEN_FINAL_DRONE, 0 },
  { "shared-victory", "TEST_DATA", { "records/boards/tiny.city.json", 4, FALSE, FALSE, { 2, 1, 2 } }, SEEN_SHARED_VICTORY, 0 },
  { "tie", "TEST_DATA", { "records/boards/tiny.city.json", 3, FALSE, FALSE, { 3, 1, 2 } }, SEEN_TIE, 0 },
  { "own-tokens", "TEST_DATA", { "records/boards/own-tokens.city.json", 2, FALSE, FALSE, { 6, 1, 1 } }, SEEN_OWN_TOKEN, 0 },
  { "large-board", "TEST_DATA", { "records/boards/large.city.json", 2, TRUE, FALSE, { 20, 1, 1 } }, SEEN_TAG | SEEN_DRONE | SEEN_SOCIAL, 0 },
  { "four-taggers", "BOARDS", { "side-a.city.json", 4, FALSE, FALSE, { 12, 1, 1 } }, SEEN_SHARED_BUBBLE, 0 },
  { "unfinished", "BOARDS", { "side-b.city.json", 3, TRUE, FALSE, { 8, 1, 1 } }, SEEN_TAG, 27 },
  { "sealing", "TEST_DATA", { "records/boards/tiny.city.json", 3, FALSE, FALSE, { 4, 1, 1 } }, SEEN_TAG, 7 },
  { "not-begun", "TEST_DATA", { "records/boards/tiny.city.json", 2, FALSE, FALSE, { 1, 1, 1 } }, 0, 0 },
};

static Seen
see_action (const TcGame   *game,
            const TcState  *before,
            const TcAction *action)
{
  const guint seat = (guint) tc_state_to_move (game, before);
  Seen seen;

  switch (action->use)
    {
    case TC_USE_TAG:
      return SEEN_TAG | (tc_token_find (game->hq[action->token].id) == NULL ? SEEN_OWN_TOKEN : 0);

    case TC_USE_DRONE:
      seen = SEEN_DRONE | (tc_state_phase (game, before) == TC_PHASE_FINAL ? SEEN_FINAL_DRONE : 0);
      return seen | (action->mark != tc_state_next_drone (game, before, seat) ? SEEN_DRONE_JUMP : 0);

    default:
      return action->mark == TC_NO_BUBBLE ? SEEN_FREE_PASS : SEEN_SOCIAL;
    }
}

/* What only the end of a round shows: bubbles and high values that several taggers circled. */
static Seen
see_state (const TcGame  *game,
           const TcState *state)
{
  Seen seen = 0;

  for (guint i = 0; i < game->board.n_bubbles; i++)
    if (__builtin_popcount (tc_state_bubble_owners (state, i)) > 1)
      seen |= SEEN_SHARED_BUBBLE;
  for (guint i = 0; i < game->n_features; i++)
    if (__builtin_popcount (tc_state_high_winners (state, i)) > 1)
      seen |= SEEN_SHARED_HIGH;
  if (tc_state_phase (game, state) == TC_PHASE_OVER && __builtin_popcount (tc_state_winners (game, state)) > 1)
    seen |= SEEN_SHARED_VICTORY;

  return seen;
}

static Seen
see_places (TurnRecord *record)
{
  const TurnPlaces places = turn_record_get_places (record);
  int most, next;

  return turn_record_is_finished (record) && turn_places_n_winners (&places) == 1 && turn_places_is_tie_won (&places, &most, &next) &&
         places.scores[places.order[0]] > places.scores[places.order[places.n_seats - 1]] ? SEEN_TIE : 0;
}

static Seen
see_record (TurnRecord *record)
{
  const TcGame *game = turn_record_get_game (record);
  guint n_moves;
  const TurnMove *moves = turn_record_get_moves (record, &n_moves);
  TurnState state;
  Seen seen = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      const TcMove move = tc_move_from_turn (moves[i]);

      turn_record_get_state (record, i, &state);
      if (move.kind == TC_MOVE_TURN || move.kind == TC_MOVE_SEAL)
        seen |= see_action (game, (const TcState *) (gconstpointer) & state, &move.action);
    }
  turn_record_get_state (record, n_moves, &state);

  return seen | see_places (record) | see_state (game, (const TcState *) (gconstpointer) & state);
}

static TurnRecord *
find_game (const Row      *row,
           const GamePlan *plan)
{
  for (guint64 seed = 1; seed < 100000; seed++)
    {
      g_autoptr (TurnRecord) record = game_new (plan, seed);

      game_play (record, plan, row->n_moves > 0 ? row->n_moves : row->wanted != 0 ? G_MAXUINT : 0);
      if ((see_record (record) & row->wanted) == row->wanted)
        return g_steal_pointer (&record);
    }

  g_error ("%s: no such game", row->name);
}

static void
save (TurnRecord *record,
      const char *folder,
      const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.tagrecord.json", folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  turn_record_save (record, file, &error);
  g_assert_no_error (error);
  printf ("%s: seed %" G_GUINT64_FORMAT "\n", path, turn_record_get_seed (record));
}

static void
add_unknown (JsonObject *object,
             const char *text)
{
  json_object_set_string_member (object, "x-note", text);
}

/* Members of another program's own, wherever they may stand. */
static TurnRecord *
with_unknown_members (TurnRecord *record)
{
  g_autoptr (JsonNode) node = turn_record_write (record);
  JsonObject *root = json_node_get_object (node);
  JsonObject *setup = json_object_get_object_member (root, "setup");
  JsonObject *result = json_object_get_object_member (root, "result");
  JsonArray *events = json_object_get_array_member (root, "events");
  JsonObject *last = json_array_get_object_element (events, json_array_get_length (events) - 1);
  g_autoptr (GError) error = NULL;

  add_unknown (root, "about the whole record");
  add_unknown (json_array_get_object_element (json_object_get_array_member (root, "seats"), 1), "about a seat");
  add_unknown (setup, "about the set-up");
  add_unknown (json_object_get_object_member (setup, "board"), "about the board");
  add_unknown (json_object_get_object_member (setup, "options"), "an option");
  add_unknown (json_array_get_object_element (events, 0), "about the first event");
  add_unknown (json_array_get_object_element (json_object_get_array_member (last, "choices"), 0), "about a choice");
  add_unknown (result, "about the result");
  add_unknown (json_array_get_object_element (json_object_get_array_member (result, "seats"), 0), "about a seat's result");

  record = turn_record_read (node, &error);
  g_assert_no_error (error);

  return record;
}

int
main (int   argc,
      char *argv[])
{
  if (argc != 4)
    g_error ("make-records BOARDS TEST_DATA FOLDER");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *folder = g_str_equal (rows[i].folder, "BOARDS") ? argv[1] : argv[2];
      g_autofree char *board = g_build_filename (folder, rows[i].plan.board, NULL);
      GamePlan plan = rows[i].plan;
      g_autoptr (TurnRecord) record = NULL;
      g_autoptr (TurnRecord) marked = NULL;

      plan.board = board;
      record = find_game (&rows[i], &plan);
      save (record, argv[3], rows[i].name);
      if (i > 0)
        continue;

      marked = with_unknown_members (record);
      save (marked, argv[3], "unknown-members");
    }

  return 0;
}
