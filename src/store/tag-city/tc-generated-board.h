/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-generate.h>

#include "tc-board-file.h"

G_BEGIN_DECLS

/* The most cities that one seed is asked for, side by side. */
#define TC_N_PROPOSALS 6

/* A city by chance with names in English and French; NULL if no city fits the wishes. */
TcBoardFile *tc_board_file_new_generated (const TcWishes *wishes) G_GNUC_WARN_UNUSED_RESULT;

/* The seed that somebody types: a number means itself, any other text always the same number. */
guint64      tc_seed_from_text           (const char *text);

G_END_DECLS
