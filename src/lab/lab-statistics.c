/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-statistics.h"

#include <math.h>

/* How many standard deviations to either side hold 95 % of a normal distribution. */
#define DEVIATIONS 1.959963984540054

void
lab_statistics_add (LabStatistics *self,
                    const LabGame *game)
{
  const unsigned n_winners = (unsigned) __builtin_popcount (game->winners);
  int winning_score = 0;

  for (unsigned seat = 0; seat < game->n_seats; seat++)
    {
      const bool is_winner = (game->winners >> seat & 1) != 0;
      const uint64_t parts = is_winner ? LAB_PARTS_PER_WIN / n_winners : 0;

      self->win_parts[game->bots[seat]] += parts;
      self->scores[game->bots[seat]] += game->scores[seat];
      if (game->first_seat == (int) seat)
        self->win_parts_of_first += parts;
      if (is_winner)
        winning_score = game->scores[seat];
    }

  self->n_games++;
  self->winning_scores += winning_score;
  self->n_games_of_rounds[game->n_rounds < LAB_MAX_ROUNDS ? game->n_rounds : LAB_MAX_ROUNDS - 1]++;
  for (unsigned end = 0; end < LAB_MAX_ENDS; end++)
    self->n_ended_by[end] += game->ended_by >> end & 1;
}

double
lab_statistics_rounds (const LabStatistics *self)
{
  double sum = 0;

  for (unsigned rounds = 0; rounds < LAB_MAX_ROUNDS; rounds++)
    sum += rounds * (double) self->n_games_of_rounds[rounds];

  return self->n_games == 0 ? 0 : sum / (double) self->n_games;
}

unsigned
lab_statistics_round_rank (const LabStatistics *self,
                           unsigned             per_cent)
{
  uint64_t n_games = 0;

  for (unsigned rounds = 0; rounds < LAB_MAX_ROUNDS; rounds++)
    {
      n_games += self->n_games_of_rounds[rounds];
      if (n_games > 0 && n_games * 100 >= self->n_games * per_cent)
        return rounds;
    }

  return 0;
}

LabShare
lab_share_of_wins (uint64_t parts,
                   uint64_t n_games)
{
  const double n = (double) n_games;
  const double share = n_games == 0 ? 0 : (double) parts / LAB_PARTS_PER_WIN / n;
  double middle, reach;

  if (n_games == 0)
    return (LabShare) { .share = 0, .from = 0, .to = 1 };

  middle = (share + DEVIATIONS * DEVIATIONS / (2 * n)) / (1 + DEVIATIONS * DEVIATIONS / n);
  reach = DEVIATIONS / (1 + DEVIATIONS * DEVIATIONS / n) *
          sqrt (share * (1 - share) / n + DEVIATIONS * DEVIATIONS / (4 * n * n));

  return (LabShare) {
           .share = share,
           .from = fmax (middle - reach, 0),
           .to = fmin (middle + reach, 1),
  };
}
