/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-record.h>
#include <turn-search.h>

G_BEGIN_DECLS

/* A decision of a finished game, judged. */
typedef struct
{
  guint         n_moves;      /* made before it */
  int           seat;
  TurnJudgement judgement;
} TurnJudged;

/* Where the victory of a seat came from or went, in 65536ths of one: what dice or cards gave, what others left or took, and what its own choices
 * cost against the best ones, which is never above 0. */
typedef struct
{
  gint32 chance;
  gint32 others;
  gint32 skill;
} TurnBalance;

#define TURN_TYPE_ANALYSIS (turn_analysis_get_type ())

/* Looks back at a finished game, decision by decision, in a thread. The record keeps what was found ("analysis"), so that it is found only once.
 * `progress` goes from 0 to 1. */
G_DECLARE_FINAL_TYPE (TurnAnalysis, turn_analysis, TURN, ANALYSIS, GObject)

/* Whether there is somebody who can judge that game. */
gboolean          turn_analysis_is_possible  (TurnRecord *record);
TurnAnalysis     *turn_analysis_new          (TurnRecord *record) G_GNUC_WARN_UNUSED_RESULT;

/* Thinks on from where it is, or stops to; nothing that was found is lost. */
void              turn_analysis_begin        (TurnAnalysis *self);
void              turn_analysis_stop         (TurnAnalysis *self);
gboolean          turn_analysis_is_running   (TurnAnalysis *self);

double            turn_analysis_get_progress (TurnAnalysis *self);
gboolean          turn_analysis_is_complete  (TurnAnalysis *self);

/* What has been judged so far, in the order of the game. */
guint             turn_analysis_get_n_judged (TurnAnalysis *self);
const TurnJudged *turn_analysis_get_judged   (TurnAnalysis *self,
                                              guint         index);

/* The decision that was made after @n_moves moves, or NULL: chance moved, there was no choice, or it is not judged yet. */
const TurnJudged *turn_analysis_find         (TurnAnalysis *self,
                                              guint         n_moves);

/* How much of a victory was lost by the decision. */
guint32           turn_judged_get_loss       (const TurnJudged *self);

/* Up to @capacity decisions after which the chances changed most, in the order of the game; returns how many. Their indices are for
 * turn_analysis_get_judged (). Only of a complete analysis. */
guint             turn_analysis_list_moments (TurnAnalysis *self,
                                              guint        *indices,
                                              guint         capacity);

/* How the chances of a seat changed after the decision @index: until the next one, or the end. */
gint32            turn_analysis_get_change   (TurnAnalysis *self,
                                              guint         index,
                                              guint         seat);
TurnBalance       turn_analysis_get_balance  (TurnAnalysis *self,
                                              guint         seat);

G_END_DECLS
