/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-hall.h>
#include <turn-palette.h>
#include <turn-shelf-battle.h>

G_BEGIN_DECLS

/* One of the best as a photograph on the wall: the board, who it was, when, and the score. @battle is NULL if its record is gone; then there is no board. */
GtkWidget       *turn_hall_photo_new       (const TurnHallScore *score,
                                            TurnShelfBattle     *battle,
                                            guint                place) G_GNUC_WARN_UNUSED_RESULT;

const TurnPaint *turn_hall_photo_get_paint (const TurnShelfFacts *facts,
                                            guint                 seat);

G_END_DECLS
