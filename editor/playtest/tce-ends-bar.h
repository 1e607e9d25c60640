/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <lab-tally.h>

G_BEGIN_DECLS

#define TCE_TYPE_ENDS_BAR (tce_ends_bar_get_type ())

/* One bar of all battles, in parts for what ended them; or, with `end` from 0 on, the patch of colour of one end, for a legend. The ends are told
 * apart by hatching too. */
G_DECLARE_FINAL_TYPE (TceEndsBar, tce_ends_bar, TCE, ENDS_BAR, GtkWidget)

/* In the order in which the bar shows them: drones, features, bubbles, as bits of TcEnd. */
guint      tce_ends_bar_get_end   (guint number);

GtkWidget *tce_ends_bar_new_patch (guint end) G_GNUC_WARN_UNUSED_RESULT;

void       tce_ends_bar_set_tally (TceEndsBar     *self,
                                   const LabTally *tally);

/* In the order of TcEnd's bits. */
void       tce_ends_bar_set_shares (TceEndsBar   *self,
                                    const double *shares);

G_END_DECLS
