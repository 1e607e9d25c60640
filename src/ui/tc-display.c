/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-display.h"

gboolean
tc_display_open (void)
{
  /* After a failure GTK believes to be initialised, so its answer alone is true only once. */
  return gtk_init_check () && gdk_display_get_default () != NULL;
}
