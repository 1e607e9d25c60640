/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <turn-base-application.h>

GtkWindow *
turn_about_window_new (void)
{
  static const char *const developers[] = { "Tag City contributors", NULL };
  /* A legal section of its own for the boards would be the place, but libadwaita 1.2 never frees what such a section says. */
  g_autofree char *comments = g_strjoin ("\n\n", _("Independent implementations with boards, words and art of their own; "
                                                   "not affiliated with the designers or publishers of the games."),
                                         _("The boards are under the Creative Commons licence "
                                           "CC-BY-SA-4.0: share and change them, name the "
                                           "authors, keep the licence."), NULL);
  GtkWidget *window = adw_about_window_new ();
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (window);

  adw_about_window_set_application_name (about, _("Tag City"));
  adw_about_window_set_application_icon (about, APPLICATION_ID);
  adw_about_window_set_version (about, VERSION);
  adw_about_window_set_developer_name (about, _("Tag City contributors"));
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_copyright (about, _("© The Tag City contributors"));
  adw_about_window_set_comments (about, comments);
  adw_about_window_set_developers (about, (const char **) developers);
  turn_credits_add (about);
  /* Translators: put your names here, one a line. */
  adw_about_window_set_translator_credits (about, _("translator-credits"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);

  return GTK_WINDOW (window);
}
