/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define STORE_MAX_FILE_SIZE (4 * 1024 * 1024)
#define STORE_MAX_DEPTH 32

/* Reads one JSON value, checking size, UTF-8, depth and that nothing follows it before the parser sees a byte. */
JsonNode *store_json_parse  (const char *text,
                             gsize       length,
                             GError    **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *store_json_load   (GFile   *file,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Replaces a file as a whole: a crash or a full disk leaves the old one. Makes missing folders. */
gboolean  store_file_save   (GFile      *file,
                             const char *text,
                             gsize       length,
                             GError    **error);

G_END_DECLS
