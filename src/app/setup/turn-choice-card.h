/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_CHOICE_CARD (turn_choice_card_get_type ())

/* A card among others of which one is chosen; that one has a line around it and a tick, so that nobody needs to see colours. */
G_DECLARE_DERIVABLE_TYPE (TurnChoiceCard, turn_choice_card, TURN, CHOICE_CARD, GtkToggleButton)

struct _TurnChoiceCardClass
{
  GtkToggleButtonClass parent_class;
};

/* What is to be seen on the card, below the tick. */
void turn_choice_card_set_content (TurnChoiceCard *self,
                                   GtkWidget      *content);

/* Whether the tick is at the beginning of a line instead of its end. */
void turn_choice_card_set_tick_before (TurnChoiceCard *self,
                                       gboolean        before);

G_END_DECLS
