/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-tray-buttons.h"

#include <tc-bubbles.h>
#include <tc-remote.h>
#include <turn-compat.h>

#include "tc-districts-card.h"
#include "tc-scene.h"
#include "turn-page.h"

/* Of a card, for text of the usual size. */
#define CARD_WIDTH 280
#define CARD_HEIGHT 120

struct _TcTrayButtons
{
  GtkBox           parent_instance;

  TcTable         *table;           /* or NULL; borrowed */
  GtkMenuButton   *districts_button;
  GtkMenuButton   *remote_button;
  GtkMenuButton   *networks_button;
  TcDistrictsCard *districts;       /* these are made when somebody asks for one of them, or NULL */
  TcRemote        *remote;
  TcBubbles       *bubbles;
};

G_DEFINE_FINAL_TYPE (TcTrayButtons, tc_tray_buttons, GTK_TYPE_BOX)

static void
refresh (TcTrayButtons *self)
{
  if (self->table == NULL || self->districts == NULL)
    return;
  tc_districts_card_set_table (self->districts, self->table);
  tc_scene_show_tray (self->table, self->remote, self->bubbles);
}

/* The keys are those of the table again. */
static void
card_was_closed (TcTrayButtons *self)
{
  gtk_widget_grab_focus (gtk_widget_get_ancestor (GTK_WIDGET (self), TURN_TYPE_PAGE));
}

static void
put_on (TcTrayButtons *self,
        GtkMenuButton *button,
        GtkWidget     *card)
{
  const double text_scale = MAX (turn_text_scale (GTK_WIDGET (self)), 1);
  GtkWidget *popover = gtk_popover_new ();

  gtk_widget_set_size_request (card, (int) (CARD_WIDTH * text_scale), (int) (CARD_HEIGHT * text_scale));
  gtk_popover_set_child (GTK_POPOVER (popover), card);
  g_signal_connect_object (popover, "closed", G_CALLBACK (card_was_closed), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

static void
make_cards (TcTrayButtons *self)
{
  self->districts = g_object_new (TC_TYPE_DISTRICTS_CARD, NULL);
  self->remote = TC_REMOTE (tc_remote_new ());
  self->bubbles = TC_BUBBLES (tc_bubbles_new ());
  put_on (self, self->districts_button, GTK_WIDGET (self->districts));
  put_on (self, self->remote_button, GTK_WIDGET (self->remote));
  put_on (self, self->networks_button, GTK_WIDGET (self->bubbles));
}

static void
card_wanted (GtkMenuButton *button,
             gpointer       user_data)
{
  TcTrayButtons *self = TC_TRAY_BUTTONS (user_data);

  if (self->districts == NULL)
    make_cards (self);
  refresh (self);
}

static void
tc_tray_buttons_class_init (TcTrayButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-tray-buttons.ui");
  gtk_widget_class_bind_template_child (widget_class, TcTrayButtons, districts_button);
  gtk_widget_class_bind_template_child (widget_class, TcTrayButtons, remote_button);
  gtk_widget_class_bind_template_child (widget_class, TcTrayButtons, networks_button);
}

static void
tc_tray_buttons_init (TcTrayButtons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->districts_button, card_wanted, self, NULL);
  gtk_menu_button_set_create_popup_func (self->remote_button, card_wanted, self, NULL);
  gtk_menu_button_set_create_popup_func (self->networks_button, card_wanted, self, NULL);
}

void
tc_tray_buttons_set_table (TcTrayButtons *self,
                           TcTable       *table)
{
  g_return_if_fail (TC_IS_TRAY_BUTTONS (self));

  self->table = table;
  refresh (self);
}
