/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-rules.h"

/* The one way a game ends (W5). */
static const char *const end_names[] = { "clean", NULL };

static size_t
state_size (const void *game)
{
  (void) game;

  return sizeof (CwState);
}

static unsigned
n_seats (const void *game)
{
  const CwGame *self = game;

  return self->n_seats;
}

static void
deal (void       *game,
      unsigned    n,
      TurnRandom *random)
{
  cw_game_deal (game, n, random);
}

static void
set_first (void    *game,
           unsigned seat)
{
  ((CwGame *) game)->first = (uint8_t) seat;
}

static void
start (const void *game,
       void       *state)
{
  cw_state_start (game, state);
}

static int
to_move (const void *game,
         const void *state)
{
  (void) game;

  return cw_state_to_move (state);
}

static size_t
list_moves (const void *game,
            const void *state,
            TurnMove   *moves,
            size_t      capacity)
{
  (void) game;

  return cw_state_list_moves (state, moves, capacity);
}

/* A move has two bytes that mean something; the others are zero. */
static TurnVerdict
play (const void *game,
      const void *before,
      TurnMove    move,
      void       *after)
{
  const CwMove meant = cw_move_from_turn (move);

  if (!turn_move_equal (cw_move_to_turn (meant), move))
    return CW_NO_SUCH_MOVE;

  return (TurnVerdict) cw_state_play (game, before, meant, after);
}

static const char *
rule (TurnVerdict verdict)
{
  return cw_verdict_rule ((CwVerdict) verdict);
}

/* What chance does is among the moves, each as likely as the others. */
static TurnMove
random_move (const void *game,
             const void *state,
             TurnRandom *random)
{
  (void) game;

  return cw_move_to_turn (cw_state_random_move (state, random));
}

static void
play_out (const void *game,
          void       *state,
          TurnRandom *random)
{
  while (to_move (game, state) != TURN_OVER)
    cw_state_play (game, state, cw_state_random_move (state, random), state);
}

/* Nothing is hidden. */
static void
conceal (const void *game,
         const void *state,
         int         viewer,
         TurnRandom *random,
         void       *seen)
{
  (void) game;
  (void) viewer;
  (void) random;

  if (seen != state)
    memcpy (seen, state, sizeof (CwState));
}

static void
scores (const void *game,
        const void *state,
        int        *totals)
{
  for (unsigned seat = 0; seat < n_seats (game); seat++)
    totals[seat] = ((const CwState *) state)->points[seat];
}

/* W6: of those with as many rows, the one who has scrubbed last. */
static void
tie_breaks (const void *game,
            const void *state,
            int        *breaks)
{
  for (unsigned seat = 0; seat < n_seats (game); seat++)
    breaks[seat] = ((const CwState *) state)->last == seat + 1;
}

static unsigned
winners (const void *game,
         const void *state)
{
  const CwState *self = state;
  int best = -1;
  unsigned first = 0;

  for (unsigned seat = 0; seat < n_seats (game); seat++)
    {
      const int worth = 2 * self->points[seat] + (self->last == seat + 1);

      if (worth > best)
        first = 0;
      if (worth >= best)
        {
          best = worth;
          first |= 1u << seat;
        }
    }

  return first;
}

static unsigned
current_round (const void *game,
               const void *state)
{
  return ((const CwState *) state)->n_turns / n_seats (game) + 1;
}

static unsigned
ended_by (const void *game,
          const void *state)
{
  return to_move (game, state) == TURN_OVER ? 1 : 0;
}

const TurnRules cw_rules = {
  .id = "clean-wall",
  .min_seats = CW_MIN_SEATS,
  .max_seats = CW_MAX_SEATS,
  .end_names = end_names,
  .state_size = state_size,
  .n_seats = n_seats,
  .game_size = sizeof (CwGame),
  .deal = deal,
  .set_first = set_first,
  .start = start,
  .to_move = to_move,
  .list_moves = list_moves,
  .play = play,
  .rule = rule,
  .draw = random_move,
  .random_move = random_move,
  .play_out = play_out,
  .conceal = conceal,
  .scores = scores,
  .tie_breaks = tie_breaks,
  .winners = winners,
  .round = current_round,
  .ended_by = ended_by,
};
