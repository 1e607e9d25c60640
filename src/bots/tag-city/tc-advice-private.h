/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-advice.h"

/* The free squares that no token of the HQ can cover. */
TcSet tc_squares_out_of_reach (const TcGame *game,
                               const TcSet  *free_squares);
