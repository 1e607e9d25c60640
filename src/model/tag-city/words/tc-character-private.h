/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-character.h"

G_BEGIN_DECLS

/* All that a character can say, from 0, translated; NULL behind the last. */
const char *tc_character_get_line (const char *paint,
                                   guint       index);

G_END_DECLS
