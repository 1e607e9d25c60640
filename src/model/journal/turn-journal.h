/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "turn-act.h"
#include "turn-screen.h"

G_BEGIN_DECLS

/* Who is told of by one move, in order: most often one act of the person who made it. */
typedef struct
{
  guint    n_acts;                          /* 0: nobody hears of it */
  int      seats[TURN_MAX_SEATS + 1];       /* of each act, or -1 */
  gboolean is_apart;                        /* under a heading of its own within the round */
} TurnTold;

/* A move in words, to be freed; @n_moves were made before it. What a page knows of its game. */
typedef char *(*TurnMoveWords) (TurnRecord *record,
                                guint       n_moves,
                                TurnMove    move);

/* What a game tells of its moves: only what everybody at the table may know, no matter who looks. */
typedef struct
{
  TurnTold (*look)(TurnMatch *match,
                   guint      index);

  /* An act in words; @viewer is who reads it, or -1. */
  TurnAct *(*tell)(TurnMatch * match,
                   guint index,
                   guint act,
                   int viewer);

  /* The heading of a move that stands apart: "Final die". Without it nothing does. */
  TurnAct *(*tell_heading)(TurnMatch * match,
                           guint index);
} TurnJournalWords;

typedef enum
{
  TURN_ROW_ACT,
  TURN_ROW_HEADING,
  TURN_ROW_MARK,          /* what follows happened since the reader's last turn */
} TurnRowKind;

#define TURN_TYPE_JOURNAL_ROW (turn_journal_row_get_type ())

/* A line of the journal. Its words are made when they are wanted. */
G_DECLARE_FINAL_TYPE (TurnJournalRow, turn_journal_row, TURN, JOURNAL_ROW, GObject)

TurnRowKind turn_journal_row_get_kind  (TurnJournalRow *self);
guint       turn_journal_row_get_index (TurnJournalRow *self);      /* of the move */
int         turn_journal_row_get_seat  (TurnJournalRow *self);

#define TURN_TYPE_JOURNAL (turn_journal_get_type ())

/* Everything that was done in a match, by round, as the eyes of a screen may know it: derived from the record, so that it is as old as that. Signals:
 *   changed                        the same rows are told to somebody else
 *   added (const char *spoken)     acts have just been made, with all that is to be heard of them
 */
G_DECLARE_FINAL_TYPE (TurnJournal, turn_journal, TURN, JOURNAL, GObject)

/* @words may be NULL: then a row is who moved, and what @describe says. */
TurnJournal *turn_journal_new          (TurnScreen             * screen,
                                        const TurnJournalWords * words,
                                        TurnMoveWords describe) G_GNUC_WARN_UNUSED_RESULT;

/* Of TurnJournalRow. */
GListModel  *turn_journal_get_rows     (TurnJournal *self);
TurnMatch   *turn_journal_get_match    (TurnJournal *self);

/* Who reads it, or -1 where nobody in particular does. */
int          turn_journal_get_reader   (TurnJournal *self);

/* A row in words: of a heading its own, of a mark "since your last turn". */
TurnAct     *turn_journal_tell         (TurnJournal    *self,
                                        TurnJournalRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* The heading that a row stands under, or NULL. */
TurnJournalRow *turn_journal_find_heading (TurnJournal *self,
                                           guint        position);

/* The row read aloud, after what it stands under: "Round 9, final die. Mika sends the drone …". */
char        *turn_journal_dup_spoken   (TurnJournal    *self,
                                        TurnJournalRow *row) G_GNUC_WARN_UNUSED_RESULT;

/* All that is to be heard of move @index, or NULL. */
char        *turn_journal_dup_spoken_move (TurnJournal *self,
                                           guint        index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
