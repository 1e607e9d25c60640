/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-page.h"

G_BEGIN_DECLS

#define RT_TYPE_PAGE (rt_page_get_type ())

/* The table of Roll Tag. Actions: `roll.card` (1 to 5: chooses a card), `roll.die` (1 to 3: chooses a die, or not), `roll.pile` (by how many the
 * chosen pile moves), `turn.confirm` (lays the card, or claims with the dice), `roll.reroll` (the chosen dice, or all). */
G_DECLARE_FINAL_TYPE (RtPage, rt_page, RT, PAGE, TurnPage)

GtkWidget *rt_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
