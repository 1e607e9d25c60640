/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define STORE_MAX_FILE_SIZE (4 * 1024 * 1024)

/* The bytes of a file, followed by a zero byte that does not count; never reads more than STORE_MAX_FILE_SIZE, and never waits: folders, pipes and
 * devices are refused. */
char     *store_file_load (GFile   *file,
                           gsize   *length,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces a file as a whole: a crash or a full disk leaves the old one. Makes missing folders, keeps the permissions of
 * a file that is there, and writes to where a symbolic link points. */
gboolean  store_file_save (GFile      *file,
                           const char *text,
                           gsize       length,
                           GError    **error);

/* The same without waiting for the disk, for files of this machine: fast enough to come before what is shown. The end of the program leaves the new
 * text; that of the machine may leave nothing at all. */
gboolean  store_file_note (GFile      *file,
                           const char *text,
                           gsize       length,
                           GError    **error);

/* Keeps what could not be read under a name that nothing else has, such as "statistics.json.damaged-1": somebody may want to repair it. Returns that
 * name, as people are shown it; NULL if the file stays where it is. */
char     *store_file_move_aside (GFile   *file,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a file for people: in UTF-8, and without characters that mislead (store-text.h). */
char     *store_file_dup_shown_name (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a file has the name of one that is being written. It is locked for as long as it is (store-lock.h). */
gboolean  store_file_is_temporary (const char *name);

G_END_DECLS
