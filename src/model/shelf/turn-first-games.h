/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Whether somebody who has not played that game yet may still be offered a first game with a guide; and that they have had the choice. */
gboolean turn_first_games_is_offered  (GSettings  *settings,
                                       const char *game);
void     turn_first_games_set_offered (GSettings  *settings,
                                       const char *game);

G_END_DECLS
