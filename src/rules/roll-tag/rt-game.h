/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

#include <turn-random.h>

#define RT_N_SEATS 2
#define RT_N_DICE 3             /* of each player */
#define RT_N_PILES 4
#define RT_N_CARDS 52
#define RT_N_IN_HAND 5
#define RT_N_DECK 38            /* after the deal */

/* A card is a number from 0 to 51: aces first, then twos … kings, in each rank the suits in this order. */
typedef uint8_t RtCard;

typedef enum
{
  RT_CLUBS,
  RT_DIAMONDS,
  RT_HEARTS,
  RT_SPADES,
} RtSuit;

static inline unsigned
rt_card_value (RtCard self)     /* A 1 … J 11, Q 12, K 13 (R2) */
{
  return self / 4u + 1;
}

static inline RtSuit
rt_card_suit (RtCard self)
{
  return (RtSuit) (self % 4u);
}

/* What lay on the table before the first turn. The order of the deck is nobody's to know: rt_game_open () gives the game
 * without it, and rt_state_start () alone reads it. */
typedef struct
{
  uint8_t first;                              /* the seat that starts (R1) */
  uint8_t dice[RT_N_SEATS][RT_N_DICE];        /* as rolled at first */
  RtCard  deck[RT_N_CARDS];                   /* top first, before the deal */
} RtGame;

typedef enum
{
  RT_SETUP_FINE,
  RT_SETUP_BAD_DECK,            /* not the 52 cards */
  RT_SETUP_BAD_DICE,            /* faces from 1 to 6 */
  RT_SETUP_BAD_FIRST,           /* R1: the higher sum starts */
} RtSetupVerdict;

/* Whether the table may play so. */
RtSetupVerdict rt_game_check   (const RtGame *self);

/* A game with a shuffled deck, rolled dice and the one to start (R1). */
void           rt_game_shuffle (RtGame     *self,
                                TurnRandom *random);

/* The game as everyone may know it: without a deck. It lives for ever. */
const RtGame  *rt_game_open    (const RtGame *self);
