/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "slow-tag-city.h"

static gboolean
form_fits (const SlowGame   *game,
           const SlowTagger *tagger,
           const SlowForm   *form,
           guint             row,
           guint             column)
{
  for (guint r = 0; r < SLOW_SIDE; r++)
    for (guint c = 0; c < SLOW_SIDE; c++)
      if (form->cells[r][c])
        {
          if (row + r >= game->board.n_rows || column + c >= game->board.n_columns)
            return FALSE;
          if (game->board.squares[row + r][column + c] == TC_OUTSIDE || tagger->painted[row + r][column + c])
            return FALSE;
        }

  return TRUE;
}

static void
add_move (GArray *moves,
          TcMove  move)
{
  const TurnMove bytes = tc_move_to_turn (move);

  g_array_append_val (moves, bytes);
}

static void
add_placements (const SlowGame   *game,
                const SlowTagger *tagger,
                GArray           *moves,
                TcMove            move)
{
  for (guint f = 0; f < game->n_forms[move.action.token]; f++)
    for (guint row = 0; row < game->board.n_rows; row++)
      for (guint column = 0; column < game->board.n_columns; column++)
        if (form_fits (game, tagger, &game->forms[move.action.token][f], row, column))
          {
            move.action.orientation = (guint8) f;
            move.action.anchor = (guint8) (row * game->board.n_columns + column);
            add_move (moves, move);
          }
}

static void
add_drones (const SlowGame   *game,
            const SlowTagger *tagger,
            GArray           *moves,
            TcMove            move)
{
  move.action.use = TC_USE_DRONE;
  for (guint8 drone = 0; drone < game->board.n_drones; drone++)
    if (!tagger->drones[drone])
      {
        move.action.mark = drone;
        for (guint8 token = 0; token < TC_N_HQ_TOKENS; token++)
          {
            move.action.token = token;
            add_placements (game, tagger, moves, move);
          }
        if (!game->setup.free_drones)
          return;
      }
}

static void
add_bubbles (const SlowGame  *game,
             const SlowState *self,
             GArray          *moves,
             TcMove           move)
{
  gboolean any = FALSE;

  move.action.use = TC_USE_SOCIAL;
  for (guint8 bubble = 0; bubble < game->board.n_bubbles; bubble++)
    if (slow_state_bubble_is_free (game, self, bubble))
      {
        move.action.mark = bubble;
        add_move (moves, move);
        any = TRUE;
      }

  if (!any)
    {
      move.action.mark = TC_NO_BUBBLE;
      add_move (moves, move);
    }
}

static void
add_actions (const SlowGame  *game,
             const SlowState *self,
             GArray          *moves)
{
  const SlowTagger *tagger = &self->taggers[slow_state_to_move (game, self)];
  const guint8 kind = self->phase == TC_PHASE_DRAFT ? TC_MOVE_TURN : TC_MOVE_SEAL;

  for (guint8 die = 0; die < slow_game_n_dice (game); die++)
    if (!self->taken[die])
      {
        const TcMove move = { .kind = kind, .action = { .die = die } };
        TcMove tag = move;

        tag.action.use = TC_USE_TAG;
        tag.action.token = (guint8) self->sections[die];
        add_placements (game, tagger, moves, tag);
        add_drones (game, tagger, moves, move);
        add_bubbles (game, self, moves, move);
      }
}

static void
add_rolls (const SlowGame *game,
           GArray         *moves,
           TcMove          move,
           guint           die)
{
  if (die == slow_game_n_dice (game))
    {
      add_move (moves, move);
      return;
    }

  for (guint8 face = 1; face <= 6; face++)
    {
      move.dice[die] = face;
      add_rolls (game, moves, move, die + 1);
    }
}

static void
add_dice_places (const SlowGame  *game,
                 const SlowState *self,
                 GArray          *moves,
                 TcMove           move,
                 guint            die)
{
  if (die == slow_game_n_dice (game))
    {
      add_move (moves, move);
      return;
    }

  move.sections[die] = (guint8) (self->faces[die] - 1);
  add_dice_places (game, self, moves, move, die + 1);
  move.sections[die] = (guint8) (self->faces[die] % 6);
  add_dice_places (game, self, moves, move, die + 1);
}

GArray *
slow_state_moves (const SlowGame  *game,
                  const SlowState *self)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TurnMove));

  if (self->phase == TC_PHASE_ROLL)
    add_rolls (game, moves, (TcMove) { .kind = TC_MOVE_ROLL }, 0);
  else if (self->phase == TC_PHASE_PLACE)
    add_dice_places (game, self, moves, (TcMove) { .kind = TC_MOVE_PLACE }, 0);
  else if (self->phase != TC_PHASE_OVER)
    add_actions (game, self, moves);

  return moves;
}
