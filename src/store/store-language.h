/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The language of messages now, such as "fr"; "en" where none is set. */
const char *store_language      (void);

/* Of a localised text, which is a string or an object from language code to string: the text in @language (NULL: that of
 * messages), else in English, else in any; "" where there is none at all. */
const char *store_localised     (JsonNode   *text,
                                 const char *language);

/* Whether a localised text needs no falling back for that language; a plain string serves them all. */
gboolean    store_has_language  (JsonNode   *text,
                                 const char *language);

G_END_DECLS
