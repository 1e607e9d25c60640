/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-canvas.h"
#include "tce-overlay.h"
#include "tce-select.h"
#include "tce-selection-bar.h"
#include "tce-split-bar.h"
#include "tce-stroke.h"

G_BEGIN_DECLS

/* What the pointer drags while squares are chosen. */
typedef enum
{
  TCE_GRABBED_NOTHING,
  TCE_GRABBED_FRAME,           /* it is being drawn */
  TCE_GRABBED_CORNER,
  TCE_GRABBED_SQUARES,         /* those that are chosen */
  TCE_GRABBED_HAND,            /* what was held already */
} TceGrabbed;

struct _TceCanvas
{
  TcePanel            parent_instance;

  GSimpleActionGroup *actions;

  GtkLabel           *status;
  GtkButton          *zoom_button;
  TceStage           *stage;
  TcBoardView        *view;            /* of the stage */
  GtkEventController *drag;            /* these five listen to the view */
  GtkEventController *double_click;
  GtkEventController *click;
  GtkEventController *long_press;
  GtkEventController *motion;
  GtkWidget          *menu;            /* NULL until it was asked for */

  TceOverlay          overlay;
  char               *problem;         /* words about what is marked, or NULL */
  TceStroke           stroke;          /* knows the document and the tools, too */
  TceSelect           select;
  TceSelectionBar    *bar;
  GtkOverlay         *frame;           /* around the stage and the bar */
  TceGrabbed          grabbed;
  int                 grab_row, grab_column;         /* where the pointer was last */
  guint               corner_row, corner_column;     /* of the frame, 0 to 2 */
  TcSelection         grabbed_selection;             /* before a corner was dragged */

  TceSplitBar        *split_bar;
  gboolean            splitting;       /* a district, as overlay.split says */
  gboolean            cutting;         /* the pointer is drawing the line */
  TcGridPoint         cut_from;

  gboolean            hovered;         /* by the mouse, at this square */
  guint               hover_row, hover_column;

  TceEdges            held;            /* 1 for each edge that is being dragged */
  double              start_x, start_y;    /* of the drag, on the view */
  double              pointer_x, pointer_y;    /* of the mouse, on the stage */
  double              panned_x, panned_y;    /* by the middle button, so far */
  double              pinched_zoom;    /* before two fingers came */

  TcBoardFile        *clicked;         /* the board before the first click of two on a sticker, or NULL */
  guint               clicked_district;    /* whose sticker it was */

  gboolean            has_selection;
  TcFeatureKind       selected_kind;
  guint               selected_index;
  guint               filling;         /* counts the examples that were shown */
};

/* The drones that a feature needs, if that is why it cannot be filled, in the order in which one reads. */
void tce_canvas_mark_drones (TceCanvas       *self,
                             const TcFilling *filling);

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

/* tce-canvas-select.c */
void         tce_canvas_bind_select            (GtkWidgetClass *widget_class);
void         tce_canvas_install_select_actions (TceCanvas *self);
void         tce_canvas_update_select_actions  (TceCanvas *self);

/* Shows what is chosen and held as it is now. */
void         tce_canvas_update_selection (TceCanvas *self);

/* The pointer at a place of the view, and then from square to square; FALSE: it is not for choosing. */
gboolean     tce_canvas_select_press     (TceCanvas      *self,
                                          double          x,
                                          double          y,
                                          GdkModifierType modifiers,
                                          gboolean        by_finger);
void         tce_canvas_select_drag      (TceCanvas *self,
                                          guint      row,
                                          guint      column);
void         tce_canvas_select_release   (TceCanvas *self);
gboolean     tce_canvas_select_heading   (TceCanvas *self,
                                          double     x,
                                          double     y);

/* Keys; FALSE: they mean something else. */
gboolean     tce_canvas_select_give_up   (TceCanvas *self);
gboolean     tce_canvas_select_use       (TceCanvas *self,
                                          guint      row,
                                          guint      column);
gboolean     tce_canvas_select_arrow     (TceCanvas *self,
                                          int        rows,
                                          int        columns);

/* tce-canvas-split.c */
void         tce_canvas_bind_split            (GtkWidgetClass *widget_class);
void         tce_canvas_install_split_actions (TceCanvas *self);
void         tce_canvas_update_split_actions  (TceCanvas *self);
void         tce_canvas_split_begin           (TceCanvas *self,
                                               guint      district);
gboolean     tce_canvas_split_give_up         (TceCanvas *self);

/* What the bar over the canvas says, or NULL. */
char        *tce_canvas_split_say             (TceCanvas *self) G_GNUC_WARN_UNUSED_RESULT;

/* FALSE: no district is being split. */
gboolean     tce_canvas_split_press           (TceCanvas *self,
                                               double     x,
                                               double     y);
void         tce_canvas_split_drag            (TceCanvas *self,
                                               double     x,
                                               double     y);
void         tce_canvas_split_release         (TceCanvas *self);
gboolean     tce_canvas_split_key             (TceCanvas *self,
                                               guint      keyval);
void         tce_canvas_split_place           (TceCanvas     *self,
                                               GtkAllocation *place);

/* For the margins and the squares, at a place of the view. */
void         tce_canvas_open_menu        (TceCanvas *self,
                                          double     x,
                                          double     y);

G_END_DECLS
