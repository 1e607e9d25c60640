/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-beside.h"

#include <glib/gi18n.h>
#include <tc-board-view.h>

struct _TceBeside
{
  TcePanel     parent_instance;

  GtkLabel    *name;
  GtkLabel    *facts;
  TcBoardView *view;
};

G_DEFINE_FINAL_TYPE (TceBeside, tce_beside, TCE_TYPE_PANEL)

static int
count_prestige (const TcBoard *board)
{
  int sum = 0;

  for (guint i = 0; i < board->n_columns; i++)
    sum += board->columns[i].high;
  for (guint i = 0; i < board->n_rows; i++)
    sum += board->rows[i].high;
  for (guint i = 0; i < board->n_districts; i++)
    sum += board->districts[i].value.high;

  return sum;
}

static void
tce_beside_refresh (TcePanel *panel)
{
  TceBeside *self = TCE_BESIDE (panel);
  TcBoardDocument *document = tce_panel_get_document (panel);
  g_autofree char *squares = NULL, *facts = NULL;
  const TcBoard *board;
  TcBoardScene scene = { 0 };
  guint n_squares;

  gtk_widget_set_visible (GTK_WIDGET (self), document != NULL);
  if (document == NULL)
    return;

  board = tc_board_document_get_board (document);
  n_squares = tc_board_n_squares (board);
  squares = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  /* Translators: “83 squares, 158 prestige on the walls”. */
  facts = g_strdup_printf (_("%s, %d prestige on the walls"), squares, count_prestige (board));
  gtk_label_set_label (self->name, tc_board_document_get_title (document));
  gtk_label_set_label (self->facts, facts);
  scene.file = tc_board_document_get_board_file (document);
  tc_board_view_set_scene (self->view, &scene);
}

static void
tce_beside_class_init (TceBesideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TCE_PANEL_CLASS (klass)->refresh = tce_beside_refresh;

  g_type_ensure (TC_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-beside.ui");
  gtk_widget_class_bind_template_child (widget_class, TceBeside, name);
  gtk_widget_class_bind_template_child (widget_class, TceBeside, facts);
  gtk_widget_class_bind_template_child (widget_class, TceBeside, view);
}

static void
tce_beside_init (TceBeside *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tce_beside_refresh (TCE_PANEL (self));
}
