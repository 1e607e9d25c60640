/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-page.h"

G_BEGIN_DECLS

#define TURN_TYPE_PAGES (turn_pages_get_type ())

/* The pages of a window: "new-battle", "result", "shelf", and the table of each game, under the game's id. Each is made
 * when it is first needed, so that a window is on the screen before pages that nobody sees yet; `made` carries the new one. */
G_DECLARE_FINAL_TYPE (TurnPages, turn_pages, TURN, PAGES, AdwBin)

/* Brings a page up. */
void         turn_pages_show             (TurnPages  *self,
                                          const char *name);

/* The name of the page that is seen; NULL as long as there is none. */
const char  *turn_pages_get_shown        (TurnPages *self);
gboolean     turn_pages_is_shown         (TurnPages  *self,
                                          const char *name);

/* The page of that name; NULL, or made, if it does not exist yet. */
GtkWidget   *turn_pages_find             (TurnPages  *self,
                                          const char *name);
GtkWidget   *turn_pages_ensure           (TurnPages  *self,
                                          const char *name);

/* Puts a match on its table, and clears the others. */
void         turn_pages_set_match        (TurnPages *self,
                                          TurnMatch *match,
                                          gboolean   replay);

/* Clears them all. */
void         turn_pages_clear_tables     (TurnPages *self);

/* The result of a match whose game has a page for it. */
void         turn_pages_set_result       (TurnPages *self,
                                          TurnMatch *match);

/* The table of a match, made if it does not exist yet; and the one that is seen, or NULL. */
TurnPage    *turn_pages_ensure_table     (TurnPages *self,
                                          TurnMatch *match);
TurnPage    *turn_pages_get_shown_table  (TurnPages *self);

/* How what is seen stands: "Old Harbour · round 7". */
char        *turn_pages_dup_subtitle     (TurnPages *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
