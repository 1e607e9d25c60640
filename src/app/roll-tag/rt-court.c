/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-court.h"

#include <glib/gi18n.h>
#include <rt-words.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-row.h>
#include <turn-seat-look.h>

#include "rt-faces.h"
#include "turn-card-parts.h"

#define BACK_WIDTH 58
#define DECK_WIDTH 106
#define LEAST_DECK_WIDTH 44

struct _RtCourt
{
  GtkBox      parent_instance;

  TurnAvatar *other_avatar;
  GtkLabel   *other_name;
  GtkLabel   *other_cards;
  TurnHand   *other_hand;
  RtDice     *other_dice;
  RtPile     *piles[RT_N_PILES];
  GtkWidget  *own_panel;
  GtkLabel   *caption;
  RtDice     *own_dice;
  GtkLabel   *sum;
  TurnCard   *deck;
  GtkLabel   *deck_label;
  GtkLabel   *news;
};

G_DEFINE_FINAL_TYPE (RtCourt, rt_court, GTK_TYPE_BOX)

static void
show_other (RtCourt      *self,
            const RtView *view)
{
  const guint other = 1 - view->near;
  const TurnPaint *paint = turn_seat_look_paint (view->match, other);
  const TurnCardFace back = rt_faces_back ();
  const TurnCardFace backs[RT_N_IN_HAND] = { back, back, back, back, back };
  char *names[RT_N_IN_HAND] = { _("Hidden card"), _("Hidden card"), _("Hidden card"), _("Hidden card"), _("Hidden card") };
  g_autofree char *claimed = rt_words_claimed (&view->state, other);

  turn_avatar_set_paint (self->other_avatar, paint);
  turn_avatar_set_state (self->other_avatar, turn_match_get_to_move (view->match) == (int) other ? TURN_AVATAR_CURRENT : TURN_AVATAR_PLAIN);
  gtk_label_set_label (self->other_name, turn_match_get_seat (view->match, other)->name);
  gtk_label_set_label (self->other_cards, claimed);
  turn_card_part_show_hand (self->other_hand, backs, names, (guint) __builtin_popcountll (view->state.hands[other]), RT_N_IN_HAND, BACK_WIDTH, NULL);
  rt_dice_show (self->other_dice, view, other);
}

static void
show_own (RtCourt      *self,
          const RtView *view)
{
  g_autofree char *sum = rt_words_sum (&view->state, view->near, view->dice);

  rt_dice_show (self->own_dice, view, view->near);
  gtk_label_set_label (self->sum, *sum != '\0' ? sum : "–");
  gtk_widget_set_opacity (GTK_WIDGET (self->sum), *sum != '\0' ? 1 : 0);
  turn_seat_look_colour (self->own_panel, turn_seat_look_paint (view->match, view->near));
  turn_widget_set_class (self->own_panel, "current", view->is_active);
}

static void
show_deck (RtCourt      *self,
           const RtView *view)
{
  const TurnCardFace back = rt_faces_back (), none = { .kind = TURN_CARD_SLOT };
  g_autofree char *text = g_strdup_printf (_("Deck · %u"), view->state.n_deck);

  gtk_label_set_label (self->deck_label, text);
  turn_card_set_face (self->deck, view->state.n_deck > 0 ? &back : &none, text);
  turn_card_set_depth (self->deck, view->state.n_deck > 0 ? view->state.n_deck - 1u : 0);
}

static void
rt_court_class_init (RtCourtClass *klass)
{
}

static GtkWidget *
new_other (RtCourt *self)
{
  GtkWidget *row = turn_row_new (TURN_ROW_DROPS_MIDDLE), *who = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->other_avatar = TURN_AVATAR (turn_avatar_new (40));
  self->other_name = turn_card_part_add_label (words, "crew-name");
  self->other_cards = turn_card_part_add_label (words, "tray-hint");
  self->other_hand = TURN_HAND (turn_hand_new ());
  self->other_dice = RT_DICE (rt_dice_new (NULL));
  gtk_label_set_xalign (self->other_name, 0);
  gtk_label_set_xalign (self->other_cards, 0);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (who, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (who), GTK_WIDGET (self->other_avatar));
  gtk_box_append (GTK_BOX (who), words);
  turn_row_set_child (TURN_ROW (row), TURN_ROW_START, who);
  turn_row_set_child (TURN_ROW (row), TURN_ROW_MIDDLE, GTK_WIDGET (self->other_hand));
  turn_row_set_child (TURN_ROW (row), TURN_ROW_END, GTK_WIDGET (self->other_dice));

  return row;
}

static GtkWidget *
new_piles (RtCourt *self)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint pile = 0; pile < RT_N_PILES; pile++)
    {
      self->piles[pile] = RT_PILE (rt_pile_new (pile));
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->piles[pile]), (int) pile % 2, (int) pile / 2, 1, 1);
    }
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_add_css_class (grid, "piles");
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);

  return grid;
}

static GtkWidget *
new_own (RtCourt *self)
{
  self->own_panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->caption = turn_card_part_add_label (self->own_panel, "dice-caption");
  self->own_dice = RT_DICE (rt_dice_new ("roll.die"));
  gtk_box_append (GTK_BOX (self->own_panel), GTK_WIDGET (self->own_dice));
  self->sum = turn_card_part_add_label (self->own_panel, "dice-caption");
  gtk_label_set_label (self->caption, _("Your dice"));
  gtk_widget_add_css_class (self->own_panel, "dice-panel");
  gtk_widget_set_halign (self->own_panel, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->own_panel, GTK_ALIGN_CENTER);

  return self->own_panel;
}

static GtkWidget *
new_deck (RtCourt *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->deck = TURN_CARD (turn_card_new (DECK_WIDTH));
  turn_card_set_width (self->deck, DECK_WIDTH, LEAST_DECK_WIDTH);
  turn_card_part_show_only (GTK_WIDGET (self->deck));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->deck));
  self->deck_label = turn_card_part_add_label (box, "dice-caption");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  return box;
}

static void
rt_court_init (RtCourt *self)
{
  GtkWidget *middle = turn_row_new (TURN_ROW_PUTS_ASIDE);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_append (GTK_BOX (self), new_other (self));
  turn_row_set_child (TURN_ROW (middle), TURN_ROW_START, new_own (self));
  turn_row_set_child (TURN_ROW (middle), TURN_ROW_MIDDLE, new_piles (self));
  turn_row_set_child (TURN_ROW (middle), TURN_ROW_END, new_deck (self));
  gtk_widget_set_vexpand (middle, TRUE);
  gtk_box_append (GTK_BOX (self), middle);
  self->news = turn_card_part_add_label (GTK_WIDGET (self), "game-news");
}

GtkWidget *
rt_court_new (void)
{
  return g_object_new (RT_TYPE_COURT, NULL);
}

void
rt_court_show (RtCourt      *self,
               const RtView *view)
{
  g_autofree char *news = rt_words_news (view->match);

  g_return_if_fail (RT_IS_COURT (self));

  show_other (self, view);
  for (guint pile = 0; pile < RT_N_PILES; pile++)
    rt_pile_show (self->piles[pile], view);
  show_own (self, view);
  show_deck (self, view);
  gtk_label_set_label (self->news, news != NULL ? news : "");
}

TurnCard *
rt_court_get_deck (RtCourt *self)
{
  g_return_val_if_fail (RT_IS_COURT (self), NULL);

  return self->deck;
}

RtPile *
rt_court_get_pile (RtCourt *self,
                   guint    pile)
{
  g_return_val_if_fail (RT_IS_COURT (self), NULL);

  return self->piles[pile];
}

TurnHand *
rt_court_get_other_hand (RtCourt *self)
{
  g_return_val_if_fail (RT_IS_COURT (self), NULL);

  return self->other_hand;
}

RtDice *
rt_court_get_dice (RtCourt *self,
                   gboolean is_near)
{
  g_return_val_if_fail (RT_IS_COURT (self), NULL);

  return is_near ? self->own_dice : self->other_dice;
}
