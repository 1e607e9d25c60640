/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <lab-statistics.h>
#include <lab-figures.h>

G_BEGIN_DECLS

#define TCE_TYPE_RANGE_BAR (tce_range_bar_get_type ())

/* A range that something is to lie in, in green, with a diamond where it was and a dot where it is now. */
G_DECLARE_FINAL_TYPE (TceRangeBar, tce_range_bar, TCE, RANGE_BAR, GtkWidget)

/* NAN for what is not known. */
void tce_range_bar_set_figures  (TceRangeBar *self,
                                 LabRange     range,
                                 double       before,
                                 double       now);

/* What holds the true figure of now, as a line; NULL: none. */
void tce_range_bar_set_interval (TceRangeBar    *self,
                                 const LabShare *interval);

G_END_DECLS
