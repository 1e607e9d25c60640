/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-display.h"

#include <glib/gi18n.h>

/**
 * tce_display_open:
 * @advice: (out) (optional) (transfer full): one translated sentence for a person without a screen
 *
 * Opens the screen that the environment names, and initialises GTK, before GtkApplication starts up and would end the
 * program in its own words.
 *
 * Returns: whether there is a screen; if not, @advice is set
 */
gboolean
tce_display_open (char **advice)
{
  g_return_val_if_fail (advice == NULL || *advice == NULL, FALSE);

  /* After a failure GTK believes to be initialised, so its answer alone is true only once. */
  if (gtk_init_check () && gdk_display_get_default () != NULL)
    return TRUE;

  if (advice != NULL)
    /* Translators: WAYLAND_DISPLAY, DISPLAY, ssh -X and tag-city-lab validate are names that stay as they are. */
    *advice = g_strdup (_("The board editor needs a screen and found none (neither WAYLAND_DISPLAY nor DISPLAY leads to one): "
                          "start it from a desktop or through ssh -X, "
                          "or check a board with tag-city-lab validate, which needs no screen."));

  return FALSE;
}
