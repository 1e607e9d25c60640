/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tce-value-field.h>
#include <tce-values-page-private.h>

#include "editor-fixtures.h"
#include "widget-fixtures.h"

/* The page of values on the screen. */
typedef struct
{
  TcBoardDocument *document;
  GtkWidget       *page;
  GtkWidget       *window;
  char            *told;
} Fixture;

static void
told (Fixture    *self,
      const char *words)
{
  g_free (self->told);
  self->told = g_strdup (words);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->document = editor_fixture_document ("aabb/ccdd");
  self->page = g_object_new (TCE_TYPE_VALUES_PAGE, "document", self->document, NULL);
  g_signal_connect_swapped (self->page, "told", G_CALLBACK (told), self);
  self->window = widget_fixture_show (self->page, 1200, 700);
  widget_fixture_iterate (50);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_fixture_iterate (20);
  g_assert_finalize_object (self->document);
  g_free (self->told);
}

static const TcBoard *
board_of (Fixture *self)
{
  return tc_board_document_get_board (self->document);
}

static void
choose (Fixture      *self,
        TcFeatureKind kind,
        guint         index,
        gboolean      adds)
{
  tce_values_page_choose (TCE_VALUES_PAGE (self->page), kind, index, adds);
}

static GtkWidget *
find_field (Fixture    *self,
            const char *label)
{
  GtkWidget *field;

  for (guint i = 0; (field = widget_fixture_find (self->page, TCE_TYPE_VALUE_FIELD, i)) != NULL; i++)
    {
      g_autofree char *difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, label);

      if (difference == NULL)
        return field;
    }

  return NULL;
}

static void
test_table (Fixture      *self,
            gconstpointer data)
{
  GtkWidget *field = find_field (self, "Column B, high value");

  g_assert_nonnull (field);
  g_assert_true (widget_fixture_says (self->page, "Row 2"));
  gtk_widget_grab_focus (self->page);
  g_assert_true (widget_fixture_has_focus (find_field (self, "Column A, high value")));
  gtk_widget_grab_focus (field);
  editor_fixture_press (field, GDK_KEY_7, 0);
  editor_fixture_press (field, GDK_KEY_Return, 0);
  g_assert_cmpint (board_of (self)->columns[1].high, ==, 7);
  tc_board_document_undo (self->document);
  g_assert_cmpint (board_of (self)->columns[1].high, ==, 4);
}

/* Each act is one step, and says what became of it. */
static void
test_bulk (Fixture      *self,
           gconstpointer data)
{
  choose (self, TC_FEATURE_COLUMN, 0, FALSE);
  choose (self, TC_FEATURE_COLUMN, 1, TRUE);
  choose (self, TC_FEATURE_DISTRICT, 3, TRUE);
  g_assert_true (widget_fixture_says (self->page, "3 selected"));
  g_assert_true (widget_fixture_says (self->page, "3 of 10"));
  gtk_widget_activate_action (self->page, "values.add", "i", 1);
  g_assert_cmpint (board_of (self)->columns[0].high, ==, 5);
  g_assert_cmpint (board_of (self)->columns[1].low, ==, 3);
  g_assert_cmpint (board_of (self)->columns[2].high, ==, 4);
  g_assert_cmpint (board_of (self)->districts[3].value.high, ==, 9);
  g_assert_cmpstr (self->told, ==, "6 values changed");
  tc_board_document_undo (self->document);
  g_assert_false (tc_board_document_get_can_undo (self->document));

  /* With Ctrl it is taken away again; alone it is the only one. */
  choose (self, TC_FEATURE_COLUMN, 1, TRUE);
  g_assert_true (widget_fixture_says (self->page, "2 selected"));
  choose (self, TC_FEATURE_ROW, 0, FALSE);
  g_assert_true (widget_fixture_says (self->page, "1 selected"));
  gtk_widget_activate_action (self->page, "values.low-from-high", NULL);
  g_assert_cmpint (board_of (self)->rows[0].low, ==, 2);
  gtk_widget_activate_action (self->page, "values.scale", NULL);
  gtk_widget_activate_action (self->page, "values.mirror", NULL);
  g_assert_cmpint (board_of (self)->rows[1].high, ==, board_of (self)->rows[0].high);
}

/* The table has the lines that the board has. */
static void
test_follows (Fixture      *self,
              gconstpointer data)
{
  TcBoard board = *board_of (self);

  for (guint column = 0; column < board.n_columns; column++)
    board.squares[1][column] = TC_OUTSIDE;
  tc_board_document_apply (self->document, &board, "erase", NULL);
  widget_fixture_iterate (20);
  g_assert_null (find_field (self, "Row 2, high value"));
  tc_board_document_undo (self->document);
  widget_fixture_iterate (20);
  g_assert_nonnull (find_field (self, "Row 2, high value"));
}

/* The lines are counted, what is chosen has a name, and the board shows which values they are. */
static void
test_says (Fixture      *self,
           gconstpointer data)
{
  g_assert_true (widget_fixture_says (self->page, "All 10"));
  g_assert_true (widget_fixture_says (self->page, "Columns 4"));
  g_assert_true (widget_fixture_says (self->page, "Rows 2"));
  g_assert_true (widget_fixture_says (self->page, "Districts 4"));
  choose (self, TC_FEATURE_COLUMN, 0, FALSE);
  choose (self, TC_FEATURE_COLUMN, 2, TRUE);
  choose (self, TC_FEATURE_ROW, 1, TRUE);
  g_assert_true (widget_fixture_says (self->page, "Columns A and C and Row 2"));
}

/* A share is typed with its sign or without. */
static void
test_percent (Fixture      *self,
              gconstpointer data)
{
  GtkWidget *scale = widget_fixture_find (self->page, GTK_TYPE_SPIN_BUTTON, 0);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (scale)), ==, "110\u00a0%");
  gtk_editable_set_text (GTK_EDITABLE (scale), "200");
  gtk_spin_button_update (GTK_SPIN_BUTTON (scale));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (scale)), ==, 200);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (scale)), ==, "200\u00a0%");
  gtk_editable_set_text (GTK_EDITABLE (scale), "%");
  gtk_spin_button_update (GTK_SPIN_BUTTON (scale));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (scale)), ==, 200);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (scale)), ==, "200\u00a0%");
}

/* Where there is little room a line has its name and its two values, and nothing is counted. */
static void
test_narrow (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *table = widget_fixture_find (self->page, GTK_TYPE_COLUMN_VIEW, 0);
  guint n_visible = 0;

  g_object_set (self->page, "narrow", TRUE, NULL);
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (gtk_column_view_get_columns (GTK_COLUMN_VIEW (table)), i);

      n_visible += gtk_column_view_column_get_visible (column) ? 1 : 0;
    }
  g_assert_cmpuint (n_visible, ==, 3);
  g_assert_true (widget_fixture_says (self->page, "All"));
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/values/table", test_table },
    { "/values/bulk", test_bulk },
    { "/values/follows", test_follows },
    { "/values/says", test_says },
    { "/values/percent", test_percent },
    { "/values/narrow", test_narrow },
  };

  widget_fixture_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
