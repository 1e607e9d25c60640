/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Says, when the window has been drawn for the first time, how many milliseconds after $STARTED (in nanoseconds, as of date +%s%N) that was. With $LEAVE the program
 * ends there and then, so that a count of its instructions always ends at the same place. */
void first_frame_watch (GtkWindow *window);
