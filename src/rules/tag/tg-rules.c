/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-rules.h"

#include <limits.h>

/* The one way a game of TAG ends (T9). */
static const char *const end_names[] = { "discards", NULL };

static size_t
state_size (const void *game)
{
  return sizeof (TgState);
}

static unsigned
n_seats (const void *game)
{
  const TgGame *self = game;

  return self->n_seats;
}

static void
deal (void       *game,
      unsigned    n,
      TurnRandom *random)
{
  const unsigned first = turn_random_below (random, n);

  tg_game_shuffle (game, n, first, random);
}

/* T1: a player who was chosen; the deck knows nothing of it. */
static void
set_first (void    *game,
           unsigned seat)
{
  ((TgGame *) game)->first = (uint8_t) seat;
}

static const void *
open_game (const void *game)
{
  return tg_game_open (game);
}

static void
start (const void *game,
       void       *state)
{
  tg_state_start (game, state);
}

static int
to_move (const void *game,
         const void *state)
{
  return tg_state_to_move (state);
}

static size_t
list_moves (const void *game,
            const void *state,
            TurnMove   *moves,
            size_t      capacity)
{
  return tg_state_list_moves (game, state, moves, capacity);
}

/* A move has two bytes that mean something; the others are zero. */
static TurnVerdict
play (const void *game,
      const void *before,
      TurnMove    move,
      void       *after)
{
  const TgMove meant = tg_move_from_turn (move);

  if (!turn_move_equal (tg_move_to_turn (meant), move))
    return TG_NO_SUCH_MOVE;

  return (TurnVerdict) tg_state_play (game, before, meant, after);
}

static const char *
rule (TurnVerdict verdict)
{
  return tg_verdict_rule ((TgVerdict) verdict);
}

/* All that chance does after the deal is to pass over who can do nothing (T8). */
static TurnMove
draw (const void *game,
      const void *state,
      TurnRandom *random)
{
  return tg_move_to_turn (tg_move_new (TG_MOVE_SKIP, 0));
}

static TurnMove
random_move (const void *game,
             const void *state,
             TurnRandom *random)
{
  return tg_move_to_turn (tg_state_random_move (game, state, random));
}

static void
play_out (const void *game,
          void       *state,
          TurnRandom *random)
{
  tg_state_play_out (game, state, random);
}

static void
conceal (const void *game,
         const void *state,
         int         viewer,
         TurnRandom *random,
         void       *seen)
{
  if (seen != state)
    memcpy (seen, state, sizeof (TgState));
  tg_state_conceal (game, seen, viewer, random);
}

static void
scores (const void *game,
        const void *state,
        int        *totals)
{
  for (unsigned seat = 0; seat < n_seats (game); seat++)
    totals[seat] = tg_state_score (state, seat);
}

/* T10: the highest score; ties are shared. */
static unsigned
winners (const void *game,
         const void *state)
{
  unsigned best = 0;
  int highest = INT_MIN;

  for (unsigned seat = 0; seat < n_seats (game); seat++)
    {
      const int total = tg_state_score (state, seat);

      if (total > highest)
        best = 0;
      if (total >= highest)
        {
          highest = total;
          best |= 1u << seat;
        }
    }

  return best;
}

static unsigned
current_round (const void *game,
               const void *state)
{
  return tg_state_round (game, state);
}

static unsigned
ended_by (const void *game,
          const void *state)
{
  return to_move (game, state) == TURN_OVER ? 1 : 0;
}

/* What comes from the deck cannot be unseen, and neither can whether somebody who is given IT holds a Gool. */
static bool
reveals (const void *game,
         const void *before,
         TurnMove    move)
{
  const TgMove meant = tg_move_from_turn (move);

  return meant.kind == TG_MOVE_DRAW_DECK || (meant.kind == TG_MOVE_IT && meant.what != TG_LEAVE_IT);
}

/* T6: only those who hold a Gool are asked. */
static int
asks (const void *game,
      const void *before,
      TurnMove    move)
{
  const TgMove meant = tg_move_from_turn (move);

  if (meant.kind == TG_MOVE_GOOL)
    return ((const TgState *) before)->giver;

  return meant.kind == TG_MOVE_IT && meant.what != TG_LEAVE_IT ? meant.what : -1;
}

const TurnRules tg_rules = {
  .id = "tag",
  .min_seats = TG_MIN_SEATS,
  .max_seats = TG_MAX_SEATS,
  .end_names = end_names,
  .state_size = state_size,
  .n_seats = n_seats,
  .game_size = sizeof (TgGame),
  .deal = deal,
  .set_first = set_first,
  .open_game = open_game,
  .start = start,
  .to_move = to_move,
  .list_moves = list_moves,
  .play = play,
  .reveals = reveals,
  .asks = asks,
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
