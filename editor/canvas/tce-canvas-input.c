/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Mouse, fingers and keys on the canvas. */

#include "tce-canvas-private.h"

#include <math.h>
#include <tc-sticker-drawing.h>

/* How far from the grid its edges can be taken hold of. */
#define EDGE_REACH 9

static gboolean
find_square (TceCanvas *self,
             double     x,
             double     y,
             guint     *row,
             guint     *column)
{
  return self->stroke.document != NULL && self->stroke.tools != NULL &&
         tc_board_layout_find_square (tc_board_view_get_layout (self->view), x, y, row, column);
}

/* The square nearest to a point, wherever it is: a stroke that leaves the grid goes on along its edge. */
static void
find_nearest_square (TceCanvas *self,
                     double     x,
                     double     y,
                     guint     *row,
                     guint     *column)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);

  *column = (guint) CLAMP (floor ((x - layout->grid.origin.x) / layout->side), 0, layout->n_columns - 1.);
  *row = (guint) CLAMP (floor ((y - layout->grid.origin.y) / layout->side), 0, layout->n_rows - 1.);
}

static TceEdges
find_edges (TceCanvas *self,
            double     x,
            double     y)
{
  const graphene_rect_t *grid = &tc_board_view_get_layout (self->view)->grid;
  const double left = grid->origin.x - x, right = x - grid->origin.x - grid->size.width;
  const double top = grid->origin.y - y, bottom = y - grid->origin.y - grid->size.height;
  TceEdges edges = { 0 };

  if (MAX (left, right) > EDGE_REACH || MAX (top, bottom) > EDGE_REACH)
    return edges;

  edges.left = left > 0;
  edges.right = right > 0;
  edges.top = top > 0;
  edges.bottom = bottom > 0;

  return edges;
}

static gboolean
holds_edge (const TceEdges *edges)
{
  return edges->left || edges->right || edges->top || edges->bottom;
}

static const char *
cursor_for (const TceEdges *edges)
{
  gboolean across = edges->left || edges->right, down = edges->top || edges->bottom;

  if (across && down)
    return edges->left == edges->top ? "nwse-resize" : "nesw-resize";

  return across ? "ew-resize" : "ns-resize";
}

static void
mouse_moved (TceCanvas *self,
             double     x,
             double     y)
{
  TceEdges edges = find_edges (self, x, y);

  if (self->stroke.document == NULL || memcmp (&edges, &self->overlay.hot, sizeof edges) == 0 || holds_edge (&self->held))
    return;

  self->overlay.hot = edges;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->view), holds_edge (&edges) ? cursor_for (&edges) : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

static void
square_hovered (TceCanvas *self,
                guint      row,
                guint      column)
{
  self->hovered = TRUE;
  self->hover_row = row;
  self->hover_column = column;
  tce_canvas_update_preview (self);
}

static void
mouse_left (TceCanvas *self)
{
  self->hovered = FALSE;
  if (!holds_edge (&self->held))
    self->overlay.hot = (TceEdges) { 0 };
  tce_canvas_update_preview (self);
}

static gboolean
is_finger (GtkGesture *gesture)
{
  GdkEvent *event = gtk_gesture_get_last_event (gesture, NULL);

  return event != NULL && gdk_device_get_source (gdk_event_get_device (event)) == GDK_SOURCE_TOUCHSCREEN;
}

static void
drag_began (GtkGesture *gesture,
            double      x,
            double      y,
            TceCanvas  *self)
{
  guint row, column;

  self->start_x = x;
  self->start_y = y;
  if (tce_canvas_split_press (self, x, y))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      return;
    }
  if (tce_canvas_select_press (self, x, y, gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture)),
                               is_finger (gesture)))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      return;
    }
  if (find_square (self, x, y, &row, &column))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      tc_board_view_set_cursor (self->view, row, column);
      gtk_widget_grab_focus (GTK_WIDGET (self->view));
      tce_stroke_begin (&self->stroke, row, column);
      tce_canvas_update_preview (self);
      return;
    }

  self->held = find_edges (self, x, y);
  if (!holds_edge (&self->held))
    tce_canvas_select_heading (self, x, y);
  gtk_gesture_set_state (gesture, self->stroke.document != NULL && holds_edge (&self->held) ?
                         GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
}

/* How many squares an edge was dragged outwards. */
static TceEdges
pulled_edges (TceCanvas *self,
              double     dx,
              double     dy)
{
  const double side = tc_board_view_get_layout (self->view)->side;
  const int across = (int) round (dx / side), down = (int) round (dy / side);

  return (TceEdges) {
           .top = self->held.top * -down,
           .bottom = self->held.bottom * down,
           .left = self->held.left * -across,
           .right = self->held.right * across,
  };
}

static void
drag_moved (TceCanvas *self,
            double     dx,
            double     dy)
{
  guint row, column;

  if (self->cutting)
    {
      tce_canvas_split_drag (self, self->start_x + dx, self->start_y + dy);
    }
  else if (self->grabbed != TCE_GRABBED_NOTHING)
    {
      find_nearest_square (self, self->start_x + dx, self->start_y + dy, &row, &column);
      tce_canvas_select_drag (self, row, column);
    }
  else if (self->stroke.active)
    {
      find_nearest_square (self, self->start_x + dx, self->start_y + dy, &row, &column);
      tce_stroke_move (&self->stroke, row, column);
      tce_canvas_update_preview (self);
    }
  else if (holds_edge (&self->held))
    {
      TceEdges edges = pulled_edges (self, dx, dy);

      if (tc_board_can_resize (tce_panel_get_board (TCE_PANEL (self)), edges.top, edges.bottom, edges.left, edges.right))
        self->overlay.edges = edges;
      tce_canvas_update_preview (self);
    }
}

static void
let_go_of_edges (TceCanvas *self)
{
  self->held = self->overlay.edges = self->overlay.hot = (TceEdges) { 0 };
  gtk_widget_set_cursor (GTK_WIDGET (self->view), NULL);
}

static void
drag_ended (TceCanvas *self,
            double     dx,
            double     dy)
{
  TceEdges edges = self->overlay.edges;

  if (self->cutting)
    {
      tce_canvas_split_release (self);
    }
  else if (self->grabbed != TCE_GRABBED_NOTHING)
    {
      tce_canvas_select_release (self);
    }
  else if (holds_edge (&self->held))
    {
      let_go_of_edges (self);
      tce_canvas_resize (self, &edges);
    }
  else if (self->stroke.active)
    {
      tce_stroke_end (&self->stroke);
      tc_board_view_set_cursor (self->view, MIN (self->stroke.row, tc_board_view_get_layout (self->view)->n_rows - 1),
                                MIN (self->stroke.column, tc_board_view_get_layout (self->view)->n_columns - 1));
    }
  tce_canvas_update_preview (self);
}

static void
drag_cancelled (TceCanvas *self)
{
  if (self->cutting)
    tce_canvas_split_release (self);
  if (self->grabbed != TCE_GRABBED_NOTHING)
    tce_canvas_select_give_up (self);
  let_go_of_edges (self);
  tce_stroke_cancel (&self->stroke);
  tce_canvas_update_preview (self);
}

/* The district whose sticker is at a point, or -1. */
static int
find_sticker (TceCanvas *self,
              double     x,
              double     y)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  const double across = (x - layout->grid.origin.x) / layout->side, down = (y - layout->grid.origin.y) / layout->side;
  TcSticker sticker;

  for (guint i = 0; board != NULL && i < board->n_districts; i++)
    if (tc_sticker_find (board, i, layout->sticker, &sticker) && fabs (across - sticker.x) < sticker.width / 2 &&
        fabs (down - sticker.y) < sticker.height / 2)
      return (int) i;

  return -1;
}

/* A double click on a sticker renames its district. The first of the two may have painted there, which is taken back. */
static void
pressed (GtkGesture *gesture,
         int         n_presses,
         double      x,
         double      y,
         TceCanvas  *self)
{
  g_autoptr (TcBoardFile) before = g_steal_pointer (&self->clicked);
  TcBoardDocument *document = self->stroke.document;
  const int sticker = find_sticker (self, x, y);

  if (n_presses == 2 && before != NULL)
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      if (tc_board_document_get_board_file (document) != before)
        tc_board_document_undo (document);
      g_signal_emit_by_name (self, "rename", self->clicked_district);
    }
  else if (n_presses == 1 && sticker >= 0)
    {
      self->clicked = tc_board_file_ref (tc_board_document_get_board_file (document));
      self->clicked_district = (guint) sticker;
    }
}

static gboolean
give_up (TceCanvas *self)
{
  gboolean busy = tce_canvas_split_give_up (self) || self->stroke.active || holds_edge (&self->held) || self->overlay.tiling.n_tokens > 0;

  for (guint i = 0; i < TC_MAX_SQUARES && !busy; i++)
    busy = self->overlay.problem[i / TC_MAX_SIDE][i % TC_MAX_SIDE];

  drag_cancelled (self);
  tce_canvas_clear_marks (self);
  if (!busy)
    busy = tce_canvas_select_give_up (self);

  return busy;
}

static const char *
direction_of (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Up: case GDK_KEY_KP_Up:       return "up";
    case GDK_KEY_Down: case GDK_KEY_KP_Down:   return "down";
    case GDK_KEY_Left: case GDK_KEY_KP_Left:   return "left";
    case GDK_KEY_Right: case GDK_KEY_KP_Right: return "right";
    default:                                   return NULL;
    }
}

/* Shift moves the city, Alt adds a row or column on that side, both take away the one where the cursor is. */
static gboolean
arrow_pressed (TceCanvas      *self,
               guint           keyval,
               GdkModifierType modifiers)
{
  const char *direction = direction_of (keyval);
  GActionGroup *actions = G_ACTION_GROUP (self->actions);
  gboolean upright = direction != NULL && (direction[0] == 'u' || direction[0] == 'd');

  if (direction == NULL)
    return GDK_EVENT_PROPAGATE;

  switch ((guint) modifiers)
    {
    case GDK_CONTROL_MASK:
      return tce_canvas_select_arrow (self, direction[0] == 'd' ? 1 : direction[0] == 'u' ? -1 : 0,
                                      direction[0] == 'r' ? 1 : direction[0] == 'l' ? -1 : 0);
    case GDK_SHIFT_MASK:
      g_action_group_activate_action (actions, "move", g_variant_new_string (direction));
      return GDK_EVENT_STOP;
    case GDK_ALT_MASK:
      g_action_group_activate_action (actions, "insert", g_variant_new_string (direction));
      return GDK_EVENT_STOP;
    case GDK_ALT_MASK | GDK_SHIFT_MASK:
      g_action_group_activate_action (actions, "delete", g_variant_new_string (upright ? "row" : "column"));
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
open_menu_at_cursor (TceCanvas *self,
                     guint      row,
                     guint      column)
{
  graphene_rect_t square = tc_board_layout_square (tc_board_view_get_layout (self->view), row, column);

  tce_canvas_open_menu (self, square.origin.x + square.size.width / 2, square.origin.y + square.size.height / 2);
}

static gboolean
square_key (TceCanvas      *self,
            guint           row,
            guint           column,
            guint           keyval,
            GdkModifierType modifiers)
{
  if (self->stroke.document == NULL || self->stroke.tools == NULL)
    return GDK_EVENT_PROPAGATE;

  if ((modifiers & ~(guint) GDK_SHIFT_MASK) == 0 && tce_canvas_split_key (self, keyval))
    return GDK_EVENT_STOP;
  if (modifiers == GDK_SHIFT_MASK && keyval == GDK_KEY_F10)
    keyval = GDK_KEY_Menu;
  else if (modifiers != 0)
    return arrow_pressed (self, keyval, modifiers);

  switch (keyval)
    {
    case GDK_KEY_space: case GDK_KEY_KP_Space:
    case GDK_KEY_Return: case GDK_KEY_KP_Enter: case GDK_KEY_ISO_Enter:
      if (!tce_canvas_select_use (self, row, column))
        tce_stroke_use (&self->stroke, row, column);
      tce_canvas_update_preview (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Menu:
      open_menu_at_cursor (self, row, column);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      return give_up (self);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* A rectangle that was begun with a key follows the cursor. */
static void
cursor_moved (TceCanvas *self,
              guint      row,
              guint      column)
{
  tce_stage_reveal_square (self->stage, row, column);
  if (self->select.drawing && self->grabbed == TCE_GRABBED_NOTHING)
    {
      tce_select_draw (&self->select, row, column);
      tce_canvas_update_selection (self);
    }
  if (self->stroke.active && self->stroke.tool == TCE_TOOL_RECTANGLE)
    tce_stroke_move (&self->stroke, row, column);
  tce_canvas_update_preview (self);
}

static void
menu_asked (GtkGesture *gesture,
            int         n_presses,
            double      x,
            double      y,
            TceCanvas  *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tce_canvas_open_menu (self, x, y);
}

static void
pressed_long (GtkGesture *gesture,
              double      x,
              double      y,
              TceCanvas  *self)
{
  guint row, column;

  /* On the squares a finger paints. */
  if (!find_square (self, x, y, &row, &column))
    tce_canvas_open_menu (self, x, y);
}

/* Events of the wheel do not say where the mouse is. */
static void
mouse_over_stage (TceCanvas *self,
                  double     x,
                  double     y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

static gboolean
scrolled (GtkEventControllerScroll *controller,
          double                    dx,
          double                    dy,
          TceCanvas                *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;

  tce_canvas_zoom_by (self, pow (1.1, -dy), self->pointer_x, self->pointer_y);

  return GDK_EVENT_STOP;
}

/* The middle button takes hold of the city. The stage itself does not move, so the way since the last time is what counts. */
static void
pan_began (GtkGesture *gesture,
           double      x,
           double      y,
           TceCanvas  *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->panned_x = self->panned_y = 0;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->stage), "grabbing");
}

static void
panned (TceCanvas *self,
        double     dx,
        double     dy)
{
  tce_stage_pan (self->stage, dx - self->panned_x, dy - self->panned_y);
  self->panned_x = dx;
  self->panned_y = dy;
}

static void
pan_ended (TceCanvas *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self->stage), NULL);
}

static void
pinch_began (TceCanvas *self)
{
  drag_cancelled (self);
  self->pinched_zoom = tce_stage_get_shown_zoom (self->stage);
}

static void
pinched (GtkGesture *gesture,
         double      scale,
         TceCanvas  *self)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    tce_stage_set_zoom (self->stage, self->pinched_zoom * scale, x, y);
}

void
tce_canvas_bind_input (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, drag);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, click);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, double_click);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, long_press);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, motion);
  gtk_widget_class_bind_template_callback (widget_class, drag_began);
  gtk_widget_class_bind_template_callback (widget_class, drag_moved);
  gtk_widget_class_bind_template_callback (widget_class, drag_ended);
  gtk_widget_class_bind_template_callback (widget_class, drag_cancelled);
  gtk_widget_class_bind_template_callback (widget_class, pressed);
  gtk_widget_class_bind_template_callback (widget_class, menu_asked);
  gtk_widget_class_bind_template_callback (widget_class, pressed_long);
  gtk_widget_class_bind_template_callback (widget_class, pan_began);
  gtk_widget_class_bind_template_callback (widget_class, panned);
  gtk_widget_class_bind_template_callback (widget_class, pan_ended);
  gtk_widget_class_bind_template_callback (widget_class, pinch_began);
  gtk_widget_class_bind_template_callback (widget_class, pinched);
  gtk_widget_class_bind_template_callback (widget_class, mouse_moved);
  gtk_widget_class_bind_template_callback (widget_class, mouse_left);
  gtk_widget_class_bind_template_callback (widget_class, mouse_over_stage);
  gtk_widget_class_bind_template_callback (widget_class, scrolled);
}

/* The view belongs to the stage: what listens to it is made by the template, and handed over here. */
void
tce_canvas_attach_input (TceCanvas *self)
{
  GtkEventController *const controllers[] = { self->motion, self->drag, self->click, self->double_click, self->long_press };

  for (gsize i = 0; i < G_N_ELEMENTS (controllers); i++)
    gtk_widget_add_controller (GTK_WIDGET (self->view), g_object_ref (controllers[i]));
  g_signal_connect_object (self->view, "square-hovered", G_CALLBACK (square_hovered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "left", G_CALLBACK (mouse_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "square-key", G_CALLBACK (square_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "cursor-moved", G_CALLBACK (cursor_moved), self, G_CONNECT_SWAPPED);
}
