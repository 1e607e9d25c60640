/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-rushes.h"

#include <stdlib.h>

#include <tc-plans.h>
#include <tc-rules.h>
#include <turn-plans.h>

#include "lab-play.h"
#include "lab-turning.h"

/* Battles are played by so many at a time until the share is certainly on one side of the fair one, or nobody can say. */
#define N_GAMES_AT_ONCE 20
#define MAX_GAMES 100

#define FAIR_SHARE 0.5

/* How many steps dearer prices may become to stop a plan. */
#define MAX_DEARER 3

/* Those that leave most of a battle to greed are to blame only where greed alone does not win. */
static const struct { const char *name; bool is_mostly_greed; } plans[LAB_MAX_RUSHES] = {
  { "networks", false },
  { "drones", false },
  { "rush-drones-small", true },
  { "rush-reckoned", true },
  { "quit-ahead", true },
  { "always-final-pass", true },
};

/* Where and how battles are played. */
typedef struct
{
  const TcBoard      *board;
  const LabRushTrial *how;
  LabBattles          battles;
  LabStatistics      *statistics;      /* that are being counted */
} Trial;

static void *
battle_ended (const LabGame *game,
              void          *data)
{
  const Trial *self = data;

  if (self->how->played != NULL)
    self->how->played (self->how->data);

  return NULL;
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  lab_statistics_add (((Trial *) data)->statistics, game);

  return true;
}

/* False when they could not be played. */
static bool
play_some (Trial         *self,
           const TurnBot *bot,
           uint64_t       seed,
           LabStatistics *statistics)
{
  const LabSink sink = { .digest = battle_ended, .take = take_game, .data = self };
  LabPlan games = {
    .rules = &tc_rules,
    .bots = { bot, &tc_steady },
    .n_games = N_GAMES_AT_ONCE,
    .seed = seed,
    .rotates = true,
  };

  self->statistics = statistics;

  return lab_battles_prepare (&self->battles, self->board, &games) == LAB_BATTLES_FINE &&
         lab_play (&games, self->how->n_threads, &sink, NULL, self->how->cancelled);
}

static bool
is_decided (LabShare wins)
{
  return wins.from > FAIR_SHARE || wins.to < FAIR_SHARE;
}

/* Whether a bot certainly wins more than its share. */
static bool
wins_too_often (Trial         *self,
                const TurnBot *bot,
                LabRush       *rush)
{
  LabStatistics *statistics = calloc (1, sizeof *statistics);
  bool is_played = statistics != NULL;

  *rush = (LabRush) { .plan = bot };
  do
    {
      is_played = is_played && play_some (self, bot, lab_game_seed (self->how->seed, rush->n_games), statistics);
      if (is_played)
        {
          rush->n_games = statistics->n_games;
          rush->wins = lab_share_of_wins (statistics->win_parts[0], rush->n_games);
        }
    }
  while (is_played && rush->n_games < MAX_GAMES && !is_decided (rush->wins));
  free (statistics);

  return is_played && rush->wins.from > FAIR_SHARE;
}

static bool
greed_wins_too_often (Trial *self)
{
  LabRush greed;

  return wins_too_often (self, turn_bot_find ("greedy", &tc_rules), &greed);
}

static void
add_sorted (LabRush *found,
            unsigned n_found,
            LabRush  rush)
{
  for (; n_found > 0 && found[n_found - 1].wins.share < rush.wins.share; n_found--)
    found[n_found] = found[n_found - 1];
  found[n_found] = rush;
}

unsigned
lab_rushes_find (const TcBoard      *board,
                 const LabRushTrial *how,
                 LabRush            *found)
{
  Trial *trial = calloc (1, sizeof *trial);
  unsigned n_found = 0;

  if (trial == NULL)
    return 0;

  trial->board = board;
  trial->how = how;
  trial->battles.n_seats = trial->battles.n_leaders = 2;
  trial->battles.draws_hq = how->draws_hq;
  for (unsigned i = 0; i < LAB_MAX_RUSHES; i++)
    {
      LabRush rush;

      if (wins_too_often (trial, turn_plan_find (plans[i].name, &tc_rules), &rush) &&
          !(plans[i].is_mostly_greed && greed_wins_too_often (trial)))
        add_sorted (found, n_found++, rush);
    }
  free (trial);

  return n_found;
}

static bool
is_cancelled (const LabRushTrial *how)
{
  return how->cancelled != NULL && atomic_load_explicit (how->cancelled, memory_order_relaxed);
}

bool
lab_rushes_stop (const TcBoard      *board,
                 const LabRushTrial *how,
                 unsigned            keeps,
                 TcBoard            *stopped)
{
  LabRush found[LAB_MAX_RUSHES];

  for (int dearer = 0; dearer <= MAX_DEARER && !is_cancelled (how); dearer++)
    {
      const LabTurning turning = { .n = { [LAB_TURN_DRONES] = (int8_t) dearer, [LAB_TURN_BUBBLES] = (int8_t) dearer } };

      *stopped = lab_board_turned (board, turning, keeps);
      if (lab_rushes_find (stopped, how, found) == 0 && !is_cancelled (how))
        return true;
    }

  return false;
}
