/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

#include <tg-state.h>

/* How near the end is, by the turns that the deck still gives everybody. IT counts where it lies at the end, so that cards are worth
 * something else at each stage. */
typedef enum
{
  TG_STAGE_EMPTY,               /* no deck: the game may end (T9) */
  TG_STAGE_LAST,                /* a turn each */
  TG_STAGE_LATE,                /* up to three */
  TG_STAGE_MIDDLE,              /* up to eight */
  TG_STAGE_EARLY,
} TgStage;

#define TG_N_STAGES 5

/* What a player by rules of thumb looks at. Only cards of one turn are compared with each other, so that worths have no unit. */
typedef enum
{
  /* Playing a card. */
  TG_PLAY_FIRST,                /* a letter of a set, none in front */
  TG_PLAY_SECOND,               /* the next one */
  TG_PLAY_SET,                  /* the last one */
  TG_PLAY_TAG,
  TG_PLAY_FREEZE,

  /* What is added to cards that move IT: when the hand has another such card, when the player has IT, when somebody else has. */
  TG_MOVER_OF_SEVERAL,
  TG_MOVER_WITH_IT,
  TG_MOVER_WITHOUT,

  /* Keeping a card, when others of its kind are in the hand for each of them. */
  TG_KEEP_TAG,
  TG_KEEP_GOOL,
  TG_KEEP_MORE_GOOL,
  TG_KEEP_FREEZE,
  TG_KEEP_MORE_FREEZE,
  TG_KEEP_LETTER,
  TG_KEEP_SET,                  /* the letter that the set misses */
  TG_KEEP_NEXT_LETTER,          /* for the set after this one */
  TG_KEEP_SPARE,                /* a letter that is twice in the hand */

  /* Not letting the next player have a letter, besides. */
  TG_DENY_SET,                  /* the letter that their set misses */
  TG_DENY_LETTER,               /* a letter that they lack */

  /* Drawing. */
  TG_DRAW_DECK,
  TG_TAKE_TAG,
  TG_TAKE_SET,
  TG_TAKE_LETTER,               /* neither in front nor in the hand */
  TG_TAKE_FREEZE,
  TG_TAKE_GOOL,                 /* none in the hand */
  TG_TAKE_OTHER,

  /* Answering with a Gool, against accepting IT. */
  TG_ANSWER,

  /* A discard that ends the game (T9), when it is won then; as much less when it is lost. */
  TG_END,

  TG_N_FEATURES,
} TgFeature;

typedef struct
{
  int16_t worth[TG_N_FEATURES][TG_N_STAGES];
} TgWeights;

/* A row that is the same at all stages. */
#define TG_ALWAYS(worth) { worth, worth, worth, worth, worth }

/* Those of the greedy bot. */
extern const TgWeights tg_weights_greedy;

/* TAG by rules of thumb: score when it counts, keep what will score, give IT to the leader, and mind how near the end is. */
TurnMove tg_greedy_choose (const TurnQuestion *question);

/* What such a player does; for other bots to begin with. */
TgMove   tg_greedy_move   (const TgGame    *game,
                           const TgState   *seen,
                           const TgWeights *weights);

/* How such a player ranks one of the legal moves; the best of them is the one it makes. */
int32_t  tg_greedy_worth  (const TgGame    *game,
                           const TgState   *seen,
                           const TgWeights *weights,
                           TgMove           move);
