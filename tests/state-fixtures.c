/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "state-fixtures.h"

#include "board-fixtures.h"

static void
play (const TcGame *game,
      TcState      *state,
      TcMove        move)
{
  g_assert_cmpint (tc_state_play (game, state, move, state), ==, TC_LEGAL);
}

static void
read_bytes (guint8      bytes[7],
            const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    bytes[i] = (guint8) g_ascii_strtoull (words[i], NULL, 10);
}

void
state_fixture_roll (const TcGame *game,
                    TcState      *state,
                    const char   *faces)
{
  TcMove move = { .kind = TC_MOVE_ROLL, .dice = { 0 } };

  read_bytes (move.dice, faces);
  play (game, state, move);
}

void
state_fixture_place (const TcGame *game,
                     TcState      *state,
                     const char   *sections)
{
  TcMove move = { .kind = TC_MOVE_PLACE, .sections = { 0 } };

  read_bytes (move.sections, sections);
  play (game, state, move);
}

static void
act (const TcGame *game,
     TcState      *state,
     TcAction      action)
{
  TcMove move = { .kind = TC_MOVE_TURN, .sections = { 0 } };

  if (tc_state_phase (game, state) == TC_PHASE_FINAL)
    move.kind = TC_MOVE_SEAL;
  move.action = action;
  play (game, state, move);
}

void
state_fixture_tag (const TcGame *game,
                   TcState      *state,
                   guint         die,
                   const char   *squares)
{
  TcAction action = { .die = (guint8) die, .use = TC_USE_TAG, .token = (guint8) tc_state_die_section (state, die) };

  placement_fixture (game, action.token, squares, &action.orientation, &action.anchor);
  act (game, state, action);
}

void
state_fixture_drone (const TcGame *game,
                     TcState      *state,
                     guint         die,
                     guint         token,
                     const char   *squares)
{
  const int seat = tc_state_to_move (game, state);
  TcAction action = { .die = (guint8) die, .use = TC_USE_DRONE, .token = (guint8) token };

  placement_fixture (game, token, squares, &action.orientation, &action.anchor);
  action.mark = (guint8) tc_state_next_drone (game, state, (guint) seat);
  act (game, state, action);
}

void
state_fixture_social (const TcGame *game,
                      TcState      *state,
                      guint         die,
                      guint         bubble)
{
  act (game, state, (TcAction) { .die = (guint8) die, .use = TC_USE_SOCIAL, .mark = (guint8) bubble });
}

char *
set_fixture_names (const TcGame *game,
                   TcSet         set)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&set, square))
      g_string_append_printf (names, "%s%c%u", names->len > 0 ? " " : "",
                              'A' + square % game->board.n_columns, square / game->board.n_columns + 1);

  return g_string_free (g_steal_pointer (&names), FALSE);
}
