/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>
#include <turn-language.h>

#include "tce-application.h"
#include "tce-export-options.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TceApplication) application = NULL;

  gtk_disable_setlocale ();
  turn_language_set_up (LOCALE_DIR);

  if (tce_export_wanted (argc, argv))
    return tce_export_run (argc, argv);

  application = tce_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
