/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-move.h>
#include <turn-flights.h>

#include "rt-court.h"
#include "rt-foot.h"

G_BEGIN_DECLS

/* How cards and dice get to where they lie in Roll Tag. @before is what was seen before the move, @view what is seen now. */
void rt_motion_deal (TurnFlights  *flights,
                     RtCourt      *table,
                     RtFoot       *foot,
                     const RtView *view);
void rt_motion_move (TurnFlights  *flights,
                     RtCourt      *table,
                     RtFoot       *foot,
                     const RtView *before,
                     const RtView *view,
                     RtMove        move,
                     int           mover);

G_END_DECLS
