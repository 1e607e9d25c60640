/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-editor-start.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include <turn-base-application.h>
#include <turn-compat.h>

static void
explain (GtkWidget  *widget,
         const char *problem)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _("The Editor Could Not Be Started"), problem);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tc_editor_start (GtkWidget *widget,
                 GFile     *file)
{
  g_autofree char *program = turn_neighbour_find ("tag-city-editor", "TAG_CITY_EDITOR");
  g_autofree char *name = file == NULL ? NULL : g_file_get_uri (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = program != NULL ? g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, name, NULL) : NULL;

  if (process == NULL)
    explain (widget, error != NULL ? error->message : _("The program tag-city-editor is not installed."));
}
