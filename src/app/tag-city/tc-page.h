/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-table.h>

#include "turn-page.h"

G_BEGIN_DECLS

#define TC_TYPE_TABLE_PAGE (tc_table_page_get_type ())

/* The battle: board, HQ, crew, and everything a person does at the table. Its screen is a TcTable. */
G_DECLARE_FINAL_TYPE (TcTablePage, tc_table_page, TC, TABLE_PAGE, TcGamePage)

/* NULL: the table is empty. */
TcTable    *tc_table_page_get_table    (TcTablePage * self);

/* For the actions in tc-page-actions.c. */
void        tc_table_page_focus_crew   (TcTablePage *self);
void        tc_table_page_show_illegal (TcTablePage *self);

/* Ends what is being shown and lets the next bot move: a click or key meant "go on". */
void        tc_table_page_skip         (TcTablePage *self);

G_END_DECLS
