/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-random.h>

#define TG_MIN_SEATS 2
#define TG_MAX_SEATS 6
#define TG_N_CARDS 56

/* The kinds of cards. The IT card is apart and none of them. */
typedef enum
{
  TG_NO_CARD,
  TG_T,
  TG_A,
  TG_G,
  TG_TAG,
  TG_GOOL,
  TG_FREEZE,
} TgCard;

#define TG_N_KINDS 6            /* TG_T to TG_FREEZE */

/* What the table decided before the first card is drawn. The order of the deck is nobody's to know: tg_game_open () gives the
 * game without it, and tg_state_start () alone reads it. */
typedef struct
{
  uint8_t n_seats;              /* 2 to 6 */
  uint8_t first;                /* the seat that starts (T1) */
  uint8_t deck[TG_N_CARDS];     /* of TgCard, top first, before the deal */
} TgGame;

typedef enum
{
  TG_SETUP_FINE,
  TG_SETUP_BAD_SEATS,           /* T1: 2 to 6 players, one of them starts */
  TG_SETUP_BAD_DECK,            /* not the 56 cards */
} TgSetupVerdict;

/* Whether the table may play so. */
TgSetupVerdict tg_game_check   (const TgGame *self);

/* A game with a shuffled deck. */
void           tg_game_shuffle (TgGame     *self,
                                unsigned    n_seats,
                                unsigned    first,
                                TurnRandom *random);

/* The game as everyone may know it: without a deck. It lives for ever. */
const TgGame  *tg_game_open    (const TgGame *self);
