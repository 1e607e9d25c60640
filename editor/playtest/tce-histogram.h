/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <lab-tally.h>

G_BEGIN_DECLS

#define TCE_TYPE_HISTOGRAM (tce_histogram_get_type ())

/* How often which prestige was reached, by steps, with the mean. Property `compact`: bars alone, for a card. */
G_DECLARE_FINAL_TYPE (TceHistogram, tce_histogram, TCE, HISTOGRAM, GtkWidget)

/* The figures are copied; NULL: none. */
void  tce_histogram_set_tally (TceHistogram   *self,
                               const LabTally *tally);

/* Another run as a dashed line over the bars, as if it had as many boards. NULL: none. */
void  tce_histogram_set_before (TceHistogram   *self,
                                const LabTally *before);

/* How wide a bar is, in prestige. */
guint tce_histogram_get_step  (TceHistogram *self);

G_END_DECLS
