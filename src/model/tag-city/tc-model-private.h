/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-balancing.h"
#include "tc-board-checker.h"
#include "tc-board-lengths.h"
#include "tc-character.h"
#include "tc-near-end-words.h"
#include "tc-report.h"
#include "tc-result.h"

G_BEGIN_DECLS

/* What only tests ask of the model of Tag City and its boards. */

/* What is to be said of somebody who has not won. */
typedef enum
{
  TC_LOSS_BY_BUBBLES,     /* as much prestige as the winners; behind: in bubbles */
  TC_LOSS_BUT_BEST,       /* painted more of @part than anybody else */
  TC_LOSS_FURTHEST,       /* @part is where the most is missing to the winners */
} TcLossKind;

typedef struct
{
  TcLossKind kind;
  int        behind;      /* in prestige or bubbles, never 0 */
  TcPart     part;        /* columns for a loss by bubbles, where it means nothing */
  int        own;         /* of that part */
  int        winners;     /* of that part; the best of several winners */
} TcLoss;

/* Of a seat whose place is not the first. */
TcLoss tc_result_get_loss (const TcResult *self,
                           guint           seat);

/* What people call a colour (0xrrggbb): "purple", translated. */
const char *tc_colour_name (guint32 colour);

/* All that a character can say, from 0, translated; NULL behind the last. */
const char *tc_character_get_line (const char *paint,
                                   guint       index);

/* For tests and pictures: one that has come to this end. */
TcBalancing *tc_balancing_new_ended (TcBoardFile      *board_file,
                                     const LabWishes  *wishes,
                                     const LabBalance *balance) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the answers are older than the document. */
gboolean tc_board_checker_get_busy (TcBoardChecker *self);

/* How many boards wait to be measured, or are. */
guint tc_board_lengths_get_n_open (TcBoardLengths *self);

/* How many drones a tagger can still send. */
guint tc_near_end_drones (const TcGame  *game,
                          const TcState *state,
                          guint          seat);

G_END_DECLS
