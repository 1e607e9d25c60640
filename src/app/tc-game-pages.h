/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-game-page.h"

G_BEGIN_DECLS

/* The tables of the games that have one of their own among a window's pages, each under the id of its game.
 * The callbacks are those of the signals of TcGamePage, with @window first. */
void        tc_game_pages_add         (GtkStack *pages,
                                       gpointer  window,
                                       GCallback changed,
                                       GCallback ended,
                                       GCallback replay_ended);

/* The table for that match, or NULL: it is played on the window's own. */
TcGamePage *tc_game_pages_find        (GtkStack  *pages,
                                       TurnMatch *match);

/* The name of the page it is played on: "table" is the window's own. */
const char *tc_game_pages_get_name    (GtkStack  *pages,
                                       TurnMatch *match);
gboolean    tc_game_pages_is_replay   (GtkStack  *pages,
                                       TurnMatch *match);

/* The one that is seen, or NULL. */
TcGamePage *tc_game_pages_get_visible (GtkStack *pages);

/* Puts a match on its table, and clears the others. */
void        tc_game_pages_set_match   (GtkStack  *pages,
                                       TurnMatch *match,
                                       gboolean   replay);

G_END_DECLS
