/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Choosing squares on the canvas, and what is done with them. */

#include "tce-canvas-private.h"

#include <glib/gi18n.h>
#include <math.h>

/* How far from its middle a corner of the frame can be taken hold of, by mouse and by finger. */
#define CORNER_REACH 9
#define FINGER_REACH 22

#define GAP 8

static gboolean
is_choosing (TceCanvas *self)
{
  return self->stroke.tools != NULL && tce_tools_get_tool (self->stroke.tools) == TCE_TOOL_SELECT;
}

static gboolean
has_selection (TceCanvas *self)
{
  return self->select.selection.kind != TC_SELECTION_NONE;
}

static const char *
name_of_district (TceCanvas *self,
                  guint8     district)
{
  TcBoardFile *file = tc_board_document_get_board_file (self->stroke.document);

  return district < tc_board_file_get_board (file)->n_districts ? tc_board_file_get_district_name (file, district, NULL) : _("Outside");
}

/* The squares of what is held as a board of their own, for the drawing. */
static void
show_hand (TceCanvas *self)
{
  const TceSelect *select = &self->select;
  TcBoard *held = &self->overlay.held;

  *held = *tce_select_get_board (select);
  held->n_rows = select->hand.n_rows;
  held->n_columns = select->hand.n_columns;
  for (guint row = 0; row < held->n_rows; row++)
    for (guint column = 0; column < held->n_columns; column++)
      held->squares[row][column] = select->hand.squares[row][column] != TC_PART_NOTHING ? select->hand.squares[row][column] : TC_OUTSIDE;
  self->overlay.hand = select->hand;
  self->overlay.held_row = select->row;
  self->overlay.held_column = select->column;
}

void
tce_canvas_update_selection (TceCanvas *self)
{
  const gboolean choosing = is_choosing (self), shown = choosing && !self->select.drawing && (has_selection (self) || self->select.holding);

  if (self->select.document == NULL)
    return;

  self->overlay.selection = self->select.selection;
  self->overlay.has_handles = choosing && self->select.selection.is_rectangle && !self->select.holding && !self->select.drawing;
  self->overlay.held.n_rows = 0;
  if (self->select.holding)
    show_hand (self);
  tce_selection_bar_show (self->bar, tc_board_document_get_board_file (self->stroke.document), tce_tools_get_district (self->stroke.tools),
                          self->select.holding, self->select.moves);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), shown && self->grabbed == TCE_GRABBED_NOTHING);
  gtk_widget_queue_allocate (GTK_WIDGET (self->frame));
  tce_canvas_update_actions (self);
  tce_canvas_update_preview (self);
}

/* Over what is chosen where there is room, otherwise under it, and always on the canvas. */
static gboolean
place_bar (GtkOverlay    *overlay,
           GtkWidget     *widget,
           GtkAllocation *place,
           TceCanvas     *self)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const TceSelect *select = &self->select;
  const int row = select->holding ? select->row : select->selection.row, column = select->holding ? select->column : select->selection.column;
  const int n_rows = select->holding ? select->hand.n_rows : select->selection.n_rows;
  graphene_point_t corner = GRAPHENE_POINT_INIT ((float) (layout->grid.origin.x + column * layout->side),
                                                 (float) (layout->grid.origin.y + row * layout->side));
  GtkRequisition least, size;

  if (widget == GTK_WIDGET (self->split_bar))
    {
      tce_canvas_split_place (self, place);
      return TRUE;
    }
  gtk_widget_get_preferred_size (widget, &least, &size);
  size.width = MAX (least.width, MIN (size.width, gtk_widget_get_width (GTK_WIDGET (overlay))));
  if (!gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (overlay), &corner, &corner))
    return FALSE;

  place->width = size.width;
  place->height = size.height;
  place->x = CLAMP ((int) corner.x, 0, MAX (0, gtk_widget_get_width (GTK_WIDGET (overlay)) - size.width));
  place->y = (int) corner.y - size.height - GAP;
  if (place->y < 0)
    place->y = (int) (corner.y + n_rows * layout->side) + GAP;
  place->y = CLAMP (place->y, 0, MAX (0, gtk_widget_get_height (GTK_WIDGET (overlay)) - size.height - tce_stage_get_foot (self->stage)));

  return TRUE;
}

/* The mouse and the finger. */

static gboolean
find_corner (TceCanvas *self,
             double     x,
             double     y,
             double     reach)
{
  for (guint row = 0; row <= 2 && self->overlay.has_handles; row++)
    for (guint column = 0; column <= 2; column++)
      {
        const graphene_point_t at = tce_overlay_find_corner (tc_board_view_get_layout (self->view), &self->select.selection, row, column);

        if ((row == 1 && column == 1) || fabs (at.x - x) > reach || fabs (at.y - y) > reach)
          continue;
        self->corner_row = row;
        self->corner_column = column;
        return TRUE;
      }

  return FALSE;
}

static void
begin_at (TceCanvas      *self,
          guint           row,
          guint           column,
          GdkModifierType modifiers)
{
  TceSelect *select = &self->select;

  self->grab_row = (int) row;
  self->grab_column = (int) column;
  if (select->holding && !tce_select_holds_at (select, (int) row, (int) column))
    tce_select_place (select);
  if (select->holding)
    {
      self->grabbed = TCE_GRABBED_HAND;
    }
  else if (select->selection.squares[row][column] && (modifiers & GDK_SHIFT_MASK) == 0)
    {
      self->grabbed = TCE_GRABBED_SQUARES;
      tce_select_hold (select, (modifiers & GDK_CONTROL_MASK) == 0);
    }
  else
    {
      self->grabbed = TCE_GRABBED_FRAME;
      tce_select_begin (select, row, column, (modifiers & GDK_SHIFT_MASK) != 0);
    }
}

gboolean
tce_canvas_select_press (TceCanvas      *self,
                         double          x,
                         double          y,
                         GdkModifierType modifiers,
                         gboolean        by_finger)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  guint row, column;

  if (!is_choosing (self) || self->select.document == NULL)
    return FALSE;

  if (find_corner (self, x, y, by_finger ? FINGER_REACH : CORNER_REACH))
    {
      self->grabbed = TCE_GRABBED_CORNER;
      self->grabbed_selection = self->select.selection;
    }
  else if (tc_board_layout_find_square (layout, x, y, &row, &column))
    {
      tc_board_view_set_cursor (self->view, row, column);
      begin_at (self, row, column, modifiers);
    }
  else
    {
      return FALSE;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  tce_canvas_update_selection (self);

  return TRUE;
}

/* The frame with one of its corners or sides elsewhere. */
static void
drag_corner (TceCanvas *self,
             guint      row,
             guint      column)
{
  const TcSelection *before = &self->grabbed_selection;
  const guint bottom = before->row + before->n_rows - 1u, right = before->column + before->n_columns - 1u;

  tce_select_choose (&self->select, tc_selection_rectangle (tce_panel_get_board (TCE_PANEL (self)),
                                                            self->corner_row == 0 ? row : before->row,
                                                            self->corner_column == 0 ? column : before->column,
                                                            self->corner_row == 2 ? row : bottom,
                                                            self->corner_column == 2 ? column : right));
}

void
tce_canvas_select_drag (TceCanvas *self,
                        guint      row,
                        guint      column)
{
  switch (self->grabbed)
    {
    case TCE_GRABBED_CORNER:
      drag_corner (self, row, column);
      break;
    case TCE_GRABBED_FRAME:
      tce_select_draw (&self->select, row, column);
      break;
    case TCE_GRABBED_HAND:
    case TCE_GRABBED_SQUARES:
      tce_select_move (&self->select, (int) row - self->grab_row, (int) column - self->grab_column);
      self->grab_row = (int) row;
      self->grab_column = (int) column;
      break;
    case TCE_GRABBED_NOTHING:
    default:
      return;
    }
  tce_canvas_update_selection (self);
}

void
tce_canvas_select_release (TceCanvas *self)
{
  const TceSelect *select = &self->select;
  const TceGrabbed grabbed = self->grabbed;
  const gboolean moved = select->row != select->selection.row || select->column != select->selection.column;

  self->grabbed = TCE_GRABBED_NOTHING;
  if (grabbed == TCE_GRABBED_FRAME)
    tce_select_end (&self->select, TRUE);
  else if (grabbed == TCE_GRABBED_SQUARES && moved)
    tce_select_place (&self->select);
  else if (grabbed == TCE_GRABBED_SQUARES)
    self->select.holding = FALSE;
  tce_canvas_update_selection (self);
}

/* Escape: first what is held, then what is chosen. */
gboolean
tce_canvas_select_give_up (TceCanvas *self)
{
  TceSelect *select = &self->select;
  const gboolean busy = select->holding || select->drawing || has_selection (self);

  self->grabbed = TCE_GRABBED_NOTHING;
  if (select->holding && has_selection (self))
    select->holding = FALSE;
  else
    tce_select_clear (select);
  tce_canvas_update_selection (self);

  return busy;
}

gboolean
tce_canvas_select_heading (TceCanvas *self,
                           double     x,
                           double     y)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const double across = (x - layout->grid.origin.x) / layout->side, down = (y - layout->grid.origin.y) / layout->side;
  const gboolean in_columns = across >= 0 && across < layout->n_columns, in_rows = down >= 0 && down < layout->n_rows;

  if (!is_choosing (self) || in_columns == in_rows)
    return FALSE;

  tce_select_choose (&self->select, tc_selection_line (tce_panel_get_board (TCE_PANEL (self)), in_rows ? TC_FEATURE_ROW : TC_FEATURE_COLUMN,
                                                       (guint) (in_rows ? down : across)));
  tce_canvas_update_selection (self);

  return TRUE;
}

/* Return sets one corner, then the other; what is held it puts down, whatever the tool. */
gboolean
tce_canvas_select_use (TceCanvas *self,
                       guint      row,
                       guint      column)
{
  if (self->select.holding)
    tce_select_place (&self->select);
  else if (!is_choosing (self))
    return FALSE;
  else if (self->select.drawing)
    tce_select_end (&self->select, FALSE);
  else
    tce_select_begin (&self->select, row, column, FALSE);
  tce_canvas_update_selection (self);

  return TRUE;
}

gboolean
tce_canvas_select_arrow (TceCanvas *self,
                         int        rows,
                         int        columns)
{
  if (!has_selection (self) && !self->select.holding)
    return FALSE;

  if (!tce_select_move (&self->select, rows, columns))
    gtk_widget_error_bell (GTK_WIDGET (self));
  tce_canvas_update_selection (self);

  return TRUE;
}

/* Actions */

static void
choose_tool (TceCanvas *self)
{
  g_object_set (self->stroke.tools, "tool", TCE_TOOL_SELECT, NULL);
}

static void
hold_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TceCanvas *self = user_data;

  tce_select_hold (&self->select, g_str_equal (g_variant_get_string (parameter, NULL), "move"));
  tce_canvas_update_selection (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
place_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  TceCanvas *self = user_data;

  tce_select_place (&self->select);
  tce_canvas_update_selection (self);
}

static void
turn_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TceCanvas *self = user_data;

  tce_select_turn (&self->select, g_variant_get_boolean (parameter));
  tce_canvas_update_selection (self);
}

static void
mirror_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  TceCanvas *self = user_data;

  tce_select_mirror (&self->select, g_variant_get_boolean (parameter));
  tce_canvas_update_selection (self);
}

static void
fill_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TceCanvas *self = user_data;
  const guint8 district = tce_tools_get_district (self->stroke.tools);
  g_autofree char *label = g_strdup_printf (_("fill %s"), name_of_district (self, district));

  tce_select_fill (&self->select, district, label);
  tce_canvas_update_selection (self);
}

static void
clear_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  TceCanvas *self = user_data;

  tce_select_fill (&self->select, TC_OUTSIDE, _("erase"));
  tce_canvas_update_selection (self);
}

static void
copy_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TceCanvas *self = user_data;
  g_autofree char *text = tce_select_copy (&self->select);

  if (text != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
cut_activated (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  copy_activated (action, parameter, user_data);
  clear_activated (action, parameter, user_data);
}

static void
text_read (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TceCanvas) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  guint row, column;

  if (self->view == NULL || self->select.document == NULL)
    return;

  tc_board_view_get_cursor (self->view, &row, &column);
  if (has_selection (self))
    {
      row = self->select.selection.row;
      column = self->select.selection.column;
    }
  if (tce_select_paste (&self->select, text, row, column))
    choose_tool (self);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
  tce_canvas_update_selection (self);
}

static void
paste_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (user_data)), NULL, text_read, g_object_ref (user_data));
}

static void
double_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  TceCanvas *self = user_data;

  if (tce_select_double (&self->select))
    choose_tool (self);
  tce_canvas_update_selection (self);
}

static void
select_all_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  TceCanvas *self = user_data;
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  choose_tool (self);
  tce_select_choose (&self->select, tc_selection_rectangle (board, 0, 0, board->n_rows - 1u, board->n_columns - 1u));
  tce_canvas_update_selection (self);
}

/* A row, a column or the squares of a district. */
static void
select_feature_activated (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  TceCanvas *self = user_data;
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  guint kind, index;

  g_variant_get (parameter, "(uu)", &kind, &index);
  choose_tool (self);
  tce_select_choose (&self->select, kind == TC_FEATURE_DISTRICT ? tc_selection_district (board, (guint8) index)
                                                                : tc_selection_line (board, (TcFeatureKind) kind, index));
  tce_canvas_update_selection (self);
}

static void
double_line_activated (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  select_feature_activated (action, parameter, user_data);
  double_activated (action, NULL, user_data);
}

static const GActionEntry entries[] = {
  { .name = "hold", .parameter_type = "s", .activate = hold_activated },
  { .name = "place", .activate = place_activated },
  { .name = "turn", .parameter_type = "b", .activate = turn_activated },
  { .name = "mirror", .parameter_type = "b", .activate = mirror_activated },
  { .name = "fill", .activate = fill_activated },
  { .name = "clear", .activate = clear_activated },
  { .name = "copy", .activate = copy_activated },
  { .name = "cut", .activate = cut_activated },
  { .name = "double", .activate = double_activated },
};

/* These need nothing chosen. */
static const GActionEntry free_entries[] = {
  { .name = "paste", .activate = paste_activated },
  { .name = "select-all", .activate = select_all_activated },
  { .name = "select-feature", .parameter_type = "(uu)", .activate = select_feature_activated },
  { .name = "double-line", .parameter_type = "(uu)", .activate = double_line_activated },
};

static void
enable (TceCanvas  *self,
        const char *name,
        gboolean    enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

void
tce_canvas_update_select_actions (TceCanvas *self)
{
  const gboolean open = self->select.document != NULL, chosen = open && (has_selection (self) || self->select.holding);

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    enable (self, entries[i].name, chosen);
  for (gsize i = 0; i < G_N_ELEMENTS (free_entries); i++)
    enable (self, free_entries[i].name, open);
  enable (self, "place", open && self->select.holding);
  enable (self, "hold", open && has_selection (self));
  enable (self, "fill", open && has_selection (self));
  enable (self, "clear", open && has_selection (self));
  enable (self, "cut", open && has_selection (self));
}

void
tce_canvas_install_select_actions (TceCanvas *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), free_entries, G_N_ELEMENTS (free_entries), self);
}

void
tce_canvas_bind_select (GtkWidgetClass *widget_class)
{
  g_type_ensure (TCE_TYPE_SELECTION_BAR);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, bar);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, frame);
  gtk_widget_class_bind_template_callback (widget_class, place_bar);
}
