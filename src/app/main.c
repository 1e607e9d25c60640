/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>
#include <turn-language.h>

#include "turn-application.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) application = NULL;

  gtk_disable_setlocale ();
  turn_language_set_up (LOCALE_DIR);

  application = turn_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
