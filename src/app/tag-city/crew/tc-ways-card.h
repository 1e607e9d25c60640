/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_WAYS_CARD (tc_ways_card_get_type ())

/* "Ways to fit it": for the two shapes that the leader's current die can go to, how many places each tagger has for them. Open
 * information, and what makes leading interesting. */
G_DECLARE_FINAL_TYPE (TcWaysCard, tc_ways_card, TC, WAYS_CARD, AdwBin)

/* To be called whenever the leader's dice have changed. */
void       tc_ways_card_set_table (TcWaysCard *self,
                                   TcTable    *table);

G_END_DECLS
