/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "lab-figures.h"
#include "lab-rushes.h"
#include "lab-turning.h"

/* Battles of searching taggers are the truth, and cost their time; greedy ones are quick and tell which way a figure moves when a value is turned. So a
 * board is measured with the truth, quick battles look for values with which the targets should be reached, and the truth says whether they are. */

typedef struct
{
  unsigned    n_seats;                    /* 2 to 4 */
  const char *level;                      /* of the true battles: one of lab_balance_levels */
  bool        draws_hq;                   /* another HQ for each battle, instead of the printed one */
  LabRange    ranges[LAB_N_TARGETS];
  unsigned    keeps;                      /* LabKeep bits; LAB_KEEP_ALL only measures the board */
  unsigned    n_battles;                  /* of each true measure; 0: the default number */
  unsigned    n_quick_battles;            /* on each board that is tried; 0: the default number */
  uint64_t    seed;                       /* the same one finds the same values, unless time runs out */
  double      max_seconds;                /* after which the best board so far is taken; 0: no matter how long */
  unsigned    n_threads;                  /* 0: one a core; the values are the same */
} LabWishes;

/* The levels that say something about a first leader: greedy ones do not. Ends with NULL. */
extern const char *const lab_balance_levels[];

/* Usual targets for so many taggers. */
LabWishes lab_wishes_usual (unsigned n_seats);

typedef enum
{
  LAB_BALANCE_ALREADY,        /* the board reaches the targets as it is */
  LAB_BALANCE_REACHED,        /* with other values it does */
  LAB_BALANCE_NEARER,         /* other values come nearer, but do not reach all targets */
  LAB_BALANCE_NO_BETTER,      /* no better values were found */
  LAB_BALANCE_IMPOSSIBLE,     /* the board cannot be played so */
  LAB_BALANCE_CANCELLED,
} LabBalanceOutcome;

/* One attempt: what was expected of its values, and what the truth said; distances from the targets. */
typedef struct
{
  LabTurning turning;
  double     expected;
  double     found;
  double     figures[LAB_N_TARGETS];
} LabBalanceStep;

#define LAB_MAX_BALANCE_STEPS 16

typedef struct
{
  LabBalanceOutcome outcome;
  bool              is_out_of_time;     /* it might have gone on */
  bool              is_proven;          /* @after was measured with other seeds than those that led to the values */
  TcBoard           board;              /* the best values; as it was, when there are none */
  LabFigures        before;
  LabFigures        after;
  LabBalanceStep    steps[LAB_MAX_BALANCE_STEPS];
  unsigned          n_steps;
  LabRush           rushes_before[LAB_MAX_RUSHES];
  unsigned          n_rushes_before;
  LabRush           rushes[LAB_MAX_RUSHES];     /* plans that still win too often */
  unsigned          n_rushes;
  bool              tokens_make_rushes;         /* no prices stop them, so none were turned for it */
  unsigned          n_trials;           /* boards that were tried */
  uint64_t          n_battles;          /* that were played on them, plans not counted */
} LabBalance;

/* How far it has come. */
typedef struct
{
  unsigned          n_trials;
  unsigned          n_trials_expected;  /* never less */
  uint64_t          n_battles;
  double            done;               /* 0 to 1 */
  const LabBalance *balance;            /* as far as it is known: before without battles is not known yet */
} LabBalanceNews;

typedef struct
{
  /* Called in the threads that play, after each battle; may wait. May be NULL. */
  void (*played)(void *data);

  /* Called in the thread that balances, after each board; may be NULL. */
  void (*tell)(const LabBalanceNews *news,
               void                 *data);
  void *data;
} LabBalanceWatch;

/* Looks for values. False only when it was cancelled or the board cannot be played so; once @cancelled is true, it ends soon with the best board so far. */
bool lab_balance_run (const TcBoard         *board,
                      const LabWishes       *wishes,
                      const LabBalanceWatch *watch,
                      const atomic_bool     *cancelled,
                      LabBalance            *balance);
