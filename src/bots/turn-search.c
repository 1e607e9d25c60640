/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-search.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "turn-search-private.h"
#include "turn-tree.h"

/* The trees of a search, which threads take one after the other. */
typedef struct
{
  TurnTree    trees[TURN_MAX_TREES];
  unsigned    n_trees;
  atomic_uint next;
} Forest;

size_t
turn_search_size (const TurnSearchGame   *table,
                  const TurnSearchEffort *effort)
{
  return effort->n_trees * turn_tree_size (table, effort);
}

static void *
work (void *data)
{
  Forest *self = data;
  unsigned i;

  while ((i = atomic_fetch_add (&self->next, 1)) < self->n_trees)
    turn_tree_grow (&self->trees[i]);

  return NULL;
}

/* This thread works too; should the system refuse some of the others, those that are there do it. */
static void
grow_all (Forest  *self,
          unsigned n_threads)
{
  const unsigned n_wanted = n_threads < self->n_trees ? n_threads : self->n_trees;
  pthread_t threads[TURN_MAX_TREES];
  unsigned n_started = 0;

  while (n_started + 1 < n_wanted && pthread_create (&threads[n_started], NULL, work, self) == 0)
    n_started++;
  work (self);
  for (unsigned i = 0; i < n_started; i++)
    pthread_join (threads[i], NULL);
}

/* Shares are sums while trees are counted together. */
typedef struct
{
  TurnMove move;
  uint64_t n_visits;
  uint64_t share;
  uint64_t prior;
} Sum;

static void
add_edges (Sum            *sums,
           unsigned       *n_sums,
           const TurnTree *tree)
{
  const TurnNode *node = turn_tree_question (tree);

  for (unsigned i = 0; i < node->n_edges; i++)
    {
      const TurnEdge *edge = &tree->edges[node->first_edge + i];
      unsigned sum = 0;

      while (sum < *n_sums && !turn_move_equal (sums[sum].move, edge->move))
        sum++;
      if (sum == TURN_MAX_WIDTH)
        continue;
      if (sum == *n_sums)
        sums[(*n_sums)++] = (Sum) { .move = edge->move };
      sums[sum].n_visits += edge->n_visits;
      sums[sum].share += edge->share;
      sums[sum].prior += edge->prior;
    }
}

static bool
is_better (const TurnOption *a,
           const TurnOption *b)
{
  if (a->n_visits != b->n_visits)
    return a->n_visits > b->n_visits;
  if (a->share != b->share)
    return a->share > b->share;

  return a->prior > b->prior;
}

static void
add_option (TurnSearchResult *result,
            TurnOption        option)
{
  unsigned i = result->n_options++;

  for (; i > 0 && is_better (&option, &result->options[i - 1]); i--)
    result->options[i] = result->options[i - 1];
  result->options[i] = option;
}

static void
add_shares (uint64_t       *shares,
            const TurnTree *tree)
{
  for (unsigned seat = 0; seat < TURN_MAX_SEATS; seat++)
    shares[seat] += tree->shares[seat];
}

/* In the order of the trees, whichever was ready first. */
static void
count_together (const Forest     *self,
                TurnSearchResult *result)
{
  uint64_t shares[TURN_MAX_SEATS] = { 0 };
  Sum sums[TURN_MAX_WIDTH];
  unsigned n_sums = 0;

  for (unsigned i = 0; i < self->n_trees; i++)
    {
      add_edges (sums, &n_sums, &self->trees[i]);
      add_shares (shares, &self->trees[i]);
      result->n_iterations += self->trees[i].n_iterations;
      result->n_nodes += self->trees[i].n_nodes;
    }
  for (unsigned i = 0; i < n_sums; i++)
    add_option (result, (TurnOption) {
      .move = sums[i].move,
      .n_visits = (uint32_t) sums[i].n_visits,
      .share = sums[i].n_visits > 0 ? (uint32_t) (sums[i].share / sums[i].n_visits) : 0,
      .prior = (uint32_t) (sums[i].prior / self->n_trees),
    });
  for (unsigned seat = 0; seat < TURN_MAX_SEATS && result->n_iterations > 0; seat++)
    result->shares[seat] = (uint32_t) (shares[seat] / result->n_iterations);
}

bool
turn_search (const TurnSearchTask *task,
             TurnRandom           *random,
             TurnSearchResult     *result)
{
  const size_t tree_size = turn_tree_size (task->table, task->effort);
  const uint64_t seed = turn_random_next (random);
  char *memory = aligned_alloc (64, turn_search_size (task->table, task->effort));
  Forest forest = { .n_trees = task->effort->n_trees };

  *result = (TurnSearchResult) { .n_options = 0 };
  if (memory == NULL)
    return false;

  atomic_init (&forest.next, 0);
  for (unsigned i = 0; i < forest.n_trees; i++)
    turn_tree_plant (&forest.trees[i], task, turn_random_new (seed, i), memory + i * tree_size);
  grow_all (&forest, task->n_threads);
  count_together (&forest, result);
  free (memory);

  return true;
}

/* More curiosity than a player has makes all moves comparable, not only the best ones. */
static const TurnSearchEffort judging = {
  .n_trees = 1,
  .n_iterations = 1500,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE,
  .max_nanoseconds = UINT64_C (2000000000),
};

static const TurnOption *
find_option (const TurnSearchResult *result,
             TurnMove                move)
{
  unsigned i = 0;

  while (i + 1 < result->n_options && !turn_move_equal (result->options[i].move, move))
    i++;

  return &result->options[i];
}

bool
turn_judge (const TurnSearchGame *table,
            const void           *game,
            const void           *state,
            TurnMove              played,
            TurnRandom           *random,
            const atomic_bool    *cancelled,
            TurnJudgement        *judgement)
{
  const void *open_game = table->rules->open_game != NULL ? table->rules->open_game (game) : game;
  const int viewer = table->rules->to_move (game, state);
  TurnSearchResult result;
  TurnState seen;
  const TurnSearchTask task = {
    .table = table,
    .game = open_game,
    .seen = &seen,
    .viewer = viewer,
    .effort = &judging,
    .also = &played,
    .n_threads = 1,
    .cancelled = cancelled,
  };

  table->rules->conceal (game, state, viewer, random, &seen);
  if (!turn_search (&task, random, &result) || (cancelled != NULL && atomic_load (cancelled)))
    return false;

  judgement->best = result.options[0].move;
  judgement->best_share = result.options[0].share;
  judgement->played_share = find_option (&result, played)->share;
  if (judgement->played_share > judgement->best_share)
    judgement->played_share = judgement->best_share;
  memcpy (judgement->shares, result.shares, sizeof judgement->shares);

  return true;
}
