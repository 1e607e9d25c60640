/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-game.h>

#include "lab-play.h"

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
