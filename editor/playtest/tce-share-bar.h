/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <lab-statistics.h>

G_BEGIN_DECLS

#define TCE_TYPE_SHARE_BAR (tce_share_bar_get_type ())

/* A share as a bar, with the interval that holds the true one and a dashed line where a fair one ends. */
G_DECLARE_FINAL_TYPE (TceShareBar, tce_share_bar, TCE, SHARE_BAR, GtkWidget)

void       tce_share_bar_set_share (TceShareBar *self,
                                    LabShare     share,
                                    double       fair);

/* A thin grey bar over it: what the share was. NULL: none. */
void       tce_share_bar_set_before (TceShareBar    *self,
                                     const LabShare *before);

G_END_DECLS
