/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <turn-record.h>

G_BEGIN_DECLS

#define TURN_FIRST_DRAWN (-1)

/* Everything that the table chooses before a game that chance sets up (TurnRules.deal), as it is remembered between two. A value that owns its
 * texts. All seats have a name, a controller and a paint, so that one more player has them, too. */
typedef struct
{
  guint    n_seats;
  TurnSeat seats[TURN_MAX_SEATS];     /* in turn order */
  int      first;                     /* a seat, or TURN_FIRST_DRAWN */
} TurnDeal;

/* A seat before anybody has changed it: the first is a person, the others are bots. */
TurnSeat    turn_deal_usual_seat   (guint seat) G_GNUC_WARN_UNUSED_RESULT;

void        turn_deal_clear        (TurnDeal *self);

TurnDeal    turn_deal_copy         (const TurnDeal *self) G_GNUC_WARN_UNUSED_RESULT;

/* One of the players less; the others move up, and the one who leaves is the first to come back. The player who starts still does, unless it was that one. */
void        turn_deal_remove       (TurnSeat *seats,
                                    guint    *n_seats,
                                    int      *first,
                                    guint     seat);

/* For settings: a dictionary, a{sv}. Reading takes what it understands and @rules allow, and leaves the rest as it is. */
GVariant   *turn_deal_to_variant   (const TurnDeal *self) G_GNUC_WARN_UNUSED_RESULT;
void        turn_deal_read_variant (TurnDeal        *self,
                                    const TurnRules *rules,
                                    GVariant        *variant);

/* Begins a game, everything drawn from @seed but who was chosen to start: the cards are the same with everybody. What is wrong with the seats is
 * said by @error. */
TurnRecord *turn_deal_start        (const TurnDeal         *self,
                                    const TurnRecordFormat *format,
                                    guint64                 seed,
                                    GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same table once more. */
TurnRecord *turn_deal_again        (TurnRecord *record,
                                    guint64     seed,
                                    GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TurnDeal, turn_deal_clear)

G_END_DECLS
