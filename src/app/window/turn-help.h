/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The help of the game. It begins with the rules in short, with pictures that the widgets of the table draw; those of the game with that id come first.
 * NULL: those of the first game. */
GtkWindow *turn_help_new (const char *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
