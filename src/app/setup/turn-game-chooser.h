/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-game-kind.h"

G_BEGIN_DECLS

#define TC_TYPE_GAME_CHOOSER (tc_game_chooser_get_type ())

/* The games in a line, of which one is always chosen: the first at first. `chosen` tells that it is another one. */
G_DECLARE_FINAL_TYPE (TcGameChooser, tc_game_chooser, TC, GAME_CHOOSER, AdwBin)

void        tc_game_chooser_add         (TcGameChooser      *self,
                                         const TurnGameKind *kind);

/* As in records: "tag-city"; NULL as long as there is none. */
const char *tc_game_chooser_get_id      (TcGameChooser *self);

/* For where there is little room. */
void        tc_game_chooser_set_compact (TcGameChooser *self,
                                         gboolean       compact);

G_END_DECLS
