/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-shelf-index.h"

G_BEGIN_DECLS

/* So many of the newest battles are looked at closely. */
#define TURN_HALL_NEWEST 50

/* Over so many a mean is taken. */
#define TURN_HALL_MEAN 10

/* What is asked for; NULL: all of them. The game is always one. */
typedef struct
{
  const char *game;
  const char *place;
  const char *level;      /* of the strongest bot */
  const char *person;
} TurnHallQuery;

/* How a person did in a battle. Borrowed from the results. */
typedef struct
{
  const TurnShelfEntry *entry;
  guint                 seat;
} TurnHallScore;

/* The results of persons that a query asks for; bots never enter. */
typedef struct
{
  GArray *newest;         /* of TurnHallScore, the newest first */
  GArray *best;           /* the same, the best first, of equal ones the older */
  guint   n_won;
  guint   best_streak;
} TurnHall;

TurnHall turn_hall_new          (const GPtrArray     *results,
                                 const TurnHallQuery *query);
void     turn_hall_clear        (TurnHall *self);

int      turn_hall_get_score    (const TurnHallScore *score);
gboolean turn_hall_is_won       (const TurnHallScore *score);

/* Of the newest TURN_HALL_NEWEST: how many there were and how many were won against bots of that level; NULL: against any, or none. */
guint    turn_hall_count_newest (const TurnHall *self,
                                 const char     *level,
                                 guint          *n_won);

/* The mean of a battle and those before it, TURN_HALL_MEAN at most. @index counts from the newest. */
double   turn_hall_get_mean     (const TurnHall *self,
                                 guint           index);

/* The best one that ended at or after @since, in seconds since 1970, or NULL. */
const TurnHallScore *turn_hall_find_best_since (const TurnHall *self,
                                                gint64          since);

/* What there is to choose from in the results of a game: names, each once, the most recent first; NULL-terminated, free the array only. */
typedef enum
{
  TURN_HALL_PLACES,
  TURN_HALL_LEVELS,
  TURN_HALL_PERSONS,
} TurnHallChoice;

const char **turn_hall_list_choices (const GPtrArray *results,
                                     const char      *game,
                                     TurnHallChoice   choice) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TurnHall, turn_hall_clear)

G_END_DECLS
