/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-lettering-drawing.h"
#include "turn-texture-cache.h"

G_BEGIN_DECLS

/* Letters are drawn on this height, from a little above 10 to a little below 58; accents go up to -14. */
#define TURN_LETTER_HEIGHT 68.0

/* The bones of a letter: a path to be stroked. */
typedef struct
{
  double      width;
  const char *path;       /* "" for a space */
  const char *accent;     /* a second path above it, moved to its middle, or NULL */
} TurnLetter;

/* Capital letters, also with common accents, digits and a few signs; FALSE when it has never been drawn. */
gboolean turn_letter_find (gunichar    character,
                           TurnLetter *letter);

/* How many textures it keeps, for tests. */
guint    turn_texture_cache_size (TurnTextureCache *self);

G_END_DECLS
