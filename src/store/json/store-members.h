/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "store-error.h"
#include "store-text.h"

G_BEGIN_DECLS

/* Strict readers of members and entries. A missing member, one of a wrong type or out of range is a STORE_ERROR_CONTENT whose
 * message begins with its place inside the object ("high: …") or array ("entry 3: …"); store_error_add_place () puts what is
 * around it before that: "columns, entry 3, high: …". What they return belongs to the object or array.  */
gboolean    store_get_integer   (JsonObject *object,
                                 const char *member,
                                 gint64      least,
                                 gint64      most,
                                 gint64     *value,
                                 GError    **error);
const char *store_get_text      (JsonObject *object,
                                 const char *member,
                                 GError    **error);
JsonObject *store_get_object    (JsonObject *object,
                                 const char *member,
                                 GError    **error);
JsonArray  *store_get_array     (JsonObject *object,
                                 const char *member,
                                 guint       least,
                                 guint       most,
                                 GError    **error);

/* A string, or an object from language code to string that is not empty; each of them such as @kind wants, with at most so many characters. */
JsonNode   *store_get_localised (JsonObject   *object,
                                 const char   *member,
                                 StoreTextKind kind,
                                 guint         most,
                                 GError      **error);

/* The name of something, of at most STORE_MAX_NAME characters. */
const char *store_get_name      (JsonObject *object,
                                 const char *member,
                                 GError    **error);

/* Whether the member is absent or null. */
gboolean    store_lacks         (JsonObject *object,
                                 const char *member);

/* Entries count from 0 here and from 1 in messages; the index must be one of the array's. */
gboolean    store_nth_integer   (JsonArray *array,
                                 guint      index,
                                 gint64     least,
                                 gint64     most,
                                 gint64    *value,
                                 GError   **error);
const char *store_nth_text      (JsonArray *array,
                                 guint      index,
                                 GError   **error);
JsonObject *store_nth_object    (JsonArray *array,
                                 guint      index,
                                 GError   **error);
JsonArray  *store_nth_array     (JsonArray *array,
                                 guint      index,
                                 guint      least,
                                 guint      most,
                                 GError   **error);

/* The root as an object. */
JsonObject *store_root_object   (JsonNode *node,
                                 GError  **error);

/* Adds a member to the object that is being built. */
void        store_build_text    (JsonBuilder *json,
                                 const char  *member,
                                 const char  *text);
void        store_build_number  (JsonBuilder *json,
                                 const char  *member,
                                 gint64       number);
void        store_build_flag    (JsonBuilder *json,
                                 const char  *member,
                                 gboolean     flag);

G_END_DECLS
