/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <turn-record.h>

G_BEGIN_DECLS

/* The scores after each round of a game, for any game. A value that owns its array. */
typedef struct
{
  guint n_seats;
  guint n_rounds;
  int  *scores;        /* round after round, seat after seat; round 0 is before the first */
} TurnScoreHistory;

TurnScoreHistory turn_score_history_new          (TurnRecord *record) G_GNUC_WARN_UNUSED_RESULT;
void             turn_score_history_clear        (TurnScoreHistory *self);

/* After @round rounds, from 0 to n_rounds. */
int              turn_score_history_get          (const TurnScoreHistory *self,
                                                  guint                   round,
                                                  guint                   seat);

/* How many times another seat came to lead alone. */
guint            turn_score_history_n_overtakings (const TurnScoreHistory *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TurnScoreHistory, turn_score_history_clear)

G_END_DECLS
