/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_TABLE_PAGE (tc_table_page_get_type ())

/* The battle: board, HQ, crew, and everything a person does at the table. `changed` when the window's title or undo may have changed, `over` when the
 * battle has come to its end, `ended` when somebody wants to see its result, `replay-ended` when somebody has seen enough of a replay. */
G_DECLARE_FINAL_TYPE (TcTablePage, tc_table_page, TC, TABLE_PAGE, GtkWidget)

/* NULL: an empty table. With @replay the match is only watched. */
void        tc_table_page_set_match    (TcTablePage *self,
                                        TurnMatch   *match,
                                        gboolean     replay);

/* The same with a table that is laid already, say by another page; what is being chosen there stays. */
void        tc_table_page_set_table    (TcTablePage *self,
                                        TcTable     *table,
                                        gboolean     replay);
TcTable    *tc_table_page_get_table    (TcTablePage *self);

/* Whether there is room for the board and little else: the header bar then tells everybody's prestige. */
gboolean    tc_table_page_is_narrow    (TcTablePage *self);

/* Whether the shutter is on its way; `changed` when it has come down. */
gboolean    tc_table_page_is_closing   (TcTablePage *self);

/* For the actions in tc-table-actions.c. */
gboolean    tc_table_page_is_replay    (TcTablePage *self);
void        tc_table_page_focus_crew   (TcTablePage *self);
void        tc_table_page_show_illegal (TcTablePage *self);

/* Ends what is being shown and lets the next bot move: a click or key meant "go on". */
void        tc_table_page_skip         (TcTablePage *self);

G_END_DECLS
