/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-card-drawing.h>

#include "turn-game-kind.h"

G_BEGIN_DECLS

/* The picture on the card of a game: what it is played with, or its title, painted on a wall. Compact: for a card where there is little room. */
GtkWidget *turn_game_banner_new       (const TurnGameKind *kind,
                                       gboolean            compact) G_GNUC_WARN_UNUSED_RESULT;

/* The same where there is hardly any room: all that it is played with, in little. */
GtkWidget *turn_game_banner_new_small (const TurnGameKind *kind) G_GNUC_WARN_UNUSED_RESULT;

/* What pictures are made of: a ground, a splash of paint, a card whose upper edge is around (@x, @y), a die; turned by so many degrees. */
void       turn_game_banner_fill      (cairo_t *cr,
                                       guint32  colour);
void       turn_game_banner_splash    (cairo_t    *cr,
                                       const char *paint,
                                       double      x,
                                       double      y,
                                       double      radius);
void       turn_game_banner_draw_card (cairo_t            *cr,
                                       double              x,
                                       double              y,
                                       double              degrees,
                                       const TurnCardFace *face);
void       turn_game_banner_draw_die  (cairo_t *cr,
                                       double   x,
                                       double   y,
                                       double   degrees,
                                       guint    face);

G_END_DECLS
