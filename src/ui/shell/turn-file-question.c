/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-file-question.h"

#include <glib/gi18n.h>

/* An open question: whom to tell. Freed with the dialog. */
typedef struct
{
  TurnFileChosen chosen;
  gpointer       user_data;
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

GtkFileChooserNative *
turn_file_question_new (GtkWindow           *parent,
                        const char          *title,
                        GtkFileChooserAction action,
                        const char          *accept,
                        TurnFileChosen       chosen,
                        gpointer             user_data)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, accept, _("_Cancel"));
  Question *question = g_new (Question, 1);

  *question = (Question) { chosen, user_data };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (dialog_answered), question, free_question, 0);

  return dialog;
}

void
turn_file_question_add_filter (GtkFileChooserNative *dialog,
                               const char           *name,
                               const char           *patterns)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_auto (GStrv) each = g_strsplit (patterns, " ", -1);

  gtk_file_filter_set_name (filter, name);
  for (guint i = 0; each[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, each[i]);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

void
turn_file_question_save_picture (GtkWindow     *parent,
                                 const char    *name,
                                 TurnFileChosen chosen,
                                 gpointer       user_data)
{
  GtkFileChooserNative *dialog = turn_file_question_new (parent, _("Save the Picture"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                         _("_Save"), chosen, user_data);

  turn_file_question_add_filter (dialog, _("Pictures"), "*.png");
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
