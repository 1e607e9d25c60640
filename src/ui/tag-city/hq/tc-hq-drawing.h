/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "tc-hq-layout.h"
#include "turn-palette.h"

G_BEGIN_DECLS

/* The yellow of a lit label and of the die that the leader is pushing. */
extern const GdkRGBA tc_hq_light;

/* The record with everything that lies still: sections, tokens, faces on the seams, ghosts. The dice are drawn by themselves. Key caps beside the ghosts
 * only with @keys. */
void tc_hq_draw               (cairo_t         *cr,
                               const TcHqScene *scene,
                               const TcHqDisc  *disc,
                               gboolean         keys,
                               TurnTheme        theme);

/* Appends the outline of a section to the current path. */
void tc_hq_append_section     (cairo_t        *cr,
                               const TcHqDisc *disc,
                               guint           section);

G_END_DECLS
