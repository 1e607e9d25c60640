/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-problem-row.h"

#include <glib/gi18n.h>
#include <stdio.h>

struct _TceProblemRow
{
  GtkListBoxRow   parent_instance;

  TcBoardFinding *finding;
};

G_DEFINE_FINAL_TYPE (TceProblemRow, tce_problem_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  REPAIR,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tce_problem_row_dispose (GObject *object)
{
  g_clear_object (&TCE_PROBLEM_ROW (object)->finding);

  G_OBJECT_CLASS (tce_problem_row_parent_class)->dispose (object);
}

static void
tce_problem_row_class_init (TceProblemRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tce_problem_row_dispose;

  signals[REPAIR] = g_signal_new ("repair", TCE_TYPE_PROBLEM_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, TC_TYPE_BOARD_FINDING);
}

static void
tce_problem_row_init (TceProblemRow *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "problem-row");
}

static void
repair_clicked (TceProblemRow *self)
{
  g_signal_emit (self, signals[REPAIR], 0, self->finding);
}

/* A sentence is read to its end, on as many lines as it takes. */
static GtkWidget *
new_text (const char *text,
          const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
new_box (const char *icon_name,
         const char *icon_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *icon = gtk_image_new_from_icon_name (icon_name);

  gtk_widget_add_css_class (icon, icon_class);
  gtk_box_append (GTK_BOX (box), icon);

  return box;
}

static GtkWidget *
new_button (const char *label)
{
  GtkWidget *button = gtk_button_new (), *text = gtk_label_new (label);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), text);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);

  return button;
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
      return problem->index;
    case TC_PROBLEM_HIGH_BELOW_LOW:
    case TC_PROBLEM_VALUE_RANGE:
    case TC_PROBLEM_FEATURE_IMPOSSIBLE:
      return problem->feature == TC_FEATURE_DISTRICT ? problem->index : -1;
    default:
      return -1;
    }
}

/* Districts by their name rather than by their place in the file. */
static const char *
say_where (TcBoardFinding *finding,
           TcBoardFile    *file)
{
  const TcBoard *board = tc_board_file_get_board (file);
  const int district = find_district (finding, board);

  if (district < 0 || district >= board->n_districts)
    return tc_board_finding_get_where (finding);

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

GtkWidget *
tce_problem_row_new (TcBoardFinding *finding,
                     TcBoardFile    *file)
{
  TceProblemRow *self = g_object_new (TCE_TYPE_PROBLEM_ROW, NULL);
  const gboolean is_error = tc_board_finding_get_is_error (finding);
  const char *repair = tc_board_finding_get_repair_label (finding);
  GtkWidget *box = new_box (is_error ? "tc-error-symbolic" : "tc-warning-symbolic", is_error ? "error-icon" : "warning-icon");
  g_autofree char *what = begin_sentence (tc_board_finding_get_what (finding));
  const char *place = say_where (finding, file);
  GtkWidget *where = new_text (says_where (finding) ? "" : place, "secondary");
  g_autofree char *label = g_strdup_printf (is_error ? _("Error: %s, %s") : _("Warning: %s, %s"), what, place);

  self->finding = g_object_ref (finding);
  gtk_widget_set_hexpand (where, TRUE);
  gtk_box_append (GTK_BOX (box), new_text (what, "problem-text"));
  gtk_box_append (GTK_BOX (box), where);
  if (repair != NULL)
    {
      GtkWidget *button = new_button (repair);

      g_signal_connect_object (button, "clicked", G_CALLBACK (repair_clicked), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), is_error ? "is-error" : "is-warning");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return GTK_WIDGET (self);
}

GtkWidget *
tce_problem_row_new_fine (const char *text,
                          const char *button,
                          const char *action)
{
  TceProblemRow *self = g_object_new (TCE_TYPE_PROBLEM_ROW, "activatable", FALSE, NULL);
  GtkWidget *box = new_box ("tc-fine-symbolic", "fine-icon");
  GtkWidget *label = new_text (text, "fine-text");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  if (button != NULL)
    {
      GtkWidget *widget = new_button (button);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
      gtk_box_append (GTK_BOX (box), widget);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return GTK_WIDGET (self);
}

TcBoardFinding *
tce_problem_row_get_finding (TceProblemRow *self)
{
  g_return_val_if_fail (TCE_IS_PROBLEM_ROW (self), NULL);

  return self->finding;
}
