/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>

/* Shares, priors and chances as whole numbers: a search must find the same move on every machine and with every compiler, which
 * floating-point numbers do not promise. */
#define TURN_ONE 65536u

/* The largest number whose square is not above @square. */
uint32_t turn_root          (uint64_t square);

/* Divides TURN_ONE among @n values: one that is lower by @halving gets half as much. @halving is at least 1. */
void     turn_softmax       (const int32_t *values,
                             unsigned       n,
                             int32_t        halving,
                             uint32_t      *shares);
