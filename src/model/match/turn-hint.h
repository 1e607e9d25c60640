/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-match.h"

G_BEGIN_DECLS

#define TURN_HINT_N_ALTERNATIVES 2

/* Another move, and what it is worth against the best. */
typedef struct
{
  TurnMove move;
  char    *text;            /* "The L on A 1, A 2, A 3 and B 3: costs 4 % of your chances" */
} TurnHintAlternative;

/* What a good player would do, to be told step by step. A value that owns its texts, which are translated. */
typedef struct
{
  TurnMove            move;
  char               *die;            /* first: "Take the 4 for the S"; for the leader where all the dice go */
  char               *place;          /* then: "Put it on C 4, C 5 and D 5"; NULL where that says nothing more */
  char               *reason;         /* then: "Wins row 6 first: +7." */
  guint               n_alternatives;
  TurnHintAlternative alternatives[TURN_HINT_N_ALTERNATIVES];
} TurnHint;

/* The words of a game for what a bot would do: translated, to be freed. Both are asked in the state before the move. */
typedef struct
{
  char *(*describe)(TurnMatch * match,
                    TurnMove move);         /* "Play T" */
  char *(*explain)(TurnMatch * match,
                   TurnMove move);          /* "It completes your set." */

  /* For a game that thinks and finds words by itself; then the others are not needed. */
  void (*ask)(TurnMatch          *match,
              GCancellable       *cancellable,
              GAsyncReadyCallback callback,
              gpointer            user_data);
} TurnHintWords;

/* Asks the strongest bot of the game that answers soon what it would do for the person to move, and puts it into @words. Fails with
 * G_IO_ERROR_CANCELLED when the state changes meanwhile, when @cancellable is cancelled or when nobody is to move. */
void      turn_hint_async  (TurnMatch           *match,
                            const TurnHintWords *words,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data);
TurnHint *turn_hint_finish (TurnMatch    *match,
                            GAsyncResult *result,
                            GError      **error) G_GNUC_WARN_UNUSED_RESULT;
void      turn_hint_free   (TurnHint *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TurnHint, turn_hint_free)

G_END_DECLS
