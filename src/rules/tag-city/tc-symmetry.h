/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What stays the same when a city is mirrored or turned. */
typedef enum
{
  TC_SYMMETRY_NONE,
  TC_SYMMETRY_LEFT_RIGHT,
  TC_SYMMETRY_TOP_BOTTOM,
  TC_SYMMETRY_HALF_TURN,
} TcSymmetry;
