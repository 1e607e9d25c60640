/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <tc-token.h>

G_BEGIN_DECLS

/* What people call a token: “S shape”, translated; a board's own tokens go by their id. */
const char *tc_token_get_name   (const TcToken *self);

/* The same within “Place the …”: “S”, “square”, “bar of three”. */
const char *tc_token_get_letter (const TcToken *self);

G_END_DECLS
