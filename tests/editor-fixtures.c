/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "editor-fixtures.h"

#include "board-fixtures.h"

TcBoardDocument *
editor_fixture_document (const char *rows)
{
  TcBoard board = board_fixture (rows);
  g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (NULL, &board);

  return tc_board_document_new (file);
}

char *
editor_fixture_grid (TcBoardDocument *document)
{
  const TcBoard *board = tc_board_document_get_board (document);
  GString *rows = g_string_new (NULL);

  for (guint row = 0; row < board->n_rows; row++)
    {
      if (row > 0)
        g_string_append_c (rows, '/');
      for (guint column = 0; column < board->n_columns; column++)
        {
          guint8 district = board->squares[row][column];

          g_string_append_c (rows, district == TC_OUTSIDE ? '.' : (char) ('0' + district));
        }
    }

  return g_string_free (rows, FALSE);
}

void
editor_fixture_assert_grid (TcBoardDocument *document,
                            const char      *rows)
{
  g_autofree char *grid = editor_fixture_grid (document);

  g_assert_cmpstr (grid, ==, rows);
}

GtkEventController *
editor_fixture_controller (GtkWidget *widget,
                           GType      type,
                           guint      number)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      /* The widget keeps it. */
      if (G_OBJECT_TYPE (controller) == type && number-- == 0)
        return controller;
    }

  return NULL;
}

gboolean
editor_fixture_press (GtkWidget      *widget,
                      guint           keyval,
                      GdkModifierType modifiers)
{
  GtkEventController *controller = editor_fixture_controller (widget, GTK_TYPE_EVENT_CONTROLLER_KEY, 0);
  gboolean taken = FALSE;

  g_assert_nonnull (controller);
  g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &taken);

  return taken;
}
