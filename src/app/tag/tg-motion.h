/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-move.h>
#include <turn-flights.h>

#include "tg-court.h"
#include "tg-foot.h"

G_BEGIN_DECLS

/* How cards get to where they lie in TAG. @before is what was seen before the move, @view what is seen now. */
void tg_motion_deal (TurnFlights  *flights,
                     TgCourt      *table,
                     TgFoot       *foot,
                     const TgView *view);
void tg_motion_move (TurnFlights  *flights,
                     TgCourt      *table,
                     TgFoot       *foot,
                     const TgView *before,
                     const TgView *view,
                     TgMove        move,
                     guint         mover);

G_END_DECLS
