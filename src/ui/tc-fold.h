/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_FOLD (tc_fold_get_type ())

/* Two things one below the other, or side by side where it is too low for that and wide enough. */
G_DECLARE_FINAL_TYPE (TcFold, tc_fold, TC, FOLD, GtkWidget)

GtkWidget *tc_fold_new (GtkWidget * first,
                        GtkWidget * second) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
