/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-medal.h"

#include <glib/gi18n.h>

GtkWidget *
turn_medal_new (guint place)
{
  static const char *const metals[] = { "gold", "silver", "bronze" };
  g_autofree char *number = g_strdup_printf ("%u", place);
  /* Translators: the place that somebody has at the end of a game, as it is read aloud. */
  g_autofree char *label = g_strdup_printf (_("Place %u"), place);
  GtkWidget *medal = gtk_label_new (number);

  gtk_widget_set_valign (medal, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (medal, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (medal, "medal");
  if (place <= G_N_ELEMENTS (metals))
    gtk_widget_add_css_class (medal, metals[place - 1]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (medal), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return medal;
}
