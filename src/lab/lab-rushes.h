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

/* How battles of plans are played. */
typedef struct
{
  bool               draws_hq;
  uint64_t           seed;            /* the same one finds the same, on any number of threads */
  unsigned           n_threads;       /* 0: one a core */
  const atomic_bool *cancelled;

  /* Called in the threads that play, after each battle; may wait. May be NULL. */
  void (*played)(void *data);
  void              *data;
} LabRushTrial;

/* Tries all such plans on a board with two taggers and writes those that win certainly more than their half, the most successful first. Returns how many there are:
 * none where the board cannot be played so, or once it is cancelled. Some dozens of battles a plan, fewer where they tell enough. */
unsigned lab_rushes_find (const TcBoard      *board,
                          const LabRushTrial *trial,
                          LabRush            *found);

/* The board with prices that stop such plans, drones and bubbles a few steps dearer. False where no such prices do: then it is the tokens that make them win. */
bool     lab_rushes_stop (const TcBoard      *board,
                          const LabRushTrial *trial,
                          unsigned            keeps,
                          TcBoard            *stopped);
