/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-journal.h>

#include "turn-act-text.h"

G_BEGIN_DECLS

#define TURN_TYPE_JOURNAL_LINE (turn_journal_line_get_type ())

/* A row of the journal as it is seen: an act, a heading, or the mark over what is new. */
G_DECLARE_FINAL_TYPE (TurnJournalLine, turn_journal_line, TURN, JOURNAL_LINE, AdwBin)

/* NULL: it shows nothing. */
void            turn_journal_line_set_row  (TurnJournalLine       *self,
                                            TurnJournal           *journal,
                                            TurnJournalRow        *row,
                                            const TurnActPictures *pictures);
TurnJournalRow *turn_journal_line_get_row  (TurnJournalLine *self);

/* The row is pointed at or chosen. */
void            turn_journal_line_set_lit  (TurnJournalLine *self,
                                            gboolean         is_lit);

G_END_DECLS
