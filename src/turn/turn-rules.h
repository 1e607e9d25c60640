/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>

#include "turn-move.h"
#include "turn-random.h"

#define TURN_MAX_SEATS 6

/* The largest state of any game, so that a caller may keep one on its stack. */
#define TURN_MAX_STATE_SIZE 256

/* Who is to move when it is not a seat. */
#define TURN_CHANCE (-1)
#define TURN_OVER (-2)

/* Why a move is refused, of the game's own enumeration; every game calls an accepted move 0. */
typedef int TurnVerdict;

#define TURN_LEGAL 0

/* A state of any game with the alignment that every one of them needs. */
typedef union
{
  uint64_t alignment;
  uint8_t  bytes[TURN_MAX_STATE_SIZE];
} TurnState;

/* What a turn-based game is: a table of functions.
 *
 * `game` is what never changes while it is played (board, number of seats, options): immutable, shared by threads.
 * A state is a plain value of `state_size (game)` bytes without pointers and without padding that is not zero: copying it is
 * copying bytes, and two states are the same exactly when their bytes are. Functions never alter `before` and never allocate. */
typedef struct
{
  const char        *id;            /* as in records: "tag-city" */
  unsigned           min_seats;
  unsigned           max_seats;
  const char *const *end_names;     /* NULL-terminated, bit i of ended_by () is end_names[i], as in records */

  size_t (*state_size)(const void *game);
  unsigned (*n_seats)(const void *game);

  /* Sets up a game of @game_size bytes, everything by chance: decks are shuffled, dice rolled, who starts is drawn. NULL for a game
   * whose set-up needs more than that. */
  size_t game_size;
  void (*deal)(void       *game,
               unsigned    n_seats,
               TurnRandom *random);

  /* Lets a seat start a game that was dealt, and leaves everything else as it is. NULL: the rules say who starts. */
  void (*set_first)(void    *game,
                    unsigned seat);

  /* The same game without what was set up in secret, such as the order of a deck: what bots are asked with. Every function but
   * start () gives the same with either, and it lives as long as the game. NULL: the game has no secrets. */
  const void *(*open_game)(const void *game);

  /* The state before the first move. */
  void (*start)(const void *game,
                void       *state);

  /* A seat, TURN_CHANCE or TURN_OVER. */
  int (*to_move)(const void *game,
                 const void *state);

  /* Writes at most @capacity of the legal moves, in an order that depends on the state alone, and returns how many there are;
   * for TURN_CHANCE the moves are the possible outcomes. */
  size_t (*list_moves)(const void *game,
                       const void *state,
                       TurnMove   *moves,
                       size_t      capacity);

  /* The state after @move, or why not; @after may be @before. On a refusal @after is untouched. */
  TurnVerdict (*play)(const void *game,
                      const void *before,
                      TurnMove    move,
                      void       *after);

  /* Whether a move that was played from @before told its seat something it did not know, so that it cannot be taken back.
   * NULL: no move of a seat does. */
  bool (*reveals)(const void *game,
                  const void *before,
                  TurnMove    move);

  /* The seat that a move played from @before may have asked something that nobody else must notice, or -1. Whether it was asked depends on what is
   * hidden, so that the time until the next move must not. NULL: no move does. */
  int (*asks)(const void *game,
              const void *before,
              TurnMove    move);

  /* The seat that rolls when TURN_CHANCE is to move, and may take its time over it. NULL: nobody does, and chance comes by itself. */
  int (*roller)(const void *game,
                const void *state);

  /* The rule that a verdict comes from: "C10". */
  const char *(*rule)(TurnVerdict verdict);

  /* An outcome of chance, as likely as at the table. Only when TURN_CHANCE is to move. */
  TurnMove (*draw)(const void *game,
                   const void *state,
                   TurnRandom *random);

  /* A quick random move of a seat, for play-outs and the random bot. Only when a seat is to move. */
  TurnMove (*random_move)(const void *game,
                          const void *state,
                          TurnRandom *random);

  /* Plays @state to its end in place, with draw () and the policy of random_move (). */
  void (*play_out)(const void *game,
                   void       *state,
                   TurnRandom *random);

  /* What @viewer may know of @state: whatever is hidden from that seat is dealt again from @random, or removed. @seen may be @state. */
  void (*conceal)(const void *game,
                  const void *state,
                  int         viewer,
                  TurnRandom *random,
                  void       *seen);

  /* The scores so far, one for each seat. */
  void (*scores)(const void *game,
                 const void *state,
                 int        *scores);

  /* What decides between seats with the same score, one number for each seat: the most is best. NULL: they share their place. */
  void (*tie_breaks)(const void *game,
                     const void *state,
                     int        *tie_breaks);

  /* One bit a seat; at the end the winners, before it those who would win now. */
  unsigned (*winners)(const void *game,
                      const void *state);

  /* The round being played, from 1. */
  unsigned (*round)(const void *game,
                    const void *state);

  /* The conditions that ended the game, one bit each as in end_names; 0 while it goes on. */
  unsigned (*ended_by)(const void *game,
                       const void *state);
} TurnRules;
