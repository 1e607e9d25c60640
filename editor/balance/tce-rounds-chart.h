/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <lab-figures.h>

G_BEGIN_DECLS

#define TCE_TYPE_ROUNDS_CHART (tce_rounds_chart_get_type ())

/* How many battles had how many rounds, before in grey and now in colour, over the rounds that are wished for. */
G_DECLARE_FINAL_TYPE (TceRoundsChart, tce_rounds_chart, TCE, ROUNDS_CHART, GtkWidget)

/* NULL for what is not known. */
void tce_rounds_chart_set_figures (TceRoundsChart   *self,
                                   LabRange          wish,
                                   const LabFigures *before,
                                   const LabFigures *now);

G_END_DECLS
