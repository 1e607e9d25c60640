/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-foot.h"

#include <tg-words.h>
#include <turn-compat.h>
#include <turn-row.h>
#include <turn-spread.h>

#include "tg-faces.h"
#include "turn-card-parts.h"

#define HAND_WIDTH 118
#define COLUMN_WIDTH 250

struct _TgFoot
{
  AdwBin       parent_instance;

  TgSeatPanel *own;
  GtkLabel    *effect;
  TurnHand    *hand;
  GtkWidget   *buttons[TG_VIEW_MOST_CHOICES];
};

G_DEFINE_FINAL_TYPE (TgFoot, tg_foot, ADW_TYPE_BIN)

static void
tg_foot_class_init (TgFootClass *klass)
{
}

static GtkWidget *
new_hand (TgFoot *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->effect = turn_card_part_add_label (column, "effect-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->effect), "pill-label");
  gtk_widget_set_halign (GTK_WIDGET (self->effect), GTK_ALIGN_CENTER);
  self->hand = TURN_HAND (turn_hand_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->hand), TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->hand));

  return column;
}

static GtkWidget *
new_buttons (TgFoot *self)
{
  GtkWidget *spread = turn_spread_new ();

  for (guint i = 0; i < TG_VIEW_MOST_CHOICES; i++)
    {
      self->buttons[i] = turn_card_part_new_button (NULL, NULL, NULL);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->buttons[i]), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->buttons[i]), "tag.do");
      turn_spread_append (TURN_SPREAD (spread), self->buttons[i]);
    }
  turn_spread_set_column (TURN_SPREAD (spread), COLUMN_WIDTH);
  gtk_widget_set_valign (spread, GTK_ALIGN_END);

  return spread;
}

static void
tg_foot_init (TgFoot *self)
{
  GtkWidget *row = turn_row_new (TURN_ROW_STACKS);

  self->own = TG_SEAT_PANEL (tg_seat_panel_new (TRUE));
  gtk_widget_set_valign (GTK_WIDGET (self->own), GTK_ALIGN_END);
  turn_row_set_child (TURN_ROW (row), TURN_ROW_START, GTK_WIDGET (self->own));
  turn_row_set_child (TURN_ROW (row), TURN_ROW_MIDDLE, new_hand (self));
  turn_row_set_child (TURN_ROW (row), TURN_ROW_END, new_buttons (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "tag-foot");
  adw_bin_set_child (ADW_BIN (self), row);
}

GtkWidget *
tg_foot_new (void)
{
  return g_object_new (TG_TYPE_FOOT, NULL);
}

static void
show_hand (TgFoot       *self,
           const TgView *view)
{
  TurnCardFace faces[TG_VIEW_MOST_IN_HAND];
  char *names[TG_VIEW_MOST_IN_HAND];
  g_autofree char *effect = tg_view_has_chosen (view) ? tg_words_effect (&view->state, (guint) view->viewer, view->hand[view->chosen]) : NULL;

  for (guint i = 0; i < view->n_in_hand; i++)
    {
      faces[i] = tg_faces_card (view->hand[i]);
      names[i] = (char *) tg_words_card (view->hand[i]);
    }
  turn_card_part_show_hand (self->hand, faces, names, view->n_in_hand, view->chosen, HAND_WIDTH, "tag.card");
  gtk_label_set_label (self->effect, effect != NULL ? effect : "");
  gtk_widget_set_opacity (GTK_WIDGET (self->effect), effect != NULL ? 1 : 0);
}

/* The first of them is suggested. */
static void
show_buttons (TgFoot       *self,
              const TgView *view)
{
  for (guint i = 0; i < TG_VIEW_MOST_CHOICES; i++)
    {
      const TgChoice *choice = &view->choices[i];
      g_autofree char *label = i < view->n_choices ? tg_words_choice (view, choice) : NULL;

      gtk_widget_set_visible (self->buttons[i], label != NULL);
      if (label == NULL)
        continue;
      turn_card_part_set_label (self->buttons[i], label, choice->key);
      gtk_widget_set_sensitive (self->buttons[i], choice->is_possible);
      turn_widget_set_class (self->buttons[i], "suggested-action", i == 0);
    }
}

void
tg_foot_show (TgFoot       *self,
              const TgView *view)
{
  g_return_if_fail (TG_IS_FOOT (self));

  gtk_widget_set_visible (GTK_WIDGET (self->own), view->viewer >= 0);
  if (view->viewer >= 0)
    tg_seat_panel_show (self->own, view, (guint) view->viewer);
  show_hand (self, view);
  show_buttons (self, view);
}

TurnHand *
tg_foot_get_hand (TgFoot *self)
{
  g_return_val_if_fail (TG_IS_FOOT (self), NULL);

  return self->hand;
}

TgSeatPanel *
tg_foot_get_panel (TgFoot *self)
{
  g_return_val_if_fail (TG_IS_FOOT (self), NULL);

  return self->own;
}

GtkWidget *
tg_foot_get_button (TgFoot *self)
{
  g_return_val_if_fail (TG_IS_FOOT (self), NULL);

  for (guint i = 0; i < TG_VIEW_MOST_CHOICES; i++)
    if (gtk_widget_get_visible (self->buttons[i]) && gtk_widget_get_sensitive (self->buttons[i]))
      return self->buttons[i];

  return NULL;
}
