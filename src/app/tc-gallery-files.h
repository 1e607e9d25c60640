/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the gallery does with files of boards. A dialog over the window of @origin tells what goes wrong. */

/* Brings boards into @folder, and returns the address of the last one that is there now, or NULL. */
char *tc_gallery_files_import    (GtkWidget *origin,
                                  GFile     *folder,
                                  GSList    *files) G_GNUC_WARN_UNUSED_RESULT;

/* The address of the copy, or NULL. */
char *tc_gallery_files_duplicate (GtkWidget *origin,
                                  GFile     *file) G_GNUC_WARN_UNUSED_RESULT;

void  tc_gallery_files_trash     (GtkWidget *origin,
                                  GFile     *file);

/* In the program that shows folders, with the file marked where that program can do it. */
void  tc_gallery_files_show      (GtkWidget *origin,
                                  GFile     *file);

G_END_DECLS
