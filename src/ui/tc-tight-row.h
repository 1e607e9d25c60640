/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_TIGHT_ROW (tc_tight_row_get_type ())

/* Something that matters with something small on either side of it, which goes where there is no room for all. */
G_DECLARE_FINAL_TYPE (TcTightRow, tc_tight_row, TC, TIGHT_ROW, GtkWidget)

/* @before and @after may be NULL. */
GtkWidget *tc_tight_row_new (GtkWidget * before,
                             GtkWidget * main,
                             GtkWidget * after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
