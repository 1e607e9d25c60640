/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-problems-panel.h"

#include <glib/gi18n.h>

#include "tce-problem-row.h"

struct _TceProblemsPanel
{
  TcePanel        parent_instance;

  TcBoardChecker *listed;        /* whose findings are in the list; only to be compared */
  gboolean        open;

  GtkLabel       *n_errors;
  GtkLabel       *n_warnings;
  GtkWidget      *hint;
  GtkImage       *arrow;
  GtkWidget      *toggle;
  GtkListBox     *findings;
  GtkListBox     *fine;
};

G_DEFINE_FINAL_TYPE (TceProblemsPanel, tce_problems_panel, TCE_TYPE_PANEL)

enum
{
  PROP_OPEN = 1,
};

enum
{
  FINDING_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
repair_asked (TceProblemsPanel *self,
              TcBoardFinding   *finding)
{
  if (tce_panel_get_document (TCE_PANEL (self)) != NULL)
    tc_board_finding_repair (finding, tce_panel_get_document (TCE_PANEL (self)));
}

static GtkWidget *
new_row (gpointer item,
         gpointer user_data)
{
  TceProblemsPanel *self = user_data;
  GtkWidget *row = tce_problem_row_new (item, tc_board_document_get_board_file (tce_panel_get_document (TCE_PANEL (self))));

  g_signal_connect_object (row, "repair", G_CALLBACK (repair_asked), user_data, G_CONNECT_SWAPPED);

  return row;
}

static void
row_activated (TceProblemsPanel *self,
               TceProblemRow    *row)
{
  g_signal_emit (self, signals[FINDING_ACTIVATED], 0, tce_problem_row_get_finding (row));
}

static gboolean
has_code (TceProblemsPanel *self,
          const char       *code)
{
  GListModel *model = G_LIST_MODEL (tce_panel_get_checker (TCE_PANEL (self)));

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

/* What an author worries about, where there is no reason to. */
static void
list_fine (TceProblemsPanel *self)
{
  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->fine, 0)) != NULL;)
    gtk_list_box_remove (self->fine, GTK_WIDGET (row));

  if (!has_code (self, tc_problem_code (TC_PROBLEM_NO_CITY)) && !has_code (self, tc_problem_code (TC_PROBLEM_FEATURE_IMPOSSIBLE)))
    add_fine_row (self, _("Every row, column and district can be filled"), _("Show How"), "canvas.next-filling");
  if (!has_code (self, tc_problem_code (TC_PROBLEM_TOKEN_FITS_NOWHERE)))
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
  g_autofree char *label = g_strdup_printf (_("Problems: %s, %s"), errors, warnings);

  show_count (self->n_errors, n_errors, errors);
  show_count (self->n_warnings, n_warnings, warnings);
  gtk_widget_set_visible (self->hint, n_errors + n_warnings > 0 && self->open);
  gtk_image_set_from_icon_name (self->arrow, self->open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
tce_problems_panel_refresh (TcePanel *panel)
{
  TceProblemsPanel *self = TCE_PROBLEMS_PANEL (panel);
  TcBoardChecker *checker = tce_panel_get_checker (panel);

  if (checker != self->listed)
    gtk_list_box_bind_model (self->findings, G_LIST_MODEL (checker), new_row, self, NULL);
  self->listed = checker;
  show_counts (self, checker);
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
    case PROP_OPEN: g_value_set_boolean (value, TCE_PROBLEMS_PANEL (object)->open); break;
    default:        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
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
  panel_class->refresh = tce_problems_panel_refresh;
  panel_class->board_changed = NULL;
  signals[FINDING_ACTIVATED] = g_signal_new ("finding-activated", TCE_TYPE_PROBLEMS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                             G_TYPE_NONE, 1, TC_TYPE_BOARD_FINDING);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-problems-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, n_errors);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, n_warnings);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, arrow);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, toggle);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, findings);
  gtk_widget_class_bind_template_child (widget_class, TceProblemsPanel, fine);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
tce_problems_panel_init (TceProblemsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tce_problems_panel_refresh (TCE_PANEL (self));
}
