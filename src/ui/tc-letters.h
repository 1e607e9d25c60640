/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Letters are drawn on this height, from a little above 10 to a little below 58; accents go up to -14. */
#define TC_LETTER_HEIGHT 68.0

/* The bones of a letter: a path to be stroked. */
typedef struct
{
  double      width;
  const char *path;       /* "" for a space */
  const char *accent;     /* a second path above it, moved to its middle, or NULL */
} TcLetter;

/* Capital letters, also with common accents, digits and a few signs; FALSE when it has never been drawn. */
gboolean tc_letter_find (gunichar  character,
                         TcLetter *letter);

G_END_DECLS
