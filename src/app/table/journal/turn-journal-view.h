/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-journal.h>

#include "turn-act-text.h"

G_BEGIN_DECLS

#define TURN_TYPE_JOURNAL_VIEW (turn_journal_view_get_type ())

/* The journal of a match as a list, however long: its rows are made as they are scrolled to. The heading of the first one that is seen stays on top. Signals:
 *   lit (TurnJournalRow *)      a row is pointed at or chosen, whose act is to be shown on the table; NULL: none
 *   opened (guint)              the moment of the move with that index is wanted in the replay
 *   left                        the keyboard goes back to the table
 *   closed                      it was closed by its button
 */
G_DECLARE_FINAL_TYPE (TurnJournalView, turn_journal_view, TURN, JOURNAL_VIEW, AdwBin)

/* NULL: an empty one. */
void     turn_journal_view_set_journal (TurnJournalView       *self,
                                        TurnJournal           *journal,
                                        const TurnActPictures *pictures);

/* Without a bar of its own, as one page among others. */
void     turn_journal_view_set_plain   (TurnJournalView *self,
                                        gboolean         is_plain);

/* Goes to the newest row. */
void     turn_journal_view_show_newest (TurnJournalView *self);

G_END_DECLS
