/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-foot.h"

#include <glib/gi18n.h>
#include <rt-words.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-row.h>
#include <turn-seat-look.h>
#include <turn-spread.h>

#include "rt-faces.h"
#include "turn-card-parts.h"

#define HAND_WIDTH 110
#define PANEL_WIDTH 290

struct _RtFoot
{
  AdwBin      parent_instance;

  TurnAvatar *avatar;
  GtkLabel   *name;
  GtkLabel   *cards;
  TurnHand   *hand;
  GtkWidget  *panel;
  GtkWidget  *buttons;
  GtkWidget  *claim;
  GtkWidget  *reroll;
  GtkWidget  *place;
};

G_DEFINE_FINAL_TYPE (RtFoot, rt_foot, ADW_TYPE_BIN)

static void
rt_foot_class_init (RtFootClass *klass)
{
}

static GtkWidget *
new_who (RtFoot *self)
{
  GtkWidget *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->avatar = TURN_AVATAR (turn_avatar_new (40));
  self->name = turn_card_part_add_label (words, "crew-name");
  self->cards = turn_card_part_add_label (words, "tray-hint");
  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_xalign (self->cards, 0);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (who, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (who, "own-seat");
  gtk_box_append (GTK_BOX (who), GTK_WIDGET (self->avatar));
  gtk_box_append (GTK_BOX (who), words);

  return who;
}

static GtkWidget *
new_panel (RtFoot *self)
{
  self->buttons = turn_spread_new ();
  self->panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->claim = turn_card_part_new_button ("tc-check-symbolic", "roll.claim", "↵");
  self->reroll = turn_card_part_new_button ("tc-rotate-symbolic", "roll.reroll", "R");
  self->place = turn_card_part_new_button ("tc-hand-symbolic", "roll.place", NULL);
  turn_spread_append (TURN_SPREAD (self->buttons), self->claim);
  turn_spread_append (TURN_SPREAD (self->buttons), self->reroll);
  turn_spread_append (TURN_SPREAD (self->buttons), self->place);
  turn_spread_set_column (TURN_SPREAD (self->buttons), PANEL_WIDTH);
  gtk_box_append (GTK_BOX (self->panel), self->buttons);
  gtk_widget_add_css_class (self->panel, "turn-panel");
  gtk_widget_set_valign (self->panel, GTK_ALIGN_END);

  return self->panel;
}

static void
rt_foot_init (RtFoot *self)
{
  GtkWidget *row = turn_row_new (TURN_ROW_STACKS);

  self->hand = TURN_HAND (turn_hand_new ());
  turn_row_set_child (TURN_ROW (row), TURN_ROW_START, new_who (self));
  turn_row_set_child (TURN_ROW (row), TURN_ROW_MIDDLE, GTK_WIDGET (self->hand));
  turn_row_set_child (TURN_ROW (row), TURN_ROW_END, new_panel (self));
  adw_bin_set_child (ADW_BIN (self), row);
}

GtkWidget *
rt_foot_new (void)
{
  return g_object_new (RT_TYPE_FOOT, NULL);
}

static void
show_hand (RtFoot       *self,
           const RtView *view)
{
  TurnCardFace faces[RT_N_IN_HAND];
  char *names[RT_N_IN_HAND];

  for (guint i = 0; i < view->n_in_hand; i++)
    {
      faces[i] = rt_faces_card (view->hand[i]);
      names[i] = rt_words_card (view->hand[i]);
    }
  turn_card_part_show_hand (self->hand, faces, names, view->n_in_hand, view->card, HAND_WIDTH, "roll.card");
  for (guint i = 0; i < view->n_in_hand; i++)
    g_free (names[i]);
}

/* The button that Enter presses is the suggested one. */
static void
show_buttons (RtFoot       *self,
              const RtView *view)
{
  const gboolean has_card = rt_view_has_card (view);

  turn_card_part_set_label (self->claim, _("Claim the pile"), has_card ? NULL : "↵");
  turn_card_part_set_label (self->reroll, view->dice == 0 ? _("Roll all dice") : _("Roll these dice"), "R");
  turn_card_part_set_label (self->place, has_card ? _("Lay the card") : _("Place a card"), has_card ? "↵" : "1 – 5");
  turn_widget_set_class (self->claim, "suggested-action", !has_card && rt_view_can_confirm (view));
  turn_widget_set_class (self->place, "suggested-action", has_card && rt_view_can_confirm (view));
}

void
rt_foot_show (RtFoot       *self,
              const RtView *view)
{
  g_autofree char *claimed = rt_words_claimed (&view->state, view->near);

  g_return_if_fail (RT_IS_FOOT (self));

  turn_avatar_set_paint (self->avatar, turn_seat_look_paint (view->match, view->near));
  gtk_label_set_label (self->name, turn_match_get_seat (view->match, view->near)->name);
  gtk_label_set_label (self->cards, claimed);
  show_hand (self, view);
  show_buttons (self, view);
}

void
rt_foot_set_can_act (RtFoot  *self,
                     gboolean can_act)
{
  g_return_if_fail (RT_IS_FOOT (self));

  gtk_widget_set_visible (self->buttons, can_act);
}

TurnHand *
rt_foot_get_hand (RtFoot *self)
{
  g_return_val_if_fail (RT_IS_FOOT (self), NULL);

  return self->hand;
}

GtkBox *
rt_foot_get_panel (RtFoot *self)
{
  g_return_val_if_fail (RT_IS_FOOT (self), NULL);

  return GTK_BOX (self->panel);
}
