/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A while after a window or a page was made gives back to the system what was needed only for that: the heap is then a third free. Where that cannot be
 * done it does nothing. */
void turn_heap_trim_soon (void);

G_END_DECLS
