/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-token.h>

G_BEGIN_DECLS

/* What people call a token, translated: "S", "bar of 3". A token of a board's own is called by its id. */
const char *tc_token_name     (const TcToken *token);

/* The same as it stands in a sentence: "the S", "the bar of 3". */
char       *tc_token_dup_the  (const TcToken *token) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
