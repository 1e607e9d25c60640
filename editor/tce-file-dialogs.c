/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-file-dialogs.h"

#include <glib/gi18n.h>
#include <tc-file-name.h>

static GtkFileChooserNative *
ask (GtkWindow           *parent,
     const char          *title,
     GtkFileChooserAction action,
     const char          *accept,
     TcFileChosen         chosen,
     gpointer             user_data)
{
  GtkFileChooserNative *dialog = tc_file_question_new (parent, title, action, accept, chosen, user_data);

  tc_file_question_add_filter (dialog, _("Boards"), TC_FILE_NAME_BOARDS);

  return dialog;
}

void
tce_file_dialog_open (GtkWindow   *parent,
                      TcFileChosen chosen,
                      gpointer     user_data)
{
  GtkFileChooserNative *dialog = ask (parent, _("Open a Board"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), chosen, user_data);

  tc_file_question_add_filter (dialog, _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
tce_file_dialog_save (GtkWindow   *parent,
                      const char  *name,
                      TcFileChosen chosen,
                      gpointer     user_data)
{
  GtkFileChooserNative *dialog = ask (parent, _("Save the Board"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), chosen, user_data);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "tag-city", "boards", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  /* Boards in this folder are in the game's list at once. */
  if (g_mkdir_with_parents (path, 0755) == 0)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
