/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TCE_TYPE_PAIR (tce_pair_get_type ())

/* Two boards that share the room: side by side where it is wide enough, else one below the other. It asks for the width of the wider
 * of them in both cases, so that the rest of the window does not depend on how they stand. Widgets that are not visible take no room. */
G_DECLARE_FINAL_TYPE (TcePair, tce_pair, TCE, PAIR, GtkWidget)

G_END_DECLS
