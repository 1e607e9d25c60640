/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  TURN_ROW_START,
  TURN_ROW_MIDDLE,
  TURN_ROW_END,
} TurnRowPlace;

#define TURN_ROW_N_PLACES (TURN_ROW_END + 1)

/* What becomes of the three where there is little room. */
typedef enum
{
  TURN_ROW_STACKS,            /* one below the other; where there is room the sides keep to the edges */
  TURN_ROW_PUTS_ASIDE,        /* the sides share a column beside the middle */
  TURN_ROW_DROPS_MIDDLE,      /* the sides stand side by side, the middle is not seen */
} TurnRowFolding;

#define TURN_TYPE_ROW (turn_row_get_type ())

/* A row of a table: something in the middle and something on either side of it. Where there is little room it folds. */
G_DECLARE_FINAL_TYPE (TurnRow, turn_row, TURN, ROW, GtkWidget)

GtkWidget *turn_row_new       (TurnRowFolding folding) G_GNUC_WARN_UNUSED_RESULT;
void       turn_row_set_child (TurnRow     *self,
                               TurnRowPlace place,
                               GtkWidget   *child);

G_END_DECLS
