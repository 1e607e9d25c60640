/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-values.h"

#include <math.h>

static gboolean *
find_mark (TcFeatureSet *self,
           TcFeatureKind kind,
           guint         index)
{
  switch (kind)
    {
    case TC_FEATURE_COLUMN: return index < TC_MAX_SIDE ? &self->columns[index] : NULL;
    case TC_FEATURE_ROW:    return index < TC_MAX_SIDE ? &self->rows[index] : NULL;
    default:                return index < TC_MAX_DISTRICTS ? &self->districts[index] : NULL;
    }
}

gboolean
tc_feature_set_has (const TcFeatureSet *self,
                    TcFeatureKind       kind,
                    guint               index)
{
  const gboolean *mark = find_mark ((TcFeatureSet *) self, kind, index);

  return mark != NULL && *mark;
}

void
tc_feature_set_put (TcFeatureSet *self,
                    TcFeatureKind kind,
                    guint         index,
                    gboolean      chosen)
{
  gboolean *mark = find_mark (self, kind, index);

  if (mark != NULL)
    *mark = chosen;
}

/* What one act does to one value. */
typedef struct
{
  TcValueParts parts;
  int          by;             /* is added */
  guint        percent;        /* then taken; 0: not */
  gboolean     from_high;      /* the low value is so many percent of the high one */
} Act;

static int
changed_number (const Act *act,
                int        number)
{
  return act->percent > 0 ? (int) lround (number * (act->percent / 100.)) : number + act->by;
}

static int
clamp_number (int number)
{
  return CLAMP (number, -TC_MAX_VALUE, TC_MAX_VALUE);
}

/* The low value never passes the high one; whichever is being changed stops there. */
static TcValue
changed_value (const Act      *act,
               TcValue         before,
               TcValuesChange *change)
{
  int high = before.high, low = before.low;

  if (act->from_high)
    low = changed_number (act, high);
  else
    {
      high = (act->parts & TC_VALUES_HIGH) != 0 ? clamp_number (changed_number (act, high)) : high;
      low = (act->parts & TC_VALUES_LOW) != 0 ? clamp_number (changed_number (act, low)) : low;
    }
  if (low > high)
    {
      change->n_stopped++;
      if ((act->parts & TC_VALUES_LOW) != 0)
        low = high;
      else
        high = MIN (low, before.high);
    }
  change->n_changed += (high != before.high ? 1u : 0u) + (low != before.low ? 1u : 0u);

  return (TcValue) { .high = (int8_t) high, .low = (int8_t) low };
}

static guint
count_features (const TcBoard *board,
                TcFeatureKind  kind)
{
  return kind == TC_FEATURE_COLUMN ? board->n_columns : kind == TC_FEATURE_ROW ? board->n_rows : board->n_districts;
}

static TcBoard
with_act (const TcBoard      *self,
          const TcFeatureSet *chosen,
          const Act          *act,
          TcValuesChange     *change)
{
  static const TcFeatureKind kinds[] = { TC_FEATURE_COLUMN, TC_FEATURE_ROW, TC_FEATURE_DISTRICT };
  TcBoard board = *self;

  *change = (TcValuesChange) { 0 };
  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < count_features (self, kinds[kind]); i++)
      if (tc_feature_set_has (chosen, kinds[kind], i) && tc_board_feature_size (self, kinds[kind], i) > 0)
        board = tc_board_with_value (&board, kinds[kind], i, changed_value (act, tc_board_get_value (self, kinds[kind], i), change));

  return board;
}

TcBoard
tc_board_with_values_added (const TcBoard      *self,
                            const TcFeatureSet *chosen,
                            TcValueParts        parts,
                            int                 by,
                            TcValuesChange     *change)
{
  return with_act (self, chosen, &(Act) { .parts = parts, .by = by }, change);
}

TcBoard
tc_board_with_values_scaled (const TcBoard      *self,
                             const TcFeatureSet *chosen,
                             TcValueParts        parts,
                             guint               percent,
                             TcValuesChange     *change)
{
  return with_act (self, chosen, &(Act) { .parts = parts, .percent = percent }, change);
}

TcBoard
tc_board_with_low_from_high (const TcBoard      *self,
                             const TcFeatureSet *chosen,
                             guint               percent,
                             TcValuesChange     *change)
{
  return with_act (self, chosen, &(Act) { .parts = TC_VALUES_LOW, .percent = percent, .from_high = TRUE }, change);
}

static void
mirror_lines (const TcBoard      *self,
              TcBoard            *board,
              const TcFeatureSet *chosen,
              TcFeatureKind       kind,
              TcValuesChange     *change)
{
  const guint n_lines = count_features (self, kind);

  for (guint i = 0; i < n_lines; i++)
    {
      const guint twin = n_lines - 1 - i;
      const TcValue given = tc_board_get_value (self, kind, i), before = tc_board_get_value (self, kind, twin);

      if (!tc_feature_set_has (chosen, kind, i) || (twin < i && tc_feature_set_has (chosen, kind, twin)))
        continue;
      change->n_changed += (given.high != before.high ? 1u : 0u) + (given.low != before.low ? 1u : 0u);
      *board = tc_board_with_value (board, kind, twin, given);
    }
}

TcBoard
tc_board_with_values_mirrored (const TcBoard      *self,
                               const TcFeatureSet *chosen,
                               TcValuesChange     *change)
{
  TcBoard board = *self;

  *change = (TcValuesChange) { 0 };
  mirror_lines (self, &board, chosen, TC_FEATURE_COLUMN, change);
  mirror_lines (self, &board, chosen, TC_FEATURE_ROW, change);

  return board;
}
