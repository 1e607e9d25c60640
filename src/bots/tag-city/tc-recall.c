/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-recall.h"

void
tc_recall_init (TcRecall           *self,
                const TcEvaluation *evaluations,
                const TcState      *root)
{
  self->evaluations = evaluations;
  self->looked_at = NULL;
  tc_census_take (&self->census, evaluations->game, root);
  for (unsigned i = 0; i < TC_RECALL_SIZE; i++)
    self->boards[i].known = 0;
}

/* Where a board is kept: odd factors carry every bit of it into the upper ones. */
static TcKnownBoard *
place_of (TcRecall    *self,
          const TcSet *free,
          uint64_t     open,
          unsigned     seat,
          TcHorizon    horizon)
{
  uint64_t hash = (open ^ seat ^ (uint64_t) horizon << 2) * UINT64_C (0x9e3779b97f4a7c15);

  for (unsigned i = 0; i < self->evaluations->game->n_words; i++)
    hash = (hash ^ hash >> 32 ^ free->words[i]) * UINT64_C (0xd6e8feb86659fd93);

  return &self->boards[(hash ^ hash >> 32) % TC_RECALL_SIZE];
}

static bool
is_same (const TcKnownBoard *self,
         const TcSet        *free,
         uint64_t            open,
         unsigned            seat,
         TcHorizon           horizon)
{
  if (self->known == 0 || self->open != open || self->seat != seat || self->horizon != horizon)
    return false;

  for (unsigned i = 0; i < TC_SET_WORDS; i++)
    if (self->free.words[i] != free->words[i])
      return false;

  return true;
}

static unsigned
count_missing (const TcGame *game,
               const TcSet  *free,
               unsigned      feature)
{
  unsigned n = 0;

  for (unsigned i = 0; i < game->n_words; i++)
    n += (unsigned) __builtin_popcountll (game->features[feature].squares.words[i] & free->words[i]);

  return n;
}

/* What has been taken since the root counts only where the tagger could fill it at once, so that simulations meet more often. */
static uint64_t
open_features (const TcRecall *self,
               const TcState  *state,
               const TcSet    *free)
{
  const TcEvaluation *evaluation = self->evaluations;
  uint64_t taken = self->census.open & ~tc_state_open_features (evaluation->game, state);
  uint64_t open = self->census.open;

  for (; taken != 0; taken &= taken - 1)
    if (count_missing (evaluation->game, free, (unsigned) __builtin_ctzll (taken)) <= evaluation->max_cells)
      open &= ~(taken & -taken);

  return open;
}

/* Makes what it takes to look for places of some tokens. */
static void
look_at (TcRecall           *self,
         const TcKnownBoard *board,
         const TcState      *state,
         unsigned            tokens)
{
  const TcEvaluation *evaluation = &self->evaluations[board->horizon];

  if (self->looked_at != board)
    {
      TcCensus census = self->census;

      census.open = board->open;
      tc_census_count (&census, evaluation->game, state, board->seat);
      tc_standing_init (&self->standing, evaluation, state, &census, board->seat);
      tc_lines_init (&self->lines, evaluation);
      self->looked_at = board;
      self->anchored = 0;
    }
  if ((tokens & ~self->anchored) != 0)
    tc_anchors_find_some (evaluation->game, &board->free, tokens & ~self->anchored, &self->anchors);
  self->anchored |= tokens;
}

/* The best place of some tokens that is worth more than @floor; of equal ones the first. */
static TcCandidate
find_best (TcRecall           *self,
           const TcKnownBoard *board,
           unsigned            tokens,
           int32_t             floor)
{
  TcCandidates best = { .capacity = 1, .floor = floor };

  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    if ((tokens >> token & 1) != 0)
      tc_candidates_add_token (&best, &self->evaluations[board->horizon], &self->standing, &self->anchors, &self->lines, token);

  return best.n > 0 ? best.best[0] : (TcCandidate) { .value = INT32_MIN };
}

TcKnownBoard *
tc_recall_board (TcRecall      *self,
                 const TcState *state,
                 unsigned       seat,
                 TcHorizon      horizon,
                 unsigned       tokens)
{
  const TcSet free = tc_state_free (self->evaluations->game, state, seat);
  const uint64_t open = open_features (self, state, &free);
  TcKnownBoard *board = place_of (self, &free, open, seat, horizon);

  if (!is_same (board, &free, open, seat, horizon))
    {
      *board = (TcKnownBoard) { .free = free, .open = open, .seat = (uint8_t) seat, .horizon = (uint8_t) horizon, .floor = INT32_MAX };
      self->looked_at = NULL;
    }
  tokens &= ~(unsigned) board->known;
  if (tokens == 0)
    return board;

  look_at (self, board, state, tokens);
  board->price_of_social = self->standing.price_of_social;
  board->known |= (uint16_t) tokens;
  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    if ((tokens >> token & 1) != 0)
      board->best[token] = find_best (self, board, 1u << token, INT32_MIN);

  return board;
}

const TcCandidate *
tc_recall_any (TcRecall      *self,
               TcKnownBoard  *board,
               const TcState *state,
               int32_t        floor)
{
  static const unsigned all = (1u << TC_N_HQ_TOKENS) - 1;

  if (floor < board->floor)
    {
      look_at (self, board, state, all);
      board->floor = floor;
      board->best_of_any = find_best (self, board, all, floor);
    }

  return &board->best_of_any;
}
