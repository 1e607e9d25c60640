/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-ui-private.h>
#include <turn-late-menu.h>

#include "widget-fixtures.h"

/* The popover is there when it is wanted, and stays. */
static void
test_made_once (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new ();
  GtkPopover *popover;

  g_menu_append (menu, "About", "app.about");
  g_assert_null (turn_late_menu_get (GTK_MENU_BUTTON (button)));
  turn_late_menu_attach (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_null (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_true (turn_late_menu_get (GTK_MENU_BUTTON (button)) == G_MENU_MODEL (menu));
  g_assert_true (gtk_widget_is_sensitive (button));

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  g_assert_true (GTK_IS_POPOVER_MENU (popover));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (popover)));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  g_assert_true (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)) == popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/late-menu/made-once", test_made_once);

  return g_test_run ();
}
