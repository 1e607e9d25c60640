/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-palette.h"

G_BEGIN_DECLS

/* The colours of one district's wall. */
typedef struct
{
  guint32 base;          /* as in the board file */
  guint32 ground;
  guint32 line;
  guint32 highlight;
  guint32 glyph;         /* in miniatures */
  guint32 band;          /* on the sticker */
} TcWall;

TcWall tc_wall (guint32   base,
                TurnTheme theme);

G_END_DECLS
