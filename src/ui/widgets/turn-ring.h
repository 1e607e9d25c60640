/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_RING (turn_ring_get_type ())

/* A ring around an icon that shows how much is left of something. It has the colour of the text around it and, with the style class `near`, another one. */
G_DECLARE_FINAL_TYPE (TurnRing, turn_ring, TURN, RING, GtkWidget)

GtkWidget *turn_ring_new      (const char *icon_name) G_GNUC_WARN_UNUSED_RESULT;

/* So many of so many are left. */
void       turn_ring_set_left (TurnRing *self,
                               guint     left,
                               guint     all);

G_END_DECLS
