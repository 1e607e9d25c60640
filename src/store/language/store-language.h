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

/* What stands in exactly that language; "" for nothing. A plain string counts as English. */
const char *store_text_in       (JsonNode   *text,
                                 const char *language);

/* A localised text (NULL: none yet) with other words in one language, empty ones to remove them; NULL if nothing is left. A plain string stays one
 * as long as only its English is changed. */
JsonNode   *store_localised_with (JsonNode   *text,
                                  const char *language,
                                  const char *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
