/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-greedy.h"

#include <limits.h>

#define LETTERS (1u << TG_T | 1u << TG_A | 1u << TG_G)

/* What a point more makes of somebody who could get IT, and a Gool that everybody saw. */
#define RECEIVER_POINT 15
#define RECEIVER_GOOL -30

/* A moment as one player sees it, with what is asked for all the time. */
typedef struct
{
  const TgGame    *game;
  const TgState   *state;
  const TgWeights *weights;
  TgStage          stage;
  unsigned         next;        /* who may take what is discarded */
  unsigned         missing;     /* the letters that lack in front of the player, a bit each */
  unsigned         n_movers;    /* cards of the hand that can move IT at once */
} Moment;

static TgStage
stage_of (const TgGame  *game,
          const TgState *state)
{
  if (state->n_deck == 0)
    return TG_STAGE_EMPTY;
  if (state->n_deck <= game->n_seats)
    return TG_STAGE_LAST;
  if (state->n_deck <= 3 * game->n_seats)
    return TG_STAGE_LATE;

  return state->n_deck <= 8 * game->n_seats ? TG_STAGE_MIDDLE : TG_STAGE_EARLY;
}

/* The letter that completes a set, or TG_NO_CARD. */
static TgCard
last_letter (unsigned missing)
{
  if ((missing & (missing - 1)) != 0)
    return TG_NO_CARD;

  return (TgCard) __builtin_ctz (missing);
}

static Moment
look_at (const TgGame    *game,
         const TgState   *seen,
         const TgWeights *weights)
{
  const unsigned missing = LETTERS & ~(unsigned) seen->fronts[seen->seat];
  const TgCard last = last_letter (missing);

  return (Moment) {
    .game = game,
    .state = seen,
    .weights = weights,
    .stage = stage_of (game, seen),
    .next = seen->seat + 1u == game->n_seats ? 0 : seen->seat + 1u,
    .missing = missing,
    .n_movers = tg_state_count (seen, seen->seat, TG_TAG) + (last != TG_NO_CARD && tg_state_count (seen, seen->seat, last) > 0 ? 1 : 0),
  };
}

static int
weight (const Moment *self,
        TgFeature     feature)
{
  return self->weights->worth[feature][self->stage];
}

static bool
is_missing (const Moment *self,
            TgCard        letter)
{
  return (self->missing >> letter & 1) != 0;
}

/* What is added to a card that moves IT. */
static int
worth_of_mover (const Moment *self)
{
  const int holder = tg_state_it (self->state);
  int worth = self->n_movers > 1 ? weight (self, TG_MOVER_OF_SEVERAL) : 0;

  if (holder == self->state->seat)
    worth += weight (self, TG_MOVER_WITH_IT);
  else if (holder >= 0)
    worth += weight (self, TG_MOVER_WITHOUT);

  return worth;
}

static int
worth_playing (const Moment *self,
               TgCard        card)
{
  if (card == TG_FREEZE)
    return weight (self, TG_PLAY_FREEZE) + weight (self, TG_FREEZE_WITH_MOVER) * (int) self->n_movers;
  if (card == TG_TAG)
    return weight (self, TG_PLAY_TAG) + worth_of_mover (self);
  if (last_letter (self->missing) == card)
    return weight (self, TG_PLAY_SET) + worth_of_mover (self);

  return weight (self, self->missing == LETTERS ? TG_PLAY_FIRST : TG_PLAY_SECOND);
}

static int
worth_keeping_letter (const Moment *self,
                      TgCard        letter,
                      unsigned      n_others)
{
  if (n_others > 0)
    return weight (self, TG_KEEP_SPARE);
  if (!is_missing (self, letter))
    return weight (self, TG_KEEP_NEXT_LETTER);

  return weight (self, last_letter (self->missing) == letter ? TG_KEEP_SET : TG_KEEP_LETTER);
}

/* How much a card would be missed. */
static int
worth_keeping (const Moment *self,
               TgCard        card)
{
  const unsigned n_others = tg_state_count (self->state, self->state->seat, card) - 1;

  switch (card)
    {
    case TG_TAG:
      return weight (self, TG_KEEP_TAG);

    case TG_GOOL:
      return weight (self, TG_KEEP_GOOL) + weight (self, TG_KEEP_MORE_GOOL) * (int) n_others;

    case TG_FREEZE:
      return weight (self, TG_KEEP_FREEZE) + weight (self, TG_KEEP_MORE_FREEZE) * (int) n_others;

    default:
      return worth_keeping_letter (self, card, n_others);
    }
}

/* How much the next player could do with a card: what they are not seen to have, they lack. */
static int
worth_denying (const Moment *self,
               TgCard        card)
{
  const unsigned missing = LETTERS & ~(unsigned) self->state->fronts[self->next];

  if ((missing >> card & 1) == 0 || (self->state->known[self->next] >> 4 * card & 15) != 0)
    return 0;

  return weight (self, last_letter (missing) == card ? TG_DENY_SET : TG_DENY_LETTER);
}

/* How far the player is ahead of the best of the others. */
static int
lead_of (const Moment *self)
{
  const unsigned seat = self->state->seat;
  int best = INT_MIN;

  for (unsigned other = 0; other < self->game->n_seats; other++)
    if (other != seat && tg_state_score (self->state, other) > best)
      best = tg_state_score (self->state, other);

  return tg_state_score (self->state, seat) - best;
}

/* T9: what a discard is worth because the game would be over. */
static int
worth_of_end (const Moment *self)
{
  const TgState *state = self->state;
  int lead;

  if (self->stage != TG_STAGE_EMPTY || state->quiet + 1u < self->game->n_seats || (state->turn & TG_TURN_PLAYED) != 0)
    return 0;

  lead = lead_of (self);

  return lead == 0 ? 0 : lead > 0 ? weight (self, TG_END) : -weight (self, TG_END);
}

/* The top of the discard pile is known, but lies there only while nobody takes it. */
static int
worth_taking (const Moment *self)
{
  const TgCard top = tg_state_discard (self->state, 0);

  switch (top)
    {
    case TG_TAG:
      return weight (self, TG_TAKE_TAG);

    case TG_GOOL:
      return weight (self, TG_TAKE_GOOL);

    case TG_FREEZE:
      return weight (self, TG_TAKE_FREEZE);

    default:
      if (!is_missing (self, top) || tg_state_count (self->state, self->state->seat, top) > 0)
        return weight (self, TG_TAKE_OTHER);
      return weight (self, last_letter (self->missing) == top ? TG_TAKE_SET : TG_TAKE_LETTER);
    }
}

static int
worth_of_turn (const Moment *self,
               TgMove        move)
{
  const TgCard card = (TgCard) move.what;

  switch (move.kind)
    {
    case TG_MOVE_DRAW_DISCARD:
      return worth_taking (self);

    case TG_MOVE_DRAW_DECK:
      return weight (self, TG_DRAW_DECK);

    case TG_MOVE_PLAY:
      return worth_playing (self, card);

    case TG_MOVE_DISCARD:
      return worth_of_end (self) - worth_keeping (self, card) - worth_denying (self, card);

    default:
      return -200;
    }
}

/* Whoever is ahead should have IT, and rather not if they were seen to take a Gool. */
static int
worth_of_receiver (const Moment *self,
                   unsigned      seat)
{
  const TgState *state = self->state;
  const int points = state->sets[seat] + state->tags[seat] - state->sets[state->seat] - state->tags[state->seat];

  return RECEIVER_POINT * points + ((state->known[seat] >> 4 * TG_GOOL & 15) != 0 ? RECEIVER_GOOL : 0);
}

/* The most that giving IT to somebody is worth. */
static int
worth_of_best_receiver (const Moment *self)
{
  int best = INT_MIN;

  for (unsigned seat = 0; seat < self->game->n_seats; seat++)
    if (seat != self->state->seat && worth_of_receiver (self, seat) > best)
      best = worth_of_receiver (self, seat);

  return best;
}

static int
worth_of_it (const Moment *self,
             unsigned      to)
{
  const int holder = tg_state_it (self->state);

  if (to != TG_LEAVE_IT)
    return worth_of_receiver (self, to) + ((int) to == holder ? weight (self, TG_GIVE_AGAIN) : 0);
  if (holder >= 0 && holder != self->state->seat)
    return worth_of_receiver (self, (unsigned) holder);

  return worth_of_best_receiver (self) + weight (self, holder < 0 ? TG_LEAVE_MIDDLE : TG_LEAVE_MINE);
}

int32_t
tg_greedy_worth (const TgGame    *game,
                 const TgState   *seen,
                 const TgWeights *weights,
                 TgMove           move)
{
  const Moment moment = look_at (game, seen, weights);

  switch (move.kind)
    {
    case TG_MOVE_IT:
      return worth_of_it (&moment, move.what);

    case TG_MOVE_GOOL:
      return weight (&moment, TG_ANSWER);

    case TG_MOVE_ACCEPT:
      return 0;

    default:
      return worth_of_turn (&moment, move);
    }
}

static TgMove
best_of_turn (const Moment *self)
{
  TurnMove moves[4 * TG_N_KINDS];
  const size_t n_moves = tg_state_list_moves (self->game, self->state, moves, sizeof moves / sizeof moves[0]);
  int best_worth = INT_MIN;
  TgMove best = { 0 };

  for (size_t i = 0; i < n_moves; i++)
    {
      const TgMove move = tg_move_from_turn (moves[i]);
      const int worth = worth_of_turn (self, move);

      if (worth > best_worth)
        {
          best_worth = worth;
          best = move;
        }
    }

  return best;
}

/* Of equal ones the first seat, and leaving IT stands where its holder sits. */
static TgMove
best_receiver (const Moment *self)
{
  const bool stays = weight (self, TG_GIVE_AGAIN) <= 0;
  int best_worth = INT_MIN;
  unsigned best = TG_LEAVE_IT;

  for (unsigned seat = 0; seat < self->game->n_seats; seat++)
    {
      const unsigned to = stays && tg_state_it (self->state) == (int) seat ? TG_LEAVE_IT : seat;

      if (seat != self->state->seat && worth_of_it (self, to) > best_worth)
        {
          best_worth = worth_of_it (self, to);
          best = to;
        }
    }
  if (worth_of_it (self, TG_LEAVE_IT) > best_worth)
    best = TG_LEAVE_IT;

  return tg_move_new (TG_MOVE_IT, best);
}

TgMove
tg_greedy_move (const TgGame    *game,
                const TgState   *seen,
                const TgWeights *weights)
{
  const Moment moment = look_at (game, seen, weights);

  if (seen->phase == TG_PHASE_IT)
    return best_receiver (&moment);
  if (seen->phase == TG_PHASE_ANSWER)
    return tg_move_new (tg_state_count (seen, seen->asked, TG_GOOL) > 0 && weight (&moment, TG_ANSWER) > 0 ? TG_MOVE_GOOL : TG_MOVE_ACCEPT, 0);

  return best_of_turn (&moment);
}

TurnMove
tg_greedy_choose (const TurnQuestion *question)
{
  return tg_move_to_turn (tg_greedy_move (question->game, question->seen, &tg_weights_greedy));
}
