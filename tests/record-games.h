/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-record.h>

/* How often each use of a die is chosen where it is possible, relative to the others. */
typedef struct
{
  guint tag;
  guint drone;
  guint social;
} GameHabits;

/* How a battle for a test is set up. */
typedef struct
{
  const char *board;          /* a file */
  guint       n_seats;
  gboolean    is_freestyle;
  gboolean    free_drones;
  GameHabits  habits;
} GamePlan;

/* A record without moves; leader and a freestyle HQ are drawn from the seed. Ends the program where that fails. */
TurnRecord *game_new  (const GamePlan *plan,
                       guint64         seed) G_GNUC_WARN_UNUSED_RESULT;

/* Plays at most @n_moves more moves, by chance and habits, all from the record's seed. */
void        game_play (TurnRecord     *record,
                       const GamePlan *plan,
                       guint           n_moves);

/* One move that the rules allow: by chance for dice and places, by @habits for the rest. */
TurnMove    game_choose_move (TurnRecord       *record,
                              const GameHabits *habits,
                              TurnRandom       *random);
