/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-replay.h"

#include <glib/gi18n.h>
#include <tc-hint-words.h>

#include "tc-scene.h"

char *
tc_page_replay_describe (TurnRecord *record,
                         guint       n_moves,
                         TurnMove    move)
{
  const TcGame *game = turn_record_get_game (record);
  const TcMove best = tc_move_from_turn (move);
  g_autofree char *die = NULL, *place = NULL;
  TurnState state;

  turn_record_get_state (record, n_moves, &state);
  die = tc_hint_describe_die (game, (const TcState *) &state, best);
  place = tc_hint_describe_place (game, best);

  /* Translators: two pieces of advice, such as “Take the 4 for the S” and “Put it on C 4 and C 5”. */
  return place != NULL ? g_strdup_printf (_("%s. %s."), die, place) : g_strdup_printf ("%s.", die);
}

void
tc_page_replay_look (TcTable       *table,
                     TurnReplayBar *bar)
{
  const TurnJudged *judged = turn_replay_bar_get_judged (bar);

  if (judged == NULL)
    tc_table_look_back (table);
  else if (tc_table_get_shown (table) != (guint) judged->seat)
    tc_table_look_at (table, (guint) judged->seat);
}

/* The squares that a move paints; none for dice and bubbles. */
static TcSet
squares_of (const TcGame *game,
            TcMove        move)
{
  const gboolean paints = (move.kind == TC_MOVE_TURN || move.kind == TC_MOVE_SEAL) && move.action.use != TC_USE_SOCIAL;

  return paints ? tc_game_placement (game, move.action.token, move.action.orientation, move.action.anchor) : (TcSet) { 0 };
}

void
tc_page_replay_show (TcTable       *table,
                     TurnReplayBar *bar,
                     TcBoardView   *board)
{
  const TurnJudged *judged = turn_replay_bar_get_judged (bar);
  TcBoardGhost ghost;

  if (judged == NULL || tc_table_get_shown (table) != (guint) judged->seat)
    {
      tc_board_view_set_ghost (board, NULL);
      return;
    }

  ghost = (TcBoardGhost) {
    .squares = squares_of (tc_table_get_game (table), tc_move_from_turn (judged->judgement.best)),
    .paint = tc_scene_paint (table, (guint) judged->seat),
  };
  tc_board_view_set_ghost (board, tc_set_is_empty (&ghost.squares, TC_SET_WORDS) ? NULL : &ghost);
}
