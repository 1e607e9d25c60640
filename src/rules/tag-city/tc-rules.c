/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rules.h"

#include "tc-moves.h"
#include "tc-score.h"
#include "tc-state-parts.h"

static const char *const end_names[] = { "features", "bubbles", "drones", NULL };

static size_t
state_size (const void *game)
{
  return tc_state_size (game);
}

static unsigned
n_seats (const void *game)
{
  const TcGame *self = game;

  return self->setup.n_seats;
}

static void
start (const void *game,
       void       *state)
{
  tc_state_start (game, state);
}

static int
to_move (const void *game,
         const void *state)
{
  return tc_state_to_move (game, state);
}

static size_t
list_moves (const void *game,
            const void *state,
            TurnMove   *moves,
            size_t      capacity)
{
  return tc_state_list_moves (game, state, moves, capacity);
}

static TurnVerdict
play (const void *game,
      const void *before,
      TurnMove    move,
      void       *after)
{
  return (TurnVerdict) tc_state_play (game, before, tc_move_from_turn (move), after);
}

static const char *
rule (TurnVerdict verdict)
{
  return tc_verdict_rule ((TcVerdict) verdict);
}

static TurnMove
draw (const void *game,
      const void *state,
      TurnRandom *random)
{
  return tc_move_to_turn (tc_state_draw (game, random));
}

static TurnMove
random_move (const void *game,
             const void *state,
             TurnRandom *random)
{
  return tc_move_to_turn (tc_state_random_move (game, state, random));
}

static void
play_out (const void *game,
          void       *state,
          TurnRandom *random)
{
  tc_state_play_out (game, state, random);
}

/* Hidden are the choices that others have sealed for the final die (C9). That they have sealed, and in which order, everyone sees;
 * so the state keeps its step, and each of their choices is replaced by a random one of theirs. That choice depends on the public
 * state alone, which sealing does not change, so nothing of the true choice is left. The viewer, whether asked next or waiting, can
 * play on from there, and thinks about a plausible table. */
static void
conceal (const void *game,
         const void *state,
         int         viewer,
         TurnRandom *random,
         void       *seen)
{
  const TcGame *self = game;
  TcState *shown = seen;
  unsigned step, first;

  if (seen != state)
    memcpy (seen, state, tc_state_size (game));
  if (tc_state_phase (game, shown) != TC_PHASE_FINAL)
    return;

  step = tc_step (shown);
  first = TC_STEP_DRAFT + self->setup.n_seats;
  for (unsigned turn = 0; turn < step - first; turn++)
    if ((int) tc_seat_in_order (game, shown, turn) != viewer)
      {
        tc_set_step (shown, tc_leader (shown), first + turn);
        tc_pack_action (shown->sealed[turn], tc_state_random_move (game, shown, random).action);
      }
  tc_set_step (shown, tc_leader (shown), step);
}

static void
scores (const void *game,
        const void *state,
        int        *totals)
{
  for (unsigned seat = 0; seat < n_seats (game); seat++)
    totals[seat] = tc_state_score (game, state, seat).total;
}

/* C20: among those with the same prestige, who has circled more bubbles. */
static void
tie_breaks (const void *game,
            const void *state,
            int        *bubbles)
{
  for (unsigned seat = 0; seat < n_seats (game); seat++)
    bubbles[seat] = tc_state_score (game, state, seat).n_bubbles;
}

static unsigned
winners (const void *game,
         const void *state)
{
  return tc_state_winners (game, state);
}

static unsigned
current_round (const void *game,
               const void *state)
{
  return tc_state_round (state);
}

static unsigned
ended_by (const void *game,
          const void *state)
{
  return tc_state_phase (game, state) == TC_PHASE_OVER ? tc_state_ended_by (game, state) : 0;
}

/* C7 */
static int
roller (const void *game,
        const void *state)
{
  return (int) tc_state_leader (state);
}

const TurnRules tc_rules = {
  .id = "tag-city",
  .min_seats = TC_MIN_SEATS,
  .max_seats = TC_MAX_SEATS,
  .end_names = end_names,
  .state_size = state_size,
  .n_seats = n_seats,
  .start = start,
  .to_move = to_move,
  .list_moves = list_moves,
  .play = play,
  .roller = roller,
  .rule = rule,
  .draw = draw,
  .random_move = random_move,
  .play_out = play_out,
  .conceal = conceal,
  .scores = scores,
  .tie_breaks = tie_breaks,
  .winners = winners,
  .round = current_round,
  .ended_by = ended_by,
};
