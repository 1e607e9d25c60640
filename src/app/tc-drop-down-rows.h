/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes what the button or a row shows: of the choice at @position, called @text. */
typedef GtkWidget *(*TcDropDownRowFunc) (guint       position,
                                         const char *text,
                                         gpointer    user_data);

/* Shows the choices of a drop-down that has a string list by now: on its button, which is as wide as the widest of them, and in rows of one's own; the
 * one that holds has a tick. */
void tc_drop_down_rows_set (GtkDropDown      *drop_down,
                            TcDropDownRowFunc make_button,
                            TcDropDownRowFunc make_row,
                            gpointer          user_data);

G_END_DECLS
