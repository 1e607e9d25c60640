/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-state.h>

/* A table of Roll Tag as a quick eye sees it: what the dice make, how large the open piles are, and what one player holds. That player is the one
 * who has just moved or is about to; what the other holds and what comes from the deck is not looked at. A small value, so that many moves can be
 * weighed in the time of one true move. */
typedef struct
{
  uint8_t  values[RT_N_PILES];              /* of the top cards */
  uint8_t  n_cards[RT_N_PILES];             /* 0 for a closed pile */
  uint8_t  faces[RT_N_SEATS][RT_N_DICE];    /* 0 for a die that is used */
  uint8_t  n_dice[RT_N_SEATS];
  uint16_t sums[RT_N_SEATS];                /* the cards that the dice make: a bit for each value */
  uint8_t  n_sums[RT_N_SEATS];
  uint8_t  fewest[RT_N_SEATS][16];          /* dice that make a card of that value; 0: they do not */
  uint8_t  scores[RT_N_SEATS];
  uint8_t  hand[RT_N_IN_HAND];              /* values of the player's cards */
  uint8_t  n_hand;
  uint8_t  seat;                            /* the player */
  uint8_t  n_deck;
  uint8_t  n_rerolls;
  bool     is_over;
} RtSight;

RtSight rt_sight_of          (const RtState *state,
                              unsigned       seat);

/* After a move of the player. New dice are not rolled: the old ones still lie there. */
RtSight rt_sight_after       (const RtSight *self,
                              RtMove         move);

/* How good the table is for the player when the other moves next. A thousand more makes the odds of winning e times as good; a game that is
 * over is worth RT_SIGHT_WIN, nothing or the opposite. */
#define RT_SIGHT_WIN 20000

int32_t rt_sight_value       (const RtSight *self);

/* Cards of the same kind leave tables of the same value, wherever they are laid. */
unsigned rt_sight_kind_of_card (const RtSight *self,
                                RtCard         card);

/* The mean of that over what the dice of a reroll can show: all of it, or with @is_quick a sample in which each die shows each face once. */
int32_t rt_sight_value_of_roll (const RtSight *self,
                                unsigned       dice,
                                bool           is_quick);
