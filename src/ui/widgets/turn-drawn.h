/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-texture-cache.h"

G_BEGIN_DECLS

#define TURN_TYPE_DRAWN (turn_drawn_get_type ())

/* A widget that is one drawing. It is drawn once and kept as a picture until its size, its style or the theme changes, or until it is told that it
 * looks different. */
G_DECLARE_DERIVABLE_TYPE (TurnDrawn, turn_drawn, TURN, DRAWN, GtkWidget)

struct _TurnDrawnClass
{
  GtkWidgetClass parent_class;

  void           (*draw)   (TurnDrawn *self,
                            cairo_t   *cr,
                            double     width,
                            double     height,
                            TurnTheme  theme);

  /* How large the drawing is, which lies on the middle of the widget; without it, as large as the widget. Nothing is drawn where one is 0. */
  void (*extend) (TurnDrawn *self,
                  int       *width,
                  int       *height);
};

/* It looks different. */
void turn_drawn_redraw     (TurnDrawn *self);

/* How many times as large as it is the drawing is shown, for a while. */
void turn_drawn_set_growth (TurnDrawn *self,
                            double     growth);

G_END_DECLS
