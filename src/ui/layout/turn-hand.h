/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_HAND (tc_hand_get_type ())

/* Widgets side by side in the middle of their room, as cards in a hand: where there is too little room they overlap. */
G_DECLARE_FINAL_TYPE (TcHand, tc_hand, TC, HAND, GtkWidget)

GtkWidget *tc_hand_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void       tc_hand_append (TcHand    *self,
                           GtkWidget *child);

G_END_DECLS
