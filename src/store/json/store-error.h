/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define STORE_ERROR (store_error_quark ())

/* What is wrong with a file. Messages are translated, name the place ("grid, row 3: …") and are shown as they are. */
typedef enum
{
  STORE_ERROR_TOO_LARGE,    /* a file, its nesting, its number of values or a number is beyond the limits of store-json.h */
  STORE_ERROR_SYNTAX,       /* not one JSON value in UTF-8 */
  STORE_ERROR_FORMAT,       /* not the format asked for */
  STORE_ERROR_VERSION,      /* made by a newer program */
  STORE_ERROR_CONTENT,      /* a member missing, of a wrong type or out of range */
  STORE_ERROR_FOUL,         /* a record that breaks a rule */
} StoreError;

GQuark   store_error_quark     (void);

/* Whether a file is damaged for good: not what a newer program, or the disk at another moment, may be able to read. */
gboolean store_error_is_damage (const GError *error);

/* For people: with the real minus sign. */
char    *store_number_text     (gint64 number) G_GNUC_WARN_UNUSED_RESULT;

/* What stood in a file, fit to be quoted in a message: not long, and without characters that do things to a terminal. */
char    *store_quotable        (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A STORE_ERROR_CONTENT. Always FALSE, so that a failing function can return it. */
gboolean store_fail_content    (GError    **error,
                                const char *format,
                                ...) G_GNUC_PRINTF (2, 3);

/* The same, with a format for just the text that stood in the file, which is made quotable. */
gboolean store_fail_quoting    (GError    **error,
                                const char *format,
                                const char *text) G_GNUC_PRINTF (2, 0);

/* Puts a place and a comma before the message; does nothing when there is no error to be told. Always FALSE, too. */
gboolean store_error_add_place (GError    **error,
                                const char *format,
                                ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
