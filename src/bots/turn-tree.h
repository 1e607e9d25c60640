/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-search.h"

/* A move of a node, with what came of it for the seat that makes it. */
typedef struct
{
  TurnMove move;
  uint32_t prior;
  uint32_t n_visits;
  uint32_t n_available;       /* visits of the node at which the deal allowed this move */
  uint32_t child;             /* the first node after it, 0 for none */
  uint64_t share;             /* sum over all visits, in 65536ths */
} TurnEdge;

/* A decision, reached by the same moves whatever chance brought meanwhile. */
typedef struct
{
  uint32_t first_edge;
  uint32_t n_visits;
  uint32_t sibling;           /* what else the same moves lead to: another seat's decision; 0 for none */
  uint32_t common_child;      /* what follows a secret choice, whichever it was; 0 for none */
  uint64_t share;
  uint8_t  n_edges;
  int8_t   seat;
} TurnNode;

/* One tree, in memory that is its owner's. Node 0 is the root and nobody's child, so that 0 can stand for none. */
typedef struct
{
  const TurnSearchTask   *task;
  const TurnSearchGame   *table;        /* of the task, as the rest that is asked for all the time */
  const TurnSearchEffort *effort;
  const void             *game;
  TurnState               root;
  TurnRandom              random;
  void                   *context;
  TurnNode               *nodes;
  TurnEdge               *edges;
  uint32_t                n_nodes;
  uint32_t                max_nodes;
  uint32_t                n_edges;
  uint32_t                n_iterations;
  uint64_t                shares[TURN_MAX_SEATS];   /* sums over all iterations */
} TurnTree;

/* The bytes that a tree needs, and the tree in them. */
size_t          turn_tree_size  (const TurnSearchGame   *table,
                                 const TurnSearchEffort *effort);
void            turn_tree_plant (TurnTree             *self,
                                 const TurnSearchTask *task,
                                 TurnRandom            random,
                                 void                 *memory);

/* Makes the iterations, fewer when cancelled or out of time. */
void            turn_tree_grow  (TurnTree *self);

/* The decision of the viewer that the search is about. */
const TurnNode *turn_tree_question (const TurnTree *self);
