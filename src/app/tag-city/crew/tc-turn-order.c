/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-turn-order.h"

#include <glib/gi18n.h>
#include <turn-avatar.h>

#include "tc-scene.h"
#include "turn-box.h"

struct _TcTurnOrder
{
  AdwBin  parent_instance;

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (TcTurnOrder, tc_turn_order, ADW_TYPE_BIN)

static void
tc_turn_order_class_init (TcTurnOrderClass *klass)
{
}

static void
tc_turn_order_init (TcTurnOrder *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

/* The final die is used by all at once. */
static void
add_hint (TcTurnOrder *self)
{
  GtkWidget *hint = gtk_label_new (_("then everyone"));

  gtk_widget_add_css_class (hint, "tray-hint");
  gtk_widget_set_margin_start (hint, 4);
  gtk_box_append (self->box, hint);
}

void
tc_turn_order_set_table (TcTurnOrder *self,
                         TcTable     *table)
{
  TurnMatch *match = tc_table_get_match (table);

  g_return_if_fail (TC_IS_TURN_ORDER (self));

  turn_box_clear (self->box);
  for (guint i = 0; i < turn_match_get_n_seats (match); i++)
    {
      const guint seat = tc_table_get_seat_in_order (table, i);
      GtkWidget *avatar = turn_avatar_new (20);

      turn_avatar_set_paint (TURN_AVATAR (avatar), tc_scene_paint (table, seat));
      turn_avatar_set_state (TURN_AVATAR (avatar),
                             turn_match_get_to_move (match) == (int) seat ? TURN_AVATAR_CURRENT : TURN_AVATAR_PLAIN);
      if (i > 0)
        gtk_box_append (self->box, gtk_label_new ("›"));
      gtk_box_append (self->box, avatar);
    }
  add_hint (self);
}
