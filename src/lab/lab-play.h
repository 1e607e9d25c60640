/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-game.h>
#include <turn-bot.h>

#include "lab-times.h"

/* The games to play. What happens in each follows from the plan and the number of the game alone, never from threads or time. */
typedef struct
{
  const TurnRules *rules;
  unsigned         n_seats;
  const TurnBot   *bots[TURN_MAX_SEATS];    /* of each seat in game 0 */
  uint64_t         first_game;              /* the number of the first one; those before it are played elsewhere */
  uint64_t         n_games;                 /* with those before the first */
  uint64_t         seed;

  /* Whether the bots change seats: the games come in groups of n_seats, which share their set-up and dice, and in each game of a group
   * every bot sits one seat further on. */
  bool             rotates;

  /* Sets up the game of a group (without rotation every game is one), for which it gets @game_size bytes of no particular content and the
   * stream of chance. */
  size_t           game_size;
  void (*set_up)(void       *game,
                 uint64_t    group,
                 TurnRandom *chance,
                 const void *data);
  const void *set_up_data;
} LabPlan;

/* A game that was played. */
typedef struct
{
  uint64_t        index;
  uint64_t        seed;                         /* of its streams: 0 is chance, 1 + seat are the bots */
  const void     *game;
  unsigned        n_seats;
  uint8_t         bots[TURN_MAX_SEATS];         /* for each seat which of the plan's */
  int             first_seat;                   /* the first to decide anything */
  const TurnMove *moves;                        /* chance included */
  size_t          n_moves;
  TurnState       state;                        /* at the end */
  int             scores[TURN_MAX_SEATS];
  unsigned        winners;
  unsigned        n_rounds;
  unsigned        ended_by;
} LabGame;

/* What becomes of the games. */
typedef struct
{
  /* Called in the thread that played the game, several at once; may be NULL. What it returns is handed to take (). */
  void *(*digest)(const LabGame * game,
                  void          *data);

  /* Called for one game after the other, in order. False ends the run. */
  bool (*take)(const LabGame *game,
               void          *digest,
               void          *data);

  /* Frees what digest () made of a game that is not taken any more. */
  void (*drop)(void *digest);
  void *data;
} LabSink;

/* Plays on @n_threads (0: as many as there are cores) and returns whether every game was played and taken. @times has a row for each of the plan's
 * bots and may be NULL; once @cancelled is true, the games under way are given up. */
bool     lab_play      (const LabPlan     *plan,
                        unsigned           n_threads,
                        const LabSink     *sink,
                        LabTimes          *times,
                        const atomic_bool *cancelled);

/* The cores of this machine that may be used. */
unsigned lab_n_cores   (void);

/* The seed of one game, or group of games, of a run. */
uint64_t lab_game_seed (uint64_t seed,
                        uint64_t group);

/* Battles of Tag City on one board, for a plan to play. */
typedef struct
{
  unsigned n_seats;
  unsigned n_leaders;           /* the lead of the first round goes round among so many seats, game after game */
  bool     draws_hq;            /* another HQ from the box for each game, instead of the printed one */
  bool     has_free_drones;
  TcGame   games[TC_MAX_SEATS]; /* made by lab_battles_prepare (): one for each first leader */
} LabBattles;

typedef enum
{
  LAB_BATTLES_FINE,
  LAB_BATTLES_NO_HQ,            /* the board has none printed */
  LAB_BATTLES_IMPOSSIBLE,       /* it cannot be played so */
} LabBattlesVerdict;

/* Makes the games and has @plan, which must know its seed, play them; @self must stay where it is. With the HQ drawn for each game, the first one tells
 * whether the board can be played so. */
LabBattlesVerdict lab_battles_prepare (LabBattles    *self,
                                       const TcBoard *board,
                                       LabPlan       *plan);
