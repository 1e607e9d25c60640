/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-search.h"

/* The bytes that a search takes at once and gives back when it ends. */
size_t turn_search_size (const TurnSearchGame   *table,
                         const TurnSearchEffort *effort);

/* The largest number whose square is not above @square. */
uint32_t turn_root (uint64_t square);
