/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define STORE_MAX_FILE_SIZE (4 * 1024 * 1024)

/* The bytes of a file, followed by a zero byte that does not count; never reads more than STORE_MAX_FILE_SIZE. */
char     *store_file_load (GFile   *file,
                           gsize   *length,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces a file as a whole: a crash or a full disk leaves the old one. Makes missing folders, keeps the permissions of
 * a file that is there, and writes to where a symbolic link points. */
gboolean  store_file_save (GFile      *file,
                           const char *text,
                           gsize       length,
                           GError    **error);

G_END_DECLS
