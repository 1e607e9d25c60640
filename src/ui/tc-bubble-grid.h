/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How large bubbles stand in a room: in one line while each has room for a finger, in more lines otherwise. A plain value. */
typedef struct
{
  guint    n_lines;
  guint    n_columns;
  double   cell_width;
  double   cell_height;
  double   width;           /* of a bubble's body */
  double   height;
  gboolean has_captions;    /* FALSE where the bubbles would have to be too small for it */
} TcBubbleGrid;

/* Around a bubble, for its halo. */
#define TC_BUBBLE_HALO 8

/* @caption: how high a caption is. */
TcBubbleGrid tc_bubble_grid_new        (guint  n_bubbles,
                                        double width,
                                        double height,
                                        double caption);

/* How wide it is, and how high in a width: at least, and at best. */
double       tc_bubble_grid_get_least_width   (guint n_bubbles);
double       tc_bubble_grid_get_wanted_width  (guint n_bubbles);
double       tc_bubble_grid_get_least_height  (guint  n_bubbles,
                                               double width);
double       tc_bubble_grid_get_wanted_height (guint  n_bubbles,
                                               double width,
                                               double caption);

G_END_DECLS
