/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "turn-palette.h"

G_BEGIN_DECLS

typedef enum
{
  TC_BACKDROP_PLAIN,      /* the light of the current paint at the top left */
  TC_BACKDROP_BRICKS,     /* a brick wall, behind the new battle */
  TC_BACKDROP_NIGHT,      /* the same wall at night, behind the result */
  TC_BACKDROP_COURT,      /* asphalt and chalk, the table of TAG */
  TC_BACKDROP_TILES,      /* a tiled wall, the table of Roll Tag */
} TcBackdropKind;

#define TC_TYPE_BACKDROP (tc_backdrop_get_type ())

/* What everything else stands before; its child fills it. */
G_DECLARE_FINAL_TYPE (TcBackdrop, tc_backdrop, TC, BACKDROP, AdwBin)

GtkWidget *tc_backdrop_new               (TcBackdropKind kind) G_GNUC_WARN_UNUSED_RESULT;
void       tc_backdrop_set_kind          (TcBackdrop    *self,
                                          TcBackdropKind kind);

/* Cross-fades to the paint of the one whose turn it is; NULL: nobody's. */
void       tc_backdrop_set_paint         (TcBackdrop    *self,
                                          const TcPaint *paint);

/* Splashes of the taggers' paints on a wall: up to four, each anywhere in the unit square. */
void       tc_backdrop_add_splat         (TcBackdrop    *self,
                                          const TcPaint *paint,
                                          double         x,
                                          double         y,
                                          double         radius);
void       tc_backdrop_clear_splats      (TcBackdrop *self);

G_END_DECLS
