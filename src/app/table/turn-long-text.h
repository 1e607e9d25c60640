/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_LONG_TEXT (tc_long_text_get_type ())

/* A label of several lines that is as high as its text, and scrolls where there is less room. A plain scrolled window does not know how high its text is
 * in a given width. */
G_DECLARE_FINAL_TYPE (TcLongText, tc_long_text, TC, LONG_TEXT, GtkWidget)

GtkWidget *tc_long_text_new (GtkLabel * label) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
