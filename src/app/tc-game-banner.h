/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The picture on the card of a game: what it is played with. One that has no picture gets its @title, painted on a wall. Compact: for a
 * card where there is little room. */
GtkWidget *tc_game_banner_new (const char *game,
                               const char *title,
                               gboolean    compact) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
