/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-display.h"

#include <glib/gi18n.h>

/**
 * tc_display_open:
 * @advice: (out) (optional) (transfer full): one translated sentence for a person without a screen
 *
 * Opens the screen that the environment names, and initialises GTK. To be called before GtkApplication starts up,
 * which would end the program in its own words; the handler of `handle-local-options` is the place: it prints @advice
 * and returns 1, while `--version` and `--help` go on working everywhere.
 *
 * Returns: whether there is a screen; if not, @advice is set
 */
gboolean
tc_display_open (char **advice)
{
  g_return_val_if_fail (advice == NULL || *advice == NULL, FALSE);

  /* After a failure GTK believes to be initialised, so its answer alone is true only once. */
  if (gtk_init_check () && gdk_display_get_default () != NULL)
    return TRUE;

  if (advice != NULL)
    /* Translators: WAYLAND_DISPLAY, DISPLAY, ssh -X, xvfb-run and tag-city-lab are names that stay as they are. */
    *advice = g_strdup (_("Tag City needs a screen and found none (neither WAYLAND_DISPLAY nor DISPLAY leads to one): "
                          "start it from a desktop or through ssh -X, try it unseen under xvfb-run, "
                          "or let bots play with tag-city-lab, which needs no screen."));

  return FALSE;
}
