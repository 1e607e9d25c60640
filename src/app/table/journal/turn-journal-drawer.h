/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-journal.h>

#include "turn-act-text.h"

G_BEGIN_DECLS

#define TURN_TYPE_JOURNAL_DRAWER (turn_journal_drawer_get_type ())

/* A table with its journal: in a place that the table has for it, else beside the table where there is room, else over it. The list is made when it is
 * opened first. Property: `open`. Signals as those of TurnJournalView: lit, opened and left, the last one also when it is closed. */
G_DECLARE_FINAL_TYPE (TurnJournalDrawer, turn_journal_drawer, TURN, JOURNAL_DRAWER, AdwBin)

void     turn_journal_drawer_set_content (TurnJournalDrawer *self,
                                          GtkWidget         *content);

/* NULL: there is none. */
void     turn_journal_drawer_set_journal (TurnJournalDrawer     *self,
                                          TurnJournal           *journal,
                                          const TurnActPictures *pictures);

/* Where on the table it stands, or NULL; @is_plain: as one page among others. */
void     turn_journal_drawer_set_place   (TurnJournalDrawer *self,
                                          AdwBin            *place,
                                          gboolean           is_plain);

/* Whether there is room for it beside the table; `notify::has-room`. */
gboolean turn_journal_drawer_has_room    (TurnJournalDrawer *self);

gboolean turn_journal_drawer_get_open    (TurnJournalDrawer *self);
void     turn_journal_drawer_set_open    (TurnJournalDrawer *self,
                                          gboolean           is_open);

/* Whether the keyboard is in it; giving it the keyboard. */
gboolean turn_journal_drawer_has_focus   (TurnJournalDrawer *self);
void     turn_journal_drawer_focus       (TurnJournalDrawer *self);

G_END_DECLS
