/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-text-scale.h"

/* As the setting counts: in 1024ths of a dot per inch, less than nothing where it is unknown. */
#define USUAL_DPI (96 * 1024)

double
tc_text_scale (GtkWidget *widget)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 0 ? dpi / (double) USUAL_DPI : 1;
}
