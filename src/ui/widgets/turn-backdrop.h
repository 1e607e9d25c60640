/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-palette.h"

G_BEGIN_DECLS

typedef enum
{
  TURN_BACKDROP_PLAIN,      /* the light of the current paint at the top left */
  TURN_BACKDROP_BRICKS,     /* a brick wall, behind the new battle */
  TURN_BACKDROP_NIGHT,      /* the same wall at night, behind the result */
  TURN_BACKDROP_COURT,      /* asphalt and chalk, the table of TAG */
  TURN_BACKDROP_TILES,      /* a tiled wall, the table of Roll Tag */
} TurnBackdropKind;

#define TURN_TYPE_BACKDROP (turn_backdrop_get_type ())

/* What everything else stands before; its child fills it. */
G_DECLARE_FINAL_TYPE (TurnBackdrop, turn_backdrop, TURN, BACKDROP, AdwBin)

GtkWidget *turn_backdrop_new               (TurnBackdropKind kind) G_GNUC_WARN_UNUSED_RESULT;
void       turn_backdrop_set_kind          (TurnBackdrop    *self,
                                            TurnBackdropKind kind);

/* Cross-fades to the paint of the one whose turn it is; NULL: nobody's. */
void       turn_backdrop_set_paint         (TurnBackdrop    *self,
                                            const TurnPaint *paint);

/* Splashes of the taggers' paints on a wall: up to four, each anywhere in the unit square. */
void       turn_backdrop_add_splat         (TurnBackdrop    *self,
                                            const TurnPaint *paint,
                                            double           x,
                                            double           y,
                                            double           radius);
void       turn_backdrop_clear_splats      (TurnBackdrop *self);

G_END_DECLS
