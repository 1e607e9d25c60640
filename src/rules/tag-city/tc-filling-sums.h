/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-filling.h"
#include "tc-ground.h"

/* What can be said of a feature before any token is placed. Where a part of the city is wholly inside it, nothing can stick out of that part. The sizes of
 * tokens must then add up to its size, on light and dark squares, on even and odd rows, on even and odd columns. Writes the reason if they never do.
 * Otherwise returns how many drones it takes at least. */
unsigned tc_filling_sum_up (const TcForms *forms,
                            const TcBoard *board,
                            const uint16_t feature[TC_MAX_SIDE],
                            TcFilling     *filling);
