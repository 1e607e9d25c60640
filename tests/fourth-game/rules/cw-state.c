/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-state.h"

#include <turn-rules.h>

void
cw_state_start (const CwGame *game,
                CwState      *state)
{
  *state = (CwState) { .seat = game->first };
  memcpy (state->tags, game->tags, sizeof state->tags);
}

unsigned
cw_state_n_tags (const CwState *self)
{
  return (unsigned) self->tags[0] + self->tags[1] + self->tags[2];
}

bool
cw_state_is_over (const CwState *self)
{
  return cw_state_n_tags (self) == 0;
}

int
cw_state_to_move (const CwState *self)
{
  if (self->can == CW_CAN_COMING)
    return TURN_CHANCE;

  return cw_state_is_over (self) ? TURN_OVER : self->seat;
}

static void
end_turn (const CwGame *game,
          CwState      *state)
{
  state->n_scrubs = 0;
  state->row = 0;
  state->n_turns++;
  state->seat = (uint8_t) ((state->seat + 1) % game->n_seats);
}

static void
scrub (const CwGame *game,
       CwState      *state,
       unsigned      row)
{
  state->tags[row]--;
  state->n_scrubs++;
  state->row = (uint8_t) row;
  state->last = (uint8_t) (state->seat + 1);
  if (state->tags[row] == 0)
    {
      state->points[state->seat]++;
      state->can = state->can == CW_CAN_AWAY ? CW_CAN_COMING : state->can;
    }
  if (state->tags[row] == 0 || state->n_scrubs == CW_MOST_SCRUBS)
    end_turn (game, state);
}

static void
apply (const CwGame *game,
       CwState      *state,
       CwMove        move)
{
  if (move.kind == CW_MOVE_SCRUB)
    {
      scrub (game, state, move.row);
    }
  else if (move.kind == CW_MOVE_PASS)
    {
      end_turn (game, state);
    }
  else
    {
      state->tags[move.row]++;
      state->can = CW_CAN_EMPTY;
    }
}

static CwVerdict
check_scrub (const CwState *state,
             CwMove         move)
{
  if (state->tags[move.row] == 0)
    return CW_ROW_CLEAN;

  return state->n_scrubs > 0 && state->row != move.row ? CW_OTHER_ROW : CW_LEGAL;
}

static CwVerdict
check (const CwState *state,
       CwMove         move)
{
  if (move.kind >= CW_N_MOVE_KINDS || move.row >= CW_N_ROWS || (move.kind == CW_MOVE_PASS && move.row != 0))
    return CW_NO_SUCH_MOVE;
  if (state->can == CW_CAN_COMING)
    return move.kind == CW_MOVE_SPRAY ? CW_LEGAL : CW_SPRAY_IS_DUE;
  if (cw_state_is_over (state))
    return CW_GAME_OVER;
  if (move.kind == CW_MOVE_SPRAY)
    return CW_NOTHING_TO_SPRAY;
  if (move.kind == CW_MOVE_SCRUB)
    return check_scrub (state, move);

  return state->n_scrubs > 0 ? CW_LEGAL : CW_NOTHING_SCRUBBED;
}

CwVerdict
cw_state_play (const CwGame  *game,
               const CwState *before,
               CwMove         move,
               CwState       *after)
{
  const CwVerdict verdict = check (before, move);

  if (verdict != CW_LEGAL)
    return verdict;

  if (after != before)
    *after = *before;
  apply (game, after, move);

  return CW_LEGAL;
}

/* All moves there could ever be, those of the rows first. */
size_t
cw_state_list_moves (const CwState *self,
                     TurnMove      *moves,
                     size_t         capacity)
{
  size_t n = 0;

  for (unsigned kind = 0; kind < CW_N_MOVE_KINDS; kind++)
    for (unsigned row = 0; row < CW_N_ROWS; row++)
      {
        const CwMove move = cw_move_new ((CwMoveKind) kind, row);

        if (check (self, move) != CW_LEGAL)
          continue;
        if (n < capacity)
          moves[n] = cw_move_to_turn (move);
        n++;
      }

  return n;
}

CwMove
cw_state_random_move (const CwState *self,
                      TurnRandom    *random)
{
  TurnMove moves[CW_N_ROWS];
  const size_t n = cw_state_list_moves (self, moves, CW_N_ROWS);

  return cw_move_from_turn (moves[turn_random_below (random, (uint32_t) n)]);
}

const char *
cw_verdict_rule (CwVerdict verdict)
{
  static const char *const rules[] = {
    [CW_LEGAL] = "", [CW_NO_SUCH_MOVE] = "W2", [CW_GAME_OVER] = "W5", [CW_SPRAY_IS_DUE] = "W4", [CW_NOTHING_TO_SPRAY] = "W4",
    [CW_ROW_CLEAN] = "W2", [CW_OTHER_ROW] = "W2", [CW_NOTHING_SCRUBBED] = "W3",
  };

  return rules[verdict];
}
