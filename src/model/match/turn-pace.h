/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-history.h"

G_BEGIN_DECLS

/* Finds the moves of those who are no persons, chance and bots, and hands them out at a pace that people can follow. */
typedef struct _TurnPace TurnPace;

/* Called from the main loop with the move of the player who is due. */
typedef void (*TurnPaceMove) (TurnMove move,
                              gpointer user_data);

/* Called when the time for a secret question is over and nobody was asked. */
typedef void (*TurnPaceOver) (gpointer user_data);

/* @history must outlive the pace. */
TurnPace *turn_pace_new         (TurnHistory *history,
                                 TurnPaceMove move,
                                 TurnPaceOver over,
                                 gpointer     user_data) G_GNUC_WARN_UNUSED_RESULT;
void      turn_pace_free        (TurnPace *self);

/* If chance or a bot is due in the newest state, its move comes after so many milliseconds, or when the bot has found
 * it if that is later. Whatever was awaited before is dropped. */
void      turn_pace_start       (TurnPace *self,
                                 guint     milliseconds);

/* Instead of a number of milliseconds: until turn_pace_hurry (). */
#define TURN_PACE_UNTIL_HURRIED G_MAXUINT

/* After a move that may have asked the bot at seat @asked something in secret. So many milliseconds pass whether it did or not: then the answer comes,
 * or it is over. The next player does not even begin to think before. */
void      turn_pace_start_secret (TurnPace *self,
                                  guint     milliseconds,
                                  guint     asked);

void      turn_pace_stop        (TurnPace *self);

/* Ends the waiting: the move comes as soon as it is found. */
void      turn_pace_hurry       (TurnPace *self);

/* What is awaited comes after so many milliseconds from now at the earliest. */
void      turn_pace_hold        (TurnPace *self,
                                 guint     milliseconds);

/* Whether it waits until it is hurried. */
gboolean  turn_pace_is_waiting  (TurnPace *self);

/* Whether a bot's move is awaited. */
gboolean  turn_pace_is_thinking (TurnPace *self);

G_END_DECLS
