/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-late-menu.h"

#include "turn-ui-private.h"

#define KEY "tc-late-menu"

/* GTK asks each time the menu is opened. */
static void
menu_wanted (GtkMenuButton *button,
             gpointer       menu)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

void
turn_late_menu_attach (GtkMenuButton *button,
                       GMenuModel    *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  g_object_set_data_full (G_OBJECT (button), KEY, g_object_ref (menu), g_object_unref);
  gtk_menu_button_set_create_popup_func (button, menu_wanted, menu, NULL);
}

GMenuModel *
turn_late_menu_get (GtkMenuButton *button)
{
  g_return_val_if_fail (GTK_IS_MENU_BUTTON (button), NULL);

  return g_object_get_data (G_OBJECT (button), KEY);
}
