/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <turn-record.h>

G_BEGIN_DECLS

/* Begins a game that chance sets up (TurnRules.deal), everything drawn from @seed. What is wrong with the seats is said by @error. */
TurnRecord *turn_deal_new   (const TurnRecordFormat *format,
                             const TurnSeat         *seats,
                             guint                   n_seats,
                             guint64                 seed,
                             GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same table once more. */
TurnRecord *turn_deal_again (TurnRecord *record,
                             guint64     seed,
                             GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
