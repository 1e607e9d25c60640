/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_SPREAD (tc_spread_get_type ())

/* Equal things spread over the whole width, from one edge to the other; in several lines where there is little room. */
G_DECLARE_FINAL_TYPE (TcSpread, tc_spread, TC, SPREAD, GtkWidget)

GtkWidget *tc_spread_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void       tc_spread_append (TcSpread  *self,
                             GtkWidget *child);

/* In less room than that they stand below each other, and they do not ask for more. */
void       tc_spread_set_column (TcSpread *self,
                                 int       below);

G_END_DECLS
