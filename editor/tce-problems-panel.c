/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-problems-panel.h"

#include <glib/gi18n.h>

#include "tce-problem-row.h"
#include "tce-tooltip.h"

struct _TceProblemsPanel
{
  AdwBin           parent_instance;

  TcBoardDocument *document;
  TcBoardChecker  *checker;
  GSignalGroup    *checker_signals;
  gboolean         open;

  GtkLabel        *n_errors;
  GtkLabel        *n_warnings;
  GtkWidget       *hint;
  GtkImage        *arrow;
  GtkWidget       *toggle;
  GtkListBox      *findings;
  GtkListBox      *fine;
};

G_DEFINE_FINAL_TYPE (TceProblemsPanel, tce_problems_panel, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  PROP_CHECKER,
  PROP_OPEN,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

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
  if (self->document != NULL)
    tc_board_finding_repair (finding, self->document);
}

static GtkWidget *
new_row (gpointer item,
         gpointer user_data)
{
  TceProblemsPanel *self = user_data;
  GtkWidget *row = tce_problem_row_new (item, tc_board_document_get_board_file (self->document));

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
  GListModel *model = G_LIST_MODEL (self->checker);

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
  tce_tooltip_set (GTK_WIDGET (label), words);
}

static void
refresh (TceProblemsPanel *self)
{
  const guint n_errors = self->checker != NULL ? tc_board_checker_get_n_errors (self->checker) : 0;
  const guint n_warnings = self->checker != NULL ? tc_board_checker_get_n_warnings (self->checker) : 0;
  g_autofree char *errors = g_strdup_printf (ngettext ("%u error", "%u errors", n_errors), n_errors);
  g_autofree char *warnings = g_strdup_printf (ngettext ("%u warning", "%u warnings", n_warnings), n_warnings);
  g_autofree char *label = g_strdup_printf (_("Problems: %s, %s"), errors, warnings);

  show_count (self->n_errors, n_errors, errors);
  show_count (self->n_warnings, n_warnings, warnings);
  gtk_widget_set_visible (self->hint, n_errors + n_warnings > 0 && self->open);
  gtk_image_set_from_icon_name (self->arrow, self->open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (self->checker != NULL)
    list_fine (self);
}

static void
set_checker (TceProblemsPanel *self,
             TcBoardChecker   *checker)
{
  if (!g_set_object (&self->checker, checker))
    return;

  g_signal_group_set_target (self->checker_signals, checker);
  gtk_list_box_bind_model (self->findings, G_LIST_MODEL (checker), new_row, self, NULL);
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHECKER]);
}

static void
tce_problems_panel_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  TceProblemsPanel *self = TCE_PROBLEMS_PANEL (object);

  switch (property_id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, self->document); break;
    case PROP_CHECKER:  g_value_set_object (value, self->checker); break;
    case PROP_OPEN:     g_value_set_boolean (value, self->open); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
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
    case PROP_DOCUMENT:
      if (g_set_object (&self->document, g_value_get_object (value)))
        g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_CHECKER:
      set_checker (self, g_value_get_object (value));
      break;
    case PROP_OPEN:
      if (self->open == g_value_get_boolean (value))
        break;
      self->open = !self->open;
      refresh (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_problems_panel_dispose (GObject *object)
{
  TceProblemsPanel *self = TCE_PROBLEMS_PANEL (object);

  g_clear_object (&self->checker_signals);
  g_clear_object (&self->checker);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (tce_problems_panel_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT, flags);
  properties[PROP_CHECKER] = g_param_spec_object ("checker", NULL, NULL, TC_TYPE_BOARD_CHECKER, flags);
  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_problems_panel_class_init (TceProblemsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_problems_panel_get_property;
  object_class->set_property = tce_problems_panel_set_property;
  object_class->dispose = tce_problems_panel_dispose;
  install_properties (object_class);
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

  self->checker_signals = g_signal_group_new (TC_TYPE_BOARD_CHECKER);
  g_signal_group_connect_swapped (self->checker_signals, "checked", G_CALLBACK (refresh), self);
  refresh (self);
}

GtkWidget *
tce_problems_panel_new (void)
{
  return g_object_new (TCE_TYPE_PROBLEMS_PANEL, NULL);
}
