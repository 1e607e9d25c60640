/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-canvas.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-language.h>

#include "tce-canvas-private.h"

G_DEFINE_FINAL_TYPE (TceCanvas, tce_canvas, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  PROP_TOOLS,
  PROP_CHECKER,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
draw_overlay (TcBoardView         *view,
              GtkSnapshot         *snapshot,
              const TcBoardLayout *layout,
              gpointer             user_data)
{
  TceCanvas *self = user_data;

  tce_overlay_draw (&self->overlay, GTK_WIDGET (view), snapshot, layout);
}

static void
update_status (TceCanvas *self)
{
  g_autofree char *status = tce_canvas_say_status (self);

  gtk_label_set_markup (self->status, status);
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
  if (self->document != NULL && self->tools != NULL)
    {
      self->overlay.symmetry = tce_tools_get_symmetry (self->tools);
      if (find_tool (self, &row, &column))
        tce_stroke_preview (&self->stroke, row, column, self->overlay.squares, self->overlay.twins);
      update_status (self);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

void
tce_canvas_clear_marks (TceCanvas *self)
{
  memset (self->overlay.problem, 0, sizeof self->overlay.problem);
  self->overlay.tiling.n_tokens = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

static void
update_selection (TceCanvas *self)
{
  const TcBoard *board = self->document != NULL ? tc_board_document_get_board (self->document) : NULL;

  if (board == NULL || !self->has_selection || tc_board_feature_size (board, self->selected_kind, self->selected_index) == 0)
    self->has_selection = FALSE;
  tc_board_view_set_highlight (self->view, self->selected_kind, self->has_selection ? (int) self->selected_index : -1);
}

static void
document_changed (TceCanvas *self)
{
  if (self->document == NULL)
    {
      tce_stage_set_board_file (self->stage, NULL);
      return;
    }
  tce_stage_set_board_file (self->stage, tc_board_document_get_board_file (self->document));
  tce_canvas_clear_marks (self);
  update_selection (self);
  tce_canvas_update_actions (self);
  tce_canvas_update_preview (self);
}

static void
district_chosen (TceCanvas *self)
{
  guint8 district = tce_tools_get_district (self->tools);

  if (district != TC_OUTSIDE)
    {
      self->selected_kind = TC_FEATURE_DISTRICT;
      self->selected_index = district;
    }
  tce_canvas_update_preview (self);
}

static void
tool_chosen (TceCanvas *self)
{
  tce_stroke_cancel (&self->stroke);
  tce_canvas_update_preview (self);
}

static void
zoom_shown (TceCanvas *self)
{
  g_autofree char *label = tc_language_percent (tce_stage_get_shown_zoom (self->stage), 0);

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
  const TcBoard *board = tc_board_document_get_board (self->document);
  TcValue value = tc_board_get_value (board, (TcFeatureKind) kind, index);
  g_autofree char *key = g_strdup_printf ("value %u %u %d", kind, index, high);
  TcBoard after;

  if (high)
    value.high = (int8_t) number;
  else
    value.low = (int8_t) number;
  after = tc_board_with_value (board, (TcFeatureKind) kind, index, value);
  tc_board_document_apply (self->document, &after, say_value_step ((TcFeatureKind) kind), key);
}

static void
value_focused (TceCanvas *self,
               guint      kind,
               guint      index)
{
  if (self->document != NULL)
    tc_board_document_end_merge (self->document);
  tce_canvas_select (self, (TcFeatureKind) kind, index);
}

static void
set_document (TceCanvas       *self,
              TcBoardDocument *document)
{
  if (self->document == document)
    return;

  tce_stroke_cancel (&self->stroke);
  g_set_object (&self->document, document);
  self->stroke.document = document;
  self->has_selection = FALSE;
  g_signal_group_set_target (self->document_signals, document);
  document_changed (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

static void
set_tools (TceCanvas *self,
           TceTools  *tools)
{
  if (!g_set_object (&self->tools, tools))
    return;

  self->stroke.tools = tools;
  g_signal_group_set_target (self->tools_signals, tools);
  tce_canvas_update_preview (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOOLS]);
}

static void
tce_canvas_get_property (GObject    *object,
                         guint       property_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TceCanvas *self = TCE_CANVAS (object);

  switch (property_id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, self->document); break;
    case PROP_TOOLS:    g_value_set_object (value, self->tools); break;
    case PROP_CHECKER:  g_value_set_object (value, self->checker); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_canvas_set_property (GObject      *object,
                         guint         property_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  TceCanvas *self = TCE_CANVAS (object);

  switch (property_id)
    {
    case PROP_DOCUMENT:
      set_document (self, g_value_get_object (value));
      break;
    case PROP_TOOLS:
      set_tools (self, g_value_get_object (value));
      break;
    case PROP_CHECKER:
      if (g_set_object (&self->checker, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
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
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->tools_signals);
  g_clear_object (&self->document);
  g_clear_object (&self->tools);
  g_clear_object (&self->checker);
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (tce_canvas_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT, flags);
  properties[PROP_TOOLS] = g_param_spec_object ("tools", NULL, NULL, TCE_TYPE_TOOLS, flags);
  properties[PROP_CHECKER] = g_param_spec_object ("checker", NULL, NULL, TC_TYPE_BOARD_CHECKER, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_canvas_class_init (TceCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_canvas_get_property;
  object_class->set_property = tce_canvas_set_property;
  object_class->dispose = tce_canvas_dispose;
  widget_class->grab_focus = tce_canvas_grab_focus;
  install_properties (object_class);

  g_type_ensure (TCE_TYPE_STAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-canvas.ui");
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, status);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, zoom_button);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, scroller);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, stage);
  gtk_widget_class_set_css_name (widget_class, "canvas");
}

static void
follow_everything (TceCanvas *self)
{
  self->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (document_changed), self);
  self->tools_signals = g_signal_group_new (TCE_TYPE_TOOLS);
  g_signal_group_connect_swapped (self->tools_signals, "notify::tool", G_CALLBACK (tool_chosen), self);
  g_signal_group_connect_swapped (self->tools_signals, "notify::symmetry", G_CALLBACK (tce_canvas_update_preview), self);
  g_signal_group_connect_swapped (self->tools_signals, "notify::district", G_CALLBACK (district_chosen), self);
  g_signal_connect_object (self->stage, "notify::shown-zoom", G_CALLBACK (zoom_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "value-entered", G_CALLBACK (value_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stage, "value-focused", G_CALLBACK (value_focused), self, G_CONNECT_SWAPPED);
}

static void
tce_canvas_init (TceCanvas *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->view = tce_stage_get_view (self->stage);
  tc_board_view_set_overlay (self->view, draw_overlay, self, NULL);
  follow_everything (self);
  tce_canvas_install_actions (self);
  tce_canvas_attach_input (self);
}

GtkWidget *
tce_canvas_new (void)
{
  return g_object_new (TCE_TYPE_CANVAS, NULL);
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

void
tce_canvas_show_finding (TceCanvas      *self,
                         TcBoardFinding *finding)
{
  const TcBoard *board;
  gboolean found = FALSE;

  g_return_if_fail (TCE_IS_CANVAS (self));

  tce_canvas_clear_marks (self);
  if (finding == NULL || self->document == NULL)
    return;

  board = tc_board_document_get_board (self->document);
  self->overlay.is_error = tc_board_finding_get_is_error (finding);
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
