/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-window-private.h"

#include <glib/gi18n.h>
#include <tc-late-menu.h>

#include "tce-start-page.h"
#include "tce-texts-page.h"

static void
template_chosen (TceWindow  *self,
                 const char *id)
{
  tce_window_open_template (self, id);
}

static void
board_chosen (TceWindow *self,
              GFile     *file)
{
  tce_window_open (self, file);
}

static void
another_wanted (TceWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", NULL);
}

/* A window that opens with a board never needs it. */
static void
start_wanted (TceWindow *self)
{
  GtkWidget *page;

  if (adw_bin_get_child (self->start_slot) != NULL)
    return;

  page = tce_start_page_new (NULL);
  g_signal_connect_object (page, "open-template", G_CALLBACK (template_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "open-file", G_CALLBACK (board_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "open", G_CALLBACK (another_wanted), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->start_slot, page);
}

/* Name, author and licence lie behind the HQ. */
static void
texts_wanted (TceWindow *self)
{
  GtkWidget *page;

  if (adw_bin_get_child (self->texts_slot) != NULL)
    return;

  page = g_object_new (TCE_TYPE_TEXTS_PAGE, NULL);
  g_object_bind_property (self, "document", page, "document", G_BINDING_SYNC_CREATE);
  adw_bin_set_child (self->texts_slot, page);
}

static gboolean
give_keys_back (gpointer user_data)
{
  TceWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->document != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (gtk_menu_button_get_popover (self->menu)))))
    gtk_widget_grab_focus (GTK_WIDGET (self->canvas));

  return G_SOURCE_REMOVE;
}

/* What was chosen in a menu within the menu keeps the focus, though nobody sees it: no key would do anything until the next click. */
static void
menu_closed (TceWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, give_keys_back, g_object_ref (self), g_object_unref);
}

static void
menu_made (TceWindow *self)
{
  GtkPopover *popover = gtk_menu_button_get_popover (self->menu);

  if (popover != NULL)
    g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed), self, G_CONNECT_SWAPPED);
}

void
tce_window_bind_parts (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TceWindow, menu);
  gtk_widget_class_bind_template_child (klass, TceWindow, primary_menu);
  gtk_widget_class_bind_template_child (klass, TceWindow, start_slot);
  gtk_widget_class_bind_template_child (klass, TceWindow, hq);
  gtk_widget_class_bind_template_child (klass, TceWindow, drones);
  gtk_widget_class_bind_template_child (klass, TceWindow, bubbles);
  gtk_widget_class_bind_template_child (klass, TceWindow, vision);
  gtk_widget_class_bind_template_child (klass, TceWindow, vision_section);
  gtk_widget_class_bind_template_child (klass, TceWindow, texts_slot);
  gtk_widget_class_bind_template_callback (klass, start_wanted);
  gtk_widget_class_bind_template_callback (klass, texts_wanted);
  tce_window_bind_beside (klass);
}

void
tce_window_attach_parts (TceWindow *self)
{
  g_autoptr (GMenuModel) eyes = tce_vision_create_menu ();

  g_menu_append_submenu (self->vision_section, _("See with _Other Eyes"), eyes);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "vision", tce_vision_get_actions (self->vision));
  tc_late_menu_attach (self->menu, self->primary_menu);
  g_signal_connect_object (self->menu, "notify::popover", G_CALLBACK (menu_made), self, G_CONNECT_SWAPPED);
  tce_window_attach_beside (self);
}
