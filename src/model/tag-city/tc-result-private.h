/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-result.h"

G_BEGIN_DECLS

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

G_END_DECLS
