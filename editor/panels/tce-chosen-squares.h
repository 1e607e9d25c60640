/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-board-layout.h>
#include <tc-board-values.h>

G_BEGIN_DECLS

/* Lights the squares of the rows, columns and districts that were chosen, in the accent colour of a widget. */
void tce_chosen_squares_append (GtkSnapshot         *snapshot,
                                GtkWidget           *widget,
                                const TcBoardLayout *layout,
                                const TcBoard       *board,
                                const TcFeatureSet  *chosen);

/* A value of a row or column on the chip of what is chosen or changed. */
void tce_chosen_value_append (GtkSnapshot       *snapshot,
                              GtkWidget         *widget,
                              const TcBoardSlot *slot,
                              int                value);

G_END_DECLS
