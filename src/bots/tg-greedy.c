/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-greedy.h"

#include <limits.h>

/* What it is worth to play a card now, compared with the others that could be played. */
#define PLAY_SET 100
#define PLAY_FREEZE 90
#define PLAY_TAG 80
#define PLAY_LETTER 40

/* What it is worth to keep a card in the hand. */
#define KEEP_TAG 100
#define KEEP_GOOL 70
#define KEEP_FREEZE 60
#define KEEP_LETTER 40
#define KEEP_NEXT_LETTER 25     /* for the set after this one */
#define KEEP_SPARE 10

static bool
completes_set (const TgState *seen,
               TgCard         letter)
{
  for (TgCard other = TG_T; other <= TG_G; other++)
    if (other != letter && !tg_state_has_letter (seen, seen->seat, other))
      return false;

  return true;
}

static int
worth_playing (const TgState *seen,
               TgCard         card)
{
  switch (card)
    {
    case TG_FREEZE:
      return PLAY_FREEZE;

    case TG_TAG:
      return PLAY_TAG;

    default:
      return completes_set (seen, card) ? PLAY_SET : PLAY_LETTER;
    }
}

/* How much a card would be missed when one holds @n_others of its kind besides. */
static int
worth_keeping (const TgState *seen,
               TgCard         card,
               unsigned       n_others)
{
  switch (card)
    {
    case TG_TAG:
      return KEEP_TAG;

    case TG_GOOL:
      return KEEP_GOOL - 20 * (int) n_others;

    case TG_FREEZE:
      return KEEP_FREEZE - 30 * (int) n_others;

    default:
      if (n_others > 0)
        return KEEP_SPARE;
      return tg_state_has_letter (seen, seen->seat, card) ? KEEP_NEXT_LETTER : KEEP_LETTER;
    }
}

/* A card that is known is better than one from the deck only when it will be used. */
static bool
wants_discard (const TgState *seen)
{
  const TgCard top = tg_state_discard (seen, 0);

  if (top == TG_NO_CARD)
    return false;
  if (top == TG_TAG)
    return true;

  return top <= TG_G && tg_state_count (seen, seen->seat, top) == 0 && !tg_state_has_letter (seen, seen->seat, top);
}

static int
worth_of_move (const TgState *seen,
               TgMove         move)
{
  const TgCard card = (TgCard) move.what;

  switch (move.kind)
    {
    case TG_MOVE_DRAW_DISCARD:
      return wants_discard (seen) ? 200 : 90;

    case TG_MOVE_DRAW_DECK:
      return 150;

    case TG_MOVE_PLAY:
      return worth_playing (seen, card);

    case TG_MOVE_DISCARD:
      return -worth_keeping (seen, card, tg_state_count (seen, seen->seat, card) - 1);

    default:
      return -200;
    }
}

/* Whoever is ahead should have IT, but not again, and rather not if they were seen to take a Gool. */
static int
worth_of_receiver (const TgState *seen,
                   unsigned       seat)
{
  const bool has_gool = (seen->known[seat] >> 4 * TG_GOOL & 15) != 0;

  return 15 * (seen->sets[seat] + seen->tags[seat] - (has_gool ? 2 : 0));
}

int32_t
tg_greedy_worth (const TgGame  *game,
                 const TgState *seen,
                 TgMove         move)
{
  switch (move.kind)
    {
    case TG_MOVE_IT:
      if (move.what == TG_LEAVE_IT)
        return tg_state_it (seen) < 0 || tg_state_it (seen) == seen->seat ? -60 : worth_of_receiver (seen, (unsigned) tg_state_it (seen)) + 5;
      return worth_of_receiver (seen, move.what);

    case TG_MOVE_GOOL:
      return 60;

    case TG_MOVE_ACCEPT:
      return 0;

    default:
      return worth_of_move (seen, move);
    }
}

static TgMove
best_of_turn (const TgGame  *game,
              const TgState *seen)
{
  TurnMove moves[4 * TG_N_KINDS];
  const size_t n_moves = tg_state_list_moves (game, seen, moves, sizeof moves / sizeof moves[0]);
  int best_worth = INT_MIN;
  TgMove best = { 0 };

  for (size_t i = 0; i < n_moves; i++)
    {
      const TgMove move = tg_move_from_turn (moves[i]);
      const int worth = worth_of_move (seen, move);

      if (worth > best_worth)
        {
          best_worth = worth;
          best = move;
        }
    }

  return best;
}

/* Whoever is ahead of all others gets IT, unless they were seen to take a Gool or have it already. */
static TgMove
best_receiver (const TgGame  *game,
               const TgState *seen)
{
  const int holder = tg_state_it (seen);
  int best_score = INT_MIN, best = -1;

  for (unsigned seat = 0; seat < game->n_seats; seat++)
    {
      const int score = seen->sets[seat] + seen->tags[seat] - (((seen->known[seat] >> 4 * TG_GOOL & 15) != 0) ? 2 : 0);

      if (seat != seen->seat && score > best_score)
        {
          best_score = score;
          best = (int) seat;
        }
    }

  return tg_move_new (TG_MOVE_IT, best == holder ? TG_LEAVE_IT : (unsigned) best);
}

TgMove
tg_greedy_move (const TgGame  *game,
                const TgState *seen)
{
  if (seen->phase == TG_PHASE_IT)
    return best_receiver (game, seen);
  if (seen->phase == TG_PHASE_ANSWER)
    return tg_move_new (tg_state_count (seen, seen->asked, TG_GOOL) > 0 ? TG_MOVE_GOOL : TG_MOVE_ACCEPT, 0);

  return best_of_turn (game, seen);
}

TurnMove
tg_greedy_choose (const TurnQuestion *question)
{
  return tg_move_to_turn (tg_greedy_move (question->game, question->seen));
}
