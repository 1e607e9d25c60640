/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A direction on the screen. */
typedef enum
{
  TC_DIRECTION_LEFT,
  TC_DIRECTION_RIGHT,
  TC_DIRECTION_UP,
  TC_DIRECTION_DOWN,
} TcDirection;
