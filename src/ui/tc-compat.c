/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-compat.h"

#include <adwaita.h>

/* Newer versions of libadwaita have another dialog and no longer look after this one: they measure its heading for less width than it needs, of
 * which newer versions of GTK warn. There the heading is the first line of the body, and the window's name for those who listen. */
static void
put_heading_into_body (AdwMessageDialog *dialog,
                       const char       *heading,
                       const char       *body)
{
  g_autofree char *text = g_markup_printf_escaped ("<span weight=\"bold\" size=\"x-large\">%s</span>\n\n%s", heading,
                                                   body != NULL ? body : "");

  adw_message_dialog_set_body (dialog, text);
  adw_message_dialog_set_body_use_markup (dialog, TRUE);
  gtk_window_set_title (GTK_WINDOW (dialog), heading);
}

GtkWidget *
tc_compat_message_dialog_new (GtkWindow  *parent,
                              const char *heading,
                              const char *body)
{
  GtkWidget *dialog;

  if (gtk_get_minor_version () <= 8)
    return adw_message_dialog_new (parent, heading, body);

  dialog = adw_message_dialog_new (parent, NULL, NULL);
  put_heading_into_body (ADW_MESSAGE_DIALOG (dialog), heading, body);

  return dialog;
}
