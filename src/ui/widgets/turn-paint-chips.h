/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_PAINT_CHIPS (turn_paint_chips_get_type ())

/* Chips of all paints that fall over the winner's wall and stay there. They lie over other things and take no click. */
G_DECLARE_FINAL_TYPE (TurnPaintChips, turn_paint_chips, TURN, PAINT_CHIPS, GtkWidget)

/* They lie still until they are told to fall (again). */
void       turn_paint_chips_fall              (TurnPaintChips *self);

G_END_DECLS
