/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-page-private.h"

/* A table that waits for the person goes on by Space, or by a click or touch wherever there is nothing else to click. */

static void
go_on (TurnPage *self)
{
  TurnMatch *match = turn_page_get_match (self);

  if (match == NULL || !turn_match_waits_to_go_on (match))
    return;
  turn_match_skip_pause (match);
  turn_page_refresh (self, TURN_CHANGED_CHOICE);
}

static void
go_on_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  go_on (TURN_PAGE (widget));
}

void
turn_page_wait_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "turn.go-on", NULL, go_on_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "turn.go-on", NULL);
}

void
turn_page_wait_begin (TurnPage *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "pressed", G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
