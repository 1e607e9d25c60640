/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-table.h>

G_BEGIN_DECLS

/* Plays the sound of the last move. */
void tc_table_sound_play (TcTable *table);

G_END_DECLS
