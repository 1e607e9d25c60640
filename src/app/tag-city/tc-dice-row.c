/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-dice-row.h"

#include <glib/gi18n.h>
#include <tc-options.h>
#include <tc-token-name.h>
#include <tc-token-picture.h>
#include <turn-die.h>

#define DIE_SIZE 26
#define LEAST_DIE_SIZE 16       /* where there are many */
#define SQUARE_SIZE 4

/* More dice than this leave no room for words beside them. */
#define MOST_BESIDE 2

typedef struct
{
  GtkWidget      *button;
  TurnDie        *die;
  TcTokenPicture *token;
} Choice;

struct _TcDiceRow
{
  AdwBin  parent_instance;

  GtkBox *box;
  GtkBox *buttons;
  Choice  choices[TC_MAX_DICE];
};

enum
{
  DIE_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcDiceRow, tc_dice_row, ADW_TYPE_BIN)

static void
die_clicked (TcDiceRow *self,
             GtkWidget *button)
{
  for (guint die = 0; die < TC_MAX_DICE; die++)
    if (self->choices[die].button == button)
      g_signal_emit (self, signals[DIE_CHOSEN], 0, die);
}

static void
tc_dice_row_class_init (TcDiceRowClass *klass)
{
  signals[DIE_CHOSEN] = g_signal_new ("die-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
add_choice (TcDiceRow *self,
            Choice    *choice)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  choice->button = gtk_button_new ();
  choice->die = TURN_DIE (turn_die_new (DIE_SIZE));
  turn_die_set_least_size (choice->die, LEAST_DIE_SIZE);
  choice->token = TC_TOKEN_PICTURE (tc_token_picture_new (SQUARE_SIZE));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (choice->die));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (choice->token));
  gtk_button_set_child (GTK_BUTTON (choice->button), box);
  gtk_widget_add_css_class (choice->button, "die-choice");
  g_signal_connect_object (choice->button, "clicked", G_CALLBACK (die_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->buttons, choice->button);
}

static void
tc_dice_row_init (TcDiceRow *self)
{
  GtkWidget *label = gtk_label_new (_("Die to use up"));

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  self->buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "tray-hint");
  gtk_box_append (self->box, label);
  gtk_box_append (self->box, GTK_WIDGET (self->buttons));
  for (guint i = 0; i < TC_MAX_DICE; i++)
    add_choice (self, &self->choices[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), "dice-row");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
}

GtkWidget *
tc_dice_row_new (void)
{
  return g_object_new (TC_TYPE_DICE_ROW, NULL);
}

static void
refresh_choice (Choice        *choice,
                const TcDraft *draft,
                guint          die)
{
  const TcState *state = tc_draft_get_state (draft);
  const TcToken *token = &tc_draft_get_game (draft)->hq[tc_state_die_section (state, die)];
  const gboolean chosen = tc_draft_get_die (draft) == (int) die;
  /* Translators: a die by its face, and the shape in the section where it lies: “Die 2, bar of three”. */
  g_autofree char *label = g_strdup_printf (_("Die %u, %s"), tc_state_die_face (state, die), tc_token_get_name (token));

  turn_die_set_face (choice->die, tc_state_die_face (state, die));
  tc_token_picture_set_token (choice->token, token);
  if (chosen)
    gtk_widget_add_css_class (choice->button, "chosen");
  else
    gtk_widget_remove_css_class (choice->button, "chosen");
  gtk_widget_set_tooltip_text (choice->button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (choice->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (choice->button), GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
tc_dice_row_set_draft (TcDiceRow     *self,
                       const TcDraft *draft)
{
  const TcGame *game = tc_draft_get_game (draft);
  guint n_dice = 0;

  g_return_if_fail (TC_IS_DICE_ROW (self));

  for (guint die = 0; die < TC_MAX_DICE; die++)
    {
      const gboolean is_there = die < tc_state_n_dice (game) && tc_options_is_die_in_hq (game, tc_draft_get_state (draft), die);

      gtk_widget_set_visible (self->choices[die].button, is_there);
      if (is_there)
        refresh_choice (&self->choices[die], draft, die);
      n_dice += is_there ? 1 : 0;
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), n_dice > MOST_BESIDE ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->buttons, n_dice > MOST_BESIDE);
  gtk_box_set_spacing (self->buttons, n_dice > MOST_BESIDE ? 4 : 10);
}
