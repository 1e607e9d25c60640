/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-game-kind.h"

G_BEGIN_DECLS

#define TURN_TYPE_GAME_CHOOSER (turn_game_chooser_get_type ())

/* The games in a line, of which one is always chosen: the first at first. `chosen` tells that it is another one. */
G_DECLARE_FINAL_TYPE (TurnGameChooser, turn_game_chooser, TURN, GAME_CHOOSER, AdwBin)

void                turn_game_chooser_add         (TurnGameChooser    *self,
                                                   const TurnGameKind *kind);

/* NULL as long as there is none. */
const TurnGameKind *turn_game_chooser_get_kind    (TurnGameChooser *self);
void                turn_game_chooser_choose      (TurnGameChooser    *self,
                                                   const TurnGameKind *kind);

/* For where there is little room. */
void                turn_game_chooser_set_compact (TurnGameChooser *self,
                                                   gboolean         compact);

G_END_DECLS
