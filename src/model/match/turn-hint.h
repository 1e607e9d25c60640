/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-match.h"

G_BEGIN_DECLS

#define TURN_HINT_MAX_IDEAS 3

/* Something to do, and why; translated. */
typedef struct
{
  TurnMove move;
  char    *title;           /* "Take the 4 and fill row 6, +7" */
  char    *reason;          /* whole sentences: "You are the first there." */
  char    *spoken;          /* all of it, with where it is done, for those who do not see that; NULL: title and reason say it */
} TurnHintIdea;

/* What a good player would do, the best idea first. A value that owns its texts. */
typedef struct
{
  guint        n_ideas;     /* at least one */
  TurnHintIdea ideas[TURN_HINT_MAX_IDEAS];
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
