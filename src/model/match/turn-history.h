/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <turn-record.h>

G_BEGIN_DECLS

/* A record that is being played: who made each move, which choices are sealed but not told by an event yet, and the
 * streams of the seed. */
typedef struct _TurnHistory TurnHistory;

/* @record: (transfer full) */
TurnHistory *turn_history_new             (TurnRecord *record) G_GNUC_WARN_UNUSED_RESULT;
void         turn_history_free            (TurnHistory *self);

TurnRecord  *turn_history_get_record      (TurnHistory *self);
guint        turn_history_get_n_moves     (TurnHistory *self);
int          turn_history_get_mover       (TurnHistory *self,
                                           guint        index);
int          turn_history_get_to_move     (TurnHistory *self);

gboolean     turn_history_is_human        (TurnHistory *self,
                                           guint        seat);

/* How many moves the events of the record tell. */
guint        turn_history_get_n_told      (TurnHistory *self);

/* What a saved game holds: the record, and the choices that are sealed, so that nobody is asked again who has heard the others talk. */
char        *turn_history_save            (TurnHistory *self) G_GNUC_WARN_UNUSED_RESULT;

/* The seat that the last move may have asked something that nobody else must notice (TurnRules.asks), or -1. */
int          turn_history_get_asked       (TurnHistory *self);

/* Whether move @index told something that cannot be taken back (TurnRules.reveals). */
gboolean     turn_history_reveals         (TurnHistory *self,
                                           guint        index);

/* Whether move @index was a choice that is open now, together with choices of other seats. */
gboolean     turn_history_is_opened       (TurnHistory *self,
                                           guint        index);

/* Plays a move of the player who is due. */
TurnVerdict  turn_history_append          (TurnHistory *self,
                                           TurnMove     move);

/* Forgets all moves from the one after @n_moves on, and what was kept aside. */
void         turn_history_take_back       (TurnHistory *self,
                                           guint        n_moves);

/* Whether a choice of @seat is sealed and not told yet. reopen takes it back, so that @seat is to move again; what
 * others sealed after it is kept aside and put back by turn_history_append () as soon as they are due. */
gboolean     turn_history_is_sealed       (TurnHistory *self,
                                           int          seat);
void         turn_history_reopen          (TurnHistory *self,
                                           int          seat);

/* The generator of the next outcome of chance: it depends on the seed and the number of outcomes so far. */
TurnRandom   turn_history_get_chance      (TurnHistory *self);

/* The generator for a decision of @seat: it depends on the seed, the seat and the number of moves so far. */
TurnRandom   turn_history_get_decision    (TurnHistory *self,
                                           guint        seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TurnHistory, turn_history_free)

G_END_DECLS
