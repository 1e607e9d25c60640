/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Whether one name may be a slip of the pen for the other: a letter too many, too few, wrong, or two of them exchanged; two such slips in longer names. */
gboolean    store_is_misspelt    (const char *name,
                                  const char *wanted);

/* The member that may be meant by @wanted but is spelt otherwise, or NULL. */
const char *store_find_misspelt  (JsonObject *object,
                                  const char *wanted);

G_END_DECLS
