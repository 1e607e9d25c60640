/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_DISTRICTS_CARD (tc_districts_card_get_type ())

/* The districts of the board, each with its wall and how many squares the tagger still has to paint there. */
G_DECLARE_FINAL_TYPE (TcDistrictsCard, tc_districts_card, TC, DISTRICTS_CARD, AdwBin)

/* To be called whenever the table has changed. */
void tc_districts_card_set_table (TcDistrictsCard *self,
                                  TcTable         *table);

G_END_DECLS
