/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-tree.h"

#include <time.h>

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

size_t
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

void
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

void
turn_tree_grow (TurnTree *self)
{
  const atomic_bool *cancelled = self->task->cancelled;
  const uint64_t limit = self->effort->max_nanoseconds;
  const uint64_t begin = limit > 0 ? processor_time () : 0;

  while (self->n_iterations < self->effort->n_iterations)
    {
      if (cancelled != NULL && atomic_load_explicit (cancelled, memory_order_relaxed))
        break;
      if (limit > 0 && self->n_iterations % ITERATIONS_PER_LOOK == 0 && processor_time () - begin > limit)
        break;
      iterate (self);
      self->n_iterations++;
    }
}

const TurnNode *
turn_tree_question (const TurnTree *self)
{
  const TurnNode *node = &self->nodes[0];

  while (node->seat != self->task->viewer)
    node = &self->nodes[node->common_child];

  return node;
}
