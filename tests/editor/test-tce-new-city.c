/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-view.h>
#include <tce-city-card.h>
#include <tce-new-city-page.h>

#include "editor-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  GtkWidget   *page;
  GtkWidget   *window;
  TcBoardFile *chosen;     /* the last one, or NULL */
} Fixture;

static void
city_chosen (Fixture     *self,
             TcBoardFile *city)
{
  g_clear_pointer (&self->chosen, tc_board_file_unref);
  self->chosen = tc_board_file_ref (city);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->page = g_object_new (TCE_TYPE_NEW_CITY_PAGE, NULL);
  g_signal_connect_swapped (self->page, "chosen", G_CALLBACK (city_chosen), self);
  self->window = widget_fixture_show (self->page, 1200, 740);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_clear_pointer (&self->chosen, tc_board_file_unref);
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_fixture_iterate (20);
}

static const TcBoard *
board_at (Fixture *self,
          guint    place)
{
  return tc_board_file_get_board (tce_city_card_get_city (TCE_CITY_CARD (widget_fixture_find (self->page, TCE_TYPE_CITY_CARD, place))));
}

/* Size, symmetry and water change the picture and all cards at once. */
static void
test_wishes (Fixture      *self,
             gconstpointer data)
{
  const guint n_squares = tc_board_n_squares (board_at (self, TC_CITY_RING));

  g_assert_cmpuint (board_at (self, TC_CITY_RIVER)->n_columns, ==, 12);
  gtk_widget_activate_action (self->page, "new-city.size", "s", "16x16");
  g_assert_cmpuint (board_at (self, TC_CITY_EMPTY)->n_rows, ==, 16);
  g_assert_cmpuint (board_at (self, TC_CITY_AVENUES)->n_columns, ==, 16);
  g_assert_true (widget_fixture_says (self->page, "Ring, 16 × 16"));
  gtk_widget_activate_action (self->page, "new-city.size", "s", "own");
  g_assert_true (widget_fixture_says (self->page, "Ring, 14 × 10"));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_fixture_find (self->page, GTK_TYPE_SPIN_BUTTON, 2)), 6);
  g_assert_cmpuint (board_at (self, TC_CITY_ISLANDS)->n_districts, ==, 6);
  gtk_range_set_value (GTK_RANGE (widget_fixture_find (self->page, GTK_TYPE_SCALE, 0)), 0);
  g_assert_cmpuint (tc_board_n_squares (board_at (self, TC_CITY_RING)), ==, 140);
  g_assert_cmpuint (n_squares, <, 96);
  g_assert_true (widget_fixture_says (self->page, "0 of 140 squares"));

  gtk_widget_activate_action (self->page, "new-city.symmetry", "s", "half-turn");
  g_assert_cmpint (tce_new_city_page_get_symmetry (TCE_NEW_CITY_PAGE (self->page)), ==, TC_SYMMETRY_HALF_TURN);
  g_assert_true (widget_fixture_says (self->page, "half a turn"));
}

/* A key chooses a card, Enter begins with it, and a screen reader says what it is. */
static void
test_choose (Fixture      *self,
             gconstpointer data)
{
  gtk_widget_activate_action (self->page, "new-city.choose", "i", 2);
  g_assert_true (widget_fixture_says (self->page, "Blocks, 12 × 8"));
  gtk_test_accessible_assert_property (widget_fixture_find (self->page, TCE_TYPE_CITY_CARD, TC_CITY_EMPTY), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Empty, 12 by 8, 0 squares, 1 district");
  gtk_widget_activate_action (self->page, "new-city.start", NULL);
  g_assert_nonnull (self->chosen);
  g_assert_true (tc_board_file_get_board (self->chosen)->n_districts == 5);
}

/* The corner of the picture is dragged: two squares to the left, one down. */
static void
test_corner (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *overlay = widget_fixture_find (self->page, GTK_TYPE_OVERLAY, 0);
  GtkWidget *picture = widget_fixture_find (overlay, TC_TYPE_BOARD_VIEW, 0);
  GtkEventController *drag = editor_fixture_controller (overlay, GTK_TYPE_GESTURE_DRAG, 0);
  const TcBoardLayout *layout = tc_board_view_get_layout (TC_BOARD_VIEW (picture));
  const double side = layout->side;
  graphene_point_t corner;

  g_assert_true (gtk_widget_compute_point (picture, overlay, &GRAPHENE_POINT_INIT (layout->grid.origin.x + layout->grid.size.width,
                                                                                   layout->grid.origin.y + layout->grid.size.height), &corner));
  g_signal_emit_by_name (drag, "drag-begin", (double) corner.x, (double) corner.y);
  g_signal_emit_by_name (drag, "drag-update", -2 * side, side);
  g_signal_emit_by_name (drag, "drag-end", -2 * side, side);
  g_assert_true (widget_fixture_says (self->page, "Ring, 10 × 9"));
}

int
main (int    argc,
      char **argv)
{
  widget_fixture_init (&argc, &argv);
  g_test_add ("/new-city/wishes", Fixture, NULL, set_up, test_wishes, tear_down);
  g_test_add ("/new-city/choose", Fixture, NULL, set_up, test_choose, tear_down);
  g_test_add ("/new-city/corner", Fixture, NULL, set_up, test_corner, tear_down);

  return g_test_run ();
}
