/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "store-error.h"

G_BEGIN_DECLS

/* A place in a JSON text, which moves forward as strings and numbers are read. For store-json.c only. */
typedef struct
{
  const char *text;       /* UTF-8 without zero bytes, once store_scanner_check_encoding () found it so */
  const char *at;
  const char *end;
  guint       depth;
  guint       n_values;
  GError    **error;
} StoreScanner;

/* These always return FALSE, so that a failing function can return them; the message gets line and column of @at. */
gboolean  store_scanner_fail           (StoreScanner *self,
                                        StoreError    code,
                                        const char   *at,
                                        const char   *message);
gboolean  store_scanner_fail_here      (StoreScanner *self,
                                        const char   *message);
gboolean  store_scanner_fail_cut_off   (StoreScanner *self);

gboolean  store_scanner_check_encoding (StoreScanner *self);

/* The next character that is not blank, or 0 at the end. */
char      store_scanner_peek           (StoreScanner *self);

/* From the opening quote to behind the closing one; NULL after an error. */
char     *store_scanner_read_string    (StoreScanner *self) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *store_scanner_read_number    (StoreScanner *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
