/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-state.h>

#include "lab-statistics.h"

/* Prestige from the first to the last of these is counted one by one; what is beyond counts as the nearest. */
#define LAB_LEAST_SCORE (-200)
#define LAB_N_SCORES 1200

/* A battle that ended, in equal parts for the one, two or three conditions that ended it. */
#define LAB_PARTS_PER_END 6
#define LAB_N_BATTLE_ENDS 3

/* Lateness of a square: in thousandths of its battle, from painted in the first round to never. */
#define LAB_NEVER 1000

/* What battles on one board came to: what LabStatistics says of any game, and what became of the board. Every seat of every battle has one, so that
 * three taggers in a hundred battles are three hundred boards. */
typedef struct
{
  LabStatistics statistics;
  uint64_t      n_boards;
  uint64_t      n_ties;                            /* battles with several winners */
  uint64_t      end_parts[LAB_N_BATTLE_ENDS];      /* in the order of the bits of TcEnd */
  uint64_t      n_painted;                         /* squares of all boards */
  uint64_t      n_squares;                         /* city squares of all boards */
  uint32_t      n_boards_of_score[LAB_N_SCORES];
  uint32_t      n_painted_of_square[TC_MAX_SQUARES];     /* boards on which it was painted, row · columns + column */
  uint64_t      rounds_of_square[TC_MAX_SQUARES];        /* sum of the rounds in which it was */
  uint64_t      lateness_of_square[TC_MAX_SQUARES];      /* sum over all boards */
  uint32_t      n_filled_of_feature[TC_MAX_FEATURES];    /* boards on which it was filled; as in TcGame.features */
  uint64_t      rounds_of_feature[TC_MAX_FEATURES];      /* sum of the rounds in which it was */
  int64_t       points_of_feature[TC_MAX_FEATURES];      /* that it brought, of all boards */
} LabTally;

/* @game must be one of Tag City. All of a tally must be on one board. */
void   lab_tally_add        (LabTally      *self,
                             const LabGame *game);

double lab_tally_mean_score (const LabTally *self);
