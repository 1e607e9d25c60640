/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_WIDTH_FIRST (turn_width_first_get_type ())

/* Gives children all the room, as GtkBinLayout does, but never asks how narrow they could be in a certain height. Stacks and rows ask that at every
 * layout, and a label that wraps answers by laying out its text some twenty times; a bin with this layout between them answers at once. */
G_DECLARE_FINAL_TYPE (TurnWidthFirst, turn_width_first, TURN, WIDTH_FIRST, GtkLayoutManager)

GtkLayoutManager *turn_width_first_new  (void) G_GNUC_WARN_UNUSED_RESULT;

/* A bin with this layout, around a child. */
GtkWidget        *turn_width_first_wrap (GtkWidget *child) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
