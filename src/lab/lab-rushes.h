/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-game.h>

#include "lab-statistics.h"

/* A fixed plan that ends battles early, with what it won of its battles against a tagger who plays for the city (tc_steady). */
typedef struct
{
  const TurnBot *plan;
  uint64_t       n_games;
  LabShare       wins;
} LabRush;

#define LAB_MAX_RUSHES 6

/* Tries all such plans on a board with two taggers and writes those that win certainly more than their half, the most successful first. Returns how many there are:
 * none where the board cannot be played so, or once @cancelled is true. Some dozens of battles a plan, fewer where they tell enough; the same seed
 * finds the same on any number of threads. */
unsigned lab_rushes_find (const TcBoard     *board,
                          bool               draws_hq,
                          uint64_t           seed,
                          unsigned           n_threads,
                          const atomic_bool *cancelled,
                          LabRush           *found);
