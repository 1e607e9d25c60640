/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-recall.h"

#include <tc-dispatch.h>

void
tc_recall_init (TcRecall           *self,
                const TcEvaluation *evaluations,
                const TcState      *root)
{
  self->evaluations = evaluations;
  for (unsigned seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      self->stands[seat].board = NULL;
      self->stands[seat].is_made = false;
    }
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

/* Leaves of the features in @taken those that the tagger could fill at once. */
TC_INLINE uint64_t
keep_near (const TcEvaluation *evaluation,
           const TcSet        *free,
           uint64_t            taken,
           const unsigned      n_words)
{
  uint64_t near = 0;

  for (; taken != 0; taken &= taken - 1)
    {
      const TcSet *squares = &evaluation->game->features[__builtin_ctzll (taken)].squares;
      unsigned missing = 0;

      for (unsigned i = 0; i < n_words; i++)
        missing += (unsigned) __builtin_popcountll (squares->words[i] & free->words[i]);
      if (missing <= evaluation->max_cells)
        near |= taken & -taken;
    }

  return near;
}

TC_FOR_NEWER_CPU static uint64_t
keep_near_newer (const TcEvaluation *evaluation,
                 const TcSet        *free,
                 uint64_t            taken)
{
  return keep_near (evaluation, free, taken, 2);
}

/* What has been taken since the root counts only where the tagger could fill it at once, so that simulations meet more often. */
static uint64_t
open_features (const TcRecall *self,
               const TcState  *state,
               const TcSet    *free)
{
  const TcGame *game = self->evaluations->game;
  const uint64_t taken = self->census.open & ~tc_state_open_features (game, state);

  if (game->n_words > 2)
    return self->census.open & ~keep_near (self->evaluations, free, taken, TC_SET_WORDS);
  if (tc_cpu_is_newer ())
    return self->census.open & ~keep_near_newer (self->evaluations, free, taken);

  return self->census.open & ~keep_near (self->evaluations, free, taken, 2);
}

static void
stand (TcStand            *self,
       const TcEvaluation *evaluation,
       const TcState      *state,
       TcCensus            census,
       const TcKnownBoard *board)
{
  census.open = board->open;
  tc_census_count (&census, evaluation->game, state, board->seat);
  if (self->is_made && self->horizon == (TcHorizon) board->horizon)
    tc_standing_renew (&self->standing, evaluation, state, &census, board->seat);
  else
    tc_standing_init (&self->standing, evaluation, state, &census, board->seat);
  self->board = board;
  self->is_made = true;
  self->horizon = (TcHorizon) board->horizon;
}

/* Makes what it takes to look for places of some tokens. */
static const TcStanding *
look_at (TcRecall           *self,
         const TcKnownBoard *board,
         const TcState      *state,
         unsigned            tokens)
{
  const TcEvaluation *evaluation = &self->evaluations[board->horizon];
  TcStand *of_seat = &self->stands[board->seat];

  if (of_seat->board != board)
    stand (of_seat, evaluation, state, self->census, board);
  if (self->looked_at != board)
    {
      tc_lines_init (&self->lines, evaluation);
      self->looked_at = board;
      self->anchored = 0;
    }
  if ((tokens & ~self->anchored) != 0)
    tc_anchors_find_some (evaluation->game, &board->free, tokens & ~self->anchored, &self->anchors);
  self->anchored |= tokens;

  return &of_seat->standing;
}

/* The best place of a token; of equal ones the first. */
static TcCandidate
find_best (TcRecall           *self,
           const TcStanding   *standing,
           const TcKnownBoard *board,
           unsigned            token)
{
  TcCandidates best = { .capacity = 1, .floor = INT32_MIN };

  tc_candidates_add_token (&best, &self->evaluations[board->horizon], standing, &self->anchors, &self->lines, token);

  return best.n > 0 ? best.best[0] : (TcCandidate) { .value = INT32_MIN };
}

/* The best place of any token that is worth more than @floor; of equal ones the first. Tokens whose best place is known need no look. */
static TcCandidate
find_best_of_any (TcRecall           *self,
                  const TcStanding   *standing,
                  const TcKnownBoard *board,
                  int32_t             floor)
{
  TcCandidates best = { .capacity = 1, .floor = floor };

  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    if ((board->known >> token & 1) != 0)
      tc_candidates_offer (&best, board->best[token]);
    else
      tc_candidates_add_token (&best, &self->evaluations[board->horizon], standing, &self->anchors, &self->lines, token);

  return best.n > 0 ? best.best[0] : (TcCandidate) { .value = INT32_MIN };
}

/* A place that is taken by another board is not looked at any more. */
static void
forget (TcRecall           *self,
        const TcKnownBoard *board)
{
  for (unsigned seat = 0; seat < TC_MAX_SEATS; seat++)
    if (self->stands[seat].board == board)
      self->stands[seat].board = NULL;
  if (self->looked_at == board)
    self->looked_at = NULL;
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
  const TcStanding *standing;

  if (!is_same (board, &free, open, seat, horizon))
    {
      forget (self, board);
      *board = (TcKnownBoard) { .free = free, .open = open, .seat = (uint8_t) seat, .horizon = (uint8_t) horizon, .floor = INT32_MAX };
    }
  tokens &= ~(unsigned) board->known;
  if (tokens == 0)
    return board;

  standing = look_at (self, board, state, tokens);
  board->price_of_social = standing->price_of_social;
  board->known |= (uint16_t) tokens;
  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    if ((tokens >> token & 1) != 0)
      board->best[token] = find_best (self, standing, board, token);

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
      const TcStanding *standing = look_at (self, board, state, all & ~(unsigned) board->known);

      board->floor = floor;
      board->best_of_any = find_best_of_any (self, standing, board, floor);
    }

  return &board->best_of_any;
}
