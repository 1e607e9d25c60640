/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Texts that somebody wrote into a file and that others are shown. */

/* In characters, not in bytes. */
#define STORE_MAX_NAME 200
#define STORE_MAX_DESCRIPTION 2000

typedef enum
{
  STORE_TEXT_NAME,           /* on one line, without characters that mislead; empty, or with one that is seen */
  STORE_TEXT_DESCRIPTION,    /* as its author likes */
} StoreTextKind;

/* A text that may stand in a file. The error is a STORE_ERROR_CONTENT without a place. */
gboolean store_text_check   (const char   *text,
                             StoreTextKind kind,
                             guint         most,
                             GError      **error);

/* What is left of a text without what may not stand in a file. */
char    *store_text_cleaned (const char   *text,
                             StoreTextKind kind,
                             guint         most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
