/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "store-file.h"

G_BEGIN_DECLS

/* What a hostile file may make us hold. Many thousand members of one object could be chosen so that a hash table
 * becomes a list; many small values cost far more memory than text. No honest file comes near any of these. */
#define STORE_MAX_DEPTH 32
#define STORE_MAX_VALUES 250000
#define STORE_MAX_MEMBERS 1024

/* Reads one JSON value, strictly: UTF-8 without byte order mark, nothing after the value, no comments, no member twice in
 * an object, no number that would change by being read. Syntax errors name line and column. */
JsonNode *store_json_parse   (const char *text,
                              gsize       length,
                              GError    **error) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *store_json_load    (GFile   *file,
                              GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* A copy that shares nothing with the original. */
JsonNode *store_json_copy    (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* On one line, without a line break. */
char     *store_json_to_line (JsonNode *node) G_GNUC_WARN_UNUSED_RESULT;

/* As a person would lay it out, two spaces a step: the root is opened, one member a line, and so is every member named in
 * @opened (ends with NULL) whose surroundings are opened too; all else stands on one line. Ends with a line break. */
char     *store_json_to_text (JsonNode          *node,
                              const char *const *opened) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
