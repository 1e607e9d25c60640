/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Told which file was chosen; not called when nobody chose one. */
typedef void (*TcFileChosen) (GFile   *file,
                              gpointer user_data);

/* Asks for a board or a recorded battle to open. @user_data must outlive @parent. */
void tc_file_dialog_open        (GtkWindow   *parent,
                                 TcFileChosen chosen,
                                 gpointer     user_data);

/* Asks where to put a battle or a picture. */
void tc_file_dialog_save_record (GtkWindow   *parent,
                                 const char  *name,
                                 TcFileChosen chosen,
                                 gpointer     user_data);
void tc_file_dialog_save_picture (GtkWindow   *parent,
                                  const char  *name,
                                  TcFileChosen chosen,
                                  gpointer     user_data);

G_END_DECLS
