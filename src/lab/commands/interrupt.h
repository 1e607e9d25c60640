/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdatomic.h>

/* Becomes true when somebody presses Ctrl+C; the second time the program is ended as usual. */
extern atomic_bool interrupt_asked;

void interrupt_watch (void);
