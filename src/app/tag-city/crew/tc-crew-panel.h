/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_CREW_PANEL (tc_crew_panel_get_type ())

/* The others at the table, one card each, in the order of the seats after the viewer; with the viewer's own board on top while the HQ stands in its place. */
G_DECLARE_FINAL_TYPE (TcCrewPanel, tc_crew_panel, TC, CREW_PANEL, AdwBin)

/* To be called whenever the table has changed. */
void tc_crew_panel_set_table (TcCrewPanel *self,
                              TcTable     *table);

/* What room the cards like to have, so that all are seen with their boards. They do with less, if
 * not with less than that in so wide a panel. */
int  tc_crew_panel_get_wanted_height (TcCrewPanel *self);
int  tc_crew_panel_get_least_height  (TcCrewPanel *self,
                                      int          width);

/* Marks what was announced on somebody's board, as tc_board_told_mark_piece (). */
void tc_crew_panel_mark      (TcCrewPanel *self,
                              guint        seat,
                              int          piece,
                              guint64      features);

/* Puts the focus on the card of the first of the others. */
void tc_crew_panel_focus     (TcCrewPanel *self);

G_END_DECLS
