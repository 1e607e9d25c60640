/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <locale.h>

#include <glib/gi18n.h>

#include "tce-application.h"
#include "tce-export-options.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TceApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  if (tce_export_wanted (argc, argv))
    return tce_export_run (argc, argv);

  application = tce_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
