/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-application.h>
#include <turn-header.h>
#include <turn-page.h>
#include <turn-window-private.h>

#include "widget-fixtures.h"

/* Wherever a click has led the keyboard, it comes back to the table, in every game. */

static GtkApplication *application;

static TurnWindow *
show_game (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "screens", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TurnWindow *window = turn_window_new (application);

  gtk_window_present (GTK_WINDOW (window));
  turn_window_open (window, file);
  widget_fixture_iterate (50);

  return window;
}

/* Where the keys of the table act. */
static gboolean
is_at_table (gpointer page)
{
  return widget_fixture_has_focus (page);
}

/* What the bar has besides the button that leads away from the table. */
static void
test_header (gconstpointer data)
{
  TurnWindow *window = show_game (data);
  GtkWidget *header = widget_fixture_find (GTK_WIDGET (window), TURN_TYPE_HEADER, 0);
  TurnPage *page = turn_pages_get_shown_table (window->pages);
  GtkWidget *button;
  guint n_tried = 0;

  gtk_widget_grab_focus (GTK_WIDGET (page));
  for (guint i = 0; (button = widget_fixture_find (header, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (gtk_widget_get_mapped (button) && gtk_widget_grab_focus (button))
      {
        n_tried++;
        widget_fixture_wait (is_at_table, page);
      }
  g_assert_cmpuint (n_tried, >, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

/* A menu keeps the keyboard while it is open, and gives it back. */
static void
test_menu (gconstpointer data)
{
  TurnWindow *window = show_game (data);
  GtkWidget *header = widget_fixture_find (GTK_WIDGET (window), TURN_TYPE_HEADER, 0);
  TurnPage *page = turn_pages_get_shown_table (window->pages);
  GtkWidget *menu;

  for (guint i = 0; (menu = widget_fixture_find (header, GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (page));
      gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
      widget_fixture_iterate (50);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
      widget_fixture_wait (is_at_table, page);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = { "play.tagrecord.json", "tag.tagrecord.json", "roll-tag.tagrecord.json" };
  g_autoptr (TurnApplication) program = NULL;

  widget_fixture_init (&argc, &argv);
  program = turn_application_new ();
  application = GTK_APPLICATION (program);
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (program), NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *header = g_strdup_printf ("/focus-keeper/header/%s", games[i]);
      g_autofree char *menu = g_strdup_printf ("/focus-keeper/menu/%s", games[i]);

      g_test_add_data_func (header, games[i], test_header);
      g_test_add_data_func (menu, games[i], test_menu);
    }

  return g_test_run ();
}
