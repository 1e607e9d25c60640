/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-problems.h>
#include <tce-generate-window.h>
#include <tce-proposal-card.h>

#include "widget-fixtures.h"

typedef struct
{
  GtkWidget   *window;
  TcBoardFile *chosen;
} Fixture;

static void
city_chosen (Fixture     *fixture,
             TcBoardFile *city)
{
  g_clear_pointer (&fixture->chosen, tc_board_file_unref);
  fixture->chosen = tc_board_file_ref (city);
}

static GtkWidget *
get_card (Fixture *fixture,
          guint    i)
{
  return widget_fixture_find (fixture->window, TCE_TYPE_PROPOSAL_CARD, i);
}

static TcBoardFile *
get_city (Fixture *fixture,
          guint    i)
{
  return tce_proposal_card_get_city (TCE_PROPOSAL_CARD (get_card (fixture, i)));
}

/* Until other cities are shown than these. */
static void
wait_for_cities (Fixture     *fixture,
                 TcBoardFile *before)
{
  while (get_card (fixture, 5) == NULL || get_city (fixture, 5) == before)
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->window = GTK_WIDGET (tce_generate_window_new (NULL));
  gtk_window_set_modal (GTK_WINDOW (fixture->window), FALSE);
  g_signal_connect_swapped (fixture->window, "chosen", G_CALLBACK (city_chosen), fixture);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_cities (fixture, NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_pointer (&fixture->chosen, tc_board_file_unref);
  widget_fixture_iterate (50);
}

/* Six different cities, none of which has a problem. */
static void
test_six (Fixture      *fixture,
          gconstpointer unused)
{
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (GPtrArray) problems = tc_board_problems (get_city (fixture, i));

      g_assert_cmpuint (problems->len, ==, 0);
      for (guint k = 0; k < i; k++)
        g_assert_false (tc_board_file_equal (get_city (fixture, i), get_city (fixture, k)));
    }
  g_assert_null (get_card (fixture, 6));
  g_assert_true (widget_fixture_says (fixture->window, "every shape fits"));
}

/* A card that is pinned stays where it is while the others are drawn. */
static void
test_pin (Fixture      *fixture,
          gconstpointer unused)
{
  g_autoptr (TcBoardFile) kept = tc_board_file_ref (get_city (fixture, 2)), last = tc_board_file_ref (get_city (fixture, 5));

  gtk_widget_activate_action (fixture->window, "generate.choose", "i", 3);
  gtk_widget_activate_action (fixture->window, "generate.pin", NULL);
  g_assert_true (tce_proposal_card_get_pinned (TCE_PROPOSAL_CARD (get_card (fixture, 2))));
  gtk_widget_activate_action (fixture->window, "generate.draw", NULL);
  wait_for_cities (fixture, last);
  g_assert_true (get_city (fixture, 2) == kept);
}

static void
test_use (Fixture      *fixture,
          gconstpointer unused)
{
  g_autoptr (TcBoardFile) second = tc_board_file_ref (get_city (fixture, 1));

  g_object_add_weak_pointer (G_OBJECT (fixture->window), (gpointer *) &fixture->window);
  gtk_widget_activate_action (fixture->window, "generate.choose", "i", 2);
  gtk_widget_activate_action (fixture->window, "generate.use", NULL);
  g_assert_true (fixture->chosen == second);
  widget_fixture_iterate (50);
}

/* While six cities are drawn, and while it is found out how long battles last there. */
static void
test_closed (void)
{
  GtkWidget *parent = gtk_window_new ();

  gtk_window_present (GTK_WINDOW (parent));
  for (guint milliseconds = 0; milliseconds < 40; milliseconds++)
    {
      GtkWindow *window = tce_generate_window_new (GTK_WINDOW (parent));
      gpointer seen = window;

      g_object_add_weak_pointer (G_OBJECT (window), &seen);
      gtk_window_present (window);
      widget_fixture_iterate (milliseconds % 20);
      gtk_window_destroy (window);
      g_assert_null (seen);
    }
  gtk_window_destroy (GTK_WINDOW (parent));
  widget_fixture_iterate (500);
}

/* Wishes that nobody can fulfil are said to be such, and a wish less brings cities again. */
static void
test_wishes (Fixture      *fixture,
             gconstpointer unused)
{
  GtkWidget *columns = widget_fixture_find (fixture->window, GTK_TYPE_SPIN_BUTTON, 0);
  GtkWidget *rows = widget_fixture_find (fixture->window, GTK_TYPE_SPIN_BUTTON, 1);
  GtkWidget *districts = widget_fixture_find (fixture->window, GTK_TYPE_SPIN_BUTTON, 2);
  GtkStack *stack = GTK_STACK (widget_fixture_find (fixture->window, GTK_TYPE_STACK, 0));
  g_autoptr (TcBoardFile) last = tc_board_file_ref (get_city (fixture, 5));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (columns), 3);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (rows), 3);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (districts), 12);
  while (g_strcmp0 (gtk_stack_get_visible_child_name (stack), "none") != 0)
    g_main_context_iteration (NULL, TRUE);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (columns), 9);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (rows), 7);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (districts), 4);
  wait_for_cities (fixture, last);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "cities");
  g_assert_cmpuint (tc_board_file_get_board (get_city (fixture, 5))->n_columns, ==, 9);
  g_assert_cmpuint (tc_board_file_get_board (get_city (fixture, 5))->n_districts, ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/generate-window/six", Fixture, NULL, set_up, test_six, tear_down);
  g_test_add ("/generate-window/pin", Fixture, NULL, set_up, test_pin, tear_down);
  g_test_add ("/generate-window/use", Fixture, NULL, set_up, test_use, tear_down);
  g_test_add ("/generate-window/wishes", Fixture, NULL, set_up, test_wishes, tear_down);

  g_test_add_func ("/generate-window/closed", test_closed);

  return g_test_run ();
}
