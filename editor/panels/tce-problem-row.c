/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-problem-row.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* A button, or what stands beside other words, is as wide as this at least, or as its text. */
#define LEAST_LETTERS 12
#define WHERE_LETTERS 8

struct _TceProblemRow
{
  GtkListBoxRow    parent_instance;

  TcBoardFinding  *finding;        /* NULL: something is fine */
  TcBoardDocument *document;       /* that it is about */

  GtkImage        *icon;
  GtkBox          *words;          /* what it is and where */
  GtkLabel        *what;
  GtkLabel        *where;
  GtkWidget       *show;
  GtkLabel        *show_text;
  GtkWidget       *button;
  GtkLabel        *button_text;
};

G_DEFINE_FINAL_TYPE (TceProblemRow, tce_problem_row, GTK_TYPE_LIST_BOX_ROW)

static void
repair_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceProblemRow *self = TCE_PROBLEM_ROW (widget);

  if (self->finding != NULL && tc_board_finding_get_repair_label (self->finding) != NULL)
    tc_board_finding_repair (self->finding, self->document);
}

static void
show_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  gtk_widget_activate (widget);
}

static void
tce_problem_row_dispose (GObject *object)
{
  g_clear_object (&TCE_PROBLEM_ROW (object)->finding);
  g_clear_object (&TCE_PROBLEM_ROW (object)->document);

  G_OBJECT_CLASS (tce_problem_row_parent_class)->dispose (object);
}

static void
tce_problem_row_class_init (TceProblemRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_problem_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-problem-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, icon);
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, words);
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, what);
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, where);
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, show);
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, show_text);
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, button);
  gtk_widget_class_bind_template_child (widget_class, TceProblemRow, button_text);
  gtk_widget_class_install_action (widget_class, "problem.repair", NULL, repair_activated);
  gtk_widget_class_install_action (widget_class, "problem.show", NULL, show_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "problem.repair", NULL);
}

static void
tce_problem_row_init (TceProblemRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static int
find_key (const TcBoard *board,
          char           key)
{
  for (int i = 0; i < board->n_districts; i++)
    if (board->districts[i].key == key)
      return i;

  return -1;
}

/* The district that a problem is about, or −1. */
static int
find_district (TcBoardFinding *finding,
               const TcBoard  *board)
{
  const TcProblem *problem = tc_board_finding_get_problem (finding);
  char key;

  /* A text that is missing says where it belongs in the file. */
  if (problem == NULL)
    return sscanf (tc_board_finding_get_where (finding), "districts, %c, name", &key) == 1 ? find_key (board, key) : -1;

  switch (problem->kind)
    {
    case TC_PROBLEM_DISTRICT_EMPTY:
    case TC_PROBLEM_DISTRICT_IN_PARTS:
    case TC_PROBLEM_DISTRICT_DEAR:
      return problem->index;
    case TC_PROBLEM_HIGH_BELOW_LOW:
    case TC_PROBLEM_VALUE_RANGE:
    case TC_PROBLEM_FEATURE_IMPOSSIBLE:
      return problem->feature == TC_FEATURE_DISTRICT ? problem->index : -1;
    default:
      return -1;
    }
}

/* What authors do not know as a member of a file. */
static const char *
name_member (const char *where)
{
  if (g_strcmp0 (where, "name") == 0)
    /* Translators: where a problem of a board is. */
    return C_("place", "name");
  if (g_strcmp0 (where, "description") == 0)
    return C_("place", "description");

  return where;
}

/* Districts by their name rather than by their place in the file. */
static const char *
say_where (TcBoardFinding *finding,
           TcBoardFile    *file)
{
  const TcBoard *board = tc_board_file_get_board (file);
  const int district = find_district (finding, board);

  if (district < 0 || district >= board->n_districts)
    return name_member (tc_board_finding_get_where (finding));

  return tc_board_file_get_district_name (file, (guint) district, NULL);
}

/* A sentence about a price names its place itself: “Bubble 2 pays 5”. */
static gboolean
says_where (TcBoardFinding *finding)
{
  const TcProblem *problem = tc_board_finding_get_problem (finding);

  return problem != NULL && (problem->kind == TC_PROBLEM_BUBBLE_POSITIVE || problem->kind == TC_PROBLEM_DRONE_CHEAPER);
}

/* Capitalised, as it begins a line: the messages of files follow a colon. */
static char *
begin_sentence (const char *text)
{
  gunichar first = g_unichar_toupper (g_utf8_get_char (text));
  char start[7] = "";

  g_unichar_to_utf8 (first, start);

  return g_strconcat (start, g_utf8_next_char (text), NULL);
}

static void
show_icon (TceProblemRow *self,
           const char    *name,
           const char    *class)
{
  gtk_image_set_from_icon_name (self->icon, name);
  gtk_widget_add_css_class (GTK_WIDGET (self->icon), class);
}

/* @label NULL: there is none. */
static void
show_button (TceProblemRow *self,
             const char    *label,
             const char    *action)
{
  gtk_widget_set_visible (self->button, label != NULL);
  gtk_label_set_label (self->button_text, label != NULL ? label : "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
}

static gboolean
is_impossible (TcBoardFinding *finding)
{
  const TcProblem *problem = tc_board_finding_get_problem (finding);

  return problem != NULL && problem->kind == TC_PROBLEM_FEATURE_IMPOSSIBLE;
}

static void
show_severity (TceProblemRow *self)
{
  const gboolean is_error = tc_board_finding_get_is_error (self->finding);

  if (is_error)
    show_icon (self, "tc-error-symbolic", "error-icon");
  else if (tc_board_finding_get_is_note (self->finding))
    show_icon (self, "tc-undecided-symbolic", "note-icon");
  else
    show_icon (self, is_impossible (self->finding) ? "tc-impossible-symbolic" : "tc-warning-symbolic", "warning-icon");
  gtk_widget_add_css_class (GTK_WIDGET (self), is_error ? "is-error" : "is-warning");
}

/* What is not decided cannot be repaired, only looked at for longer. */
static void
show_buttons (TceProblemRow *self)
{
  const char *show = tc_board_finding_get_show_label (self->finding);

  gtk_widget_set_visible (self->show, show != NULL);
  gtk_label_set_label (self->show_text, show != NULL ? show : "");
  if (tc_board_finding_get_is_note (self->finding))
    show_button (self, _("Search Longer"), "problems.search-longer");
  else
    show_button (self, tc_board_finding_get_repair_label (self->finding), "problem.repair");
}

/* "Warning: row 6 cannot be filled. It needs at least 4 drones, the remote has 2." */
static char *
say_all (TcBoardFinding *finding,
         const char     *what,
         const char     *place)
{
  const char *detail = tc_board_finding_get_detail (finding);
  g_autofree char *sentence = detail != NULL ? begin_sentence (detail) : NULL;
  const gboolean is_error = tc_board_finding_get_is_error (finding);

  if (detail == NULL)
    return g_strdup_printf (is_error ? _("Error: %s, %s") : _("Warning: %s, %s"), what, place);
  if (tc_board_finding_get_is_note (finding))
    return g_strdup_printf ("%s. %s", what, sentence);

  /* Translators: what is wrong, and why. */
  return g_strdup_printf (is_error ? _("Error: %s. %s.") : _("Warning: %s. %s."), what, sentence);
}

GtkWidget *
tce_problem_row_new (TcBoardFinding  *finding,
                     TcBoardDocument *document)
{
  TceProblemRow *self = g_object_new (TCE_TYPE_PROBLEM_ROW, NULL);
  g_autofree char *what = begin_sentence (tc_board_finding_get_what (finding));
  const char *place = say_where (finding, tc_board_document_get_board_file (document));
  const char *detail = tc_board_finding_get_detail (finding);
  g_autofree char *label = say_all (finding, what, place);

  self->finding = g_object_ref (finding);
  self->document = g_object_ref (document);
  show_severity (self);
  gtk_label_set_label (self->what, what);
  gtk_widget_add_css_class (GTK_WIDGET (self->what), "problem-text");
  gtk_label_set_label (self->where, detail != NULL ? detail : says_where (finding) ? "" : place);
  show_buttons (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return GTK_WIDGET (self);
}

GtkWidget *
tce_problem_row_new_fine (const char *text,
                          const char *button,
                          const char *action)
{
  TceProblemRow *self = g_object_new (TCE_TYPE_PROBLEM_ROW, "activatable", FALSE, NULL);

  show_icon (self, "tc-fine-symbolic", "fine-icon");
  gtk_label_set_label (self->what, text);
  gtk_widget_add_css_class (GTK_WIDGET (self->what), "fine-text");
  gtk_widget_set_hexpand (GTK_WIDGET (self->what), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->where), FALSE);
  show_button (self, button, action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

TcBoardFinding *
tce_problem_row_get_finding (TceProblemRow *self)
{
  g_return_val_if_fail (TCE_IS_PROBLEM_ROW (self), NULL);

  return self->finding;
}

void
tce_problem_row_set_stacked (TceProblemRow *self,
                             gboolean       stacked)
{
  const int n_letters = (int) g_utf8_strlen (gtk_label_get_label (self->button_text), -1);
  const int n_where = (int) g_utf8_strlen (gtk_label_get_label (self->where), -1);

  g_return_if_fail (TCE_IS_PROBLEM_ROW (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words), stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (self->words, stacked ? 2 : 10);
  /* There the row itself shows it. */
  gtk_widget_set_visible (self->show, !stacked && *gtk_label_get_label (self->show_text) != '\0');
  gtk_label_set_width_chars (self->where, stacked ? -1 : MIN (n_where, WHERE_LETTERS));
  gtk_label_set_width_chars (self->button_text, stacked ? MIN (n_letters, LEAST_LETTERS) : -1);
}
