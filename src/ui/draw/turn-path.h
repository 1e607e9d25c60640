/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Appends a path in SVG notation to the current path. Known commands: M L H V C S Q T Z, absolute and relative; a command letter may be left
 * out when it repeats. Arcs are not known: circles are cairo_arc (). What cannot be read is a mistake in our own drawings: FALSE, and the rest is left out. */
gboolean turn_path_append         (cairo_t    *cr,
                                   const char *data);

/* Appends a rectangle with rounded corners. */
void     turn_path_append_rounded (cairo_t *cr,
                                   double   x,
                                   double   y,
                                   double   width,
                                   double   height,
                                   double   radius);

/* Fills the current path as cairo_fill () does, for sources that change from pixel to pixel: into pixels cairo would lay those line by line,
 * each as dear as a whole picture. */
void     turn_path_fill_fading    (cairo_t *cr);

/* How long the current path is, curves included: for strokes that grow. */
double   turn_path_length         (cairo_t *cr);

G_END_DECLS
