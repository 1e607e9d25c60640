/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a button a menu whose popover is made when it is first opened: to make one takes long, and many windows are closed before anybody opens it. */
void        turn_late_menu_attach (GtkMenuButton *button,
                                   GMenuModel    *menu);

G_END_DECLS
