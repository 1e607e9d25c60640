/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-token.h>

G_BEGIN_DECLS

/* What people call a token, translated: "S shape", "bar of three". A board's own tokens go by their id. */
const char *tc_token_get_name (const TcToken *self);

/* The same within a sentence, with its article: "the S", "the bar of three". */
char       *tc_token_dup_the  (const TcToken *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
