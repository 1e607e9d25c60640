/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <pango/pangocairo.h>
#include <turn-act.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* The small pictures of a battle among words: shapes, and stickers for what was filled. */

/* How large a part is beside a line of @line pixels. */
void tc_act_measure (const TurnPart *part,
                     PangoContext   *context,
                     double          line,
                     double         *width,
                     double         *height);

/* Draws it at the origin in the size that was measured; @paint is that of who acts, or NULL. */
void tc_act_draw    (const TurnPart  *part,
                     cairo_t         *cr,
                     PangoContext    *context,
                     double           width,
                     double           height,
                     const TurnPaint *paint);

G_END_DECLS
