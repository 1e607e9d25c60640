/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-file-dialogs.h"

#include <glib/gi18n.h>

/* An open question: whom to tell. Freed with the dialog. */
typedef struct
{
  TceFileChosen chosen;
  gpointer      user_data;
} Question;

static void
dialog_answered (GtkNativeDialog *dialog,
                 int              response,
                 Question        *question)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      question->chosen (file, question->user_data);
    }
  g_object_unref (dialog);
}

static void
free_question (gpointer  question,
               GClosure *closure)
{
  g_free (question);
}

static void
add_filter (GtkFileChooserNative *dialog,
            const char           *name,
            const char           *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

static GtkFileChooserNative *
ask (GtkWindow           *parent,
     const char          *title,
     GtkFileChooserAction action,
     const char          *accept,
     TceFileChosen        chosen,
     gpointer             user_data)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, accept, _("_Cancel"));
  Question *question = g_new (Question, 1);

  *question = (Question) { chosen, user_data };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (dialog_answered), question, free_question, 0);
  add_filter (dialog, _("Boards"), "*.city.json");

  return dialog;
}

void
tce_file_dialog_open (GtkWindow    *parent,
                      TceFileChosen chosen,
                      gpointer      user_data)
{
  GtkFileChooserNative *dialog = ask (parent, _("Open a Board"), GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), chosen, user_data);

  add_filter (dialog, _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
tce_file_dialog_save (GtkWindow    *parent,
                      const char   *name,
                      TceFileChosen chosen,
                      gpointer      user_data)
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
