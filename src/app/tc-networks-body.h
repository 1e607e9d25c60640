/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_NETWORKS_BODY (tc_networks_body_get_type ())

/* Lays out the parts of the networks card: in a wide one the character, the bubbles and the words side by side, in a narrow one the dice, the
 * bubbles and below them character and words. It says itself how high it must be there; in a wide one it takes what height there is. */
G_DECLARE_FINAL_TYPE (TcNetworksBody, tc_networks_body, TC, NETWORKS_BODY, GtkWidget)

/* The caption is only there in a wide card, over the character. */
GtkWidget *tc_networks_body_new (GtkWidget * caption,
                                 GtkWidget * character,
                                 GtkWidget * dice,
                                 GtkWidget * bubbles,
                                 GtkWidget * words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
