/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-tools.h>

G_BEGIN_DECLS

/* Many values at once, as functions from a board to a changed copy. */

/* Rows, columns and districts that were chosen. */
typedef struct
{
  gboolean columns[TC_MAX_SIDE];
  gboolean rows[TC_MAX_SIDE];
  gboolean districts[TC_MAX_DISTRICTS];
} TcFeatureSet;

gboolean tc_feature_set_has (const TcFeatureSet *self,
                             TcFeatureKind       kind,
                             guint               index);
void     tc_feature_set_put (TcFeatureSet *self,
                             TcFeatureKind kind,
                             guint         index,
                             gboolean      chosen);

typedef enum
{
  TC_VALUES_HIGH = 1,
  TC_VALUES_LOW = 2,
  TC_VALUES_BOTH = 3,
} TcValueParts;

/* What became of it: how many values are others now, and how many low ones would have passed their high one, and stopped there. */
typedef struct
{
  guint n_changed, n_stopped;
} TcValuesChange;

TcBoard tc_board_with_values_added    (const TcBoard      *self,
                                       const TcFeatureSet *chosen,
                                       TcValueParts        parts,
                                       int                 by,
                                       TcValuesChange     *change) G_GNUC_WARN_UNUSED_RESULT;

/* In percent, rounded. */
TcBoard tc_board_with_values_scaled   (const TcBoard      *self,
                                       const TcFeatureSet *chosen,
                                       TcValueParts        parts,
                                       guint               percent,
                                       TcValuesChange     *change) G_GNUC_WARN_UNUSED_RESULT;
TcBoard tc_board_with_low_from_high   (const TcBoard      *self,
                                       const TcFeatureSet *chosen,
                                       guint               percent,
                                       TcValuesChange     *change) G_GNUC_WARN_UNUSED_RESULT;

/* Each chosen column gives its values to the one that lies as far from the other edge, and rows likewise. Where both are chosen, the first one gives. */
TcBoard tc_board_with_values_mirrored (const TcBoard      *self,
                                       const TcFeatureSet *chosen,
                                       TcValuesChange     *change) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
