/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-heap.h"

#ifdef HAVE_MALLOC_TRIM
#include <malloc.h>

/* Pages have come to rest by then. */
#define DELAY_MS 450

static guint source;

static gboolean
trim (gpointer user_data)
{
  source = 0;
  malloc_trim (0);

  return G_SOURCE_REMOVE;
}
#endif

void
turn_heap_trim_soon (void)
{
#ifdef HAVE_MALLOC_TRIM
  g_clear_handle_id (&source, g_source_remove);
  source = g_timeout_add_full (G_PRIORITY_LOW, DELAY_MS, trim, NULL, NULL);
#endif
}
