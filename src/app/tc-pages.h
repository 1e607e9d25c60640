/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-game-page.h"
#include "tc-table-page.h"

G_BEGIN_DECLS

#define TC_TYPE_PAGES (tc_pages_get_type ())

/* The pages of a window: "new-battle", "boards", "table", "result", and a table for each game that has one of its own, under the game's id. Each is made
 * when it is first needed, so that a window is on the screen before pages that nobody sees yet; `made` carries the new one. */
G_DECLARE_FINAL_TYPE (TcPages, tc_pages, TC, PAGES, AdwBin)

/* Brings a page up. */
void         tc_pages_show             (TcPages    *self,
                                        const char *name);

/* The name of the page that is seen; NULL as long as there is none. */
const char  *tc_pages_get_shown        (TcPages *self);
gboolean     tc_pages_is_shown         (TcPages    *self,
                                        const char *name);

/* The page of that name; NULL, or made, if it does not exist yet. */
GtkWidget   *tc_pages_find             (TcPages    *self,
                                        const char *name);
GtkWidget   *tc_pages_ensure           (TcPages    *self,
                                        const char *name);

/* The name of the page that a match is played on: "table", or the game's own. */
const char  *tc_pages_get_name_for     (TurnMatch *match);

/* Puts a match on its table, and clears the others. */
void         tc_pages_set_match        (TcPages   *self,
                                        TurnMatch *match,
                                        gboolean   replay);

/* The table of Tag City, or NULL as long as nothing was played on it. */
TcTablePage *tc_pages_get_table        (TcPages *self);

/* The game's own table for that match, or NULL: it is played on the one of Tag City. */
TcGamePage  *tc_pages_find_game        (TcPages   *self,
                                        TurnMatch *match);

/* The game's own table that is seen, or NULL. */
TcGamePage  *tc_pages_get_shown_game   (TcPages *self);

/* Whether the match is only watched. */
gboolean     tc_pages_is_replay        (TcPages   *self,
                                        TurnMatch *match);

G_END_DECLS
