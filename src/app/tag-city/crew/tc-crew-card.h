/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_CREW_CARD (tc_crew_card_get_type ())

/* One of the others at the table: board, name, prestige, and what they are doing in this round. The actions of the panel
 * that it stands in enlarge the board: `crew.look` when it is activated, `crew.rest` and `crew.leave` when the pointer comes and goes. */
G_DECLARE_FINAL_TYPE (TcCrewCard, tc_crew_card, TC, CREW_CARD, GtkButton)

/* Shows a tagger of a table; to be called whenever the table has changed. */
void       tc_crew_card_set_table (TcCrewCard *self,
                                   TcTable    *table,
                                   guint       seat);

/* Marks what was announced on the board, as tc_board_told_mark_piece (). */
void       tc_crew_card_mark      (TcCrewCard *self,
                                   int         piece,
                                   guint64     features);

G_END_DECLS
