/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-problems-panel.h"

#include <glib/gi18n.h>
#include <tc-board-repairs.h>
#include <turn-compat.h>

#include "tce-problem-row.h"

#define USUAL_HEIGHT 288
#define DRAG_THRESHOLD 8

struct _TceProblemsPanel
{
  TcePanel        parent_instance;

  TcBoardChecker *listed;        /* whose findings are in the list; only to be compared */
  gboolean        open;
  gboolean        whole;
  int             height;        /* when it is open */
  int             dragged_height;    /* before its title was dragged */
  double          dragged_from;      /* in the window */

  GtkLabel       *n_errors;
  GtkLabel       *n_warnings;
  GtkLabel       *n_undecided;
  GtkWidget      *summary;       /* of the proof, where the list is not seen */
  GtkImage       *arrow;
  GtkWidget      *toggle;
  GtkWidget      *fold;          /* the toggle once more, at the end */
  GtkWidget      *list;
  GtkWidget      *fix_all;
  GtkLabel       *fix_all_text;
  GtkListBox     *findings;
  GtkListBox     *fine;
};

G_DEFINE_FINAL_TYPE (TceProblemsPanel, tce_problems_panel, TCE_TYPE_PANEL)

enum
{
  PROP_OPEN = 1,
  PROP_HEIGHT,
  PROP_WHOLE,
};

enum
{
  FINDING_ACTIVATED,
  FINDING_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
new_row (gpointer item,
         gpointer user_data)
{
  GtkWidget *row = tce_problem_row_new (item, tce_panel_get_document (user_data));

  tce_problem_row_set_stacked (TCE_PROBLEM_ROW (row), TCE_PROBLEMS_PANEL (user_data)->whole);

  return row;
}

static void
row_activated (TceProblemsPanel *self,
               TceProblemRow    *row)
{
  g_signal_emit (self, signals[FINDING_ACTIVATED], 0, tce_problem_row_get_finding (row));
}

/* On a page of their own they stand under headings. */
static const char *
heading_of (TceProblemRow *row)
{
  TcBoardFinding *finding = tce_problem_row_get_finding (row);
  const TcProblem *problem = finding != NULL ? tc_board_finding_get_problem (finding) : NULL;

  if (finding == NULL)
    return _("What is fine");
  if (tc_board_finding_get_is_error (finding))
    return _("Errors");

  return tc_board_finding_get_is_note (finding) || (problem != NULL && problem->kind == TC_PROBLEM_FEATURE_IMPOSSIBLE) ? _("Can Everything Be Filled?") : _("Warnings");
}

static void
show_heading (GtkListBoxRow *row,
              GtkListBoxRow *before,
              gpointer       user_data)
{
  TceProblemsPanel *self = user_data;
  const char *heading = self->whole ? heading_of (TCE_PROBLEM_ROW (row)) : NULL;
  GtkWidget *label = NULL;

  if (heading != NULL && (before == NULL || !g_str_equal (heading, heading_of (TCE_PROBLEM_ROW (before)))))
    {
      label = g_object_new (GTK_TYPE_LABEL, "label", heading, "xalign", 0.0, NULL);
      gtk_widget_add_css_class (label, "panel-title");
    }
  gtk_list_box_row_set_header (row, label);
}

static void
search_longer_activated (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  tc_board_checker_search_longer (tce_panel_get_checker (TCE_PANEL (widget)));
}

/* The example is drawn on the city, which gives way to the problems where they have a page of their own. */
static void
show_how_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "canvas.next-filling", NULL);
  if (TCE_PROBLEMS_PANEL (widget)->whole)
    gtk_widget_activate_action (widget, "win.panel", "s", "city");
}

static void
fix_all_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TcBoardDocument *document = tce_panel_get_document (TCE_PANEL (widget));
  TcBoardFile *file = tc_board_document_get_board_file (document);
  g_autoptr (TcBoardFile) repaired = tc_board_repaired_all (file);

  if (repaired != file)
    tc_board_document_apply_file (document, repaired, _("Fix All"), NULL);
}

/* How many problems a button solves. */
static guint
count_repairs (TcBoardChecker *checker)
{
  GListModel *model = tc_board_checker_get_findings (checker);
  guint n_repairs = 0;

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (TcBoardFinding) finding = g_list_model_get_item (model, i);

      n_repairs += tc_board_finding_get_repair_label (finding) != NULL ? 1 : 0;
    }

  return n_repairs;
}

static void
show_fix_all (TceProblemsPanel *self,
              TcBoardChecker   *checker)
{
  const guint n_repairs = checker != NULL ? count_repairs (checker) : 0;
  g_autofree char *label = g_strdup_printf (_("Fix All %d"), n_repairs);

  gtk_label_set_label (self->fix_all_text, label);
  tce_panel_set_tip (self->fix_all, label);
  gtk_widget_set_visible (self->fix_all, n_repairs > 1 && (self->open || self->whole));
}

static gboolean
has_code (TceProblemsPanel *self,
          const char       *code)
{
  GListModel *model = tc_board_checker_get_findings (tce_panel_get_checker (TCE_PANEL (self)));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (TcBoardFinding) finding = g_list_model_get_item (model, i);

      if (g_str_equal (tc_board_finding_get_code (finding), code))
        return TRUE;
    }

  return FALSE;
}

static void
add_fine_row (TceProblemsPanel *self,
              const char       *text,
              const char       *button,
              const char       *action)
{
  gtk_list_box_append (self->fine, tce_problem_row_new_fine (text, button, action));
}

/* That everything can be filled is proven. */
static gboolean
is_fillable (TceProblemsPanel *self)
{
  return tc_board_checker_get_n_fillable (tce_panel_get_checker (TCE_PANEL (self))) > 0
         && !has_code (self, tc_problem_code (TC_PROBLEM_FEATURE_IMPOSSIBLE))
         && !has_code (self, tc_problem_code (TC_PROBLEM_FEATURE_NOT_DECIDED));
}

/* All of them, or those that are left. */
static void
list_fillable (TceProblemsPanel *self)
{
  const guint n_fillable = tc_board_checker_get_n_fillable (tce_panel_get_checker (TCE_PANEL (self)));
  g_autofree char *others = g_strdup_printf (ngettext ("The other %d can be filled", "The other %d can be filled", n_fillable), n_fillable);

  if (n_fillable > 0)
    add_fine_row (self, is_fillable (self) ? _("Every row, column and district can be filled") : others, _("Show How"), "problems.show-how");
}

/* What an author worries about, where there is no reason to. */
static void
list_fine (TceProblemsPanel *self)
{
  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->fine, 0)) != NULL;)
    gtk_list_box_remove (self->fine, GTK_WIDGET (row));

  list_fillable (self);
  if (!has_code (self, tc_problem_code (TC_PROBLEM_NO_CITY)) && !has_code (self, tc_problem_code (TC_PROBLEM_TOKEN_FITS_NOWHERE)))
    add_fine_row (self, _("Every shape of the HQ fits the empty city"), NULL, NULL);
  if (!has_code (self, tc_problem_code (TC_PROBLEM_HIGH_BELOW_LOW)))
    add_fine_row (self, _("High values beat low values everywhere"), NULL, NULL);
}

static void
show_count (GtkLabel   *label,
            guint       count,
            const char *words)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), count > 0);
  tce_panel_set_tip (GTK_WIDGET (label), words);
}

static void
show_counts (TceProblemsPanel *self,
             TcBoardChecker   *checker)
{
  const guint n_errors = checker != NULL ? tc_board_checker_get_n_errors (checker) : 0;
  const guint n_warnings = checker != NULL ? tc_board_checker_get_n_warnings (checker) : 0;
  g_autofree char *errors = g_strdup_printf (ngettext ("%u error", "%u errors", n_errors), n_errors);
  g_autofree char *warnings = g_strdup_printf (ngettext ("%u warning", "%u warnings", n_warnings), n_warnings);
  const guint n_undecided = checker != NULL ? tc_board_checker_get_n_undecided (checker) : 0;
  g_autofree char *undecided = g_strdup_printf (ngettext ("%u not decided", "%u not decided", n_undecided), n_undecided);
  g_autofree char *label = n_undecided > 0
                           ? g_strdup_printf (_("Problems: %s, %s, %s"), errors, warnings, undecided)
                           : g_strdup_printf (_("Problems: %s, %s"), errors, warnings);

  show_count (self->n_errors, n_errors, errors);
  show_count (self->n_warnings, n_warnings, warnings);
  show_count (self->n_undecided, n_undecided, undecided);
  gtk_widget_set_visible (self->summary, !self->open && checker != NULL && is_fillable (self));
  gtk_image_set_from_icon_name (self->arrow, self->open ? "pan-down-symbolic" : "pan-up-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* The title is the handle, and it moves itself, so that the way counts in the window: dragged, it makes the panel higher or lower; what is lower than two rows is closed. */
static double
find_height_in_window (GtkGestureDrag   *gesture,
                       double            dy,
                       TceProblemsPanel *self)
{
  graphene_point_t point = GRAPHENE_POINT_INIT (0, 0);
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (!gtk_widget_compute_point (self->toggle, GTK_WIDGET (gtk_widget_get_root (self->toggle)),
                                 &GRAPHENE_POINT_INIT (0, (float) (y + dy)), &point))
    return 0;

  return point.y;
}

static void
title_drag_began (GtkGestureDrag   *gesture,
                  double            x,
                  double            y,
                  TceProblemsPanel *self)
{
  self->dragged_height = gtk_widget_get_height (GTK_WIDGET (self));
  self->dragged_from = find_height_in_window (gesture, 0, self);
}

static void
title_dragged (GtkGestureDrag   *gesture,
               double            dx,
               double            dy,
               TceProblemsPanel *self)
{
  const double way = find_height_in_window (gesture, dy, self) - self->dragged_from;
  const int height = self->dragged_height - (int) way;

  if (ABS (way) < DRAG_THRESHOLD && self->dragged_height == gtk_widget_get_height (GTK_WIDGET (self)))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (height >= TCE_PROBLEMS_LEAST_HEIGHT)
    g_object_set (self, "height", height, NULL);
  g_object_set (self, "open", height >= TCE_PROBLEMS_LEAST_HEIGHT, NULL);
}

static void
tce_problems_panel_refresh (TcePanel *panel)
{
  TceProblemsPanel *self = TCE_PROBLEMS_PANEL (panel);
  TcBoardChecker *checker = tce_panel_get_checker (panel);

  if (checker != self->listed)
    gtk_list_box_bind_model (self->findings, tc_board_checker_get_findings (checker), new_row, self, NULL);
  self->listed = checker;
  show_counts (self, checker);
  show_fix_all (self, checker);
  gtk_widget_set_visible (self->toggle, !self->whole);
  gtk_widget_set_visible (self->fold, !self->whole);
  gtk_widget_set_hexpand (self->fix_all, self->whole);
  gtk_widget_set_visible (self->list, self->open || self->whole);
  if (checker != NULL)
    list_fine (self);
}

static void
tce_problems_panel_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_OPEN:   g_value_set_boolean (value, TCE_PROBLEMS_PANEL (object)->open); break;
    case PROP_HEIGHT: g_value_set_int (value, TCE_PROBLEMS_PANEL (object)->height); break;
    case PROP_WHOLE:  g_value_set_boolean (value, TCE_PROBLEMS_PANEL (object)->whole); break;
    default:          G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
stack_rows (TceProblemsPanel *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->findings, i)) != NULL; i++)
    tce_problem_row_set_stacked (TCE_PROBLEM_ROW (row), self->whole);
}

static void
set_whole (TceProblemsPanel *self,
           gboolean          whole)
{
  if (self->whole == whole)
    return;

  self->whole = whole;
  turn_widget_set_class (GTK_WIDGET (self), "whole", whole);
  stack_rows (self);
  gtk_list_box_invalidate_headers (self->findings);
  gtk_list_box_invalidate_headers (self->fine);
  tce_problems_panel_refresh (TCE_PANEL (self));
  g_object_notify (G_OBJECT (self), "whole");
}

static void
tce_problems_panel_set_property (GObject      *object,
                                 guint         property_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  TceProblemsPanel *self = TCE_PROBLEMS_PANEL (object);

  switch (property_id)
    {
    case PROP_OPEN:
      if (self->open == g_value_get_boolean (value))
        break;
      self->open = !self->open;
      tce_problems_panel_refresh (TCE_PANEL (self));
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_HEIGHT:
      if (self->height == g_value_get_int (value))
        break;
      self->height = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_WHOLE:
      set_whole (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_problems_panel_class_init (TceProblemsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);

  object_class->get_property = tce_problems_panel_get_property;
  object_class->set_property = tce_problems_panel_set_property;
  g_object_class_install_property (object_class, PROP_OPEN,
                                   g_param_spec_boolean ("open", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_HEIGHT,
                                   g_param_spec_int ("height", NULL, NULL, TCE_PROBLEMS_LEAST_HEIGHT, G_MAXINT16, USUAL_HEIGHT,
                                                     G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_WHOLE,
                                   g_param_spec_boolean ("whole", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  panel_class->refresh = tce_problems_panel_refresh;
  panel_class->board_changed = NULL;
  signals[FINDING_ACTIVATED] = g_signal_new ("finding-activated", TCE_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                             G_TYPE_NONE, 1, TC_TYPE_BOARD_FINDING);

  signals[FINDING_CHOSEN] = g_signal_new ("finding-chosen", TCE_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, TC_TYPE_BOARD_FINDING);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-problems-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, n_errors);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, n_warnings);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, n_undecided);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, arrow);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, toggle);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, fold);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, list);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, fix_all);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, fix_all_text);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, findings);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, fine);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, title_drag_began);
  gtk_widget_class_bind_template_callback (widget_class, title_dragged);
  gtk_widget_class_install_action (widget_class, "problems.search-longer", NULL, search_longer_activated);
  gtk_widget_class_install_action (widget_class, "problems.show-how", NULL, show_how_activated);
  gtk_widget_class_install_action (widget_class, "problems.fix-all", NULL, fix_all_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "problems.fix-all", NULL);
}

static void
tce_problems_panel_init (TceProblemsPanel *self)
{
  self->height = USUAL_HEIGHT;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->findings, show_heading, self, NULL);
  gtk_list_box_set_header_func (self->fine, show_heading, self, NULL);
  tce_problems_panel_refresh (TCE_PANEL (self));
}

int
tce_problems_panel_get_wanted_height (TceProblemsPanel *self)
{
  GtkRequisition natural;

  g_return_val_if_fail (TCE_IS_PROBLEMS_PANEL (self), 0);

  if (self->open)
    return self->height;

  gtk_widget_get_preferred_size (GTK_WIDGET (self), NULL, &natural);

  return natural.height;
}

static int
find_focus (TceProblemsPanel *self)
{
  for (int i = 0; gtk_list_box_get_row_at_index (self->findings, i) != NULL; i++)
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->findings)) == GTK_WIDGET (gtk_list_box_get_row_at_index (self->findings, i)) &&
        gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))), GTK_WIDGET (self)))
      return i;

  return -1;
}

gboolean
tce_problems_panel_step (TceProblemsPanel *self,
                         int               by)
{
  const int n_findings = self->listed != NULL ? (int) g_list_model_get_n_items (tc_board_checker_get_findings (self->listed)) : 0;
  const int focus = find_focus (self), next = focus >= 0 ? focus + by : by > 0 ? 0 : n_findings - 1;
  GtkListBoxRow *row;

  g_return_val_if_fail (TCE_IS_PROBLEMS_PANEL (self), FALSE);

  if (n_findings == 0)
    return FALSE;

  g_object_set (self, "open", TRUE, NULL);
  row = gtk_list_box_get_row_at_index (self->findings, (next + n_findings) % n_findings);
  g_signal_emit (self, signals[FINDING_CHOSEN], 0, tce_problem_row_get_finding (TCE_PROBLEM_ROW (row)));
  gtk_list_box_select_row (self->findings, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), TRUE);

  return TRUE;
}
