/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-script.h"

#include <string.h>

Script *
script_new (const TcBoard *board,
            guint          n_seats)
{
  g_autofree TcGame *game = game_fixture (board, n_seats);
  Script *self = g_new0 (Script, 1);

  self->game = *game;
  tc_state_start (&self->game, &self->state);

  return self;
}

static TcVerdict
play (Script *self,
      TcMove  move)
{
  return tc_state_play (&self->game, &self->state, move, &self->state);
}

static void
read_bytes (guint8      bytes[7],
            const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  g_assert_cmpuint (g_strv_length (words), <=, 7);
  for (guint i = 0; words[i] != NULL; i++)
    bytes[i] = (guint8) g_ascii_strtoull (words[i], NULL, 10);
}

TcVerdict
script_roll (Script     *self,
             const char *faces)
{
  TcMove move = { .kind = TC_MOVE_ROLL };

  read_bytes (move.dice, faces);

  return play (self, move);
}

TcVerdict
script_place (Script     *self,
              const char *sections)
{
  TcMove move = { .kind = TC_MOVE_PLACE };

  read_bytes (move.sections, sections);

  return play (self, move);
}

void
script_begin_round (Script     *self,
                    const char *faces)
{
  TcMove move = { .kind = TC_MOVE_PLACE };

  assert_legal (script_roll (self, faces));
  for (guint i = 0; i < tc_state_n_dice (&self->game); i++)
    move.sections[i] = (guint8) (tc_state_die_face (&self->state, i) - 1);
  assert_legal (play (self, move));
}

TcVerdict
script_play (Script  *self,
             TcAction action)
{
  const gboolean is_draft = tc_state_phase (&self->game, &self->state) == TC_PHASE_DRAFT;
  const TcMove move = { .kind = is_draft ? TC_MOVE_TURN : TC_MOVE_SEAL, .action = action };

  return play (self, move);
}

TcVerdict
script_tag (Script     *self,
            guint       die,
            const char *squares)
{
  TcAction action = { .die = (guint8) die, .use = TC_USE_TAG };

  action.token = (guint8) tc_state_die_section (&self->state, die);
  placement_fixture (&self->game, action.token, squares, &action.orientation, &action.anchor);

  return script_play (self, action);
}

TcVerdict
script_drone (Script     *self,
              guint       die,
              guint       token,
              const char *squares,
              guint       drone)
{
  TcAction action = { .die = (guint8) die, .use = TC_USE_DRONE, .token = (guint8) token, .mark = (guint8) drone };

  placement_fixture (&self->game, token, squares, &action.orientation, &action.anchor);

  return script_play (self, action);
}

TcVerdict
script_social (Script *self,
               guint   die,
               guint   bubble)
{
  return script_play (self, (TcAction) { .die = (guint8) die, .use = TC_USE_SOCIAL, .mark = (guint8) bubble });
}

guint
script_feature (Script *self,
                char    kind,
                guint   index)
{
  static const char kinds[] = "crd";

  for (guint i = 0; i < self->game.n_features; i++)
    if (kinds[self->game.features[i].kind] == kind && self->game.features[i].index == index)
      return i;

  g_assert_not_reached ();
}

TcRank
script_rank (Script *self,
             guint   seat,
             char    kind,
             guint   index)
{
  return tc_state_rank (&self->game, &self->state, seat, script_feature (self, kind, index));
}

TcBoard
script_board (void)
{
  TcBoard board = board_fixture ("aabb/aabb/ccdd/ccdd");

  board_fixture_set_sections (&board, "I1 I2 I3 V3 I4 O4");

  return board;
}

TcBoard
script_street (const char *grid)
{
  static const char *const ids[] = { "A", "B", "C", "D", "E", "F" };
  TcBoard board = board_fixture (grid);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    board_fixture_add_token (&board, ids[i], "#");
  board_fixture_set_sections (&board, "A B C D E F");
  board_fixture_set_small (&board, "I1 I1 I1");

  return board;
}
