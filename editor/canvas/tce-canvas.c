/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-canvas.h"

#include <glib/gi18n.h>
#include <string.h>
#include <turn-language.h>

#include "tce-canvas-private.h"

G_DEFINE_FINAL_TYPE (TceCanvas, tce_canvas, TCE_TYPE_PANEL)

static void
draw_overlay (TcBoardView         *view,
              GtkSnapshot         *snapshot,
              const TcBoardLayout *layout,
              gpointer             user_data)
{
  TceCanvas *self = user_data;

  tce_overlay_draw (&self->overlay, GTK_WIDGET (view), snapshot, layout);
}

static const char *
name_of_paint (TceCanvas *self)
{
  TcBoardFile *file = tc_board_document_get_board_file (self->stroke.document);
  const guint8 paint = tce_tools_get_paint (self->stroke.tools);

  return paint < tc_board_file_get_board (file)->n_districts ? tc_board_file_get_district_name (file, paint, NULL) : _("Outside");
}

/* "2 × 3" for a rectangle that is being drawn, "C 4" for the square under the mouse. */
static char *
say_where (TceCanvas *self)
{
  const TceStroke *stroke = &self->stroke;
  const TceEdges *edges = &self->overlay.edges;
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  if (edges->top != 0 || edges->bottom != 0 || edges->left != 0 || edges->right != 0)
    return g_strdup_printf (_("%u × %u"), (guint) (board->n_columns + edges->left + edges->right),
                            (guint) (board->n_rows + edges->top + edges->bottom));
  if (stroke->active && stroke->tool == TCE_TOOL_RECTANGLE)
    /* Translators: columns × rows of a rectangle. */
    return g_strdup_printf (_("%u × %u"),
                            MAX (stroke->column, stroke->from_column) - MIN (stroke->column, stroke->from_column) + 1,
                            MAX (stroke->row, stroke->from_row) - MIN (stroke->row, stroke->from_row) + 1);
  if (stroke->active)
    return tc_square_name (stroke->row, stroke->column);
  if (self->hovered)
    return tc_square_name (self->hover_row, self->hover_column);

  return NULL;
}

/* Which tool does what, and where. */
static void
update_status (TceCanvas *self)
{
  const TceTool tool = tce_tools_get_tool (self->stroke.tools);
  g_autofree char *chosen = tool == TCE_TOOL_SELECT || self->select.holding ? tce_select_say (&self->select) : NULL;
  g_autofree char *split = tce_canvas_split_say (self);
  const char *symmetry = tool == TCE_TOOL_PICKER ? "" : tce_symmetry_get_words (tce_tools_get_symmetry (self->stroke.tools));
  g_autofree char *where = say_where (self);
  g_autofree char *status = g_markup_printf_escaped ("<b>%s</b>  %s%s%s%s", tce_tool_get_name (tool), name_of_paint (self),
                                                     where != NULL ? " · " : "", where != NULL ? where : "", symmetry);
  g_autofree char *about = split != NULL ? g_markup_printf_escaped ("<b>%s</b>  %s", C_("tool", "Split"), split) :
                           chosen != NULL ? g_markup_printf_escaped ("<b>%s</b>  %s", tce_tool_get_name (TCE_TOOL_SELECT), chosen) : NULL;

  gtk_label_set_markup (self->status, about != NULL ? about : self->problem != NULL ? self->problem : status);
}

/* Where the tool is: under the mouse, or at the keyboard's cursor while a rectangle is being drawn with keys. */
static gboolean
find_tool (TceCanvas *self,
           guint     *row,
           guint     *column)
{
  if (self->stroke.active)
    {
      *row = self->stroke.row;
      *column = self->stroke.column;
      return TRUE;
    }
  *row = self->hover_row;
  *column = self->hover_column;

  return self->hovered;
}

void
tce_canvas_update_preview (TceCanvas *self)
{
  guint row, column;

  memset (self->overlay.squares, 0, sizeof self->overlay.squares);
  memset (self->overlay.twins, 0, sizeof self->overlay.twins);
  if (self->stroke.document != NULL && self->stroke.tools != NULL)
    {
      self->overlay.symmetry = tce_tools_get_symmetry (self->stroke.tools);
      if (!self->splitting && tce_tools_get_tool (self->stroke.tools) != TCE_TOOL_SELECT && find_tool (self, &row, &column))
        tce_stroke_preview (&self->stroke, row, column, self->overlay.squares, self->overlay.twins);
      update_status (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

void
tce_canvas_clear_marks (TceCanvas *self)
{
  memset (self->overlay.problem, 0, sizeof self->overlay.problem);
  memset (self->overlay.drones, 0, sizeof self->overlay.drones);
  self->overlay.tiling.n_tokens = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
  if (self->problem == NULL)
    return;

  g_clear_pointer (&self->problem, g_free);
  tce_canvas_update_preview (self);
}

static void
update_selection (TceCanvas *self)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  if (board == NULL || !self->has_selection || tc_board_feature_size (board, self->selected_kind, self->selected_index) == 0)
    self->has_selection = FALSE;
  tc_board_view_set_highlight (self->view, self->selected_kind, self->has_selection ? (int) self->selected_index : -1);
}

static void
tce_canvas_board_changed (TcePanel *panel)
{
  TceCanvas *self = TCE_CANVAS (panel);
  TcBoardDocument *document = tce_panel_get_document (panel);

  tce_stage_set_board_file (self->stage, document != NULL ? tc_board_document_get_board_file (document) : NULL);
  if (document == NULL)
    return;

  tce_canvas_clear_marks (self);
  tce_canvas_split_give_up (self);
  update_selection (self);
  tce_select_follow (&self->select);
  if (self->stroke.tools != NULL)
    tce_canvas_update_selection (self);
  tce_canvas_update_actions (self);
  tce_canvas_update_preview (self);
}

static void
tce_canvas_tools_changed (TcePanel   *panel,
                          GParamSpec *pspec)
{
  TceCanvas *self = TCE_CANVAS (panel);
  const guint8 district = tce_tools_get_district (tce_panel_get_tools (panel));

  if (g_str_equal (pspec->name, "tool"))
    tce_stroke_cancel (&self->stroke);
  tce_canvas_split_give_up (self);
  if (g_str_equal (pspec->name, "district") && district != TC_OUTSIDE)
    {
      self->selected_kind = TC_FEATURE_DISTRICT;
      self->selected_index = district;
    }
  tce_canvas_update_selection (self);
  tce_canvas_update_preview (self);
}

/* A stroke that has begun belongs to the board it was begun on. */
static void
tce_canvas_refresh (TcePanel *panel)
{
  TceCanvas *self = TCE_CANVAS (panel);

  if (self->stroke.document != tce_panel_get_document (panel))
    {
      tce_stroke_cancel (&self->stroke);
      self->stroke.document = self->select.document = tce_panel_get_document (panel);
      tce_select_clear (&self->select);
      self->has_selection = FALSE;
    }
  self->stroke.tools = tce_panel_get_tools (panel);
  tce_canvas_board_changed (panel);
}

static void
zoom_shown (TceCanvas *self)
{
  g_autofree char *label = turn_language_percent (tce_stage_get_shown_zoom (self->stage), 0);

  gtk_button_set_label (self->zoom_button, label);
  tce_canvas_update_actions (self);
}

static const char *
say_value_step (TcFeatureKind kind)
{
  switch (kind)
    {
    /* Translators: these follow a colon, as in "Undo: value of a column". */
    case TC_FEATURE_COLUMN: return _("value of a column");
    case TC_FEATURE_ROW:    return _("value of a row");
    default:                return _("value of a district");
    }
}

static void
value_entered (TceCanvas *self,
               guint      kind,
               guint      index,
               gboolean   high,
               int        number)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  TcValue value = tc_board_get_value (board, (TcFeatureKind) kind, index);
  g_autofree char *key = g_strdup_printf ("value %u %u %d", kind, index, high);
  TcBoard after;

  if (high)
    value.high = (int8_t) number;
  else
    value.low = (int8_t) number;
  after = tc_board_with_value (board, (TcFeatureKind) kind, index, value);
  tce_panel_apply (TCE_PANEL (self), &after, say_value_step ((TcFeatureKind) kind), key);
}

static void
value_focused (TceCanvas *self,
               guint      kind,
               guint      index)
{
  if (self->stroke.document != NULL)
    tc_board_document_end_merge (self->stroke.document);
  tce_canvas_select (self, (TcFeatureKind) kind, index);
}

static gboolean
tce_canvas_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TCE_CANVAS (widget)->stage));
}

static void
tce_canvas_dispose (GObject *object)
{
  TceCanvas *self = TCE_CANVAS (object);

  if (self->view != NULL)
    tc_board_view_set_overlay (self->view, NULL, NULL, NULL);
  self->view = NULL;
  self->stroke = (TceStroke) { 0 };
  tce_select_clear (&self->select);
  self->select.document = NULL;
  g_clear_pointer (&self->clicked, tc_board_file_unref);
  g_clear_pointer (&self->problem, g_free);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (tce_canvas_parent_class)->dispose (object);
}

static void
tce_canvas_class_init (TceCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_canvas_dispose;
  widget_class->grab_focus = tce_canvas_grab_focus;
  panel_class->refresh = tce_canvas_refresh;
  panel_class->board_changed = tce_canvas_board_changed;
  panel_class->tools_changed = tce_canvas_tools_changed;
  panel_class->checked = NULL;

  g_signal_new ("rename", TCE_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (TCE_TYPE_STAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-canvas.ui");
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, status);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, zoom_button);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, stage);
  gtk_widget_class_bind_template_callback (widget_class, zoom_shown);
  gtk_widget_class_bind_template_callback (widget_class, value_entered);
  gtk_widget_class_bind_template_callback (widget_class, value_focused);
  tce_canvas_bind_input (widget_class);
  tce_canvas_bind_select (widget_class);
  tce_canvas_bind_split (widget_class);
  gtk_widget_class_set_css_name (widget_class, "canvas");
}

static void
tce_canvas_init (TceCanvas *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->view = tce_stage_get_view (self->stage);
  tc_board_view_set_overlay (self->view, draw_overlay, self, NULL);
  tce_canvas_install_actions (self);
  tce_canvas_attach_input (self);
}

GActionGroup *
tce_canvas_get_actions (TceCanvas *self)
{
  g_return_val_if_fail (TCE_IS_CANVAS (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

TceStage *
tce_canvas_get_stage (TceCanvas *self)
{
  g_return_val_if_fail (TCE_IS_CANVAS (self), NULL);

  return self->stage;
}

/* A problem of a column or row is about its value; others are about squares. */
static gboolean
focus_value_of (TceCanvas      *self,
                TcBoardFinding *finding)
{
  const TcProblem *problem = tc_board_finding_get_problem (finding);

  if (problem == NULL || (problem->kind != TC_PROBLEM_HIGH_BELOW_LOW && problem->kind != TC_PROBLEM_VALUE_RANGE) ||
      problem->feature == TC_FEATURE_DISTRICT)
    return FALSE;

  return tce_stage_focus_value (self->stage, problem->feature, problem->index, TRUE);
}

/* “Row 6 cannot be filled · it needs at least 4 drones, the remote has 2” */
static void
tell_problem (TceCanvas      *self,
              TcBoardFinding *finding)
{
  const char *detail = tc_board_finding_get_detail (finding);

  self->problem = g_markup_printf_escaped ("<b>%s</b>  %s%s%s", C_("status", "Problem"), tc_board_finding_get_what (finding),
                                           detail != NULL ? " · " : "", detail != NULL ? detail : "");
}

void
tce_canvas_mark_drones (TceCanvas       *self,
                        const TcFilling *filling)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  guint8 number = 0;

  if (filling->reason != TC_REASON_DRONES)
    return;

  self->overlay.n_drones = board->n_drones;
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      if (filling->cells[row][column])
        self->overlay.drones[row][column] = ++number;
}

void
tce_canvas_show_finding (TceCanvas      *self,
                         TcBoardFinding *finding)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  gboolean found = FALSE;

  tce_canvas_clear_marks (self);
  if (finding == NULL || board == NULL)
    return;

  self->overlay.is_error = tc_board_finding_get_is_error (finding);
  tell_problem (self, finding);
  if (tc_board_finding_get_problem (finding) != NULL && tc_board_finding_get_problem (finding)->kind == TC_PROBLEM_FEATURE_IMPOSSIBLE)
    tce_canvas_mark_drones (self, &tc_board_finding_get_problem (finding)->filling);
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        if (!tc_board_finding_has_square (finding, row, column))
          continue;
        self->overlay.problem[row][column] = TRUE;
        if (found)
          continue;
        found = TRUE;
        tc_board_view_set_cursor (self->view, row, column);
        tce_stage_reveal_square (self->stage, row, column);
      }
  update_status (self);
  if (!focus_value_of (self, finding) && found)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

void
tce_canvas_select (TceCanvas    *self,
                   TcFeatureKind kind,
                   guint         index)
{
  g_return_if_fail (TCE_IS_CANVAS (self));

  self->has_selection = TRUE;
  self->selected_kind = kind;
  self->selected_index = index;
  update_selection (self);
  tce_canvas_update_actions (self);
}
