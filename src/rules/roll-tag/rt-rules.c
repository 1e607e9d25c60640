/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-rules.h"

/* In the order of RtEnd. */
static const char *const end_names[] = { "dice", "piles", "deck", "rerolls", NULL };

static size_t
state_size (const void *game)
{
  return sizeof (RtState);
}

static unsigned
n_seats (const void *game)
{
  return RT_N_SEATS;
}

static void
deal (void       *game,
      unsigned    n,
      TurnRandom *random)
{
  rt_game_shuffle (game, random);
}

static const void *
open_game (const void *game)
{
  return rt_game_open (game);
}

static void
start (const void *game,
       void       *state)
{
  rt_state_start (game, state);
}

static int
to_move (const void *game,
         const void *state)
{
  return rt_state_to_move (state);
}

static size_t
list_moves (const void *game,
            const void *state,
            TurnMove   *moves,
            size_t      capacity)
{
  return rt_state_list_moves (state, moves, capacity);
}

/* The eighth byte means nothing, so it is zero. */
static TurnVerdict
play (const void *game,
      const void *before,
      TurnMove    move,
      void       *after)
{
  if (move.bytes[7] != 0)
    return RT_NO_SUCH_MOVE;

  return (TurnVerdict) rt_state_play (before, rt_move_from_turn (move), after);
}

/* Laying a card draws another; what the dice show is chance's own move. */
static bool
reveals (const void *game,
         const void *before,
         TurnMove    move)
{
  return rt_move_from_turn (move).kind == RT_MOVE_PLACE;
}

static const char *
rule (TurnVerdict verdict)
{
  return rt_verdict_rule ((RtVerdict) verdict);
}

static TurnMove
draw (const void *game,
      const void *state,
      TurnRandom *random)
{
  return rt_move_to_turn (rt_state_draw (state, random));
}

static TurnMove
random_move (const void *game,
             const void *state,
             TurnRandom *random)
{
  return rt_move_to_turn (rt_state_random_move (state, random));
}

static void
play_out (const void *game,
          void       *state,
          TurnRandom *random)
{
  rt_state_play_out (state, random);
}

static void
conceal (const void *game,
         const void *state,
         int         viewer,
         TurnRandom *random,
         void       *seen)
{
  if (seen != state)
    memcpy (seen, state, sizeof (RtState));
  rt_state_conceal (seen, viewer, random);
}

static void
scores (const void *game,
        const void *state,
        int        *totals)
{
  for (unsigned seat = 0; seat < RT_N_SEATS; seat++)
    totals[seat] = (int) rt_state_score (state, seat);
}

/* R5: most cards; a draw has two winners. */
static unsigned
winners (const void *game,
         const void *state)
{
  int totals[RT_N_SEATS];

  scores (game, state, totals);

  return (totals[0] >= totals[1] ? 1u : 0) | (totals[1] >= totals[0] ? 2u : 0);
}

static unsigned
current_round (const void *game,
               const void *state)
{
  return rt_state_round (state);
}

static unsigned
ended_by (const void *game,
          const void *state)
{
  const RtState *self = state;

  return self->end == RT_NOT_ENDED ? 0 : 1u << (self->end - 1);
}

const TurnRules rt_rules = {
  .id = "roll-tag",
  .min_seats = RT_N_SEATS,
  .max_seats = RT_N_SEATS,
  .end_names = end_names,
  .state_size = state_size,
  .n_seats = n_seats,
  .game_size = sizeof (RtGame),
  .deal = deal,
  .open_game = open_game,
  .start = start,
  .to_move = to_move,
  .list_moves = list_moves,
  .play = play,
  .reveals = reveals,
  .rule = rule,
  .draw = draw,
  .random_move = random_move,
  .play_out = play_out,
  .conceal = conceal,
  .scores = scores,
  .winners = winners,
  .round = current_round,
  .ended_by = ended_by,
};
