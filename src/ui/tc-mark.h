/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* What each tagger signs with: a stroke in a square of 24 units. */
typedef enum
{
  TC_MARK_BOLT,
  TC_MARK_WAVE,
  TC_MARK_CROWN,
  TC_MARK_EYE,
  TC_MARK_ARROW,
  TC_MARK_STAR,
} TcMark;

#define TC_N_MARK_KINDS 6

/* Appends the mark to the current path, in a square of @size with its top-left corner at (@x, @y). */
void        tc_mark_append   (TcMark   mark,
                              cairo_t *cr,
                              double   x,
                              double   y,
                              double   size);

/* Strokes the mark; @width is in the mark's units of which @size holds 24 (3 in small, 2.6 in large drawings). */
void        tc_mark_draw     (TcMark         mark,
                              cairo_t       *cr,
                              double         x,
                              double         y,
                              double         size,
                              double         width,
                              const GdkRGBA *colour);

/* For people: "bolt", translated. */
const char *tc_mark_get_name (TcMark mark);

G_END_DECLS
