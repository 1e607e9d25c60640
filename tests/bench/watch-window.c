/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Loaded into any GTK program (LD_PRELOAD), so that ours and others are measured in one way: says when the first window that is presented has
 * been drawn. */

#define _GNU_SOURCE

#include <dlfcn.h>

#include "first-frame.h"

/* Stands before the function of GTK, and calls it. */
void
gtk_window_present (GtkWindow *window)
{
  static gboolean watched;
  void (*present) (GtkWindow *) = (void (*)(GtkWindow *))dlsym (RTLD_NEXT, "gtk_window_present");

  if (!watched)
    first_frame_watch (window);
  watched = TRUE;
  present (window);
}
