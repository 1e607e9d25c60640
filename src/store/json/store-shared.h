/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* An immutable JSON object of which changed copies can be made that share all other members with it. Counted atomically, as are its members, so
 * that copies may live in different threads; json-glib's own counting does not allow that. */
typedef struct _StoreShared StoreShared;

StoreShared *store_shared_new     (JsonObject *object) G_GNUC_WARN_UNUSED_RESULT;
StoreShared *store_shared_ref     (StoreShared *self);
void         store_shared_unref   (StoreShared *self);

/* Borrowed, to be read only; NULL if there is none. */
JsonNode    *store_shared_get     (StoreShared *self,
                                   const char  *member);

/* A copy in which one member is another, at its old place or at the end, or is missing. @node: (transfer full) (nullable) */
StoreShared *store_shared_with    (StoreShared *self,
                                   const char  *member,
                                   JsonNode    *node) G_GNUC_WARN_UNUSED_RESULT;

/* An object that shares nothing with this. */
JsonNode    *store_shared_to_node (StoreShared *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreShared, store_shared_unref)

G_END_DECLS
