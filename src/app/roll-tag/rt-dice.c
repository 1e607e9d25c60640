/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-dice.h"

#include <glib/gi18n.h>
#include <turn-die.h>
#include <turn-seat-look.h>

#define OWN_SIZE 48
#define OTHER_SIZE 42
#define LEAST_SIZE 26

struct _RtDice
{
  GtkWidget  parent_instance;

  gboolean   can_choose;
  GtkWidget *dice[RT_N_DICE];
};

G_DEFINE_FINAL_TYPE (RtDice, rt_dice, GTK_TYPE_WIDGET)

static TurnDie *
get_picture (RtDice * self,
             guint die)
{
  return TURN_DIE (gtk_button_get_child (GTK_BUTTON (self->dice[die])));
}

static void
show_die (RtDice       *self,
          const RtView *view,
          guint         seat,
          guint         die)
{
  const gboolean is_used = rt_state_die_used (&view->state, seat, die), is_chosen = self->can_choose && (view->dice >> die & 1) != 0;
  const guint face = view->state.faces[seat][die];
  const GdkRGBA ring = turn_rgba (turn_seat_look_paint (view->match, seat)->bright, 1);
  g_autofree char *label = is_used ? g_strdup_printf (_("Die %u is on a pile"), die + 1)
                                   : g_strdup_printf (_("Die %u shows %u"), die + 1, face);

  turn_die_finish_animations (get_picture (self, die));
  turn_die_set_face (get_picture (self, die), is_used ? 0 : face);
  turn_die_set_ring (get_picture (self, die), is_chosen ? &ring : NULL);
  gtk_widget_set_can_target (self->dice[die], self->can_choose && !is_used);
  gtk_widget_set_focusable (self->dice[die], self->can_choose && !is_used);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice[die]), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->dice[die]), GTK_ACCESSIBLE_STATE_PRESSED,
                               is_chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static void
unparent_dice (RtDice *self)
{
  for (guint die = 0; die < RT_N_DICE; die++)
    g_clear_pointer (&self->dice[die], gtk_widget_unparent);
}

static void
rt_dice_dispose (GObject *object)
{
  unparent_dice (RT_DICE (object));

  G_OBJECT_CLASS (rt_dice_parent_class)->dispose (object);
}

static void
rt_dice_class_init (RtDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rt_dice_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rt_dice_init (RtDice *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
rt_dice_new (const char *action)
{
  static const double tilts[RT_N_DICE] = { -4, 3, 7 };
  RtDice *self = g_object_new (RT_TYPE_DICE, NULL);

  self->can_choose = action != NULL;
  for (guint die = 0; die < RT_N_DICE; die++)
    {
      GtkWidget *picture = turn_die_new (action != NULL ? OWN_SIZE : OTHER_SIZE);

      turn_die_set_tilt (TURN_DIE (picture), tilts[die]);
      turn_die_set_least_size (TURN_DIE (picture), LEAST_SIZE);
      self->dice[die] = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (self->dice[die]), picture);
      gtk_widget_add_css_class (self->dice[die], "flat");
      gtk_widget_add_css_class (self->dice[die], "die-button");
      if (action != NULL)
        gtk_actionable_set_action_target (GTK_ACTIONABLE (self->dice[die]), "u", die + 1);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->dice[die]), action);
      gtk_widget_set_parent (self->dice[die], GTK_WIDGET (self));
    }

  return GTK_WIDGET (self);
}

/* Dice that are still rolling lie still: what is shown now is what there is. */
void
rt_dice_show (RtDice       *self,
              const RtView *view,
              guint         seat)
{
  g_return_if_fail (RT_IS_DICE (self));

  for (guint die = 0; die < RT_N_DICE; die++)
    show_die (self, view, seat, die);
}

GtkWidget *
rt_dice_get (RtDice *self,
             guint   die)
{
  g_return_val_if_fail (RT_IS_DICE (self), NULL);

  return self->dice[die];
}
