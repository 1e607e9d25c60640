/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <turn-record.h>

G_BEGIN_DECLS

/* A bot that thinks about one decision in a thread of its own. It is given a copy of the state, so that whatever
 * happens at the table meanwhile does not touch it. */
typedef struct _TurnThought TurnThought;

/* Called in the main context of turn_thought_begin (), never from within it. */
typedef void (*TurnThoughtDone) (TurnMove answer,
                                 gpointer user_data);

/* Asks the bot of @level, or the strongest one if there is none of that level, about the state after all moves of
 * @record, in which a seat is to move. The thought is its own owner: the pointer is good until @done is called or the
 * thought is cancelled. */
TurnThought *turn_thought_begin  (TurnRecord     *record,
                                  const char     *level,
                                  TurnRandom      random,
                                  TurnThoughtDone done,
                                  gpointer        user_data);

/* Lets the bot answer soon with the best that it has found so far. */
void         turn_thought_hurry  (TurnThought *self);

/* Lets the bot end soon; nobody hears its answer. */
void         turn_thought_cancel (TurnThought *self);

G_END_DECLS
