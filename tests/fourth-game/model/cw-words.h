/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cw-view.h"

G_BEGIN_DECLS

/* "Row 2: 5 tags" */
char *cw_words_row    (const CwState *state,
                       guint          row) G_GNUC_WARN_UNUSED_RESULT;

/* "Ana 2 · Ben 1": who has cleaned how many rows. */
char *cw_words_points (const CwView *view) G_GNUC_WARN_UNUSED_RESULT;

/* What is to be done now, and how. */
char *cw_words_title  (const CwView *view) G_GNUC_WARN_UNUSED_RESULT;
char *cw_words_how    (const CwView *view) G_GNUC_WARN_UNUSED_RESULT;

/* A move without who makes it: "scrub in row 2". */
char *cw_words_move   (TurnRecord *record,
                       guint       n_moves,
                       TurnMove    move) G_GNUC_WARN_UNUSED_RESULT;

/* Why a game that was played to its end is over. */
char *cw_words_end    (TurnMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
