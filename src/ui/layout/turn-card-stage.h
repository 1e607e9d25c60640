/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* So many pixels are little room, with text of the usual size. */
#define TURN_CARD_STAGE_NARROW 700

#define TURN_TYPE_CARD_STAGE (turn_card_stage_get_type ())

/* A table and, below it, what must always be seen: the hand. Both shrink together; where that is not enough, the table scrolls.
 * Property "aside": what is said meanwhile. It floats where nothing lies, or at least nothing that can be clicked; where there is no such place, or
 * little room at all, it has the upper edge to itself. */
G_DECLARE_FINAL_TYPE (TurnCardStage, turn_card_stage, TURN, CARD_STAGE, GtkWidget)

void turn_card_stage_set_table (TurnCardStage *self,
                                GtkWidget     *table);
void turn_card_stage_set_foot  (TurnCardStage *self,
                                GtkWidget     *foot);

G_END_DECLS
