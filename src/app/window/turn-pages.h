/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-page.h"

G_BEGIN_DECLS

#define TC_TYPE_PAGES (tc_pages_get_type ())

/* The pages of a window: "new-battle", "boards", "result", and the table of each game, under the game's id. Each is made
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

/* Puts a match on its table, and clears the others. */
void         tc_pages_set_match        (TcPages   *self,
                                        TurnMatch *match,
                                        gboolean   replay);

/* The result of a match whose game has a page for it. */
void         tc_pages_set_result       (TcPages   *self,
                                        TurnMatch *match);

/* The table of a match, made if it does not exist yet; and the one that is seen, or NULL. */
TcGamePage  *tc_pages_ensure_table     (TcPages   *self,
                                        TurnMatch *match);
TcGamePage  *tc_pages_get_shown_table  (TcPages *self);

/* How what is seen stands: "Old Harbour · round 7". */
char        *tc_pages_dup_subtitle     (TcPages *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
