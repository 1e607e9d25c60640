/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "lab-play.h"

/* A won game in equal parts for any number of winners up to TURN_MAX_SEATS: ties are split. */
#define LAB_PARTS_PER_WIN 60

#define LAB_MAX_ROUNDS 256
#define LAB_MAX_ENDS 8

/* What many games between the same bots came to. Whole numbers, so that the order of the games does not matter. */
typedef struct
{
  uint64_t n_games;
  uint64_t win_parts[TURN_MAX_SEATS];        /* for each of the plan's bots */
  int64_t  scores[TURN_MAX_SEATS];           /* sums */
  uint64_t win_parts_of_first;               /* of the one who decided first */
  int64_t  winning_scores;
  uint64_t n_games_of_rounds[LAB_MAX_ROUNDS];
  uint64_t n_ended_by[LAB_MAX_ENDS];         /* for each bit of ended_by; several can be met in one game */
} LabStatistics;

/* A share with the interval that holds the true one in 95 % of cases. */
typedef struct
{
  double share;
  double from;
  double to;
} LabShare;

void     lab_statistics_add        (LabStatistics *self,
                                    const LabGame *game);

double   lab_statistics_rounds     (const LabStatistics *self);                /* mean */
unsigned lab_statistics_round_rank (const LabStatistics *self,
                                    unsigned             per_cent);            /* not exceeded by so many games */

/* By Wilson's formula, which holds for small numbers and near 0 and 1 too. @parts are LAB_PARTS_PER_WIN a game. */
LabShare lab_share_of_wins         (uint64_t parts,
                                    uint64_t n_games);
