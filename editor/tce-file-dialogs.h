/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-file-question.h>

G_BEGIN_DECLS

/* @chosen is called once if a file is chosen, and not at all otherwise. */
void tce_file_dialog_open (GtkWindow   *parent,
                           TcFileChosen chosen,
                           gpointer     user_data);
void tce_file_dialog_save (GtkWindow   *parent,
                           const char  *name,
                           TcFileChosen chosen,
                           gpointer     user_data);

G_END_DECLS
