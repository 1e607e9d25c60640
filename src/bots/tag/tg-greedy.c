/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-greedy.h"

#include <limits.h>

#include <tg-state-parts.h>

#define LETTERS (1u << TG_T | 1u << TG_A | 1u << TG_G)

/* What a point more makes of somebody who could get IT, and a Gool that everybody saw. */
#define RECEIVER_POINT 15
#define RECEIVER_GOOL -30

/* What it is worth not to give IT at all, against the best receiver, and to give it once more to whoever has it. */
#define LEAVE -60
#define GIVE_AGAIN -5

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
  const uint32_t hand = seen->hands[seen->seat];

  return (Moment) {
           .game = game,
           .state = seen,
           .weights = weights,
           .stage = stage_of (game, seen),
           .next = seen->seat + 1u == game->n_seats ? 0 : seen->seat + 1u,
           .missing = missing,
           .n_movers = tg_hand_count (hand, TG_TAG) + (last != TG_NO_CARD && tg_hand_count (hand, last) > 0 ? 1 : 0),
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
    return weight (self, TG_PLAY_FREEZE);
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
  const unsigned n_others = tg_hand_count (self->state->hands[self->state->seat], card) - 1;

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

  if ((missing >> card & 1) == 0 || tg_hand_count (self->state->known[self->next], card) > 0)
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
      /* Two players who take and discard Gools in turn would never empty the deck. */
      return weight (self, tg_hand_count (self->state->hands[self->state->seat], TG_GOOL) > 0 ? TG_TAKE_OTHER : TG_TAKE_GOOL);

    case TG_FREEZE:
      return weight (self, TG_TAKE_FREEZE);

    default:
      if (!is_missing (self, top) || tg_hand_count (self->state->hands[self->state->seat], top) > 0)
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

  return RECEIVER_POINT * points + (tg_hand_count (state->known[seat], TG_GOOL) > 0 ? RECEIVER_GOOL : 0);
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
    return worth_of_receiver (self, to) + ((int) to == holder ? GIVE_AGAIN : 0);
  if (holder >= 0 && holder != self->state->seat)
    return worth_of_receiver (self, (unsigned) holder);

  return worth_of_best_receiver (self) + LEAVE;
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

/* The best of what was looked at so far. */
typedef struct
{
  int    worth;
  TgMove move;
} Choice;

static void
consider (const Moment *self,
          Choice       *best,
          unsigned      kind,
          unsigned      what)
{
  const TgMove move = tg_move_new (kind, what);
  const int worth = worth_of_turn (self, move);

  if (worth > best->worth)
    *best = (Choice) { worth, move };
}

static void
consider_cards (const Moment *self,
                Choice       *best)
{
  const TgState *state = self->state;
  const uint32_t hand = state->hands[state->seat];

  for (unsigned card = TG_T; card <= TG_N_KINDS && !tg_is_frozen (state); card++)
    if (tg_hand_count (hand, card) > 0 && tg_can_play (state, card))
      consider (self, best, TG_MOVE_PLAY, card);
  for (unsigned card = TG_T; card <= TG_N_KINDS; card++)
    if (tg_hand_count (hand, card) > 0)
      consider (self, best, TG_MOVE_DISCARD, card);
}

/* All that tg_state_list_moves () lists, in the same order, but without the list: play-outs live on this. */
static TgMove
best_of_turn (const Moment *self)
{
  const TgState *state = self->state;
  Choice best = { INT_MIN, tg_move_new (TG_MOVE_SKIP, 0) };

  if (tg_has_room (state) && state->n_deck > 0)
    consider (self, &best, TG_MOVE_DRAW_DECK, 0);
  if (tg_has_room (state) && state->n_discards > 0)
    consider (self, &best, TG_MOVE_DRAW_DISCARD, 0);
  if (!tg_must_draw (state))
    consider_cards (self, &best);

  return best.move;
}

/* Of equal ones the first seat, and leaving IT stands where its holder sits. */
static TgMove
best_receiver (const Moment *self)
{
  int best_worth = INT_MIN;
  unsigned best = TG_LEAVE_IT;

  for (unsigned seat = 0; seat < self->game->n_seats; seat++)
    {
      const unsigned to = tg_state_it (self->state) == (int) seat ? TG_LEAVE_IT : seat;

      if (seat != self->state->seat && worth_of_it (self, to) > best_worth)
        {
          best_worth = worth_of_it (self, to);
          best = to;
        }
    }
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
    return tg_move_new (tg_hand_count (seen->hands[seen->asked], TG_GOOL) > 0 && weight (&moment, TG_ANSWER) > 0 ? TG_MOVE_GOOL : TG_MOVE_ACCEPT, 0);

  return best_of_turn (&moment);
}

TurnMove
tg_greedy_choose (const TurnQuestion *question)
{
  return tg_move_to_turn (tg_greedy_move (question->game, question->seen, &tg_weights_greedy));
}

/* Found by games of two against the plan frzlate and against the weights before, thousands for each change of a weight, which was kept if it won more. What is
 * denied to the next player was set by hand: who takes every letter could be baited with them late in a game, but people need not bite. */
const TgWeights tg_weights_greedy = {
  .worth = {
    [TG_PLAY_FIRST] = { 40, 40, 80, 80, 40 },
    [TG_PLAY_SECOND] = { 40, 40, 80, 80, 100 },
    [TG_PLAY_SET] = TG_ALWAYS (100),
    [TG_PLAY_TAG] = { 120, 80, 80, 40, 80 },
    [TG_PLAY_FREEZE] = { 130, 90, -20, -20, -20 },
    [TG_MOVER_OF_SEVERAL] = { 0, 0, 25, 0, 0 },
    [TG_MOVER_WITH_IT] = { -15, -40, 20, 0, 0 },
    [TG_MOVER_WITHOUT] = { 0, -40, 0, -40, 0 },
    [TG_KEEP_TAG] = TG_ALWAYS (100),
    [TG_KEEP_GOOL] = { 55, 70, 70, 70, 70 },
    [TG_KEEP_MORE_GOOL] = { -20, -20, -20, -20, -60 },
    [TG_KEEP_FREEZE] = { 60, 60, 60, 60, 100 },
    [TG_KEEP_MORE_FREEZE] = { -30, -30, -30, 10, -30 },
    [TG_KEEP_LETTER] = { 40, -20, 40, 40, 40 },
    [TG_KEEP_SET] = TG_ALWAYS (40),
    [TG_KEEP_NEXT_LETTER] = { 25, -35, -15, 25, 25 },
    [TG_KEEP_SPARE] = { 50, 10, 10, -30, -30 },
    [TG_DENY_SET] = { 12, 12, 0, 12, 5 },
    [TG_DENY_LETTER] = { 6, 6, 0, 6, 3 },
    [TG_DRAW_DECK] = TG_ALWAYS (150),
    [TG_TAKE_TAG] = TG_ALWAYS (200),
    [TG_TAKE_SET] = { 200, 200, 140, 200, 200 },
    [TG_TAKE_LETTER] = { 200, 200, 140, 140, 140 },
    [TG_TAKE_FREEZE] = { 150, 90, 90, 90, 90 },
    [TG_TAKE_GOOL] = { 150, 200, 200, 90, 90 },
    [TG_TAKE_OTHER] = { 150, 90, 90, 90, 90 },
    [TG_ANSWER] = { 60, 60, 60, -10, 60 },
    [TG_END] = TG_ALWAYS (500),
  },
};
