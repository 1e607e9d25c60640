/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-file-question.h>

G_BEGIN_DECLS

/* Asks for a board or a recorded battle to open. @user_data must outlive @parent. */
void turn_file_dialog_open        (GtkWindow     *parent,
                                   TurnFileChosen chosen,
                                   gpointer       user_data);

/* Asks for a board to bring in. */
void turn_file_dialog_import_board (GtkWindow     *parent,
                                    TurnFileChosen chosen,
                                    gpointer       user_data);

/* Asks where to put a battle. */
void turn_file_dialog_save_record (GtkWindow     *parent,
                                   const char    *name,
                                   TurnFileChosen chosen,
                                   gpointer       user_data);

G_END_DECLS
