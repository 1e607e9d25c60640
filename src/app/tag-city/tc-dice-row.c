/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-dice-row.h"

#include <glib/gi18n.h>
#include <tc-options.h>
#include <tc-token-picture.h>
#include <tc-words.h>
#include <turn-compat.h>
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
choose_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  g_signal_emit (widget, signals[DIE_CHOSEN], 0, g_variant_get_uint32 (parameter));
}

static void
tc_dice_row_class_init (TcDiceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[DIE_CHOSEN] = g_signal_new ("die-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-dice-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TcDiceRow, box);
  gtk_widget_class_bind_template_child (widget_class, TcDiceRow, buttons);
  gtk_widget_class_install_action (widget_class, "dice.choose", "u", choose_activated);
}

static void
add_choice (TcDiceRow *self,
            guint      die)
{
  Choice *choice = &self->choices[die];
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_CENTER, NULL);

  choice->button = g_object_new (GTK_TYPE_BUTTON, "child", box, "action-name", "dice.choose", NULL);
  choice->die = TURN_DIE (turn_die_new (DIE_SIZE));
  turn_die_set_least_size (choice->die, LEAST_DIE_SIZE);
  choice->token = TC_TOKEN_PICTURE (tc_token_picture_new (SQUARE_SIZE));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (choice->die));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (choice->token));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (choice->button), "u", die);
  gtk_widget_add_css_class (choice->button, "die-choice");
  gtk_box_append (self->buttons, choice->button);
}

static void
tc_dice_row_init (TcDiceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint die = 0; die < TC_MAX_DICE; die++)
    add_choice (self, die);
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
  turn_widget_set_class (choice->button, "chosen", chosen);
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
