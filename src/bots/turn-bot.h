/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>

#include <turn-rules.h>

#include "turn-search.h"

/* A decision that a bot is asked for. It sees what its seat may see, nothing else. */
typedef struct
{
  const TurnRules   *rules;
  const void        *game;        /* without secrets (TurnRules.open_game) */
  const void        *seen;        /* a concealed state in which @seat is to move */
  int                seat;
  TurnRandom        *random;      /* the bot's own stream */
  const atomic_bool *cancelled;   /* may be NULL; once true the answer is given soon and not used */
  unsigned           n_threads;   /* that may think at once; the answer is the same */
} TurnQuestion;

/* A way of playing one or all games. */
typedef struct
{
  const char      *level;         /* as in records: "random", "greedy" … */
  const TurnRules *rules;         /* NULL: plays every game */
  TurnMove (*choose)(const TurnQuestion *question);
} TurnBot;

/* Every bot; ends with a row whose level is NULL. From weak to strong. */
extern const TurnBot turn_bots_all[];

/* The bot of that level for that game, or NULL. */
const TurnBot *turn_bot_find   (const char      *level,
                                const TurnRules *rules);

/* Conceals @state for @seat and asks; the answer is always a legal move. Thinks on one thread, or on up to @n_threads with the same answer. */
TurnMove       turn_bot_choose (const TurnBot     *self,
                                const TurnRules   *rules,
                                const void        *game,
                                const void        *state,
                                int                seat,
                                TurnRandom        *random,
                                const atomic_bool *cancelled);
TurnMove       turn_bot_choose_on (const TurnBot     *self,
                                   const TurnRules   *rules,
                                   const void        *game,
                                   const void        *state,
                                   int                seat,
                                   TurnRandom        *random,
                                   const atomic_bool *cancelled,
                                   unsigned           n_threads);

/* Levels that any game has once it has a table for searching. */

/* One of @n suggestions, at least one, as likely as it deserves attention. */
TurnMove turn_level_draw (const TurnSuggestion *suggestions,
                          unsigned              n,
                          TurnRandom           *random);

/* Any of the moves that the table suggests, as likely as it deserves attention. Its context has at most TURN_MAX_CONTEXT bytes. */
#define TURN_MAX_CONTEXT 256

TurnMove turn_level_by_first_sight (const TurnQuestion   *question,
                                    const TurnSearchGame *table);

/* What a search finds best; @instead answers when there is no memory for one. */
TurnMove turn_level_by_search      (const TurnQuestion     *question,
                                    const TurnSearchGame   *table,
                                    const TurnSearchEffort *effort,
                                    TurnMove (             *instead ) (const TurnQuestion *question));

/* A game's table for searching, or NULL. */
const TurnSearchGame *turn_search_find (const TurnRules *rules);
