/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_LONG_TEXT (turn_long_text_get_type ())

/* A label of several lines that is as high as its text, and scrolls where there is less room. A plain scrolled window does not know how high its text is
 * in a given width. */
G_DECLARE_FINAL_TYPE (TurnLongText, turn_long_text, TURN, LONG_TEXT, GtkWidget)

GtkWidget *turn_long_text_new (GtkLabel * label) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
