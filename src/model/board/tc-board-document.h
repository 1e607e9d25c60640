/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <tc-board-file.h>

#include "tc-board-disk.h"
#include "tc-board-recovery.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_DOCUMENT (tc_board_document_get_type ())

/* A board that somebody is editing: a value, the values before it and after it, and the file it belongs to. Values share what did not change, so
 * that undo has no limit.
 *
 * `changed` is emitted after every change of the value, no matter who made it, and `updated` whenever some of what can be asked of it may be another, such as the
 * state of the file on the disk.
 *
 * A copy of unsaved work is kept in the user's state folder; saving and dropping the last reference remove it, a crash leaves it for
 * tc_board_recovery_list (). */
G_DECLARE_FINAL_TYPE (TcBoardDocument, tc_board_document, TC, BOARD_DOCUMENT, GObject)

/* Of no file and unmodified; @start is a template or any other board, or NULL for an empty one. */
TcBoardDocument *tc_board_document_new              (TcBoardFile * start) G_GNUC_WARN_UNUSED_RESULT;

/* Boards with problems can be loaded too, as long as they can be represented. */
void             tc_board_document_load_async       (GFile              *file,
                                                     GCancellable       *cancellable,
                                                     GAsyncReadyCallback callback,
                                                     gpointer            user_data);
TcBoardDocument *tc_board_document_load_finish      (GAsyncResult *result,
                                                     GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/* Unsaved work that was left behind: modified, and of the file that it was of. */
TcBoardDocument *tc_board_document_recover          (TcBoardRecovery *recovery) G_GNUC_WARN_UNUSED_RESULT;

/* Saving replaces the file as a whole. The first needs a file, and fails with G_IO_ERROR_WRONG_ETAG, touching nothing, when somebody else changed it;
 * the second writes over whatever is there, and the document is of @file from then on. */
gboolean         tc_board_document_save             (TcBoardDocument *self,
                                                     GError         **error);
gboolean         tc_board_document_save_as          (TcBoardDocument *self,
                                                     GFile           *file,
                                                     GError         **error);

/* Takes what is on the disk now, as a step that can be undone. */
gboolean         tc_board_document_reload           (TcBoardDocument *self,
                                                     GError         **error);

/* Keeps what is here although the disk has something else: the file counts as unchanged, and the document as modified. */
void             tc_board_document_ignore_disk      (TcBoardDocument *self);

TcBoardFile     *tc_board_document_get_board_file   (TcBoardDocument *self);
const TcBoard   *tc_board_document_get_board        (TcBoardDocument *self);
GFile           *tc_board_document_get_file         (TcBoardDocument *self);

/* The name of the board, or that it has none. */
const char      *tc_board_document_get_title        (TcBoardDocument *self);
gboolean         tc_board_document_get_modified     (TcBoardDocument *self);
gboolean         tc_board_document_get_can_undo     (TcBoardDocument *self);
gboolean         tc_board_document_get_can_redo     (TcBoardDocument *self);

/* “Undo: fill Docks”, or just “Undo” when there is nothing. */
const char      *tc_board_document_get_undo_label   (TcBoardDocument *self);
const char      *tc_board_document_get_redo_label   (TcBoardDocument *self);
TcDiskState      tc_board_document_get_disk_state   (TcBoardDocument *self);

/* Why there is no copy of the latest changes that a crash would leave, or NULL if there is one, or soon is, or none is wanted. */
const char      *tc_board_document_get_copy_problem (TcBoardDocument *self);

/* Makes one step. @label says what it was, translated and to follow a colon: “fill Docks”. Steps with equal @merge_key (may be NULL) that follow
 * each other become one, which keeps the first label. An equal value makes no step. */
void             tc_board_document_apply            (TcBoardDocument *self,
                                                     const TcBoard   *board,
                                                     const char      *label,
                                                     const char      *merge_key);
void             tc_board_document_apply_file       (TcBoardDocument *self,
                                                     TcBoardFile     *board_file,
                                                     const char      *label,
                                                     const char      *merge_key);

/* The grid with its lines elsewhere, as the functions tc_board_lines_… () say; whatever the file says of a line stays with it. */
void             tc_board_document_apply_lines      (TcBoardDocument    *self,
                                                     const TcBoardLines *lines,
                                                     const char         *label,
                                                     const char         *merge_key);

/* The next step is one of its own, whatever its key: the focus left a field. */
void             tc_board_document_end_merge        (TcBoardDocument *self);

/* From the first to the last, all that is applied is one step with that label; their own labels and keys do not count. Cancelling gives back the
 * value from before. */
void             tc_board_document_begin_stroke     (TcBoardDocument *self,
                                                     const char      *label);
void             tc_board_document_end_stroke       (TcBoardDocument *self);
void             tc_board_document_cancel_stroke    (TcBoardDocument *self);

void             tc_board_document_undo             (TcBoardDocument *self);
void             tc_board_document_redo             (TcBoardDocument *self);

/* Steps that merge as long as the same text is typed at. @district counts for its name only. @language is "en" or "fr", or NULL for author and licence;
 * empty @words remove the text. */
void             tc_board_document_set_text         (TcBoardDocument *self,
                                                     TcBoardText      text,
                                                     guint            district,
                                                     const char      *language,
                                                     const char      *words);

/* A new district has a name in both languages; the number of it is returned, or −1 if there are twelve. */
int              tc_board_document_add_district     (TcBoardDocument *self);

G_END_DECLS
