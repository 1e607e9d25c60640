/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* How throw-up letters are painted. */
typedef struct
{
  GdkRGBA  top;           /* of the fade */
  GdkRGBA  bottom;
  GdkRGBA  halo;
  GdkRGBA  shadow;
  gboolean upright;       /* letters neither jump nor lean */
} TurnLetteringLook;

/* In a tagger's paint, with a white halo and a shadow of ink. */
TurnLetteringLook turn_lettering_look_for (const TurnPaint *paint);

/* The room that @text takes in letters of @height, halo and shadow included. */
void              turn_lettering_measure  (const char *text,
                                           double      height,
                                           double     *width,
                                           double     *total_height);

/* Draws at most the first @n_letters of @text (-1: all) in the room that it was measured to take, with the corner at (@x, @y). */
void              turn_lettering_draw     (cairo_t                 *cr,
                                           const char              *text,
                                           int                      n_letters,
                                           double                   x,
                                           double                   y,
                                           double                   height,
                                           const TurnLetteringLook *look);

G_END_DECLS
