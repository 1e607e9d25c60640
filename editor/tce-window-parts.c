/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-window-private.h"

#include <glib/gi18n.h>

#include "tce-start-page.h"

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

void
tce_window_bind_parts (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, TceWindow, start_slot);
  gtk_widget_class_bind_template_child (klass, TceWindow, hq);
  gtk_widget_class_bind_template_child (klass, TceWindow, vision);
  gtk_widget_class_bind_template_child (klass, TceWindow, vision_section);
  gtk_widget_class_bind_template_callback (klass, start_wanted);
  tce_window_bind_beside (klass);
}

void
tce_window_attach_parts (TceWindow *self)
{
  g_autoptr (GMenuModel) eyes = tce_vision_create_menu ();

  g_menu_append_submenu (self->vision_section, _("See with _Other Eyes"), eyes);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "vision", tce_vision_get_actions (self->vision));
  tce_window_attach_beside (self);
}
