/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "tc-news.h"
#include "turn-match.h"

G_BEGIN_DECLS

/* The most features that one shape can fill. */
#define TC_MAX_FILLS (2 * TC_SHAPE_MAX_SIDE + TC_SHAPE_MAX_CELLS)

/* A row, column or district that somebody filled. */
typedef struct
{
  guint  feature;       /* of TcGame.features */
  TcRank rank;          /* high or low */
  int    value;
} TcFill;

/* All that one tagger filled with one move: rows, then columns, then districts, each in the order of the board. */
typedef struct
{
  guint  seat;
  guint  n_fills;       /* at least one */
  TcFill fills[TC_MAX_FILLS];
  int    price;         /* of the drone that did it, or 0 */
  int    sum;           /* by which the score changes: the values and the price */
} TcFills;

/* What a move is announced to the table with (C16). A value without pointers. */
typedef struct
{
  gboolean is_final;    /* the choices for the final die are open: all taggers acted at once */
  guint    face;        /* of the final die, and the place of its shape on the HQ */
  guint    token;
  guint    n_acts;      /* what was done: one act, or one a tagger with the final die, in turn order */
  TcNews   acts[TC_MAX_SEATS];
  guint    n_taggers;   /* how many filled something */
  TcFills  taggers[TC_MAX_SEATS];     /* in turn order, the leader last */
  gboolean has_end;
  TcNews   end;         /* the last round, or the end of the battle */
} TcReport;

/* What the move is announced with that led to the state after @n_moves moves; nothing for the beginning. */
TcReport tc_report_of_match    (TurnMatch *match,
                                guint      n_moves);

/* The report of a move, and after how many moves it was made. */
typedef struct
{
  TcReport report;
  guint    position;
} TcTold;

TcTold   tc_told_at            (TurnMatch *match,
                                guint      position);

/* What still stands on a table that shows the match now: what was filled last in this round or, as long as nothing was done since, with the final die of
 * the last one; and that this round is the last. */
TcTold   tc_told_latest        (TurnMatch *match);

/* The features that somebody filled, one bit each. */
guint64  tc_fills_get_features (const TcFills *self);

/* What one tagger filled, or NULL; and by how much the move changed their score, whether they filled something or not. */
const TcFills *tc_report_find_fills (const TcReport *self,
                                     guint           seat);
int      tc_report_get_gain    (const TcReport *self,
                                guint           seat);

/* In words, translated. @viewer is the seat that reads them, or -1 when nobody in particular does. */

/* What was filled, in the middle of a sentence: "rows 3 and 4, column K and Heights". */
char    *tc_fills_dup_names    (const TcFills *self,
                                TurnRecord    *record) G_GNUC_WARN_UNUSED_RESULT;

/* "Nono fills row 1, column K and Heights: +31", "You fill rows 3, 4 and 5: +9". */
char    *tc_fills_dup_sentence (const TcFills *self,
                                TurnRecord    *record,
                                int            viewer) G_GNUC_WARN_UNUSED_RESULT;

/* "Nono fills row 5!", "Nono fills 3 at once!" */
char    *tc_fills_dup_title    (const TcFills *self,
                                TurnRecord    *record) G_GNUC_WARN_UNUSED_RESULT;

/* What is left for the viewer in @state, "You can still score 6, 3 and 12", or for the others when it is the viewer who filled; NULL: nothing. */
char    *tc_fills_dup_detail   (const TcFills *self,
                                TurnRecord    *record,
                                const TcState *state,
                                int            viewer) G_GNUC_WARN_UNUSED_RESULT;

/* Read aloud: "Nono fills row 1, 6; column K first, 5; Heights, purple, first, 20. Plus 31." */
char    *tc_fills_dup_spoken   (const TcFills *self,
                                TurnRecord    *record) G_GNUC_WARN_UNUSED_RESULT;

/* Read aloud: what was filled, "row 1, 6; column K first, 5; Heights, purple, first, 20". */
char    *tc_fills_dup_listed   (const TcFills *self,
                                TurnRecord    *record) G_GNUC_WARN_UNUSED_RESULT;

/* A feature on its own: "Row 5", "Heights". */
char    *tc_fill_dup_label     (const TcFill *self,
                                TurnRecord   *record) G_GNUC_WARN_UNUSED_RESULT;

/* "All four fill with the final die", "Nono fills with the final die"; NULL without a final die that filled something. */
char    *tc_report_dup_heading (const TcReport *self,
                                TurnRecord     *record) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
