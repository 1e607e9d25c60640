/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TC_TYPE_CHOICE_CARD (tc_choice_card_get_type ())

/* A card among others of which one is chosen; that one has a line around it and a tick, so that nobody needs to see colours. */
G_DECLARE_DERIVABLE_TYPE (TcChoiceCard, tc_choice_card, TC, CHOICE_CARD, GtkToggleButton)

struct _TcChoiceCardClass
{
  GtkToggleButtonClass parent_class;
};

/* What is to be seen on the card, below the tick. */
void tc_choice_card_set_content (TcChoiceCard *self,
                                 GtkWidget    *content);

/* Whether the tick is at the beginning of a line instead of its end. */
void tc_choice_card_set_tick_before (TcChoiceCard *self,
                                     gboolean      before);

G_END_DECLS
