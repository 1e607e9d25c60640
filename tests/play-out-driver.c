/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-rules.h>

#include "board-fixtures.h"

/* Plays as many random games as it is told, always the same ones, so that their instructions can be counted:
 * two taggers on side A with its printed HQ. */
int
main (int   argc,
      char *argv[])
{
  const guint64 n_games = argc == 2 ? g_ascii_strtoull (argv[1], NULL, 10) : 0;
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  TurnRandom random = turn_random_new (1, 0);
  gint64 sum = 0;

  for (guint64 i = 0; i < n_games; i++)
    {
      TurnState state;
      int scores[TURN_MAX_SEATS];

      tc_rules.start (game, &state);
      tc_rules.play_out (game, &state, &random);
      tc_rules.scores (game, &state, scores);
      sum += scores[0] + scores[1];
    }

  g_print ("%" G_GINT64_FORMAT "\n", sum);

  return 0;
}
