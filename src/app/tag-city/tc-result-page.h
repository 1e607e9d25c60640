/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>

G_BEGIN_DECLS

#define TC_TYPE_RESULT_PAGE (tc_result_page_get_type ())

/* ALL CITY: who won, how everybody's prestige came about, how the battle went, and what to do next. Its property `subtitle`: "Old Harbour · 11 rounds". */
G_DECLARE_FINAL_TYPE (TcResultPage, tc_result_page, TC, RESULT_PAGE, AdwBin)

/* A match that is over. */
GtkWidget *tc_result_page_new (TurnMatch * match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
