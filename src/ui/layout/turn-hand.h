/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_HAND (turn_hand_get_type ())

/* Widgets side by side in the middle of their room, as cards in a hand: where there is too little room they overlap. */
G_DECLARE_FINAL_TYPE (TurnHand, turn_hand, TURN, HAND, GtkWidget)

GtkWidget *turn_hand_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void       turn_hand_append (TurnHand  *self,
                             GtkWidget *child);

/* Where there is too little room they become as narrow as they can before they overlap. */
void       turn_hand_set_shrinks (TurnHand *self,
                                  gboolean  shrinks);

G_END_DECLS
