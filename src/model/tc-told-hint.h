/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-hint.h"

G_BEGIN_DECLS

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
} TcHintWords;

/* As tc_hint_async () for any game: its strongest bot that answers soon is asked, and what it would do is told. Finish with tc_hint_finish (). */
void tc_told_hint_async (TurnMatch          *match,
                         const TcHintWords  *words,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data);

G_END_DECLS
