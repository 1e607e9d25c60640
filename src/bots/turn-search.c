/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-search.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "turn-search-private.h"

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

/* Decisions between the root and the end of the tree that are remembered; what lies deeper is played out. */
#define MAX_DEPTH 64

#define MAX_NODES 65536u

/* How often the clock is looked at. */
#define ITERATIONS_PER_LOOK 64

/* One of how many secret choices is drawn instead of selected. */
#define SECRETS_PER_DRAW 8

/* A choice made on the way down. */
typedef struct
{
  TurnNode *node;
  TurnEdge *edge;
} Step;

/* The way of one iteration. */
typedef struct
{
  Step      steps[MAX_DEPTH];
  unsigned  n_steps;
  uint32_t *link;              /* where the nodes hang that come next */
  bool      may_grow;          /* whether they may be added now */
} Descent;

static uint32_t
max_nodes (const TurnSearchEffort *effort)
{
  const uint32_t n = effort->n_iterations + TURN_MAX_SEATS + 1;

  return n < MAX_NODES ? n : MAX_NODES;
}

/* Sizes are rounded so that whatever follows in the same memory is aligned. */
static size_t
rounded (size_t size)
{
  return (size + 63) / 64 * 64;
}

/* The bytes that a tree needs, and the tree in them. */
static size_t
turn_tree_size (const TurnSearchGame   *table,
                const TurnSearchEffort *effort)
{
  const size_t n = max_nodes (effort);

  return rounded (table->context_size) + rounded (n * sizeof (TurnNode)) + rounded (n * effort->width * sizeof (TurnEdge));
}

/* Adds the suggested move unless it is there. Returns which of the node's it is, or the width when it is full. */
static unsigned
add_edge (TurnTree             *self,
          TurnNode             *node,
          const TurnSuggestion *suggestion)
{
  TurnEdge *const edges = &self->edges[node->first_edge];
  unsigned i = 0;

  while (i < node->n_edges && !turn_move_equal (edges[i].move, suggestion->move))
    i++;
  if (i == node->n_edges && i < self->effort->width)
    {
      edges[i] = (TurnEdge) { .move = suggestion->move };
      node->n_edges++;
    }
  if (i < node->n_edges)
    edges[i].prior = suggestion->prior;

  return i;
}

/* Finds out which moves the state allows, as one bit an edge. Without hidden parts those of a node are always the same. */
static uint32_t
available_edges (TurnTree   *self,
                 TurnNode   *node,
                 const void *state)
{
  TurnSuggestion suggestions[TURN_MAX_WIDTH];
  uint32_t available = 0;
  unsigned n;

  if (node->n_edges > 0 && !self->table->deals_anew)
    return UINT32_MAX;

  n = self->table->suggest (self->context, state, suggestions, self->effort->width);
  for (unsigned i = 0; i < n; i++)
    {
      const unsigned edge = add_edge (self, node, &suggestions[i]);

      if (edge < node->n_edges)
        available |= UINT32_C (1) << edge;
    }

  return available;
}

/* The node that hangs at @link for the seat to move, added if it may be and there is room; NULL if there is none. */
static TurnNode *
node_at (TurnTree *self,
         uint32_t *link,
         int       seat,
         bool      may_grow)
{
  TurnNode *node;

  for (uint32_t i = *link; i != 0; i = self->nodes[i].sibling)
    if (self->nodes[i].seat == seat)
      return &self->nodes[i];
  if (!may_grow || self->n_nodes == self->max_nodes)
    return NULL;

  node = &self->nodes[self->n_nodes];
  *node = (TurnNode) { .first_edge = self->n_edges, .sibling = *link, .seat = (int8_t) seat };
  *link = self->n_nodes++;
  self->n_edges += self->effort->width;

  return node;
}

uint32_t
turn_root (uint64_t square)
{
  uint64_t root = 0;

  if (square == 0)
    return 0;

  for (uint64_t bit = UINT64_C (1) << (63 - __builtin_clzll (square)) / 2; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= square)
      root |= bit;

  return (uint32_t) root;
}

/* The square root of a count in 256ths. */
static uint64_t
root_of (uint32_t n)
{
  return turn_root ((uint64_t) n << 16);
}

/* What an edge promises: experience, or @unknown while there is none, and what curiosity adds. */
static uint64_t
promise_of (const TurnTree *self,
            const TurnEdge *edge,
            uint64_t        unknown,
            uint64_t        root_of_visits)
{
  const uint64_t known = edge->n_visits > 0 ? edge->share / edge->n_visits : unknown;
  const uint64_t weight = (uint64_t) self->effort->curiosity * edge->prior / TURN_ONE;

  return known * 256 + weight * root_of_visits / (1 + edge->n_visits);
}

static TurnEdge *
select_edge (TurnTree *self,
             TurnNode *node,
             uint32_t  available)
{
  const uint64_t unknown = node->n_visits > 0 ? node->share / node->n_visits : TURN_ONE / 2;
  const uint64_t root = root_of (node->n_visits);
  TurnEdge *best = NULL;
  uint64_t best_promise = 0;

  for (unsigned i = 0; i < node->n_edges; i++)
    {
      TurnEdge *edge = &self->edges[node->first_edge + i];
      uint64_t promise;

      if ((available >> i & 1) == 0)
        continue;

      edge->n_available++;
      promise = promise_of (self, edge, unknown, self->table->deals_anew ? root_of (edge->n_available) : root);
      if (best == NULL || promise > best_promise)
        {
          best = edge;
          best_promise = promise;
        }
    }

  return best;
}

/* Any of the edges, as likely as its prior. */
static TurnEdge *
draw_edge (TurnTree *self,
           TurnNode *node,
           uint32_t  available)
{
  uint32_t ticket = turn_random_below (&self->random, TURN_ONE);
  TurnEdge *edge = NULL;

  for (unsigned i = 0; i < node->n_edges; i++)
    if ((available >> i & 1) != 0)
      {
        edge = &self->edges[node->first_edge + i];
        if (ticket < edge->prior)
          break;
        ticket -= edge->prior;
      }

  return edge;
}

/* Choices that are made at once, each by its own experience, would fall into step with each other and never meet in other ways. So now and
 * then a secret one is drawn. */
static TurnEdge *
select_secret_edge (TurnTree *self,
                    TurnNode *node,
                    uint32_t  available)
{
  TurnEdge *edge = select_edge (self, node, available);

  return turn_random_below (&self->random, SECRETS_PER_DRAW) == 0 ? draw_edge (self, node, available) : edge;
}

/* Makes the choice of the seat to move, if the tree knows the decision. False when it ends here. */
static bool
step_down (TurnTree  *self,
           Descent   *descent,
           TurnState *state,
           int        seat)
{
  const uint32_t n_before = self->n_nodes;
  TurnNode *node = descent->link == NULL ? &self->nodes[0] : node_at (self, descent->link, seat, descent->may_grow);
  const bool is_secret = self->table->is_secret != NULL && self->table->is_secret (self->context, state);
  uint32_t available;
  TurnEdge *edge;

  if (node == NULL || descent->n_steps == MAX_DEPTH)
    return false;

  available = available_edges (self, node, state);
  edge = is_secret ? select_secret_edge (self, node, available) : select_edge (self, node, available);
  if (edge == NULL || self->table->rules->play (self->game, state, edge->move, state) != TURN_LEGAL)
    return false;

  descent->steps[descent->n_steps++] = (Step) { node, edge };
  descent->link = is_secret ? &node->common_child : &edge->child;
  /* One node an iteration: what is new is tried before anything is built on it. */
  descent->may_grow = n_before == self->n_nodes && edge->n_visits + 1 >= self->effort->patience;

  return true;
}

static void
descend (TurnTree  *self,
         Descent   *descent,
         TurnState *state)
{
  const TurnRules *rules = self->table->rules;
  int seat;

  while ((seat = rules->to_move (self->game, state)) != TURN_OVER && !self->table->is_horizon (self->context, state))
    {
      if (seat == TURN_CHANCE)
        rules->play (self->game, state, rules->draw (self->game, state, &self->random), state);
      else if (!step_down (self, descent, state, seat))
        break;
    }
}

static void
remember (TurnTree       *self,
          const Descent  *descent,
          const uint32_t *shares)
{
  for (unsigned seat = 0; seat < TURN_MAX_SEATS; seat++)
    self->shares[seat] += shares[seat];
  for (unsigned i = 0; i < descent->n_steps; i++)
    {
      const Step step = descent->steps[i];
      const uint32_t share = shares[step.node->seat];

      step.node->n_visits++;
      step.node->share += share;
      step.edge->n_visits++;
      step.edge->share += share;
    }
}

static void
iterate (TurnTree *self)
{
  uint32_t shares[TURN_MAX_SEATS] = { 0 };
  Descent descent = { .n_steps = 0 };
  TurnState state;

  if (self->table->deals_anew)
    self->table->rules->conceal (self->game, &self->root, self->task->viewer, &self->random, &state);
  else
    memcpy (&state, &self->root, self->table->rules->state_size (self->game));

  descend (self, &descent, &state);
  self->table->play_out (self->context, &state, &self->random);
  self->table->evaluate (self->context, &state, shares);
  remember (self, &descent, shares);
}

/* Whoever asks about a move wants to know it well enough to compare. */
static void
add_asked_for (TurnTree *self,
               TurnNode *node)
{
  TurnSuggestion asked_for = { .prior = TURN_ONE / 8 };

  if (self->task->also == NULL)
    return;

  asked_for.move = *self->task->also;
  for (unsigned i = 0; i < node->n_edges; i++)
    {
      const TurnEdge *edge = &self->edges[node->first_edge + i];

      if (turn_move_equal (edge->move, asked_for.move) && edge->prior > asked_for.prior)
        asked_for.prior = edge->prior;
    }
  /* A full node gives up the move that promises least. */
  if (node->n_edges == self->effort->width && add_edge (self, node, &asked_for) == node->n_edges)
    node->n_edges--;
  add_edge (self, node, &asked_for);
}

/* The root, and after it, where choices before the viewer's were secret, the decisions up to that of the viewer. */
static void
plant_trunk (TurnTree *self)
{
  const TurnRules *rules = self->table->rules;
  TurnState state;
  TurnNode *node;
  uint32_t root = 0;

  memcpy (&state, &self->root, rules->state_size (self->game));
  node = node_at (self, &root, rules->to_move (self->game, &state), true);
  available_edges (self, node, &state);
  while (node->seat != self->task->viewer)
    {
      rules->play (self->game, &state, self->edges[node->first_edge].move, &state);
      node = node_at (self, &node->common_child, rules->to_move (self->game, &state), true);
      available_edges (self, node, &state);
    }
  add_asked_for (self, node);
}

static void
turn_tree_plant (TurnTree             *self,
                 const TurnSearchTask *task,
                 TurnRandom            random,
                 void                 *memory)
{
  char *bytes = memory;

  *self = (TurnTree) {
    .task = task,
    .table = task->table,
    .effort = task->effort,
    .game = task->game,
    .random = random,
    .max_nodes = max_nodes (task->effort),
    .context = bytes,
    .nodes = (void *) (bytes + rounded (task->table->context_size)),
  };
  self->edges = (void *) ((char *) self->nodes + rounded (self->max_nodes * sizeof (TurnNode)));

  memcpy (&self->root, task->seen, self->table->rules->state_size (self->game));
  if (self->table->unseal != NULL)
    self->table->unseal (self->game, &self->root);
  self->table->prepare (self->context, self->game, &self->root);
  plant_trunk (self);
}

/* Of this thread alone: what else the machine does must not change what a search finds. */
static uint64_t
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (uint64_t) now.tv_sec * UINT64_C (1000000000) + (uint64_t) now.tv_nsec;
}

/* The decision of the viewer that the search is about. */
static const TurnNode *
turn_tree_question (const TurnTree *self)
{
  const TurnNode *node = &self->nodes[0];

  while (node->seat != self->task->viewer)
    node = &self->nodes[node->common_child];

  return node;
}

/* Whether the rest of the iterations, all together, could not bring another move before the first one. Until half of them are made that cannot be. */
static bool
is_sure (const TurnTree *self)
{
  const uint32_t n_left = self->effort->n_iterations - self->n_iterations;
  const TurnNode *node;
  uint32_t most = 0, second = 0;

  if (!self->effort->stops_when_sure || self->n_iterations <= n_left)
    return false;

  node = turn_tree_question (self);
  for (unsigned i = 0; i < node->n_edges; i++)
    {
      const uint32_t n_visits = self->edges[node->first_edge + i].n_visits;

      if (n_visits > most)
        {
          second = most;
          most = n_visits;
        }
      else if (n_visits > second)
        {
          second = n_visits;
        }
    }

  return most - second > n_left;
}

/* Makes the iterations, fewer when sure, cancelled or out of time. */
static void
turn_tree_grow (TurnTree *self)
{
  const atomic_bool *cancelled = self->task->cancelled;
  const uint64_t limit = self->effort->max_nanoseconds;
  const uint64_t begin = limit > 0 ? processor_time () : 0;

  while (self->n_iterations < self->effort->n_iterations && !is_sure (self))
    {
      if (cancelled != NULL && atomic_load_explicit (cancelled, memory_order_relaxed))
        break;
      if (limit > 0 && self->n_iterations % ITERATIONS_PER_LOOK == 0 && processor_time () - begin > limit)
        break;
      iterate (self);
      self->n_iterations++;
    }
}

/* 2^−(1/2), 2^−(1/4) … 2^−(1/65536), each in 2^32ths. */
static const uint32_t powers[16] = {
  3037000500u, 3611622603u, 3938502376u, 4112874773u, 4202935003u, 4248701965u, 4271771996u, 4283353945u,
  4289156690u, 4292061010u, 4293513907u, 4294240540u, 4294603903u, 4294785595u, 4294876445u, 4294921870u,
};

uint32_t
turn_exp2_of_minus (uint64_t x)
{
  uint64_t power = UINT64_C (1) << 31;

  if (x >= 17 * TURN_ONE)
    return 0;

  for (unsigned i = 0; i < 16; i++)
    if ((x >> (15 - i) & 1) != 0)
      power = power * powers[i] >> 32;

  return (uint32_t) (power >> 15 >> x / TURN_ONE);
}

void
turn_softmax (const int32_t *values,
              unsigned       n,
              int32_t        halving,
              uint32_t      *shares)
{
  int32_t most = INT32_MIN;
  uint64_t sum = 0;

  for (unsigned i = 0; i < n; i++)
    most = values[i] > most ? values[i] : most;
  for (unsigned i = 0; i < n; i++)
    {
      shares[i] = turn_exp2_of_minus ((uint64_t) ((int64_t) most - values[i]) * TURN_ONE / (uint64_t) halving);
      sum += shares[i];
    }
  for (unsigned i = 0; i < n; i++)
    shares[i] = (uint32_t) ((uint64_t) shares[i] * TURN_ONE / sum);
}

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

/* A tree that stopped because it was sure counts for as much as any other: what it did not make goes to its first move. */
static void
add_unspent (Sum            *sums,
             unsigned        n_sums,
             const TurnTree *tree)
{
  const TurnNode *node = turn_tree_question (tree);
  const TurnEdge *first = &tree->edges[node->first_edge];
  const uint64_t n_unspent = is_sure (tree) ? tree->effort->n_iterations - tree->n_iterations : 0;

  for (unsigned i = 1; i < node->n_edges; i++)
    if (tree->edges[node->first_edge + i].n_visits > first->n_visits)
      first = &tree->edges[node->first_edge + i];
  for (unsigned i = 0; i < n_sums && n_unspent > 0; i++)
    if (turn_move_equal (sums[i].move, first->move))
      {
        sums[i].n_visits += n_unspent;
        sums[i].share += n_unspent * (first->share / first->n_visits);
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
      add_unspent (sums, n_sums, &self->trees[i]);
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
