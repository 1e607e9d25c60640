/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-play.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static void
set_up (void       *game,
        uint64_t    group,
        TurnRandom *chance,
        const void *data)
{
  const LabBattles *self = data;
  const TcGame *like = &self->games[group % self->n_leaders];
  TcSetup setup = like->setup;

  if (self->draws_hq)
    {
      tc_setup_draw_hq (&setup, &like->board, chance);
      tc_game_init (game, &like->board, &setup);
    }
  else
    {
      memcpy (game, like, sizeof *like);
    }
}

LabBattlesVerdict
lab_battles_prepare (LabBattles    *self,
                     const TcBoard *board,
                     LabPlan       *plan)
{
  TurnRandom random = turn_random_new (plan->seed, 0);
  TcSetup setup = { .n_seats = (uint8_t) self->n_seats, .free_drones = self->has_free_drones };

  if (self->draws_hq)
    tc_setup_draw_hq (&setup, board, &random);
  else if (!tc_setup_print_hq (&setup, board))
    return LAB_BATTLES_NO_HQ;

  for (unsigned leader = 0; leader < self->n_leaders; leader++)
    {
      setup.leader = (uint8_t) leader;
      if (tc_game_init (&self->games[leader], board, &setup) != TC_SETUP_FINE)
        return LAB_BATTLES_IMPOSSIBLE;
    }

  plan->n_seats = self->n_seats;
  plan->game_size = sizeof (TcGame);
  plan->set_up = set_up;
  plan->set_up_data = self;

  return LAB_BATTLES_FINE;
}

/* Finished games wait here for those before them; who is further ahead waits too, so that a run of any length needs little memory. */
#define N_SLOTS 256

typedef struct
{
  LabGame   game;
  void     *rules_game;       /* of the plan's game_size */
  TurnMove *moves;
  size_t    capacity;
  void     *digest;
  bool      is_ready;
} Slot;

typedef struct
{
  const LabPlan     *plan;
  const LabSink     *sink;
  LabTimes          *times;
  const atomic_bool *cancelled;

  pthread_mutex_t    mutex;       /* guards what follows */
  pthread_cond_t     moved_on;
  uint64_t           next_to_play;
  uint64_t           next_to_take;
  bool               is_taking;
  bool               is_stopped;
  Slot               slots[N_SLOTS];
} Run;

unsigned
lab_n_cores (void)
{
  const long n = sysconf (_SC_NPROCESSORS_ONLN);

  return n > 0 ? (unsigned) n : 1;
}

uint64_t
lab_game_seed (uint64_t seed,
               uint64_t group)
{
  TurnRandom random = turn_random_new (seed, group);

  return turn_random_next (&random);
}

static bool
is_cancelled (const Run *self)
{
  return self->cancelled != NULL && atomic_load_explicit (self->cancelled, memory_order_relaxed);
}

static bool
push_move (Slot    *slot,
           TurnMove move)
{
  if (slot->game.n_moves == slot->capacity)
    {
      const size_t capacity = slot->capacity == 0 ? 256 : 2 * slot->capacity;
      TurnMove *moves = realloc (slot->moves, capacity * sizeof *moves);

      if (moves == NULL)
        return false;
      slot->moves = moves;
      slot->capacity = capacity;
    }
  slot->moves[slot->game.n_moves++] = move;

  return true;
}

/* Seats the bots and sets the game up; returns its streams, chance first. */
static void
begin_game (const LabPlan *plan,
            uint64_t       index,
            Slot          *slot,
            TurnRandom    *streams)
{
  const unsigned turn = plan->rotates ? (unsigned) (index % plan->n_seats) : 0;
  const uint64_t group = plan->rotates ? index / plan->n_seats : index;

  slot->game = (LabGame) {
    .index = index,
    .seed = lab_game_seed (plan->seed, group),
    .game = slot->rules_game,
    .n_seats = plan->n_seats,
    .first_seat = TURN_CHANCE,
  };
  streams[0] = turn_random_new (slot->game.seed, 0);
  for (unsigned seat = 0; seat < plan->n_seats; seat++)
    {
      slot->game.bots[seat] = (uint8_t) ((seat + plan->n_seats - turn) % plan->n_seats);
      streams[1 + seat] = turn_random_new (slot->game.seed, 1 + seat);
    }

  plan->set_up (slot->rules_game, group, &streams[0], plan->set_up_data);
  plan->rules->start (slot->rules_game, &slot->game.state);
}

static TurnMove
next_move (const Run  *self,
           Slot       *slot,
           int         seat,
           TurnRandom *streams,
           LabTimes   *times)
{
  const LabPlan *plan = self->plan;
  uint64_t before;
  TurnMove move;

  if (seat == TURN_CHANCE)
    return plan->rules->draw (slot->rules_game, &slot->game.state, &streams[0]);

  if (slot->game.first_seat == TURN_CHANCE)
    slot->game.first_seat = seat;
  if (times == NULL)
    return turn_bot_choose (plan->bots[slot->game.bots[seat]], plan->rules, slot->rules_game, &slot->game.state, seat,
                            &streams[1 + seat], self->cancelled);

  before = lab_thread_now ();
  move = turn_bot_choose (plan->bots[slot->game.bots[seat]], plan->rules, slot->rules_game, &slot->game.state, seat,
                          &streams[1 + seat], self->cancelled);
  lab_times_add (&times[slot->game.bots[seat]], lab_thread_now () - before);

  return move;
}

static void
end_game (const TurnRules *rules,
          Slot            *slot)
{
  LabGame *game = &slot->game;

  game->moves = slot->moves;
  game->winners = rules->winners (game->game, &game->state);
  game->n_rounds = rules->round (game->game, &game->state);
  game->ended_by = rules->ended_by (game->game, &game->state);
  rules->scores (game->game, &game->state, game->scores);
}

/* False when the game was given up. */
static bool
play_game (const Run *self,
           uint64_t   index,
           Slot      *slot,
           LabTimes  *times)
{
  const TurnRules *rules = self->plan->rules;
  TurnRandom streams[1 + TURN_MAX_SEATS];
  int seat;

  begin_game (self->plan, index, slot, streams);
  while ((seat = rules->to_move (slot->rules_game, &slot->game.state)) != TURN_OVER)
    {
      const TurnMove move = next_move (self, slot, seat, streams, times);

      if (is_cancelled (self) || !push_move (slot, move) ||
          rules->play (slot->rules_game, &slot->game.state, move, &slot->game.state) != TURN_LEGAL)
        return false;
    }
  end_game (rules, slot);

  return true;
}

/* Hands over all games whose turn it is. Only one thread does so at a time, and it lets the others play meanwhile. */
static void
take_ready (Run *self)
{
  const LabSink *sink = self->sink;
  Slot *slot = &self->slots[self->next_to_take % N_SLOTS];

  if (self->is_taking)
    return;

  self->is_taking = true;
  while (slot->is_ready && !self->is_stopped)
    {
      bool goes_on;

      pthread_mutex_unlock (&self->mutex);
      goes_on = sink->take (&slot->game, slot->digest, sink->data);
      pthread_mutex_lock (&self->mutex);

      slot->is_ready = false;
      slot->digest = NULL;
      self->is_stopped |= !goes_on;
      slot = &self->slots[++self->next_to_take % N_SLOTS];
      pthread_cond_broadcast (&self->moved_on);
    }
  self->is_taking = false;
}

/* The number of a game to play, or false when there is none left. */
static bool
claim_game (Run      *self,
            uint64_t *index)
{
  while (!self->is_stopped && self->next_to_play < self->plan->n_games &&
         self->next_to_play >= self->next_to_take + N_SLOTS)
    pthread_cond_wait (&self->moved_on, &self->mutex);
  if (self->is_stopped || self->next_to_play == self->plan->n_games)
    return false;

  *index = self->next_to_play++;

  return true;
}

static void
play_and_digest (Run      *self,
                 uint64_t  index,
                 LabTimes *times)
{
  Slot *slot = &self->slots[index % N_SLOTS];
  const bool is_played = play_game (self, index, slot, times);

  if (is_played && self->sink->digest != NULL)
    slot->digest = self->sink->digest (&slot->game, self->sink->data);

  pthread_mutex_lock (&self->mutex);
  slot->is_ready = is_played;
  self->is_stopped |= !is_played;
  take_ready (self);
  if (self->is_stopped)
    pthread_cond_broadcast (&self->moved_on);
  pthread_mutex_unlock (&self->mutex);
}

static void *
work (void *data)
{
  Run *self = data;
  LabTimes *times = self->times == NULL ? NULL : calloc (self->plan->n_seats, sizeof *times);
  uint64_t index;

  for (;;)
    {
      bool is_claimed;

      pthread_mutex_lock (&self->mutex);
      is_claimed = claim_game (self, &index);
      pthread_mutex_unlock (&self->mutex);
      if (!is_claimed)
        break;
      play_and_digest (self, index, times);
    }

  pthread_mutex_lock (&self->mutex);
  for (unsigned i = 0; times != NULL && i < self->plan->n_seats; i++)
    lab_times_merge (&self->times[i], &times[i]);
  pthread_mutex_unlock (&self->mutex);
  free (times);

  return NULL;
}

static Run *
run_new (const LabPlan     *plan,
         const LabSink     *sink,
         LabTimes          *times,
         const atomic_bool *cancelled)
{
  Run *self = calloc (1, sizeof *self);

  if (self == NULL)
    abort ();

  self->plan = plan;
  self->sink = sink;
  self->times = times;
  self->cancelled = cancelled;
  self->next_to_play = self->next_to_take = plan->first_game;
  pthread_mutex_init (&self->mutex, NULL);
  pthread_cond_init (&self->moved_on, NULL);
  for (unsigned i = 0; i < N_SLOTS; i++)
    if ((self->slots[i].rules_game = malloc (plan->game_size)) == NULL)
      abort ();

  return self;
}

static void
run_free (Run *self)
{
  for (unsigned i = 0; i < N_SLOTS; i++)
    {
      if (self->slots[i].digest != NULL && self->sink->drop != NULL)
        self->sink->drop (self->slots[i].digest);
      free (self->slots[i].rules_game);
      free (self->slots[i].moves);
    }
  pthread_cond_destroy (&self->moved_on);
  pthread_mutex_destroy (&self->mutex);
  free (self);
}

bool
lab_play (const LabPlan     *plan,
          unsigned           n_threads,
          const LabSink     *sink,
          LabTimes          *times,
          const atomic_bool *cancelled)
{
  Run *run = run_new (plan, sink, times, cancelled);
  const unsigned n_wanted = n_threads > 0 ? n_threads : lab_n_cores ();
  pthread_t *threads = calloc (n_wanted, sizeof *threads);
  unsigned n_started = 0;
  bool is_complete;

  /* This thread plays too; should the system refuse some of the others, those that are there do the work. */
  while (threads != NULL && n_started + 1 < n_wanted && pthread_create (&threads[n_started], NULL, work, run) == 0)
    n_started++;
  work (run);
  for (unsigned i = 0; i < n_started; i++)
    pthread_join (threads[i], NULL);
  free (threads);

  is_complete = run->next_to_take == plan->n_games && !run->is_stopped;
  run_free (run);

  return is_complete;
}
