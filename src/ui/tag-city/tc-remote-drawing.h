/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-palette.h"

G_BEGIN_DECLS

/* The remote is drawn for this size. */
#define TC_REMOTE_WIDTH 236.0
#define TC_REMOTE_HEIGHT 100.0

/* The middle of a drone square, and its size. Up to six lie in one row, more in two. */
void tc_remote_locate (guint   n_drones,
                       guint   drone,
                       double *x,
                       double *y,
                       double *width,
                       double *height);

/* The remote without its squares. */
void tc_remote_draw   (cairo_t         *cr,
                       guint            n_drones,
                       const TurnPaint *paint,
                       TurnTheme        theme);

G_END_DECLS
