/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <tc-board-library.h>
#include <tc-board-query.h>

G_BEGIN_DECLS

#define TC_TYPE_GALLERY_BOARDS (tc_gallery_boards_get_type ())

/* The boards of a library as the gallery lists them: those of the box and one's own, searched and sorted.
 *
 * - `played-changed`: a battle was started on some board
 * - `found-changed`: boards have come or gone because their length is known now */
G_DECLARE_FINAL_TYPE (TcGalleryBoards, tc_gallery_boards, TC, GALLERY_BOARDS, GObject)

TcGalleryBoards *tc_gallery_boards_new            (TcBoardLibrary * library,
                                                   GSettings      * settings) G_GNUC_WARN_UNUSED_RESULT;

/* Of TcBoardEntry, borrowed. One's own may be very many: only so many of them are in the list as somebody has scrolled to. Behind them is an item of
 * another kind, as long as all are shown: the place for the next one. */
GListModel      *tc_gallery_boards_get_built_in   (TcGalleryBoards *self);
GListModel      *tc_gallery_boards_get_own        (TcGalleryBoards *self);

/* How many come with the game, whatever is searched for. */
guint            tc_gallery_boards_get_n_built_in (TcGalleryBoards *self);

/* What is searched for; its text is copied. */
void             tc_gallery_boards_set_query      (TcGalleryBoards    *self,
                                                   const TcBoardQuery *query);

gboolean         tc_gallery_boards_is_played      (TcGalleryBoards *self,
                                                   TcBoardEntry    *entry);

/* The first board that is found, or NULL. */
TcBoardEntry    *tc_gallery_boards_get_first      (TcGalleryBoards *self) G_GNUC_WARN_UNUSED_RESULT;

/* Lists more of one's own boards, if there are more. */
void             tc_gallery_boards_show_more      (TcGalleryBoards *self);

/* Lists as many as it takes for that one to be among them. */
void             tc_gallery_boards_show_entry     (TcGalleryBoards *self,
                                                   TcBoardEntry    *entry);

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
