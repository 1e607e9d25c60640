/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-display.h"

#define THEME "GTK_THEME"

/* GTK reads its own style as soon as there are settings, and libadwaita puts an empty one in its place before it brings its own: to begin with the
 * empty one saves reading a large style that nobody sees. Whoever asks for a style in the environment still gets it. */
static void
make_settings (void)
{
  gboolean chosen = g_getenv (THEME) != NULL;

  if (!chosen)
    g_setenv (THEME, "Adwaita-empty", TRUE);
  gtk_settings_get_default ();
  if (!chosen)
    g_unsetenv (THEME);
}

gboolean
tc_display_open (void)
{
  /* After a failure GTK believes to be initialised, so its answer alone is true only once. */
  if (!gtk_init_check () || gdk_display_get_default () == NULL)
    return FALSE;
  make_settings ();

  return TRUE;
}
