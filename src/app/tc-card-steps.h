/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The card of the flow boxes in @root that an arrow, Home or End leads to from @from, by how they lie there; NULL at an edge, and for any other key. */
GtkWidget *tc_card_steps_find (GtkWidget *root,
                               GtkWidget *from,
                               guint      keyval);

/* The card that holds @widget, or is it; NULL for what is on no card. */
GtkWidget *tc_card_steps_get_card (GtkWidget *widget);

G_END_DECLS
