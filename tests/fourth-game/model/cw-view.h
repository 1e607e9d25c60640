/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cw-state.h>

#include "turn-screen.h"

G_BEGIN_DECLS

/* What is seen of a wall, and what the viewer has chosen so far; a value that follows a screen. */
typedef struct
{
  TurnMatch *match;
  CwState    state;
  int        viewer;          /* or -1 */
  gboolean   is_active;       /* the viewer is to move */
  guint      row;             /* chosen */
} CwView;

void     cw_view_follow    (CwView     *self,
                            TurnScreen *screen);

/* Whether the rules would take it from the viewer now. */
gboolean cw_view_can_scrub (const CwView *self,
                            guint         row);
gboolean cw_view_can_pass  (const CwView *self);

/* Chooses the next row below or above in which something can be scrubbed; none other if there is none. */
void     cw_view_step      (CwView *self,
                            int     by);

G_END_DECLS
