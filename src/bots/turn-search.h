/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <turn-rules.h>

/* The most moves of a position that a search looks at, and the most trees it grows at once. */
#define TURN_MAX_WIDTH 32
#define TURN_MAX_TREES 16

/* A move with the share of attention that it deserves at first sight, in 65536ths. */
typedef struct
{
  TurnMove move;
  uint32_t prior;
} TurnSuggestion;

/* What a search must know of a game besides its rules. Every function gets the context that prepare () made, which belongs to one thread. */
typedef struct
{
  const TurnRules *rules;

  /* The seats do not see the whole state: what @viewer cannot know is dealt again (TurnRules.conceal) for each iteration, and the moves of
   * a position may differ from deal to deal. */
  bool             deals_anew;

  size_t           context_size;
  void (*prepare)(void       *context,
                  const void *game,
                  const void *root);

  /* Takes back the choices that others made in secret just before the viewer, so that they are thought about too; NULL: there are none. */
  void (*unseal)(const void *game,
                 void       *state);

  /* Writes the most promising moves of the seat to move, at most @capacity and at least one. */
  unsigned (*suggest)(void           *context,
                      const void     *state,
                      TurnSuggestion *suggestions,
                      unsigned        capacity);

  /* Whether the tree ends here, and only play_out () goes on. */
  bool (*is_horizon)(const void *context,
                     const void *state);

  /* Whether what is chosen now stays hidden from the next to decide, as with sealed choices; NULL: it never does. */
  bool (*is_secret)(const void *context,
                    const void *state);

  /* Plays on in place, as well as a quick eye can, as far as a simulation goes; this may be nowhere. */
  void (*play_out)(void       *context,
                   void       *state,
                   TurnRandom *random);

  /* What share of the victory each seat may expect, in 65536ths. */
  void (*evaluate)(void       *context,
                   const void *state,
                   uint32_t   *shares);
} TurnSearchGame;

/* How hard to think. Only these numbers and the random stream decide what is found, never time (unless it runs out) or threads. */
typedef struct
{
  unsigned n_trees;           /* grown independently, then counted together: 1 to TURN_MAX_TREES */
  unsigned n_iterations;      /* in each tree */
  unsigned width;             /* moves of a position: 1 to TURN_MAX_WIDTH */
  unsigned patience;          /* visits of a move before what follows it gets a place in the tree; at least 1 */
  uint32_t curiosity;         /* weight of priors against experience, in 65536ths */
  uint64_t max_nanoseconds;   /* processor time a tree may use; 0: as long as it takes */
  bool     stops_when_sure;   /* a tree ends as soon as no move can overtake its first one: for those who ask for nothing but the move */
} TurnSearchEffort;

/* What a search is about. */
typedef struct
{
  const TurnSearchGame   *table;
  const void             *game;
  const void             *seen;         /* a state as @viewer sees it, in which it is to move */
  int                     viewer;
  const TurnSearchEffort *effort;
  const TurnMove         *also;         /* a move to look at even if nothing suggests it, or NULL */
  unsigned                n_threads;    /* to work with; what is found is the same */
  const atomic_bool      *cancelled;    /* may be NULL; once true the search ends with what it has found */
} TurnSearchTask;

typedef struct
{
  TurnMove move;
  uint32_t n_visits;
  uint32_t share;                       /* of the victory that is expected after it, in 65536ths */
  uint32_t prior;
} TurnOption;

typedef struct
{
  unsigned   n_options;
  TurnOption options[TURN_MAX_WIDTH];   /* most visited first; of equal ones the more promising */
  uint32_t   shares[TURN_MAX_SEATS];    /* of the victory that every seat may expect */
  uint64_t   n_iterations;              /* that were made */
  uint64_t   n_nodes;
} TurnSearchResult;

/* Looks for the best move; false, with no options, when there is no memory. */
bool   turn_search      (const TurnSearchTask *task,
                         TurnRandom           *random,
                         TurnSearchResult     *result);

/* What a decision was worth: shares of the victory, in 65536ths. */
typedef struct
{
  TurnMove best;
  uint32_t best_share;                /* that its seat may expect after the best move */
  uint32_t played_share;              /* after the one that was played; never more than the best */
  uint32_t shares[TURN_MAX_SEATS];    /* that every seat could expect before it */
} TurnJudgement;

/* Compares @played, a legal move of the seat to move in @state, with the best that a search finds. Like that seat, it knows nothing that was hidden.
 * False when it was cancelled, or without memory. */
bool turn_judge (const TurnSearchGame *table,
                 const void           *game,
                 const void           *state,
                 TurnMove              played,
                 TurnRandom           *random,
                 const atomic_bool    *cancelled,
                 TurnJudgement        *judgement);

/* Shares, priors and chances as whole numbers: a search must find the same move on every machine and with every compiler, which
 * floating-point numbers do not promise. */
#define TURN_ONE 65536u

/* 2^−x with x and the result in 65536ths. */
uint32_t turn_exp2_of_minus (uint64_t x);

/* Divides TURN_ONE among @n values: one that is lower by @halving gets half as much. @halving is at least 1. */
void     turn_softmax       (const int32_t *values,
                             unsigned       n,
                             int32_t        halving,
                             uint32_t      *shares);
