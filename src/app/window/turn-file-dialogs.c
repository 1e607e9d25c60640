/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-file-dialogs.h"

#include <glib/gi18n.h>
#include <turn-file-name.h>

void
turn_file_dialog_open (GtkWindow     *parent,
                       TurnFileChosen chosen,
                       gpointer       user_data)
{
  GtkFileChooserNative *dialog = turn_file_question_new (parent, _("Open a Board or a Battle"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                         _("_Open"), chosen, user_data);

  turn_file_question_add_filter (dialog, _("Boards and battles"), TURN_FILE_NAME_BOARDS " " TURN_FILE_NAME_RECORDS);
  turn_file_question_add_filter (dialog, _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
turn_file_dialog_import_board (GtkWindow     *parent,
                               TurnFileChosen chosen,
                               gpointer       user_data)
{
  GtkFileChooserNative *dialog = turn_file_question_new (parent, _("Import a Board"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                         _("_Import"), chosen, user_data);

  turn_file_question_add_filter (dialog, _("Boards"), TURN_FILE_NAME_BOARDS);
  turn_file_question_add_filter (dialog, _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
turn_file_dialog_save_record (GtkWindow     *parent,
                              const char    *name,
                              TurnFileChosen chosen,
                              gpointer       user_data)
{
  GtkFileChooserNative *dialog = turn_file_question_new (parent, _("Save the Battle"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                         _("_Save"), chosen, user_data);

  turn_file_question_add_filter (dialog, _("Battles"), TURN_FILE_NAME_RECORDS);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
