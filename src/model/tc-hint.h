/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-match.h"

G_BEGIN_DECLS

#define TC_HINT_N_ALTERNATIVES 2

/* Another move, and what it is worth against the best. */
typedef struct
{
  TurnMove move;
  char    *text;            /* "The L on A 1, A 2, A 3 and B 3: costs 4 % of your chances" */
} TcHintAlternative;

/* What a good player would do, to be told step by step. A value that owns its texts, which are translated. */
typedef struct
{
  TurnMove          move;
  char             *die;            /* first: "Take the 4 for the S"; for the leader where all the dice go */
  char             *place;          /* then: "Put it on C 4, C 5 and D 5"; NULL where that says nothing more */
  char             *reason;         /* then: "Wins row 6 first: +7." */
  guint             n_alternatives;
  TcHintAlternative alternatives[TC_HINT_N_ALTERNATIVES];
} TcHint;

/* Thinks for the person to move, in threads of its own and for less than a second. Fails with G_IO_ERROR_CANCELLED when the state changes meanwhile,
 * when @cancellable is cancelled or when nobody is to move. */
void    tc_hint_async  (TurnMatch          *match,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data);
TcHint *tc_hint_finish (TurnMatch    *match,
                        GAsyncResult *result,
                        GError      **error) G_GNUC_WARN_UNUSED_RESULT;
void    tc_hint_free   (TcHint *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcHint, tc_hint_free)

G_END_DECLS
