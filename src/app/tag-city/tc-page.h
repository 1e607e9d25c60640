/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-table.h>

#include "turn-page.h"

G_BEGIN_DECLS

#define TC_TYPE_PAGE (tc_page_get_type ())

/* The battle: board, HQ, crew, and everything a person does at the table. Its screen is a TcTable. */
G_DECLARE_FINAL_TYPE (TcPage, tc_page, TC, PAGE, TurnPage)

/* NULL: the table is empty. */
TcTable    *tc_page_get_table    (TcPage * self);

/* For the actions in tc-page-actions.c. */
void        tc_page_focus_crew   (TcPage *self);
void        tc_page_show_illegal (TcPage *self);

/* Whether a finger was last on the board, and no mouse. */
void        tc_page_set_touched  (TcPage  *self,
                                  gboolean touched);

/* Ends what is being shown and lets the next bot move: a click or key meant "go on". */
void        tc_page_skip         (TcPage *self);

G_END_DECLS
