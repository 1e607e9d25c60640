/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where the other program of Tag City is: what the environment @variable says, beside this program, or where programs are installed; NULL if
 * there is none. */
char *tc_neighbour_find (const char *name,
                         const char *variable) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
