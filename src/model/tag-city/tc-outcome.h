/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-score.h>

#include "tc-hold.h"

G_BEGIN_DECLS

/* A feature that a shape would fill, and what it would give. */
typedef struct
{
  guint  feature;     /* of TcGame.features */
  TcRank rank;
  int    value;
} TcDraftFeature;

/* What painting a held token would mean. A value. */
typedef struct
{
  TcSet          squares;
  TcSet          outside;       /* of them, those that are not in the city */
  TcSet          occupied;      /* of them, those that are tagged already */
  gboolean       is_legal;
  TcDraftFeature features[TC_MAX_FEATURES];
  guint          n_features;
  int            value;         /* of all these features */
} TcOutcome;

/* Of @hold, or of nothing if it is NULL. */
TcOutcome tc_outcome_new       (const TcGame  *game,
                                const TcState *state,
                                guint          seat,
                                const TcHold  *hold);

G_END_DECLS
