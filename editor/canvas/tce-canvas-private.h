/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-canvas.h"
#include "tce-overlay.h"
#include "tce-stroke.h"

G_BEGIN_DECLS

struct _TceCanvas
{
  TcePanel            parent_instance;

  GSimpleActionGroup *actions;

  GtkLabel           *status;
  GtkButton          *zoom_button;
  TceStage           *stage;
  TcBoardView        *view;            /* of the stage */
  GtkEventController *drag;            /* these four listen to the view */
  GtkEventController *click;
  GtkEventController *long_press;
  GtkEventController *motion;
  GtkWidget          *menu;            /* NULL until it was asked for */

  TceOverlay          overlay;
  TceStroke           stroke;          /* knows the document and the tools, too */

  gboolean            hovered;         /* by the mouse, at this square */
  guint               hover_row, hover_column;

  TceEdges            held;            /* 1 for each edge that is being dragged */
  double              start_x, start_y;    /* of the drag, on the view */
  double              pointer_x, pointer_y;    /* of the mouse, on the stage */
  double              pinched_zoom;    /* before two fingers came */

  gboolean            has_selection;
  TcFeatureKind       selected_kind;
  guint               selected_index;
  guint               filling;         /* counts the examples that were shown */
};

/* The squares that the tool would change, and the words about them. */
void         tce_canvas_update_preview   (TceCanvas *self);

/* Everything that only lasts until something else is done. */
void         tce_canvas_clear_marks      (TceCanvas *self);

/* Mouse, fingers and keys. */
void         tce_canvas_bind_input       (GtkWidgetClass *widget_class);
void         tce_canvas_attach_input     (TceCanvas *self);

/* tce-canvas-actions.c */
void         tce_canvas_install_actions  (TceCanvas *self);
void         tce_canvas_update_actions   (TceCanvas *self);
void         tce_canvas_zoom_by          (TceCanvas *self,
                                          double     factor,
                                          double     x,
                                          double     y);
gboolean     tce_canvas_resize           (TceCanvas      *self,
                                          const TceEdges *edges);

/* For the margins and the squares, at a place of the view. */
void         tce_canvas_open_menu        (TceCanvas *self,
                                          double     x,
                                          double     y);

G_END_DECLS
