/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hand-over-card.h"

#include <glib/gi18n.h>
#include <tc-token-picture.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-die.h>

#include "tc-scene.h"

struct _TcHandOverCard
{
  AdwBin          parent_instance;

  TcTable        *table;          /* of the last call */

  GtkLabel       *title;
  TurnDie        *die;
  TcTokenPicture *token;
  GtkBox         *crew;
  GtkButton      *raise;
};

G_DEFINE_FINAL_TYPE (TcHandOverCard, tc_hand_over_card, ADW_TYPE_BIN)

static void
revise_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  tc_table_revise (TC_HAND_OVER_CARD (widget)->table, g_variant_get_uint32 (parameter));
}

static guint
find_final_die (TcTable *table)
{
  const guint n_dice = tc_state_n_dice (tc_table_get_game (table));

  for (guint die = 0; die < n_dice; die++)
    if (!tc_state_die_taken (tc_table_get_state (table), die))
      return die;

  return 0;
}

static void
refresh_die (TcHandOverCard *self)
{
  const TcState *state = tc_table_get_state (self->table);
  const guint die = find_final_die (self->table);
  const int section = tc_state_die_section (state, die);

  turn_die_set_face (self->die, tc_state_die_face (state, die));
  tc_token_picture_set_token (self->token, section >= 0 ? &tc_table_get_game (self->table)->hq[section] : NULL);
}

static const char *
say_seat (TcTable *table,
          guint    seat)
{
  if (tc_state_has_sealed (tc_table_get_game (table), tc_table_get_state (table), seat))
    return _("choice sealed");
  if (turn_match_get_to_move (tc_table_get_match (table)) == (int) seat)
    return _("chooses now");

  return _("chooses later");
}

/* Words may take two lines where the screen is narrow or the text large. */
static void
let_wrap (GtkWidget *label)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

static void
add_seat (TcHandOverCard *self,
          guint           seat)
{
  TurnMatch *match = tc_table_get_match (self->table);
  const gboolean sealed = tc_state_has_sealed (tc_table_get_game (self->table), tc_table_get_state (self->table), seat);
  const gboolean now = turn_match_get_to_move (match) == (int) seat;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *avatar = turn_avatar_new (50);
  GtkWidget *name = gtk_label_new (turn_match_get_seat (match, seat)->name);
  GtkWidget *doing = gtk_label_new (say_seat (self->table, seat));

  turn_avatar_set_paint (TURN_AVATAR (avatar), tc_scene_paint (self->table, seat));
  turn_avatar_set_state (TURN_AVATAR (avatar), sealed ? TURN_AVATAR_SEALED : now ? TURN_AVATAR_CURRENT : TURN_AVATAR_WAITING);
  gtk_widget_set_halign (avatar, GTK_ALIGN_CENTER);
  let_wrap (name);
  let_wrap (doing);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (doing, "tray-hint");
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), doing);
  if (turn_match_get_can_revise (match, seat))
    {
      GtkWidget *button = gtk_button_new_with_label (_("Change My Choice"));

      let_wrap (gtk_button_get_child (GTK_BUTTON (button)));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "hand-over.revise");
      gtk_widget_add_css_class (button, "flat");
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_box_append (self->crew, box);
}

static void
refresh_crew (TcHandOverCard *self)
{
  turn_widget_clear (GTK_WIDGET (self->crew));
  for (guint i = 0; i < turn_match_get_n_seats (tc_table_get_match (self->table)); i++)
    add_seat (self, tc_table_get_seat_in_order (self->table, i));
}

static void
tc_hand_over_card_dispose (GObject *object)
{
  g_clear_object (&TC_HAND_OVER_CARD (object)->table);

  G_OBJECT_CLASS (tc_hand_over_card_parent_class)->dispose (object);
}

static void
tc_hand_over_card_class_init (TcHandOverCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_hand_over_card_dispose;

  g_type_ensure (TURN_TYPE_DIE);
  g_type_ensure (TC_TYPE_TOKEN_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-hand-over-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcHandOverCard, title);
  gtk_widget_class_bind_template_child (widget_class, TcHandOverCard, die);
  gtk_widget_class_bind_template_child (widget_class, TcHandOverCard, token);
  gtk_widget_class_bind_template_child (widget_class, TcHandOverCard, crew);
  gtk_widget_class_bind_template_child (widget_class, TcHandOverCard, raise);

  gtk_widget_class_install_action (widget_class, "hand-over.revise", "u", revise_activated);
}

static void
tc_hand_over_card_init (TcHandOverCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  turn_die_set_tilt (self->die, -4);
}

void
tc_hand_over_card_set_table (TcHandOverCard *self,
                             TcTable        *table)
{
  const char *name = turn_match_get_seat (tc_table_get_match (table), tc_table_get_viewer (table))->name;
  /* Translators: on the shutter; the name of the person who comes next. */
  g_autofree char *title = g_strdup_printf (_("Pass the screen to %s"), name);
  g_autofree char *said = g_strdup_printf (_("Pass the screen to %s. Boards are hidden."), name);
  g_autofree char *button = g_strdup_printf (_("I am %s, raise the shutter"), name);

  g_return_if_fail (TC_IS_HAND_OVER_CARD (self));

  g_set_object (&self->table, table);
  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->title), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_button_set_label (self->raise, button);
  let_wrap (gtk_button_get_child (GTK_BUTTON (self->raise)));
  refresh_die (self);
  refresh_crew (self);
}

GtkWidget *
tc_hand_over_card_get_button (TcHandOverCard *self)
{
  g_return_val_if_fail (TC_IS_HAND_OVER_CARD (self), NULL);

  return GTK_WIDGET (self->raise);
}
