/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "record-games.h"

#include <tc-move.h>

static const TurnSeat seats[] = {
  { "Ana", "human", "flamingo", "fr" },
  { "Vandal", "bot:hard", NULL, NULL },
  { "Zoë", "human", NULL, NULL },
  { "Krylon", "bot:greedy", "lime", NULL },
};

TurnRecord *
game_new (const GamePlan *plan,
          guint64         seed)
{
  TurnRandom random = turn_random_new (seed, 100);
  g_autoptr (GFile) path = g_file_new_for_path (plan->board);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_board_file_load_playable (path, &error);
  g_autoptr (JsonNode) json = NULL;
  TcSetup setup = { .n_seats = (uint8_t) plan->n_seats, .free_drones = plan->free_drones != FALSE };
  TurnRecord *record;

  g_assert_no_error (error);
  if (plan->is_freestyle)
    tc_setup_draw_hq (&setup, tc_board_file_get_board (file), &random);
  else
    g_assert_true (tc_setup_print_hq (&setup, tc_board_file_get_board (file)));
  setup.leader = (uint8_t) turn_random_below (&random, plan->n_seats);

  json = tc_record_setup_new (file, &setup);
  record = turn_record_new (&tc_record_format, json, seats, plan->n_seats, seed, &error);
  g_assert_no_error (error);

  return record;
}

static TcUse
choose_use (const GameHabits *habits,
            TurnRandom       *random)
{
  const guint chosen = turn_random_below (random, habits->tag + habits->drone + habits->social);

  if (chosen < habits->tag)
    return TC_USE_TAG;

  return chosen < habits->tag + habits->drone ? TC_USE_DRONE : TC_USE_SOCIAL;
}

/* There are many more ways to tag than to pass, so the use comes first; if it is not possible, anything goes. */
static TurnMove
choose (GArray           *moves,
        const GameHabits *habits,
        TurnRandom       *random)
{
  const TcUse use = choose_use (habits, random);
  g_autoptr (GArray) fitting = g_array_new (FALSE, FALSE, sizeof (TurnMove));

  for (guint i = 0; i < moves->len; i++)
    {
      const TcMove move = tc_move_from_turn (g_array_index (moves, TurnMove, i));

      if (move.kind == TC_MOVE_PLACE || move.action.use == use)
        g_array_append_val (fitting, g_array_index (moves, TurnMove, i));
    }
  if (fitting->len == 0)
    return g_array_index (moves, TurnMove, turn_random_below (random, moves->len));

  return g_array_index (fitting, TurnMove, turn_random_below (random, fitting->len));
}

TurnMove
game_choose_move (TurnRecord       *record,
                  const GameHabits *habits,
                  TurnRandom       *random)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TurnMove));
  TurnState state;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  if (rules->to_move (game, &state) == TURN_CHANCE)
    return rules->draw (game, &state, random);

  g_array_set_size (moves, (guint) rules->list_moves (game, &state, NULL, 0));
  rules->list_moves (game, &state, (TurnMove *) (gpointer) moves->data, moves->len);

  return choose (moves, habits, random);
}

void
game_play (TurnRecord     *record,
           const GamePlan *plan,
           guint           n_moves)
{
  TurnRandom random = turn_random_new (turn_record_get_seed (record), 0);

  for (guint i = 0; i < n_moves && !turn_record_is_finished (record); i++)
    g_assert_cmpint (turn_record_append (record, game_choose_move (record, &plan->habits, &random)), ==, TURN_LEGAL);
}
