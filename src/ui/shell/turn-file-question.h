/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Told which file was chosen; not called when nobody chose one. */
typedef void (*TurnFileChosen) (GFile   *file,
                                gpointer user_data);

/* A question for a file, to be shown with gtk_native_dialog_show (); it goes away by itself when it is answered. @user_data must outlive @parent. */
GtkFileChooserNative *turn_file_question_new        (GtkWindow           *parent,
                                                     const char          *title,
                                                     GtkFileChooserAction action,
                                                     const char          *accept,
                                                     TurnFileChosen       chosen,
                                                     gpointer             user_data) G_GNUC_WARN_UNUSED_RESULT;

/* Patterns such as "*.png", separated by spaces. */
void                  turn_file_question_add_filter (GtkFileChooserNative *dialog,
                                                     const char           *name,
                                                     const char           *patterns);

/* Asks at once where a PNG picture is to be; @name is proposed. */
void                  turn_file_question_save_picture (GtkWindow     *parent,
                                                       const char    *name,
                                                       TurnFileChosen chosen,
                                                       gpointer       user_data);

G_END_DECLS
