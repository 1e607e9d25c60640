/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <turn-rules.h>

G_BEGIN_DECLS

#define TC_TYPE_GAME_CARD (tc_game_card_get_type ())

/* One of the games there are, to be chosen: its name painted on a wall, and in a line what it is. */
G_DECLARE_FINAL_TYPE (TcGameCard, tc_game_card, TC, GAME_CARD, GtkToggleButton)

GtkWidget  *tc_game_card_new    (const TurnRules * rules) G_GNUC_WARN_UNUSED_RESULT;

/* As in records: "tag-city". */
const char *tc_game_card_get_id (TcGameCard *self);

G_END_DECLS
